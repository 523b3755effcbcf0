/** The id of the element around a question, for links to it. */
export function questionAnchor(key: string): string {
  return `question-${key}`
}

/** Brings a question into view and puts the focus on its control: of radios the chosen one, else the first control. */
export function focusQuestion(key: string): void {
  const frame = document.getElementById(questionAnchor(key))
  const control =
    frame?.querySelector<HTMLElement>('input:checked') ??
    frame?.querySelector<HTMLElement>('input, textarea, select, button')
  frame?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
