/**
 * Addresses that people type or cut short, with the page that they mean. They are answered with 301, so that a search
 * engine that has one keeps the other.
 */
const MOVED: ReadonlyMap<string, string> = new Map([
  ['/countries', '/#destinations'],
  ['/destinations', '/#destinations'],
  ['/faq', '/#faq'],
  ['/testimonials', '/#testimonials'],
  ['/programs', '/universities'],
  ['/programmes', '/universities'],
  ['/privacy-policy', '/privacy'],
  ['/terms-of-service', '/terms'],
  ['/favicon.ico', '/icon-192.png'],
])

/**
 * Where an address leads that has another one; null where it has none. A slash at the end is one too many.
 * @param search what follows the path, from the question mark on
 */
export function movedAddress(path: string, search: string): string | null {
  // Two slashes at the beginning would name another host.
  if (path === '/' || path.startsWith('//')) return null
  const short = path.replace(/(?<!\/)\/+$/, '')
  const [, id] = /^\/programmes\/(\d+)$/i.exec(short) ?? []
  const meant = id === undefined ? (MOVED.get(short.toLowerCase()) ?? short) : `/programs/${id}`
  if (meant === path) return null
  const [page = '', place] = meant.split('#')
  return `${page}${search}${place === undefined ? '' : `#${place}`}`
}
