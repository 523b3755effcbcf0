/** The URL of a server on this machine, through a proxy at another port. */
export function proxiedUrl(url: string, port: number): string {
  const through = new URL(url)
  through.hostname = '127.0.0.1'
  through.port = String(port)
  through.searchParams.delete('host')
  return through.href
}
