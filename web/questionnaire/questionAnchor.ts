/** The id of the element around a question, for links to it. */
export function questionAnchor(key: string): string {
  return `question-${key}`
}

const ANCHOR = `#${questionAnchor('')}`

/** The question that the hash of an address names; null where it names none. */
export function questionInHash(hash: string): string | null {
  return hash.startsWith(ANCHOR) ? decodeURIComponent(hash.slice(ANCHOR.length)) : null
}

/** Scrolls to a question and focuses its control: the chosen radio, or else the first control. */
export function focusQuestion(key: string): void {
  const frame = document.getElementById(questionAnchor(key))
  const control =
    frame?.querySelector<HTMLElement>('input:checked') ??
    frame?.querySelector<HTMLElement>('input, textarea, select, button')
  frame?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
