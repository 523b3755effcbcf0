/** What stays in Latin letters: names, terms that applicants use in English, and the example of an English text. */
const ALLOWED = [
  /^(Gradwright|English|MBA|CV|PDF|GRE|GMAT|IELTS|TOEFL|PTE|Duolingo|Free|Standard|Premium)$/,
  // The address that leads nowhere.
  /^\/nothing-here$/,
  /^\d+ MBA$/,
  // The site where a note of a guide can be checked.
  /^a\.example$/,
  /^(: )?Statement of Purpose \(SOP\)$/,
]

const isMadeUp = (text: string) => /mock-value|<.*>/.test(text)

/** Texts of the page, and names of its controls, that hold no Devanagari letter. */
export function untranslated(): string[] {
  const found = new Set<string>()
  const take = (text: string | null) => {
    const shown = text?.replace(/\s+/g, ' ').trim() ?? ''
    if (/[A-Za-z]{2}/.test(shown) && !/\p{Script=Devanagari}/u.test(shown) && !isMadeUp(shown))
      found.add(shown)
  }
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    // The example of a draft and of the answers behind it is in English, as drafts are.
    if (element.closest('[lang="en"], script, style')) continue
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) take(node.textContent)
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) take(element.getAttribute(name))
  }
  return [...found].filter(text => !ALLOWED.some(allowed => allowed.test(text)))
}
