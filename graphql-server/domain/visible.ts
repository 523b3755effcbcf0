/**
 * Combines a policy's filter with the filter of a row: `visible(draftsVisibleTo(viewer), { id })`. Both must hold; the
 * row's filter never overrides the policy.
 *
 * The two are combined with AND, or merged into one flat object where that means the same: the policy shares no column
 * with the row and compares with plain values only. Prisma batches reads of single rows into one statement only when
 * their filters are flat.
 */
export function visible<Policy extends object, Row extends { [column: string]: unknown; AND?: never }>(
  policy: Policy,
  row: Row,
): Row & { AND?: Policy[] } {
  const isFlat = Object.entries(policy).every(([column, value]) => !(column in row) && isPlain(value))
  return isFlat ? { ...policy, ...row } : { ...row, AND: [policy] }
}

function isPlain(value: unknown): boolean {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}
