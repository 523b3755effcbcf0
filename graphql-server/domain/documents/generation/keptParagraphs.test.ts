import { expect, test } from 'vitest'
import type { DraftParagraph, WritingPlan } from '../writing/draft.ts'
import { createMemoryJournal } from '../writing/model/journal.ts'
import { planInOrderOf } from '../writing/planInOrder.ts'
import type { WritingRequest } from '../writing/request.ts'
import type { SectionWriter, WrittenSection } from '../writing/writer.ts'
import { findKeptParagraphs, keepParagraphs, NOTHING_KEPT, withBeside } from './keptParagraphs.ts'

const paragraph = (title: string, text: string): DraftParagraph => ({
  job: 'evidence',
  title,
  sentences: [{ text, sources: [] }],
})
const planOf = (...parts: [title: string, ...keys: string[]][]): WritingPlan => ({
  targetWords: 500,
  tone: 'professional',
  paragraphs: parts.map(([title, ...keys]) => ({ job: 'evidence', title, share: 0.2, keys })),
})
const requestOf = (answers: Record<string, string>, writtenIn = 2026): WritingRequest => ({
  type: 'SOP',
  form: 'WIZARD',
  answers: Object.fromEntries(Object.entries(answers).map(([key, text]) => [key, { text }])),
  course: 'Public Health',
  targetUniversity: null,
  targetProgram: null,
  writtenIn,
})

const PLAN = planOf(['Opening', 'origin'], ['Work', 'work', 'goals'], ['Goals', 'goals'], ['Salutation'])
const BEFORE = {
  request: requestOf({ origin: 'A ward.', work: 'I counted.', goals: 'Health systems.' }),
  plan: PLAN,
  paragraphs: [
    paragraph('Opening', 'It began on a ward.'),
    paragraph('Work', 'I counted.'),
    paragraph('Salutation', 'Dear committee,'),
  ],
}

test('what has the same answers is kept, also where they gave no paragraph', () => {
  const request = requestOf({
    origin: 'A ward.',
    work: 'I counted.\n\nA reading was missing.',
    goals: 'Health systems.',
  })
  const { kept } = findKeptParagraphs({ now: { request, plan: PLAN }, before: BEFORE })
  expect([...kept]).toEqual([
    [0, BEFORE.paragraphs[0]],
    [2, null],
    [3, BEFORE.paragraphs[2]],
  ])
})

test('what tells an answer that has changed is not kept, wherever the plan has that answer', () => {
  const work = {
    ...paragraph('Work', 'I counted, as on the ward.'),
    sentences: [
      { text: 'On the ward I counted.', sources: [{ key: 'origin', label: 'Origin', quote: 'A ward.' }] },
    ],
  }
  const before = { ...BEFORE, paragraphs: [work] }
  const request = {
    ...BEFORE.request,
    answers: { ...BEFORE.request.answers, origin: { text: 'Another ward.' } },
  }
  expect(findKeptParagraphs({ now: BEFORE, before }).kept.get(1)).toEqual(work)
  expect(findKeptParagraphs({ now: { request, plan: PLAN }, before }).kept.has(1)).toBe(false)
})

test('a plan takes the order of its text, with what the text leaves out behind its predecessor', () => {
  const text = [
    paragraph('Goals', 'Health systems.'),
    locked('Mine', 'The heron left.', 'own'),
    paragraph('Opening', 'A ward.'),
  ]
  const { paragraphs } = planInOrderOf(PLAN, text)
  expect(paragraphs.map(({ title }) => title)).toEqual(['Goals', 'Salutation', 'Opening', 'Work'])
  expect(planInOrderOf(PLAN, [])).toEqual(PLAN)
})

const locked = (title: string, text: string, job = 'evidence'): DraftParagraph => ({
  ...paragraph(title, text),
  job,
  isLocked: true,
})

test('a locked paragraph stays in another year, with other answers and in another plan', () => {
  const opening = locked('Opening', 'It began on a ward.')
  const mine = locked('Your own paragraph', 'The heron left.', 'own')
  const gone = locked('Work', 'I counted.')
  const paragraphs = [opening, mine, gone, paragraph('Salutation', 'Dear committee,')]
  const plan = planOf(['Salutation'], ['Opening', 'origin', 'goals'], ['Goals', 'goals'])
  const request = requestOf({ origin: 'Another.', goals: 'Others.' }, 2027)
  const { kept, beside } = findKeptParagraphs({ now: { request, plan }, before: { ...BEFORE, paragraphs } })
  expect([...kept]).toEqual([[1, opening]])
  expect(beside).toEqual([
    { after: 1, paragraph: mine },
    { after: 1, paragraph: gone },
  ])
  const first = findKeptParagraphs({
    now: { request, plan },
    before: { ...BEFORE, paragraphs: [mine, opening] },
  })
  expect(first.beside).toEqual([{ after: -1, paragraph: mine }])
})

