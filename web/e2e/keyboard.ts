import type { Locator, Page } from 'playwright-core'
import { expect, vi } from 'vitest'
import type { Answer, Step } from './people.ts'

/** No page of the product has so many places for the focus. */
const MOST_PRESSES = 200

async function pressUntil(page: Page, key: string, isThere: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; !(await isThere()); presses += 1) {
    if (presses === MOST_PRESSES) throw new Error(`${key} never led there`)
    await page.keyboard.press(key)
  }
}

/** Presses a key until the focus is on an element or in it. */
async function pressUntilIn(page: Page, key: string, target: Locator): Promise<void> {
  // Found once: looking for a name all over a page after every key is slow.
  const element = await target.elementHandle()
  if (element === null) throw new Error(`${target} is not there`)
  await pressUntil(page, key, () => element.evaluate(found => found.contains(document.activeElement)))
  await element.dispose()
}

/** Moves the focus with Tab until it is on a control. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor()
  await pressUntilIn(page, key, target)
}

/** Goes to a button or a link and presses it. */
export async function pressOn(page: Page, target: Locator, key?: 'Tab' | 'Shift+Tab'): Promise<void> {
  await tabTo(page, target, key)
  await page.keyboard.press('Enter')
}

const textOf = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const radiosOf = (page: Page, name: string) => page.getByRole('radiogroup', { name, exact: true })
const selectOf = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const groupOf = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const flagOf = (page: Page, name: string) => page.getByRole('checkbox', { name })

/** A radio is named after its label and what is said of it. */
const radioOf = (page: Page, { question, option }: { question: string; option: string }) =>
  radiosOf(page, question).getByRole('radio', { name: new RegExp(`^${option}\\b`) })

const chosenOf = (select: Locator) =>
  select.evaluate(element =>
    element instanceof HTMLSelectElement ? element.selectedOptions[0]?.textContent : null,
  )

async function choose(page: Page, { question, option }: { question: string; option: string }): Promise<void> {
  const select = selectOf(page, question)
  const radios = radiosOf(page, question)
  await select.or(radios).first().waitFor()
  if ((await select.count()) > 0) {
    await tabTo(page, select)
    await pressUntil(page, 'ArrowDown', async () => (await chosenOf(select)) === option)
    return
  }
  await pressUntilIn(page, 'Tab', radios)
  const wanted = radioOf(page, { question, option })
  if (await wanted.evaluate(radio => radio === document.activeElement)) await page.keyboard.press('Space')
  else await pressUntil(page, 'ArrowDown', () => wanted.isChecked())
}

const optionOf = (page: Page, { question, option }: { question: string; option: string }) =>
  groupOf(page, question).getByRole('checkbox', { name: option, exact: true })

async function add(page: Page, { question, option }: { question: string; option: string }): Promise<void> {
  const checkbox = optionOf(page, { question, option })
  const isBefore = await checkbox.evaluate(element => {
    const position = document.activeElement?.compareDocumentPosition(element) ?? 0
    return (position & Node.DOCUMENT_POSITION_PRECEDING) !== 0
  })
  await tabTo(page, checkbox, isBefore ? 'Shift+Tab' : 'Tab')
  await page.keyboard.press('Space')
  await eventually(() => checkbox.isChecked(), true)
}

/** So many last characters of an answer are typed key by key. */
const KEYED = 6

/**
 * Writes a text where the focus is. All but its end arrives at once, as from an input method: a page renders anew after
 * every key, and a story has hundreds of them.
 */
export async function write(page: Page, text: string): Promise<void> {
  await page.keyboard.insertText(text.slice(0, -KEYED))
  await page.keyboard.type(text.slice(-KEYED))
}

/** Answers one question with nothing but keys. */
export async function answerByKeyboard(page: Page, answer: Answer): Promise<void> {
  const { question } = answer
  if ('text' in answer) {
    await tabTo(page, textOf(page, question))
    await write(page, answer.text)
  } else if ('choose' in answer) {
    await choose(page, { question, option: answer.choose })
  } else if ('add' in answer) {
    for (const option of answer.add) await add(page, { question, option })
  } else {
    await tabTo(page, flagOf(page, question))
    await page.keyboard.press('Space')
  }
}

/** Waits until something is so. Unlike `expect.poll` it also serves tests that go on beside each other. */
export async function eventually<Value>(read: () => Promise<Value>, wanted: Value): Promise<void> {
  await vi.waitFor(async () => expect(await read()).toBe(wanted), { timeout: 60_000 })
}

/** Waits until a field holds a text. */
export async function expectValue(field: Locator, wanted: string): Promise<void> {
  await eventually(() => field.inputValue(), wanted)
}

/** Sees that a question shows an answer. */
export async function expectAnswer(page: Page, answer: Answer): Promise<void> {
  const { question } = answer
  if ('text' in answer) {
    await expectValue(textOf(page, question), answer.text)
  } else if ('choose' in answer) {
    const select = selectOf(page, question)
    const wanted = radioOf(page, { question, option: answer.choose })
    await select.or(wanted).first().waitFor()
    const isChosen =
      (await select.count()) > 0 ? (await chosenOf(select)) === answer.choose : await wanted.isChecked()
    expect(isChosen, question).toBe(true)
  } else if ('add' in answer) {
    for (const option of answer.add)
      await eventually(() => optionOf(page, { question, option }).isChecked(), true)
  } else {
    await flagOf(page, question).waitFor()
    expect(await flagOf(page, question).isChecked(), question).toBe(true)
  }
}

/** The heading of a step; the focus is on it when one comes there. */
export function headingOf(page: Page, section: string): Locator {
  return page.getByRole('heading', { level: 2, name: section, exact: true })
}

/** Fills in one section and stays on it. */
export async function answerStep(page: Page, { section, answers }: Step): Promise<void> {
  await headingOf(page, section).waitFor()
  for (const answer of answers) await answerByKeyboard(page, answer)
}

/** Goes to another section by the list beside the questions: back from where the focus is. */
export async function openSection(page: Page, section: string): Promise<void> {
  const sections = page.getByRole('navigation', { name: 'Sections' })
  await pressOn(page, sections.getByRole('link', { name: section }), 'Shift+Tab')
  await headingOf(page, section).waitFor()
}

/** Waits until all that was typed is on the server. */
export async function expectSaved(page: Page): Promise<void> {
  const status = page.getByRole('status').filter({ hasText: /saved|saving|kept/i })
  await eventually(async () => (await status.allInnerTexts()).join(), 'Saved')
}
