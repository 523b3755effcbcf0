import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetPerson } from '../../device/browserMemory.ts'
import { randomMark } from '../../device/pageMarks.ts'
import { PretendServer } from '../../test/pretendServer.ts'
import type { FormValues } from '../formValues.ts'
import { AnswerSaver } from './answerSaver.ts'
import type { SavedAnswer } from './answers.ts'
import { systemClock } from './clock.ts'
import { findKeptEntries, findUnsentDrafts, openAnswerKeeper } from './keptAnswers.ts'
import { KEEP_EVERY_MS, LAST_RETRY_MS, LONGEST_UNSENT_MS, PAUSE_MS, RESPONSE_TIMEOUT_MS } from './schedule.ts'
import { questionnaireOf } from './testing/questionnaireOf.ts'

const questionnaire = questionnaireOf('goal', 'story', 'age')
const about = { type: 'SOP', form: 'WIZARD' }
const viewerId = 'asha'

let server: PretendServer
/** The pages that are open, as the browser knows them. */
let present: Set<string>
beforeEach(() => {
  present = new Set()
  vi.useFakeTimers()
  server = new PretendServer()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

/** One page with the draft open, its form, and its siblings of the same browser. */
function openPage({
  draftId = null,
  answers = draftId === null ? [] : server.answers(draftId),
  creationKey = null,
  siblings = [],
  draws = true,
}: {
  draftId?: string | null
  /** The draft's answers as the page has loaded them. */
  answers?: readonly SavedAnswer[]
  creationKey?: string | null
  siblings?: AnswerSaver[]
  /** Whether the form shows at once what changed elsewhere. */
  draws?: boolean
} = {}) {
  const editor = randomMark()
  const mark = randomMark()
  let saves = 0
  const form: Record<string, FormValues[string]> = {}
  const settled: string[] = []
  const saver: AnswerSaver = new AnswerSaver({
    questionnaire,
    ...about,
    draft: draftId === null ? null : { id: draftId, answers },
    creationKey,
    mark,
    ports: {
      send: request => server.send(request, editor),
      nextSequence: () => ++saves,
      settle: (id, key, savedAt) => {
        settled.push(key)
        return server.settle(id, key, savedAt)
      },
      keeper: openAnswerKeeper({ viewerId, ...about, mark }),
      presence: {
        hold: held => {
          present.add(held)
          return () => void present.delete(held)
        },
        presentMarks: async () => new Set(present),
        runAlone: async (_, run) => run(),
      },
      clock: systemClock,
      randomMark,
      onChangedElsewhere: values => {
        if (!draws) return
        Object.assign(form, values)
        saver.report(form)
      },
      onSaved: (_, answers) => {
        for (const sibling of siblings) if (sibling !== saver) sibling.receive(answers)
      },
    },
  })
  siblings.push(saver)
  Object.assign(form, saver.startValues)
  saver.open()
  return {
    saver,
    form,
    settled,
    type: (key: string, value: string) => {
      form[key] = value
      saver.report({ ...form })
    },
    status: () => saver.state().status.kind,
    /** The process ends without the page's knowing. */
    crash: () => {
      saver.stop()
      present.delete(mark)
    },
  }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const kept = () => findKeptEntries(viewerId)
/** The words that pages keep for a question. */
const keptWords = (key: string) =>
  kept().flatMap(({ answers }) => (answers[key] ?? []).map(({ value }) => value))

/** A draft that was saved some time ago. */
async function earlierDraft(goal = 'Robots'): Promise<string> {
  const page = openPage()
  page.type('goal', goal)
  await page.saver.flush()
  page.saver.close()
  server.requests.length = 0
  return page.saver.state().draftId ?? ''
}

describe('answers that are typed', () => {
  it('are sent after a pause, and only those that changed', async () => {
    const page = openPage({ draftId: await earlierDraft() })
    expect(page.form).toEqual({ goal: 'Robots', story: '', age: '' })
    expect(page.status()).toBe('IDLE')
    page.type('story', 'I built')
    expect(page.status()).toBe('SAVING')
    await pass(PAUSE_MS - 1)
    page.type('story', 'I built one')
    await pass(PAUSE_MS - 1)
    expect(server.requests).toEqual([])
    await pass(1)
    expect(server.requests).toMatchObject([
      { draftId: 'draft-1', answers: [{ key: 'story', value: { text: 'I built one' }, revision: 0 }] },
    ])
    expect(page.status()).toBe('SAVED')
    expect(page.saver.state().status.at).toEqual(new Date())
    expect(kept()).toEqual([])
  })

  it('begin a draft with the first of them', async () => {
    const page = openPage()
    await pass(PAUSE_MS)
    expect(server.requests).toEqual([])
    page.type('goal', 'Robots')
    await pass(PAUSE_MS)
    expect(page.saver.state().draftId).toBe('draft-1')
    page.type('age', '23')
    await pass(PAUSE_MS)
    expect(server.drafts.size).toBe(1)
    expect(server.answers('draft-1')).toMatchObject([{ value: 'Robots' }, { value: '23' }])
  })

  it('are sent at times when typing does not pause', async () => {
    const page = openPage()
    for (let typed = 0; typed < LONGEST_UNSENT_MS; typed += 100) {
      page.type('story', 'x'.repeat(typed + 1))
      await pass(100)
    }
    expect(server.requests).toHaveLength(1)
  })

  it('go out one request at a time, the next with what was typed meanwhile', async () => {
    const page = openPage()
    const answers: (() => void)[] = []
    const send = server.send.bind(server)
    vi.spyOn(server, 'send').mockImplementation(
      (request, editor) => new Promise(resolve => answers.push(() => resolve(send(request, editor)))),
    )
    page.type('goal', 'Robots')
    await pass(PAUSE_MS)
    page.type('goal', 'Robots that prune')
    page.type('story', 'Mine')
    await pass(LONGEST_UNSENT_MS)
    expect(answers).toHaveLength(1)
    answers[0]?.()
    await pass(PAUSE_MS)
    expect(answers).toHaveLength(2)
    answers[1]?.()
    await pass(0)
    expect(page.status()).toBe('SAVED')
    expect(server.answers('draft-1')).toMatchObject([
      { value: 'Robots that prune', revision: 2, setAside: [] },
      { value: 'Mine', revision: 1 },
    ])
  })

  it('that are many go out in requests that each outlive the page', async () => {
    const page = openPage()
    page.type('goal', 'g'.repeat(40_000))
    page.type('story', 's'.repeat(40_000))
    await pass(PAUSE_MS)
    expect(server.requests.map(({ answers }) => answers.map(({ key }) => key))).toEqual([['goal'], ['story']])
    expect(page.status()).toBe('SAVED')
  })

  it('are taken away as such', async () => {
    const page = openPage({ draftId: await earlierDraft() })
    page.type('goal', '')
    await pass(PAUSE_MS)
    expect(server.requests[0]?.answers).toEqual([{ key: 'goal', value: null, revision: 1, givesWay: false }])
    expect(openPage({ draftId: 'draft-1' }).form.goal).toBe('')
  })

  it('are not sent when they are as they were', async () => {
    const page = openPage({ draftId: await earlierDraft() })
    page.type('goal', 'Robots!')
    page.type('goal', 'Robots')
    await pass(PAUSE_MS)
    expect(server.requests).toEqual([])
    expect(page.status()).toBe('IDLE')
    expect(kept()).toEqual([])
  })
})

describe('an answer that the server would not keep', () => {
  it('is named and not sent again until it changes, while the others are saved', async () => {
    const page = openPage()
    server.refuses = { story: 'Please keep this to 6,000 characters' }
    page.type('story', 'far too long')
    page.type('goal', 'Robots')
    await pass(PAUSE_MS)
    expect(page.saver.state().refused).toEqual({ story: 'Please keep this to 6,000 characters' })
    expect(page.saver.state().status).toMatchObject({ kind: 'SAVED', refusedCount: 1 })
    expect(server.text('draft-1', 'goal')).toBe('Robots')
    page.type('goal', 'Robots that prune')
    await pass(PAUSE_MS)
    expect(server.requests.at(-1)?.answers.map(({ key }) => key)).toEqual(['goal'])
    expect(await page.saver.flush()).toBe('FAILED')
    expect(keptWords('story')).toEqual(['far too long'])

    server.refuses = {}
    page.type('story', 'short')
    expect(page.saver.state().refused).toEqual({})
    expect(await page.saver.flush()).toBe('SAVED')
    expect(server.text('draft-1', 'story')).toBe('short')
  })

  it('need not be sent to be known for no number', async () => {
    const page = openPage()
    page.type('age', 'twenty')
    await pass(PAUSE_MS)
    expect(server.requests).toEqual([])
    expect(page.saver.state().refused).toEqual({ age: '“age” takes a whole number.' })
  })

  it('is no reason to try the same again when the whole was refused; a change is', async () => {
    server.refusesAll = 'You have 100 drafts already.'
    const page = openPage()
    page.type('goal', 'Robots')
    await pass(PAUSE_MS + LAST_RETRY_MS)
    expect(server.requests).toHaveLength(1)
    expect(page.saver.state().status).toMatchObject({
      kind: 'FAILED',
      message: 'You have 100 drafts already.',
    })
    server.refusesAll = null
    page.type('goal', 'Robots!')
    await pass(PAUSE_MS)
    expect(page.status()).toBe('SAVED')
  })
})

describe('a lost connection', () => {
  it('of 20 seconds loses nothing of what is typed meanwhile', async () => {
    const page = openPage({ draftId: await earlierDraft() })
    server.line = 'CUT'
    page.type('story', 'I')
    await pass(PAUSE_MS)
    expect(page.status()).toBe('OFFLINE')
    for (let second = 1; second <= 20; second += 1) {
      page.type('story', 'I '.repeat(second))
      await pass(1000)
      expect(keptWords('story')[0]).toBe('I '.repeat(second))
    }
    page.type('goal', 'Robots that prune')
    server.line = 'GOOD'
    page.saver.retryNow()
    await pass(0)
    expect(page.status()).toBe('SAVED')
    expect(server.text('draft-1', 'story')).toBe('I '.repeat(20))
    expect(server.text('draft-1', 'goal')).toBe('Robots that prune')
    expect(kept()).toEqual([])
  })

  it('is tried again by itself, less and less often, however much is typed', async () => {
    server.line = 'CUT'
    const page = openPage()
    page.type('goal', 'R')
    await pass(PAUSE_MS)
    const tries = () => server.requests.length
    expect(tries()).toBe(1)
    for (let second = 0; second < 15; second += 0.5) {
      page.type('goal', `R${second}`)
      await pass(500)
    }
    // After 1, 2, 4 and 8 seconds.
    expect(tries()).toBe(5)
    await pass(10 * LAST_RETRY_MS)
    expect(tries()).toBeGreaterThanOrEqual(5 + 9)
    server.line = 'GOOD'
    await pass(LAST_RETRY_MS)
    expect(page.status()).toBe('SAVED')
  })

  it('is made good when something was saved all the same, and taken back meanwhile', async () => {
    const draftId = await earlierDraft()
    const page = openPage({ draftId })
    server.line = 'ANSWERS_LOST'
    page.type('goal', 'Boats')
    await pass(PAUSE_MS)
    expect(server.text(draftId, 'goal')).toBe('Boats')
    page.type('goal', 'Robots')
    server.line = 'GOOD'
    expect(await page.saver.flush()).toBe('SAVED')
    expect(server.text(draftId, 'goal')).toBe('Robots')
  })

  it('is no matter any more once it is known that all was saved', async () => {
    const draftId = await earlierDraft()
    const page = openPage({ draftId })
    server.line = 'ANSWERS_LOST'
    page.type('goal', 'Boats')
    await pass(PAUSE_MS)
    expect(page.status()).toBe('OFFLINE')
    page.saver.receive(server.answers(draftId))
    expect(page.status()).toBe('IDLE')
    expect(kept()).toEqual([])
    await pass(LAST_RETRY_MS)
    expect(server.requests).toHaveLength(1)
  })

  it('that says nothing at all is given up, and an answer that comes late is no harm', async () => {
    const page = openPage()
    const answers: (() => void)[] = []
    const send = server.send.bind(server)
    const spy = vi
      .spyOn(server, 'send')
      .mockImplementation(
        (request, editor) => new Promise(resolve => answers.push(() => resolve(send(request, editor)))),
      )
    page.type('goal', 'first')
    await pass(PAUSE_MS + RESPONSE_TIMEOUT_MS)
    expect(page.status()).toBe('OFFLINE')
    spy.mockRestore()
    page.type('goal', 'second')
    page.saver.retryNow()
    await pass(0)
    expect(page.status()).toBe('SAVED')
    // The first request arrives only now: the server has a later one of the same page.
    answers[0]?.()
    await pass(PAUSE_MS)
    expect(server.text('draft-1', 'goal')).toBe('second')
    expect(page.form.goal).toBe('second')
    expect(server.answers('draft-1')[0]?.setAside).toEqual([])
  })

  it('that took only the answer is no contradiction of oneself', async () => {
    const page = openPage()
    server.line = 'ANSWERS_LOST'
    page.type('goal', 'Robots')
    await pass(PAUSE_MS)
    expect(server.text('draft-1', 'goal')).toBe('Robots')
    page.type('goal', 'Robots that prune')
    server.line = 'GOOD'
    page.saver.retryNow()
    await pass(0)
    expect(server.drafts.size).toBe(1)
    expect(server.answers('draft-1')).toMatchObject([{ value: 'Robots that prune', setAside: [] }])
  })

  it('and a reload: the page goes on with what it had, without contradicting itself', async () => {
    const draftId = await earlierDraft()
    const page = openPage({ draftId })
    server.line = 'ANSWERS_LOST'
    page.type('goal', 'Robots that see')
    await pass(PAUSE_MS)
    page.type('goal', 'Robots that prune')
    await pass(KEEP_EVERY_MS)
    // The page ends without notice; another one opens with what the server and the device have.
    page.crash()
    server.line = 'GOOD'
    const next = openPage({ draftId })
    await pass(0)
    expect(next.form.goal).toBe('Robots that prune')
    await pass(PAUSE_MS)
    expect(server.answers(draftId)).toMatchObject([{ value: 'Robots that prune', setAside: [] }])
    expect(kept()).toEqual([])
  })

  it('and a reload before the first save: the same draft goes on', async () => {
    server.line = 'CUT'
    const page = openPage()
    page.type('goal', 'Robots')
    await pass(PAUSE_MS)
    page.crash()
    expect(findUnsentDrafts(viewerId, 'SOP')).toMatchObject([{ form: 'WIZARD', answers: { goal: 'Robots' } }])
    expect(findUnsentDrafts(viewerId, 'LOR')).toEqual([])
    const next = openPage()
    await pass(0)
    expect(next.form.goal).toBe('Robots')
    next.saver.close()
    // A new tab does not know of it unless it is told.
    sessionStorage.clear()
    expect(openPage().form.goal).toBe('')
    const [unsent] = findUnsentDrafts(viewerId)
    expect(openPage({ creationKey: unsent?.creationKey ?? null }).form.goal).toBe('Robots')
    server.line = 'GOOD'
    await pass(LAST_RETRY_MS)
    expect(server.drafts.size).toBe(1)
    expect(findUnsentDrafts(viewerId)).toEqual([])
  })
})

describe('leaving the page', () => {
  it('sends at once what is not sent, and keeps it until it is confirmed', async () => {
    const page = openPage({ draftId: await earlierDraft() })
    page.type('story', 'Mine')
    page.saver.leave()
    expect(server.requests).toHaveLength(1)
    expect(keptWords('story')[0]).toBe('Mine')
    await pass(0)
    expect(kept()).toEqual([])
  })

  it('sends it beside what is already on its way', async () => {
    const page = openPage({ draftId: await earlierDraft() })
    page.type('story', 'Mine')
    void page.saver.flush()
    page.type('story', 'Mine, all of it')
    page.saver.leave()
    expect(server.requests.map(({ answers }) => answers[0]?.value)).toEqual([
      { text: 'Mine' },
      { text: 'Mine, all of it' },
    ])
    await pass(0)
    expect(server.text('draft-1', 'story')).toBe('Mine, all of it')
  })

  it('for another one of the site and coming back before it is confirmed keeps both safe', async () => {
    const draftId = await earlierDraft()
    const page = openPage({ draftId })
    let answer = () => {}
    const send = server.send.bind(server)
    const spy = vi
      .spyOn(server, 'send')
      .mockImplementation(
        (request, editor) => new Promise(resolve => (answer = () => resolve(send(request, editor)))),
      )
    page.type('story', 'Mine')
    page.saver.close()
    spy.mockRestore()
    server.line = 'CUT'
    const next = openPage({ draftId })
    next.type('story', 'Mine, all of it')
    await pass(PAUSE_MS)
    server.line = 'GOOD'
    answer()
    await pass(0)
    expect(keptWords('story')[0]).toBe('Mine, all of it')
    next.saver.retryNow()
    await pass(0)
    expect(server.text(draftId, 'story')).toBe('Mine, all of it')
    expect(kept()).toEqual([])
  })
})

describe('two pages with one draft', () => {
  it('follow each other in fields that are not being edited', async () => {
    const draftId = await earlierDraft()
    const siblings: AnswerSaver[] = []
    const one = openPage({ draftId, siblings })
    const other = openPage({ draftId, siblings })
    one.type('story', 'From the one')
    await pass(PAUSE_MS)
    expect(other.form.story).toBe('From the one')
    other.type('story', 'From the other')
    await pass(PAUSE_MS)
    expect(one.form.story).toBe('From the other')
    expect(server.answers(draftId)).toMatchObject([{}, { key: 'story', setAside: [] }])
  })

  it('that edit one field: the later stands, and the other value is offered on both', async () => {
    const draftId = await earlierDraft()
    const siblings: AnswerSaver[] = []
    const one = openPage({ draftId, siblings })
    const other = openPage({ draftId, siblings })
    one.type('story', 'From the one')
    other.type('story', 'From the other')
    await one.saver.flush()
    expect(other.form.story).toBe('From the other')
    await pass(PAUSE_MS)
    expect(server.text(draftId, 'story')).toBe('From the other')
    for (const page of [one, other]) {
      expect(page.form.story).toBe('From the other')
      expect(page.saver.state().setAside).toMatchObject({ story: [{ value: 'From the one' }] })
    }
    await other.saver.settle('story')
    expect(other.saver.state().setAside).toEqual({})
    expect(other.settled).toEqual(['story'])
    // The other value is taken after all.
    other.type('story', 'From the one')
    await pass(PAUSE_MS)
    expect(server.text(draftId, 'story')).toBe('From the one')
    expect(one.form.story).toBe('From the one')
  })

  it('learn of what another device saved when they ask', async () => {
    const draftId = await earlierDraft()
    const page = openPage({ draftId })
    page.type('story', 'Mine')
    server.saveElsewhere(draftId, 'goal', 'Boats')
    server.saveElsewhere(draftId, 'story', 'Theirs')
    page.saver.receive(server.answers(draftId))
    expect(page.form).toMatchObject({ goal: 'Boats', story: 'Mine' })
    await pass(PAUSE_MS)
    expect(page.saver.state().setAside).toMatchObject({ story: [{ value: 'Theirs' }] })
  })

  it('do not take a value that a form has not rendered yet for a change back', async () => {
    const draftId = await earlierDraft()
    const page = openPage({ draftId, draws: false })
    server.saveElsewhere(draftId, 'goal', 'Boats')
    page.saver.receive(server.answers(draftId))
    page.type('story', 'Mine')
    await pass(PAUSE_MS)
    expect(server.text(draftId, 'goal')).toBe('Boats')
    expect(server.text(draftId, 'story')).toBe('Mine')
  })

  it('show what came from elsewhere once it is not being edited any more', async () => {
    const draftId = await earlierDraft()
    const page = openPage({ draftId })
    page.type('goal', 'Robots that')
    server.saveElsewhere(draftId, 'goal', 'Boats')
    page.saver.receive(server.answers(draftId))
    page.type('goal', 'Robots')
    page.type('story', 'Mine')
    await pass(PAUSE_MS)
    expect(page.form.goal).toBe('Boats')
    expect(server.text(draftId, 'goal')).toBe('Boats')
  })

  it('do not take what another saved for their own, though they once tried to save the same', async () => {
    const draftId = await earlierDraft()
    const page = openPage({ draftId })
    server.line = 'CUT'
    page.type('goal', 'Boats')
    await pass(PAUSE_MS)
    server.line = 'GOOD'
    page.type('goal', 'Trains')
    await page.saver.flush()
    server.saveElsewhere(draftId, 'goal', 'Boats')
    page.saver.receive(server.answers(draftId))
    await pass(PAUSE_MS)
    expect(page.form.goal).toBe('Boats')
    expect(server.text(draftId, 'goal')).toBe('Boats')
  })

  it('of one browser keep their words apart, and each removes its own', async () => {
    const draftId = await earlierDraft()
    server.line = 'CUT'
    const one = openPage({ draftId })
    one.type('story', 'Words of the one')
    await pass(PAUSE_MS)
    const other = openPage({ draftId })
    await pass(0)
    // The one is open and sends its words itself.
    expect(other.form.story).toBe('')
    other.type('story', 'Words of the other')
    await pass(PAUSE_MS)
    expect(keptWords('story').toSorted()).toEqual(['Words of the one', 'Words of the other'])
    server.line = 'GOOD'
    await one.saver.flush()
    expect(keptWords('story')).toEqual(['Words of the other'])
    await other.saver.flush()
    expect(kept()).toEqual([])
    expect(server.answers(draftId)).toMatchObject([
      { key: 'goal' },
      { key: 'story', value: 'Words of the other', setAside: [{ value: 'Words of the one' }] },
    ])
  })
})

describe('words that a closed page left on the device', () => {
  it('are not overwritten by a page that types on: one value is saved, the other is offered', async () => {
    const draftId = await earlierDraft()
    const one = openPage({ draftId })
    const other = openPage({ draftId })
    server.line = 'CUT'
    one.type('story', 'Words of the first tab')
    await pass(PAUSE_MS)
    one.saver.close()
    other.type('story', 'Words of the second tab')
    await pass(PAUSE_MS)
    other.saver.retryNow()
    await pass(0)
    // It offers them before the server knows of them.
    expect(other.saver.state().setAside).toMatchObject({ story: [{ value: 'Words of the first tab' }] })
    server.line = 'GOOD'
    await pass(2 * LAST_RETRY_MS)
    expect(server.answers(draftId)).toMatchObject([
      { key: 'goal' },
      {
        key: 'story',
        value: 'Words of the second tab',
        setAside: [{ value: 'Words of the first tab' }],
      },
    ])
    expect(other.status()).toBe('SAVED')
    expect(kept()).toEqual([])
  })

  it('do not replace what was saved since: that stays, and they are offered', async () => {
    const draftId = await earlierDraft()
    const phone = openPage({ draftId })
    server.line = 'CUT'
    phone.type('story', 'Half a sentence')
    await pass(PAUSE_MS)
    phone.saver.close()
    server.line = 'GOOD'
    await pass(7 * 24 * 60 * 60 * 1000)
    server.saveElsewhere(draftId, 'story', 'The finished story')
    const again = openPage({ draftId })
    expect(again.form.story).toBe('The finished story')
    expect(again.saver.state().setAside).toMatchObject({ story: [{ value: 'Half a sentence' }] })
    await pass(PAUSE_MS)
    expect(server.answers(draftId)).toMatchObject([
      {},
      { value: 'The finished story', setAside: [{ value: 'Half a sentence' }] },
    ])
    expect(again.saver.state().setAside).toMatchObject({ story: [{ value: 'Half a sentence' }] })
    expect(kept()).toEqual([])
  })

  it('do not replace it either where the page that opens does not know of it yet', async () => {
    const draftId = await earlierDraft()
    const before = server.answers(draftId)
    const phone = openPage({ draftId })
    server.line = 'CUT'
    phone.type('story', 'Half a sentence')
    await pass(PAUSE_MS)
    phone.saver.close()
    server.line = 'GOOD'
    server.saveElsewhere(draftId, 'story', 'The finished story')
    const again = openPage({ draftId, answers: before })
    expect(again.form.story).toBe('Half a sentence')
    await pass(PAUSE_MS)
    expect(again.form.story).toBe('The finished story')
    expect(server.answers(draftId)).toMatchObject([
      {},
      { value: 'The finished story', setAside: [{ value: 'Half a sentence' }] },
    ])
  })

  it('are taken up by one of two open pages', async () => {
    const draftId = await earlierDraft()
    server.line = 'CUT'
    const closing = openPage({ draftId })
    const one = openPage({ draftId })
    const other = openPage({ draftId })
    closing.type('story', 'Kept')
    closing.saver.close()
    await Promise.all([one.saver.takeUpClosed(), other.saver.takeUpClosed()])
    expect([one.form.story, other.form.story]).toEqual(['Kept', ''])
    expect(keptWords('story')).toEqual(['Kept'])
  })

  it('can be dismissed before the server has received them', async () => {
    const draftId = await earlierDraft()
    server.line = 'CUT'
    const phone = openPage({ draftId })
    phone.type('story', 'Half a sentence')
    phone.saver.close()
    server.saveElsewhere(draftId, 'story', 'The finished story')
    const again = openPage({ draftId })
    expect(again.saver.state().setAside).toMatchObject({ story: [{ value: 'Half a sentence' }] })
    await again.saver.settle('story')
    expect(again.saver.state().setAside).toEqual({})
    expect(kept()).toEqual([])
    server.line = 'GOOD'
    await pass(LAST_RETRY_MS)
    expect(server.answers(draftId)).toMatchObject([{}, { value: 'The finished story', setAside: [] }])
  })
})

describe('a response that comes late', () => {
  it('does not make a page send again, as its own, what it took up meanwhile', async () => {
    const draftId = await earlierDraft()
    const page = openPage({ draftId })
    const arrive: (() => void)[] = []
    const send = server.send.bind(server)
    const spy = vi
      .spyOn(server, 'send')
      .mockImplementation(
        (request, editor) => new Promise(resolve => arrive.push(() => resolve(send(request, editor)))),
      )
    page.type('story', 'Mine')
    await pass(PAUSE_MS + RESPONSE_TIMEOUT_MS)
    spy.mockRestore()
    page.saver.retryNow()
    await pass(0)
    expect(server.text(draftId, 'story')).toBe('Mine')
    server.saveElsewhere(draftId, 'story', 'Mine, and theirs')
    page.saver.receive(server.answers(draftId))
    expect(page.form.story).toBe('Mine, and theirs')
    // The first request reaches the server only now.
    arrive[0]?.()
    await pass(LAST_RETRY_MS)
    expect(server.answers(draftId)).toMatchObject([
      {},
      { value: 'Mine', setAside: [{ value: 'Mine, and theirs' }] },
    ])
    expect(page.form.story).toBe('Mine')
  })

  it('and was overtaken by a later save of the page changes nothing', async () => {
    const draftId = await earlierDraft()
    const page = openPage({ draftId })
    const arrive: (() => void)[] = []
    const send = server.send.bind(server)
    vi.spyOn(server, 'send').mockImplementation(
      (request, editor) => new Promise(resolve => arrive.push(() => resolve(send(request, editor)))),
    )
    page.type('story', 'Mi')
    void page.saver.flush()
    page.type('story', 'Mine')
    page.saver.close()
    arrive[1]?.()
    arrive[0]?.()
    await pass(0)
    expect(server.answers(draftId)).toMatchObject([{}, { value: 'Mine', setAside: [] }])
    expect(kept()).toEqual([])
  })
})

describe('signing out', () => {
  it('wipes what was kept, and nothing is written or sent after that', async () => {
    server.line = 'CUT'
    const page = openPage()
    page.type('goal', 'Robots')
    page.type('goal', 'Robots that prune')
    expect(kept()).toHaveLength(1)
    const sent = server.requests.length
    forgetPerson()
    // Another tab has not been told yet when its next write comes.
    page.type('goal', 'Robots that see')
    await pass(LAST_RETRY_MS)
    page.saver.leave()
    page.saver.close()
    const left = JSON.stringify([{ ...localStorage }, { ...sessionStorage }])
    expect(left).not.toContain('Robots')
    expect(left).not.toContain(viewerId)
    expect(server.requests).toHaveLength(sent)
  })

  it('on the server keeps all on the device, and sends it once the same person is back', async () => {
    const page = openPage({ draftId: await earlierDraft() })
    server.session = 'SIGNED_OUT'
    page.type('goal', 'Robots that prune')
    await pass(PAUSE_MS)
    expect(page.status()).toBe('SIGNED_OUT')
    page.saver.retryNow()
    page.type('goal', 'Robots that prune vines')
    await pass(LAST_RETRY_MS)
    expect(server.requests).toHaveLength(1)
    expect(keptWords('goal')[0]).toBe('Robots that prune vines')
    server.session = 'SIGNED_IN'
    page.saver.signedIn()
    await pass(0)
    expect(page.status()).toBe('SAVED')
    expect(server.text('draft-1', 'goal')).toBe('Robots that prune vines')
  })

  it('or in elsewhere stops sending until it is known who is there', async () => {
    const page = openPage()
    page.saver.hold()
    page.type('goal', 'Robots')
    await pass(LONGEST_UNSENT_MS)
    page.saver.retryNow()
    page.saver.leave()
    expect(server.requests).toEqual([])
    page.saver.signedIn()
    await pass(0)
    expect(page.status()).toBe('SAVED')
  })
})

describe('a draft that was deleted elsewhere', () => {
  it('stays on the device as a whole and can go on as a new one', async () => {
    const draftId = await earlierDraft()
    const page = openPage({ draftId })
    server.drafts.delete(draftId)
    page.type('story', 'Mine')
    await pass(PAUSE_MS)
    expect(page.status()).toBe('GONE')
    expect([keptWords('goal'), keptWords('story')]).toEqual([['Robots'], ['Mine']])
    expect(await page.saver.saveAsNew()).toBe('SAVED')
    const saved = page.saver.state().draftId ?? ''
    expect(saved).not.toBe(draftId)
    expect(server.answers(saved)).toMatchObject([{ value: 'Robots' }, { value: 'Mine' }])
    expect(kept()).toEqual([])
  })
})

describe('a browser that keeps nothing', () => {
  const full = {
    length: 0,
    key: () => null,
    getItem: () => null,
    setItem: () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    },
    removeItem: () => undefined,
    clear: () => undefined,
  }

  it.each([
    ['because it is full', () => full],
    [
      'because it refuses storage altogether',
      () => {
        throw new DOMException('Denied', 'SecurityError')
      },
    ],
  ])('%s says so while there is something unsaved, and saves as well as any', async (_, storage) => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(storage)
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(storage)
    server.line = 'CUT'
    const page = openPage()
    page.type('goal', 'Robots')
    await pass(PAUSE_MS)
    expect(page.saver.state().status).toMatchObject({ kind: 'OFFLINE', isKept: false })
    server.line = 'GOOD'
    await pass(LAST_RETRY_MS)
    expect(page.saver.state().status.kind).toBe('SAVED')
    expect(server.text('draft-1', 'goal')).toBe('Robots')
    expect(findUnsentDrafts(viewerId)).toEqual([])
    page.saver.close()
  })
})
