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
  /** The answers of each draft as this browser last loaded them. */
  loaded: Map<string, readonly SavedAnswer[]>
}

export type Page = {
  browser: Browser
  /** The session storage of the page's tab. */
  tab: MemoryStorage
  /** The draft in the page's address: one of this device only that the page was opened with. */
  creationKey: string | null
  saver: AnswerSaver
  form: Record<string, FormValue>
  /** What the form has yet to draw. */
  unrendered: Map<string, FormValue>
  isOpen: boolean
  crash: () => void
}

type Typed = {
  key: Key
  value: string
  /** The value that it was typed over. */
  over: string
  at: number
  /** Where it comes among the saves; each has another number. */
  order: number
  page: Page | 'A_PROGRAM'
}

/**
 * Several browsers of one person, each with several pages that show the person's drafts, and a server that merges as
 * the real one does. Counts what is typed, and knows for each value how it may rightly be gone.
 */
export class Browsers {
  readonly clock = new ManualClock()
  readonly server = new PretendServer(() => this.#nextMoment())
  readonly browsers: readonly Browser[]
  readonly pages: Page[] = []
  readonly typed: Typed[] = []
  /** Words of closed pages that replaced what was saved after they were typed. */
  readonly overtaken: string[] = []
  /** Whether the server refused something. A page that was refused shows it until it is opened again. */
  hasRefused = false
  /** Values that somebody typed over who saw them. */
  readonly #typedOver = new Set<string>()
  /** Values that were dismissed or made room, or that signing out wiped, and that nobody has taken since. */
  readonly #ended = new Set<string>()
  /** What the server offered last, by the draft and the question's key. */
  readonly #offered = new Map<string, readonly string[]>()
  readonly #random: () => number
  #moments = 0
  #storage = new MemoryStorage()
  #tab = new MemoryStorage()
  #count = 0

  /** @param random a number from 0 to 1, for delays */
  constructor({ names, random }: { names: readonly [string, ...string[]]; random: () => number }) {
    this.#random = random
    this.browsers = names.map(name => this.#openBrowser(name))
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => this.#storage)
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => this.#tab)
  }

  #openBrowser(name: string): Browser {
    return {
      name,
      storage: new MemoryStorage(),
      present: new Set(),
      line: { state: 'GOOD', requestDelay: 0, responseDelay: 0 },
      session: 'SIGNED_IN',
      loaded: new Map(),
    }
  }

  /** A time that nothing else has: what is typed and what is saved follow each other. */
  #nextMoment(): number {
    this.#moments += 1
    return this.clock.now() + this.#moments
  }

  /** The first draft on the server; null while there is none. */
  get draftId(): string | null {
    return [...this.server.drafts.keys()][0] ?? null
  }

  openPages(browser?: Browser): Page[] {
    return this.pages.filter(page => page.isOpen && (browser === undefined || page.browser === browser))
  }

