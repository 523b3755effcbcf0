/** The mail to an owner about a key that was revoked because it stood in an address. */
export function writeExposedKeyMail({
  fullName,
  name,
  start,
  publicUrl,
}: {
  fullName: string
  name: string
  start: string
  publicUrl: string
}): { kind: 'key-exposed'; subject: string; body: string } {
  return {
    kind: 'key-exposed',
    subject: 'A key of your organisation was revoked',
    body: [
      `Hello ${fullName},`,
      `The key "${name}" (${start}…) was sent to Gradwright in the address of a request. Addresses are kept in logs, so the key was revoked at once. Programs that use it are refused from now on.`,
      `Create another key at ${publicUrl}/developers and send it in the header Authorization.`,
    ].join('\n\n'),
  }
}
