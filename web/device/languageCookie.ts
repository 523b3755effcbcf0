/** The language that somebody chose in this browser, as the server keeps it; null before any choice. */
export function readLanguageCookie(): string | null {
  return /(?:^|; )gradwright_language=(\w+)/.exec(document.cookie)?.[1] ?? null
}
