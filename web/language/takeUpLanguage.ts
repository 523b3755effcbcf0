import { readLanguageCookie } from '../device/languageCookie.ts'
import { speak } from './language.ts'

/** The language that the server wrote into the page. In development, where Vite sends the page, that of the cookie. */
function languageOfPage(): string {
  if (import.meta.env.DEV) return readLanguageCookie() ?? 'en'
  return document.documentElement.lang
}

/** Loads the texts of the page's language before anything is drawn. English has none to load. */
export async function takeUpLanguage(): Promise<void> {
  if (languageOfPage() !== 'hi') return
  try {
    const { HINDI } = await import('./hindi.ts')
    speak(HINDI)
    document.documentElement.lang = 'hi'
  } catch {
    // Without its texts the page is in English.
    document.documentElement.lang = 'en'
  }
}
