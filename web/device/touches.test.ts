import { afterEach, describe, expect, it, vi } from 'vitest'
import { keepTouches, noteUsable } from './touches.ts'

afterEach(() => {
  noteUsable()
  document.body.replaceChildren()
})

function open(markup: string) {
  document.body.innerHTML = markup
  const onTouch = vi.fn()
  keepTouches(onTouch)
  const find = <Kind extends Element>(selector: string, kind: new () => Kind): Kind => {
    const found = document.querySelector(selector)
    if (!(found instanceof kind)) throw new Error(`There is no ${selector}`)
    return found
  }
  return { find, onTouch }
}

/** What the page's own scripts would get, once they are there. */
function listenTo(element: Element, ...types: string[]): string[] {
  const got: string[] = []
  for (const type of types)
    element.addEventListener(type, event => {
      event.preventDefault()
      got.push(element instanceof HTMLInputElement ? `${type} ${element.value}` : type)
    })
  return got
}

describe('what is done before the scripts of a page are there', () => {
  it('is done again once the page can be used, in the same order and once', async () => {
    const { find, onTouch } = open(
      '<form><input name="who"><button>Send</button></form><button id="more">More</button>',
    )
    const field = find('input', HTMLInputElement)
    const order: string[] = []
    find('#more', HTMLButtonElement).addEventListener('click', () => order.push('more'))
    field.value = 'As'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.value = 'Asha'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    find('#more', HTMLButtonElement).click()
    find('form button', HTMLButtonElement).click()
    expect(onTouch).toHaveBeenCalledTimes(4)

    expect(order).toEqual([])
    const typed = listenTo(field, 'input')
    find('form', HTMLFormElement).addEventListener('submit', event => {
      event.preventDefault()
      order.push('sent')
    })
    noteUsable()
    await expect.poll(() => order).toEqual(['more', 'sent'])
    expect(typed).toEqual(['input Asha'])
    noteUsable()
    find('#more', HTMLButtonElement).click()
    expect(order).toEqual(['more', 'sent', 'more'])
  })

  it('ends in the state that was chosen', async () => {
    const { find } = open(
      '<input type="radio" name="a" id="one" checked><input type="radio" name="a" id="two"><select><option>UK</option><option>Italy</option></select>',
    )
    const two = find('#two', HTMLInputElement)
    two.click()
    const select = find('select', HTMLSelectElement)
    select.value = 'Italy'
    select.dispatchEvent(new Event('change', { bubbles: true }))
    // The page draws what it was rendered with, and hears of the change afterwards.
    find('#one', HTMLInputElement).checked = true
    select.value = 'UK'
    const changes: string[] = []
    two.addEventListener('click', () => changes.push(`two ${two.checked}`))
    select.addEventListener('change', () => changes.push(select.value))
    noteUsable()
    await expect.poll(() => changes).toEqual(['two true', 'Italy'])
  })

  it('leaves links to the browser', () => {
    const { find } = open('<a href="#there"><span>There</span></a>')
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    find('span', HTMLSpanElement).dispatchEvent(click)
    expect(click.defaultPrevented).toBe(false)
  })
})
