import { readLanguageCookie } from '../device/languageCookie.ts'
import { currentLanguage, speak } from './language.ts'

/** The language that the server wrote into the page. In development, where Vite sends the page, that of the cookie. */
function languageOfPage(): string {
  if (import.meta.env.DEV) return readLanguageCookie() ?? 'en'
  return document.documentElement.lang
}

/** Loads what visitors' pages say in the page's language before anything is drawn. English has nothing to load. */
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

/** Loads the other texts of the page's language, for a page behind sign-in. Without them it is partly in English. */
export async function takeUpAllTexts(): Promise<void> {
  // Where they do not come, the next page tries again.
  const whole = await currentLanguage()
    .findWhole?.()
    .catch(() => null)
  if (whole) speak(whole)
}
