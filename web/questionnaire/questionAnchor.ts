/** The id of the element around a question, for links to it. */
export function questionAnchor(key: string): string {
  return `question-${key}`
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
