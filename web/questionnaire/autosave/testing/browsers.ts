import { vi } from 'vitest'
import { forgetPerson } from '../../../device/browserMemory.ts'
import { PretendServer } from '../../../test/pretendServer.ts'
import type { FormValue } from '../../kinds/value.ts'
import { AnswerSaver } from '../answerSaver.ts'
import type { SavedAnswer, SaveOutcome, SaveRequest } from '../answers.ts'
import { type AnswerKeeper, findKeptEntries, findUnsentDrafts, openAnswerKeeper } from '../keptAnswers.ts'
import { KEEP_EVERY_MS } from '../schedule.ts'
import { ManualClock } from './manualClock.ts'
import { MemoryStorage } from './memoryStorage.ts'
import { questionnaireOf } from './questionnaireOf.ts'

export const KEYS = ['goal', 'story'] as const
export type Key = (typeof KEYS)[number]

const ABOUT = { type: 'SOP', form: 'WIZARD' }
const VIEWER = 'asha'
const QUESTIONNAIRE = questionnaireOf(...KEYS)
/** The values that the server keeps beside an answer. */
const ROOM = 5
/** A form may draw what changed elsewhere a moment later. */
const DRAWING_MS = 5

/** How a browser reaches the server. */
export type Line = {
  state: 'GOOD' | 'CUT' | 'ANSWERS_LOST'
  /** Milliseconds that a request and a response take at most; each takes some part of it. */
  requestDelay: number
  responseDelay: number
}

type Browser = {
  name: string
  storage: MemoryStorage
  present: Set<string>
  line: Line
  session: 'SIGNED_IN' | 'SIGNED_OUT'
  /** The answers as this browser last loaded them. */
  loaded: readonly SavedAnswer[]
}

export type Page = {
  browser: Browser
  saver: AnswerSaver
  form: Record<string, FormValue>
  /** What the form has yet to draw. */
  unrendered: Map<string, FormValue>
  isOpen: boolean
  crash: () => void
}

/**
 * Several browsers of one person, each with several pages that show one draft, and a server that merges as the real
 * one does. Counts what is typed, and knows for each value how it may rightly be gone.
 */