test('of a part that was split in two locked paragraphs both stay', () => {
  const [one, two] = [locked('Opening', 'It began.'), locked('Opening', 'On a ward.')]
  const before = { ...BEFORE, paragraphs: [one, two] }
  const { kept, beside } = findKeptParagraphs({ now: BEFORE, before })
  expect(kept.get(0)).toEqual(one)
  expect(beside).toEqual([{ after: 0, paragraph: two }])
})

test('the paragraphs of an unchanged part stay together, and a locked one of them in its place', () => {
  const [one, two] = [paragraph('Opening', 'It began.'), paragraph('Opening', 'On a ward.')]
  const together = findKeptParagraphs({ now: BEFORE, before: { ...BEFORE, paragraphs: [one, two] } })
  const section = { paragraph: together.kept.get(0) ?? null, removed: [] }
  expect(withBeside([section], [])).toEqual([one, two])
  const mine = locked('Opening', 'Mine.')
  const changed = { ...BEFORE, request: requestOf({ origin: 'Another.' }) }
  for (const [paragraphs, after] of [
    [[mine, one], -1],
    [[one, mine], 0],
  ] as const) {
    const { kept, beside } = findKeptParagraphs({ now: changed, before: { ...BEFORE, paragraphs } })
    expect(kept.has(0)).toBe(false)
    expect(beside).toEqual([{ after, paragraph: mine }])
  }
})

test('a locked paragraph stands where it stood, and nothing says its sentences again', async () => {
  const { writer } = notingWriter()
  const beside = [{ after: 1, paragraph: locked('Mine', 'New Goals.', 'own') }]
  const sections: WrittenSection[] = []
  const { signal } = new AbortController()
  const task = { request: BEFORE.request, plan: PLAN, startAt: 0, journal: createMemoryJournal(), signal }
  const keeping = keepParagraphs({ writer, taken: { kept: new Map(), beside } })
  for await (const section of keeping.write(task)) sections.push(section)
  expect(withBeside(sections, beside).map(({ title }) => title)).toEqual([
    'Opening',
    'Work',
    'Mine',
    'Salutation',
  ])
})

test('what another year, another plan or two alike paragraphs leave open is written anew', () => {
  const { request } = BEFORE
  const later = requestOf({ origin: 'A ward.', work: 'I counted.', goals: 'Health systems.' }, 2027)
  expect(findKeptParagraphs({ now: { request: later, plan: PLAN }, before: BEFORE })).toBe(NOTHING_KEPT)
  const other = planOf(['Opening', 'origin', 'work'], ['Work', 'work', 'goals'], ['Work', 'work', 'goals'])
  expect(findKeptParagraphs({ now: { request, plan: other }, before: BEFORE })).toBe(NOTHING_KEPT)
})

type Begun = { startAt: number; kept: readonly number[] }

/** A writer that writes each paragraph's title, and what it was asked for. */
function notingWriter(): { writer: SectionWriter; begun: Begun[] } {
  const begun: Begun[] = []
  const writer: SectionWriter = {
    kind: 'MODEL',
    async *write({ plan, startAt, kept }) {
      begun.push({ startAt, kept: [...(kept?.keys() ?? [])] })
      for (const { title } of plan.paragraphs.slice(startAt))
        yield { paragraph: paragraph(title, `New ${title}.`), removed: [] }
    },
  }
  return { writer, begun }
}

async function write(writer: SectionWriter, startAt: number) {
  const texts: (string | null)[] = []
  const { signal } = new AbortController()
  const task = { request: BEFORE.request, plan: PLAN, startAt, journal: createMemoryJournal(), signal }
  for await (const section of writer.write(task)) texts.push(section.paragraph?.sentences[0]?.text ?? null)
  return texts
}

test('kept paragraphs take the places of those that the writer writes', async () => {
  const { writer, begun } = notingWriter()
  const kept = new Map([
    [0, paragraph('Opening', 'It began on a ward.')],
    [2, null],
  ])
  const keeping = keepParagraphs({ writer, taken: { kept, beside: [] } })
  expect(keeping.kind).toBe('MODEL')
  expect(await write(keeping, 0)).toEqual(['It began on a ward.', 'New Work.', null, 'New Salutation.'])
  expect(begun).toEqual([{ startAt: 0, kept: [0, 2] }])
})

test('a document that is picked up again goes on in the middle', async () => {
  const { writer, begun } = notingWriter()
  const kept = new Map([[2, paragraph('Goals', 'Health systems.')]])
  expect(await write(keepParagraphs({ writer, taken: { kept, beside: [] } }), 2)).toEqual([
    'Health systems.',
    'New Salutation.',
  ])
  expect(begun).toEqual([{ startAt: 2, kept: [2] }])
})

test('without anything to keep the writer is the same', () => {
  const { writer } = notingWriter()
  expect(keepParagraphs({ writer, taken: NOTHING_KEPT })).toBe(writer)
})
