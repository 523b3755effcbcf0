const HERE = 'http://gradwright.invalid'

function parse(path: string): URL | null {
  try {
    return new URL(path, HERE)
  } catch {
    return null
  }
}

/**
 * Where to go after signing in: `next` if it is a path of this site, else null. An address of another site is
 * refused in every disguise (`//host`, `/\host`, control characters, a scheme).
 */
export function returnPath(next: string | null): string | null {
  if (!next || !/^\/(?!\/)/.test(next)) return null
  // Browsers read a backslash as a slash and drop tabs and line ends, so '/\t/host' is '//host'.
  if (/[\\\p{Cc}]/u.test(next)) return null
  const url = parse(next)
  if (!url || url.origin !== HERE || url.pathname.startsWith('//') || url.pathname === '/auth') return null
  return `${url.pathname}${url.search}${url.hash}`
}

/** The sign-in page that leads back to this address. */
export function signInPath(from: { pathname: string; search: string }): string {
  return `/auth?next=${encodeURIComponent(`${from.pathname}${from.search}`)}`
}