export class Browsers {
  readonly clock = new ManualClock()
  /** Two saves of one answer wait for each other, and so never have the same time. */
  readonly server = new PretendServer(() => this.clock.now() + ++this.#saves)
  readonly browsers: readonly Browser[]
  readonly pages: Page[] = []
  readonly typed: { key: Key; value: string; at: number; page: Page }[] = []
  /** Values that somebody typed over who saw them. */
  readonly #typedOver = new Set<string>()
  /** Values that were dismissed or made room, or that signing out wiped, and that nobody has taken since. */
  readonly #ended = new Set<string>()
  /** What the server offered last, by the question's key. */
  readonly #offered = new Map<string, readonly string[]>()
  readonly #random: () => number
  #saves = 0
  #current: Browser
  #count = 0

  /** @param random a number from 0 to 1, for delays */
  constructor({ names, random }: { names: readonly [string, ...string[]]; random: () => number }) {
    this.#random = random
    const [first, ...others] = names.map(name => this.#openBrowser(name))
    if (first === undefined) throw new Error('No browser was asked for')
    this.browsers = [first, ...others]
    this.#current = first
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => this.#current.storage)
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => this.#session)
  }

  #session = new MemoryStorage()

  #openBrowser(name: string): Browser {
    return {
      name,
      storage: new MemoryStorage(),
      present: new Set(),
      line: { state: 'GOOD', requestDelay: 0, responseDelay: 0 },
      session: 'SIGNED_IN',
      loaded: [],
    }
  }

  /** The draft on the server; null while none has begun. */
  get draftId(): string | null {
    return [...this.server.drafts.keys()][0] ?? null
  }

  openPages(browser?: Browser): Page[] {
    return this.pages.filter(page => page.isOpen && (browser === undefined || page.browser === browser))
  }

  /** Opens a page on the draft, or goes on with one that this browser has begun, or begins one in the first browser. */
  open(browser: Browser, { isStale = false }: { isStale?: boolean } = {}): Page | null {
    const { draftId } = this
    const unsent = this.in(browser, () => findUnsentDrafts(VIEWER)[0]?.creationKey ?? null)
    const isFirst = this.pages.length === 0
    if (draftId === null && unsent === null && !isFirst) return null
    if (draftId !== null && !isStale && browser.line.state !== 'CUT')
      browser.loaded = this.server.answers(draftId)
    const page = this.#openPage({
      browser,
      draft: draftId === null ? null : { id: draftId, answers: browser.loaded },
      creationKey: draftId === null ? unsent : null,
    })
    this.pages.push(page)
    return page
  }

  /** Goes on with drafts that this browser has begun and that the server may have received all the same. */
  resumeUnsent(browser: Browser): Page | null {
    const [unsent] = this.in(browser, () => findUnsentDrafts(VIEWER))
    if (unsent === undefined) return null
    const page = this.#openPage({ browser, draft: null, creationKey: unsent.creationKey })
    this.pages.push(page)
    return page
  }

  #mark(): string {
    this.#count += 1
    return `mark${this.#count}`
  }

  #openPage({
    browser,
    draft,
    creationKey,
  }: {
    browser: Browser
    draft: { id: string; answers: readonly SavedAnswer[] } | null
    creationKey: string | null
  }): Page {
    const mark = this.#mark()
    const editor = `editor-${mark}`
    const form: Record<string, FormValue> = {}
    const unrendered = new Map<string, FormValue>()
    const draw = () => {
      if (unrendered.size === 0) return
      Object.assign(form, Object.fromEntries(unrendered))
      unrendered.clear()
      saver.report({ ...form })
    }
    let saves = 0
    this.#session = new MemoryStorage()
    const saver: AnswerSaver = this.in(
      browser,
      () =>
        new AnswerSaver({
          questionnaire: QUESTIONNAIRE,
          ...ABOUT,
          draft,
          creationKey,
          mark,
          ports: {
            send: request => this.#send(browser, request, editor),
            nextSequence: () => ++saves,
            settle: async (draftId, key, savedAt) =>
              browser.line.state === 'GOOD' && (await this.server.settle(draftId, key, savedAt)),
            keeper: this.#keeperIn(browser, openAnswerKeeper({ viewerId: VIEWER, ...ABOUT, mark })),
            presence: {
              hold: held => {
                browser.present.add(held)
                return () => void browser.present.delete(held)
              },
              presentMarks: async () => new Set(browser.present),
              runAlone: async (_, run) => run(),
            },
            clock: this.clock,
            randomMark: () => this.#mark(),
            onChangedElsewhere: values => {
              for (const [key, value] of Object.entries(values)) unrendered.set(key, value)
              if (this.#random() < 0.5) draw()
              else this.clock.after(DRAWING_MS, draw)
            },
            onSaved: (draftId, answers) => {
              for (const other of this.openPages(browser))
                if (other.saver !== saver && other.saver.state().draftId === draftId)
                  other.saver.receive(answers)
            },
          },
        }),
    )
    Object.assign(form, saver.startValues)
    saver.open()
    return {
      browser,
      saver,
      form,
      unrendered,
      isOpen: true,
      crash: () => {
        saver.stop()
        browser.present.delete(mark)
      },
    }
  }

  /** Does something as this browser would, with its storage. */
  in<Result>(browser: Browser, act: () => Result): Result {
    const before = this.#current
    this.#current = browser
    try {
      return act()
    } finally {
      this.#current = before
    }
  }

  #keeperIn(browser: Browser, keeper: AnswerKeeper): AnswerKeeper {
    return {
      write: (place, entry) => this.in(browser, () => keeper.write(place, entry)),
      has: place => this.in(browser, () => keeper.has(place)),
      closedEntries: (place, present) => this.in(browser, () => keeper.closedEntries(place, present)),
      removeEntry: (place, mark) => this.in(browser, () => keeper.removeEntry(place, mark)),
      isForgotten: () => this.in(browser, () => keeper.isForgotten()),
      beginning: () => this.in(browser, () => keeper.beginning()),
      rememberBeginning: key => this.in(browser, () => keeper.rememberBeginning(key)),
    }
  }

  async #send(browser: Browser, request: SaveRequest, editor: string): Promise<SaveOutcome> {
    const { requestDelay, responseDelay } = browser.line
    if (requestDelay > 0) await this.clock.wait(this.#random() * requestDelay)
    this.server.line = browser.line.state
    this.server.session = browser.session
    const outcome = await this.server.send(request, editor)
    this.server.line = 'GOOD'
    this.server.session = 'SIGNED_IN'
    this.#noteOffered()
    if (responseDelay > 0) await this.clock.wait(this.#random() * responseDelay)
    return outcome
  }

  #noteOffered(): void {
    const { draftId } = this
    if (draftId === null) return
    for (const { key, value, setAside } of this.server.answers(draftId)) {
      const offered = setAside.map(entry => String(entry.value))
      // The oldest makes room for the sixth.
      for (const earlier of this.#offered.get(key) ?? [])
        if (offered.length === ROOM && earlier !== value && !offered.includes(earlier))
          this.#ended.add(earlier)
      this.#offered.set(key, offered)
    }
  }

  /** Types a value of its own over what the form shows. */
  type(page: Page, key: Key): void {
    this.#count += 1
    this.#note(page, key, `words ${this.#count}`)
  }

  /** Takes an offered value instead, as the note beside the question does. */
  take(page: Page, key: Key): void {
    // The note leaves out what the field shows.
    const entry = page.saver.state().setAside[key]?.find(({ value }) => value !== page.form[key])
    if (entry === undefined) return
    this.#note(page, key, String(entry.value))
    this.dismiss(page, key)
  }

  #note(page: Page, key: Key, value: string): void {
    this.#typedOver.add(String(page.form[key]))
    this.#ended.delete(value)
    // What is typed into a field comes after what was to be rendered in it.
    page.unrendered.delete(key)
    page.form[key] = value
    this.typed.push({ key, value, at: this.clock.now(), page })
    page.saver.report({ ...page.form })
  }

  dismiss(page: Page, key: Key): void {
    for (const { value } of page.saver.state().setAside[key] ?? []) this.#ended.add(String(value))
    void page.saver.settle(key)
  }

  /** Another program of the person's saves over what the server holds. */
  saveByProgram(key: Key): void {
    const { draftId } = this
    const [page] = this.pages
    if (draftId === null || page === undefined) return
    this.#count += 1
    const value = `words ${this.#count}`
    this.#typedOver.add(String(this.server.text(draftId, key) ?? ''))
    this.typed.push({ key, value, at: Number.NEGATIVE_INFINITY, page })
    this.server.saveElsewhere(draftId, key, value)
    this.#noteOffered()
  }

  /** Closes a page. Its tab may show another page of the site, and then takes note of responses still. */
  close(page: Page, { isTabClosed }: { isTabClosed: boolean }): void {
    page.isOpen = false
    page.saver.close()
    if (isTabClosed) page.crash()
    for (const other of this.openPages(page.browser)) void other.saver.takeUpClosed()
  }

  /** The page ends without notice: what was typed in the last moment may be gone. */
  crash(page: Page): void {
    page.isOpen = false
    page.crash()
    for (const { value, at, page: typedOn } of this.typed)
      if (typedOn === page && this.clock.now() - at <= KEEP_EVERY_MS) this.#ended.add(value)
  }

  /** The person comes back to a window: it asks what the server holds. */
  async ask(page: Page, { responseDelay = 0 }: { responseDelay?: number } = {}): Promise<void> {
    page.saver.wake()
    const { browser } = page
    const { draftId } = this
    if (browser.line.state === 'CUT') return
    const { session } = browser
    const answers = draftId === null ? [] : this.server.answers(draftId)
    if (session === 'SIGNED_IN') browser.loaded = answers
    if (responseDelay > 0) await this.clock.wait(responseDelay)
    if (session === 'SIGNED_OUT') {
      page.saver.signedOut()
      return
    }
    page.saver.signedIn()
    if (page.saver.state().draftId === draftId) page.saver.receive(answers)
  }

  endSession(browser: Browser): void {
    browser.session = 'SIGNED_OUT'
  }

  signInAgain(browser: Browser): void {
    browser.session = 'SIGNED_IN'
    for (const page of this.openPages(browser)) page.saver.signedIn()
  }

  /** Signs out in one tab; the others learn of it a moment later. Answers with what another person finds. */
  async signOut(browser: Browser): Promise<string> {
    const wiped = browser.storage.everything()
    for (const { value, page } of this.typed)
      if (wiped.includes(JSON.stringify(value).slice(1, -1)) || (page.browser === browser && page.isOpen))
        this.#ended.add(value)
    this.in(browser, forgetPerson)
    const open = this.openPages(browser)
    for (const page of open) this.type(page, 'goal')
    for (const page of open) {
      page.isOpen = false
      this.#ended.add(String(page.form.goal))
    }
    await this.clock.pass(KEEP_EVERY_MS * 4)
    for (const page of open) {
      page.saver.stop()
      page.saver.close()
    }
    return browser.storage.everything()
  }

  kept(): number {
    return this.browsers.flatMap(browser => this.in(browser, () => findKeptEntries(VIEWER))).length
  }

  /** The values that were typed, are neither saved nor offered, and have no right to be gone. */
  lost(): string[] {
    const { draftId } = this
    const answers = new Map(
      draftId === null ? [] : this.server.answers(draftId).map(answer => [answer.key, answer]),
    )
    return this.typed.flatMap(({ key, value }) => {
      const answer = answers.get(key)
      const isThere = answer?.value === value || answer?.setAside.some(entry => entry.value === value)
      const isOver = this.#typedOver.has(value) || this.#ended.has(value)
      return isThere || isOver ? [] : [`${key}: ${value}`]
    })
  }
}
