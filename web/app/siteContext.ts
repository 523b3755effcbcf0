import { createContext, useContext } from 'react'

/** The address of this site where a page is rendered without a window. */
export const SiteContext = createContext<string | null>(null)

/** The address of this site, such as `https://gradwright.example`. */
export function useSite(): string {
  return useContext(SiteContext) ?? window.location.origin
}