  /** Opens a page on a draft, or goes on with one that this browser has begun, or begins one in the first browser. */
  open(
    browser: Browser,
    { isStale = false, draftId = this.draftId }: { isStale?: boolean; draftId?: string | null } = {},
  ): Page | null {
    const [unsent] = this.in(browser, () => findUnsentDrafts(VIEWER))
    const isFirst = this.pages.length === 0
    if (draftId === null && unsent === undefined && !isFirst) return null
    return this.#openPage({
      browser,
      draft: draftId === null ? null : this.#load(browser, draftId, { isStale }),
      creationKey: draftId === null ? (unsent?.creationKey ?? null) : null,
    })
  }

  /** The draft as the server has it, or as the browser has loaded it before. */
  #load(
    browser: Browser,
    draftId: string,
    { isStale = false }: { isStale?: boolean } = {},
  ): { id: string; answers: readonly SavedAnswer[] } {
    if (!isStale && browser.line.state !== 'CUT' && this.server.drafts.has(draftId))
      browser.loaded.set(draftId, this.server.answers(draftId))
    return { id: draftId, answers: browser.loaded.get(draftId) ?? [] }
  }

  /** Goes on with drafts that this browser has begun and that the server may have received all the same. */
  resumeUnsent(browser: Browser): Page | null {
    const [unsent] = this.in(browser, () => findUnsentDrafts(VIEWER))
    if (unsent === undefined) return null
    return this.#openPage({ browser, draft: null, creationKey: unsent.creationKey })
  }

  /** Loads a page anew. What its tab keeps stays. */
  reload(page: Page): void {
    this.close(page, { isTabClosed: true })
    this.#openAgain(page, page.tab)
  }

  /** Opens the page's address in another tab, which begins with a copy of what the tab keeps. */
  duplicate(page: Page): void {
    const isBegun = page.saver.state().draftId !== null || page.creationKey !== null || !page.tab.isEmpty
    // Of a page without a draft the copy would begin another draft.
    if (isBegun) this.#openAgain(page, page.tab.copy())
  }

  #openAgain({ browser, saver, creationKey }: Page, tab: MemoryStorage): void {
    const { draftId } = saver.state()
    const draft = draftId === null ? null : this.#load(browser, draftId)
    this.#openPage({ browser, tab, draft, creationKey: draftId === null ? creationKey : null })
  }

  #mark(): string {
    this.#count += 1
    return `mark${this.#count}`
  }

  #openPage({
    browser,
    tab = new MemoryStorage(),
    draft,
    creationKey,
  }: {
    browser: Browser
    tab?: MemoryStorage
    draft: { id: string; answers: readonly SavedAnswer[] } | null
    creationKey: string | null
  }): Page {
    const mark = this.#mark()
    const form: Record<string, FormValue> = {}
    const unrendered = new Map<string, FormValue>()
    const draw = () => {
      if (unrendered.size === 0) return
      Object.assign(form, Object.fromEntries(unrendered))
      unrendered.clear()
      saver.report({ ...form })
    }
    let saves = 0
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
            send: request => this.#send(page, request, `editor-${mark}`),
            nextSequence: () => ++saves,
            settle: async (draftId, key, savedAt) =>
              browser.line.state === 'GOOD' && (await this.server.settle(draftId, key, savedAt)),
            keeper: this.#keeperIn(browser, tab, openAnswerKeeper({ viewerId: VIEWER, ...ABOUT, mark })),
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
      tab,
    )
    const page: Page = {
      browser,
      tab,
      creationKey,
      saver,
      form,
      unrendered,
      isOpen: true,
      crash: () => {
        saver.stop()
        browser.present.delete(mark)
      },
    }
    this.pages.push(page)
    Object.assign(form, saver.startValues)
    saver.open()
    return page
  }

  /** Does something as a tab of this browser would, with its storage. */
  in<Result>({ storage }: Browser, act: () => Result, tab = new MemoryStorage()): Result {
    const before = { storage: this.#storage, tab: this.#tab }
    this.#storage = storage
    this.#tab = tab
    try {
      return act()
    } finally {
      this.#storage = before.storage
      this.#tab = before.tab
    }
  }

  #keeperIn(browser: Browser, tab: MemoryStorage, keeper: AnswerKeeper): AnswerKeeper {
    const act = <Result>(ask: () => Result) => this.in(browser, ask, tab)
    return {
      write: (place, entry) => act(() => keeper.write(place, entry)),
      has: place => act(() => keeper.has(place)),
      closedEntries: (place, present) => act(() => keeper.closedEntries(place, present)),
      removeEntry: (place, mark) => act(() => keeper.removeEntry(place, mark)),
      isForgotten: () => act(() => keeper.isForgotten()),
      beginning: () => act(() => keeper.beginning()),
      rememberBeginning: key => act(() => keeper.rememberBeginning(key)),
    }
  }

  async #send(page: Page, request: SaveRequest, editor: string): Promise<SaveOutcome> {
    const { browser } = page
    const { requestDelay, responseDelay } = browser.line
    if (requestDelay > 0) await this.clock.wait(this.#random() * requestDelay)
    this.server.line = browser.line.state
    this.server.session = browser.session
    const { draftId } = request
    const before = request.answers.map(({ key }) => ({
      key,
      value: draftId === null ? undefined : this.server.text(draftId, key),
      savedAt: draftId === null ? null : this.server.savedAt(draftId, key),
    }))
    // The server saves before it answers: other requests follow while the answer is awaited.
    const answer = this.server.send(request, editor)
    this.server.line = 'GOOD'
    this.server.session = 'SIGNED_IN'
    if (draftId !== null)
      for (const { key, value, savedAt } of before)
        this.#noteOvertaken(page, { draftId, key, earlier: value, savedAt })
    this.#noteOffered()
    const outcome = await answer
    if (responseDelay > 0) await this.clock.wait(this.#random() * responseDelay)
    return outcome
  }

  /**
   * Words that another page than the sending one typed must not replace what was saved since, unless that was typed on
   * the same page, or is one of the values that the words were typed over.
   */
  #noteOvertaken(
    page: Page,
    {
      draftId,
      key,
      earlier,
      savedAt,
    }: { draftId: string; key: string; earlier: FormValue | undefined; savedAt: number | null },
  ): void {
    const now = this.server.text(draftId, key)
    if (earlier === undefined || savedAt === null || now === earlier) return
    const typed = this.typed.filter(({ value }) => value === now)
    const replaced = new Set(this.typed.flatMap(entry => (entry.value === earlier ? [entry.page] : [])))
    const mayReplace = typed.some(
      entry => entry.page === page || replaced.has(entry.page) || savedAt < entry.order,
    )
    if (typed.length === 0 || replaced.size === 0 || mayReplace) return
    if (!this.#typedOverBy(typed).has(String(earlier)))
      this.overtaken.push(`${key}: ${now} replaced ${earlier}`)
  }

  /** The values that these were typed over, and those that they were typed over in turn. */
  #typedOverBy(typed: readonly Typed[]): ReadonlySet<string> {
    const all = new Set<string>()
    const waiting = typed.map(({ over }) => over)
    for (const over of waiting) {
      if (all.has(over)) continue
      all.add(over)
      for (const entry of this.typed) if (entry.value === over) waiting.push(entry.over)
    }
    return all
  }

  #noteOffered(): void {
    for (const draftId of this.server.drafts.keys())
      for (const { key, value, setAside } of this.server.answers(draftId)) {
        const offered = setAside.map(entry => String(entry.value))
        const place = `${draftId} ${key}`
        // The oldest makes room for the sixth.
        for (const earlier of this.#offered.get(place) ?? [])
          if (offered.length === ROOM && earlier !== value && !offered.includes(earlier))
            this.#ended.add(earlier)
        this.#offered.set(place, offered)
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
    const over = String(page.form[key])
    this.#typedOver.add(over)
    this.#typedOver.delete(value)
    this.#ended.delete(value)
    // What is typed into a field comes after what was to be rendered in it.
    page.unrendered.delete(key)
    page.form[key] = value
    this.typed.push({ key, value, over, at: this.clock.now(), order: this.#nextMoment(), page })
    page.saver.report({ ...page.form })
  }

  dismiss(page: Page, key: Key): void {
    for (const { value } of page.saver.state().setAside[key] ?? []) this.#ended.add(String(value))
    void page.saver.settle(key)
  }

  /** Another program of the person's saves over what the server holds. */
  saveByProgram(key: Key): void {
    const { draftId } = this
    if (draftId === null) return
    this.#count += 1
    const value = `words ${this.#count}`
    const over = String(this.server.text(draftId, key) ?? '')
    this.#typedOver.add(over)
    this.typed.push({
      key,
      value,
      over,
      at: Number.NEGATIVE_INFINITY,
      order: this.#nextMoment(),
      page: 'A_PROGRAM',
    })
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
    page.saver.retryNow()
    const { browser } = page
    const { draftId } = page.saver.state()
    if (browser.line.state === 'CUT') return
    const { session } = browser
    const isGone = draftId !== null && !this.server.drafts.has(draftId)
    const answers = draftId === null ? [] : this.server.answers(draftId)
    if (session === 'SIGNED_IN' && draftId !== null && !isGone) browser.loaded.set(draftId, answers)
    if (responseDelay > 0) await this.clock.wait(responseDelay)
    if (session === 'SIGNED_OUT') {
      page.saver.signedOut()
      return
    }
    page.saver.signedIn()
    if (draftId === null || page.saver.state().draftId !== draftId) return
    if (isGone) page.saver.gone()
    else page.saver.receive(answers)
  }

  /** The person deletes the first draft elsewhere. */
  deleteDraft(): void {
    if (this.draftId !== null) this.server.delete(this.draftId)
  }

  /** The server refuses one question's values from now on, or all saves, or nothing any more. */
  refuse(what: Key | 'ALL' | 'NOTHING'): void {
    this.hasRefused ||= what !== 'NOTHING'
    this.server.refuses = what === 'ALL' || what === 'NOTHING' ? {} : { [what]: 'Not this' }
    this.server.refusesAll = what === 'ALL' ? 'Not now' : null
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
    const open = this.openPages(browser)
    const wiped = [
      browser.storage.everything(),
      ...open.flatMap(({ form, saver }) => [JSON.stringify(form), JSON.stringify(saver.state().setAside)]),
    ].join()
    const others = this.browsers.filter(other => other !== browser)
    for (const { key, value } of this.typed) {
      const quoted = JSON.stringify(value).slice(1, -1)
      const isElsewhere = others.some(({ storage }) => holds(storage.everything(), quoted))
      if (holds(wiped, quoted) && !this.#isOnServer(key, value) && !isElsewhere) this.#ended.add(value)
    }
    this.in(browser, forgetPerson, open[0]?.tab)
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

  /** Whether a draft has the value or offers it, one that is deleted and can be restored included. */
  #isOnServer(key: Key, value: string): boolean {
    return this.server
      .allAnswers()
      .some(
        answer =>
          answer.key === key &&
          (answer.value === value || answer.setAside.some(entry => entry.value === value)),
      )
  }

  /** The values that were typed, are neither saved nor offered, and have no right to be gone. */
  lost(): string[] {
    return this.typed.flatMap(({ key, value }) => {
      const isOver = this.#typedOver.has(value) || this.#ended.has(value)
      return isOver || this.#isOnServer(key, value) ? [] : [`${key}: ${value}`]
    })
  }
}

/** Whether a text holds these words, and not only as the beginning of others: 'words 1' is not in 'words 12'. */
function holds(text: string, words: string): boolean {
  return new RegExp(`${words}(?!\\d)`).test(text)
}
