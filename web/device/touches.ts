/*
 * What somebody does on a page that came rendered, before its scripts are there. It is kept, and done again once the
 * page can take it. Links need no scripts and are left alone.
 */

/** Sent by the page when its screen can be used. */
const USABLE = 'gradwright:usable'

/** Says that the screen can be used, or that something else is shown instead of it. */
export function noteUsable(): void {
  document.dispatchEvent(new Event(USABLE))
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox')

/** Fills a field as somebody would. React takes note of a change only if the value was another one before. */
function fillAgain(field: Field, value: string): void {
  const inputted = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  if (!(field instanceof HTMLSelectElement)) field.value = ''
  inputted?.call(field, value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

function tickAgain(field: HTMLInputElement, isChecked: boolean): void {
  field.checked = !isChecked
  field.click()
}

/** One thing at a time: the page has drawn the first before it gets the next. */
async function inTurn(things: readonly (() => void)[]): Promise<void> {
  for (const thing of things) {
    await new Promise(resolve => setTimeout(resolve))
    thing()
  }
}

/**
 * Keeps what is done until the page can be used, and then does it again in the same order.
 * @param onTouch called with each sign that somebody wants something of the page
 */
export function keepTouches(onTouch: () => void): void {
  const kept = new Map<EventTarget, () => void>()
  /** What was done last to the same thing is what is meant. */
  const keep = (target: EventTarget, again: () => void) => {
    kept.delete(target)
    kept.set(target, again)
    onTouch()
  }
  const listening = new AbortController()
  const listen = <Type extends keyof DocumentEventMap>(
    type: Type,
    take: (event: DocumentEventMap[Type]) => void,
  ) => document.addEventListener(type, take, { capture: true, signal: listening.signal })

  listen('click', event => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (!button) return
    // The head of the page may already hear it, and would hear it twice.
    event.stopPropagation()
    event.preventDefault()
    keep(button, () => button.click())
  })
  listen('submit', event => {
    event.stopPropagation()
    event.preventDefault()
    const { target: form } = event
    if (form instanceof HTMLFormElement) keep(form, () => form.requestSubmit())
  })
  const takeField = ({ target }: Event) => {
    if (!isField(target)) return
    if (isTicked(target)) {
      const { checked } = target
      keep(target, () => tickAgain(target, checked))
    } else {
      const { value } = target
      keep(target, () => fillAgain(target, value))
    }
  }
  listen('input', takeField)
  listen('change', takeField)
  for (const type of ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const)
    listen(type, onTouch)
  document.addEventListener(
    USABLE,
    () => {
      listening.abort()
      void inTurn([...kept.values()])
    },
    { once: true },
  )
}
