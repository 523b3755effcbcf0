import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Evaluation, evaluate } from './evaluation.ts'
import { isTooClose, tableOfFigures } from './figures.ts'
import { counting, type ModelUse } from './fileModel.ts'
import { GRADES, tableOfPairs } from './pairs.ts'
import type { QuestionForm } from './questionForms.ts'
import { readUnseenPeople } from './unseenPeople.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'evaluation-'))
})
afterEach(() => rm(folder, { recursive: true }))

const everybody = readUnseenPeople()
/** Asked several questions, none of them with suggestions. */
const oleksandr = everybody.filter(({ name }) => name === 'oleksandr')
/** Two answers disagree, so one question has suggestions. */
const contradicting = everybody
  .filter(({ name }) => name === 'thandiwe')
  .map(person => ({
    ...person,
    texts: {
      ...person.texts,
      workExperience: 'I found 14 wrong labels of insulin boxes on the ward shelf.',
      challengeOvercome: 'My colleagues remember 12 wrong labels of insulin boxes on the ward shelf.',
    },
  }))

function evaluation(over: Partial<Evaluation> = {}): Evaluation {
  return {
    folder,
    people: oleksandr,
    writers: ['built-in'],
    replying: ['honest', 'yes-sayer'],
    model: null,
    lastRelease: async () => 'A text from before.',
    ...over,
  }
}

const at = (...path: string[]) => join(folder, ...path)
const read = (...path: string[]) => readFile(at(...path), 'utf8')
const formOf = (name: string) => ['questions', 'built-in', `${name}.json`]
const FORM = formOf('oleksandr')

async function fillIn(
  change: (question: QuestionForm['questions'][number]) => object,
  path: string[] = FORM,
): Promise<void> {
  const form: QuestionForm = JSON.parse(await read(...path))
  const questions = form.questions.map(question => ({
    ...question,
    skipped: false,
    toldAlready: false,
    answerable: true,
    entailed: question.suggestions.map(() => false),
    ...change(question),
  }))
  await writeFile(at(...path), JSON.stringify({ ...form, questions }))
}

describe('an evaluation', () => {
  it('writes the honest text only when the form is filled in, from its replies', async () => {
    const { waiting } = await evaluate(evaluation())
    expect(waiting).toContain(at(...FORM))
    expect(await readdir(at('texts', 'built-in'))).toEqual(['yes-sayer'])
    await fillIn(({ number }) =>
      number === 1
        ? { decision: 'REWORD', reply: 'I wrote it because my grandmother was given the wrong hours.' }
        : { decision: 'REJECT' },
    )
    const next = await evaluate(evaluation())
    expect(next.waiting).not.toContain(at(...FORM))
    expect(await read('texts', 'built-in', 'honest', 'oleksandr.txt')).toContain('my grandmother')
    expect(next.tables.join('\n')).toMatch(/answerable +\| 100 %/u)
  })

  it('leaves out the reply to a skipped question', async () => {
    await evaluate(evaluation())
    await fillIn(() => ({ skipped: true, decision: 'REWORD', reply: 'Xylophones were the reason for it.' }))
    await evaluate(evaluation())
    expect(await read('texts', 'built-in', 'honest', 'oleksandr.txt')).not.toContain('Xylophones')
  })

  it('tells how much of what a yes-sayer confirms is false, and confirms it in the text', async () => {
    const form = formOf('thandiwe')
    await evaluate(evaluation({ people: contradicting }))
    await fillIn(() => ({ decision: 'REJECT' }), form)
    const { tables } = await evaluate(evaluation({ people: contradicting }))
    expect(tables.join('\n')).toMatch(/yes-sayer confirms \| 1 of 1/u)
    const text = await read('texts', 'built-in', 'yes-sayer', 'thandiwe.txt')
    expect(text).toContain('14 wrong labels')
    expect(text).not.toContain('12 wrong labels')
  })

  it('refuses a form that confirms a suggestion that is not there', async () => {
    await evaluate(evaluation())
    await fillIn(() => ({ decision: 'CONFIRM', confirmed: 9 }))
    await expect(evaluate(evaluation())).rejects.toThrow('a suggestion that is not there')
  })

  it('names the file and the field that is filled in wrongly', async () => {
    await evaluate(evaluation())
    await fillIn(() => ({ decision: 'MAYBE' }))
    await expect(evaluate(evaluation())).rejects.toThrow(/oleksandr\.json[\s\S]*decision/u)
  })

  it('changes nothing in a second run', async () => {
    const once = await evaluate(evaluation({ replying: ['none'] }))
    const files = async () =>
      Promise.all(
        (await readdir(folder, { recursive: true, withFileTypes: true }))
          .filter(entry => entry.isFile())
          .map(async entry => {
            const path = join(entry.parentPath, entry.name)
            return [path, await readFile(path, 'utf8')]
          }),
      )
    const before = await files()
    expect(await evaluate(evaluation({ replying: ['none'] }))).toEqual(once)
    expect(await files()).toEqual(before)
  })

  it('goes on with a model’s reply where it stopped for it', async () => {
    const withModel = evaluation({ writers: ['model'], replying: ['none'] })
    const { waiting } = await evaluate(withModel)
    const reply = waiting.find(path => path.endsWith('.reply.txt'))
    if (reply === undefined) throw new Error('nothing waits for a model')
    expect(await readFile(reply.replace('.reply.txt', '.request.md'), 'utf8')).toContain(
      'mistakes every second day',
    )
    await writeFile(
      reply,
      JSON.stringify({
        argument: 'A region has to be able to start itself.',
        questions: [
          {
            joins: [1],
            gap: 'WHY',
            question: 'What kept you at this work?',
            why: 'It is not said.',
            suggestions: [],
          },
        ],
      }),
    )
    const next = await evaluate(withModel)
    expect(next.waiting).not.toContain(reply)
    expect(await read('questions', 'model', 'oleksandr.json')).toContain('What kept you at this work?')
    // The writer asks next. Nothing is counted for a text that is not written.
    expect(next.tables.join('\n')).not.toContain('tokens')
    expect(next.waiting.filter(path => path.startsWith(at('model')))).toHaveLength(1)
  })
})

describe('a counted model', () => {
  it('counts each request that was sent, also the tries that failed', async () => {
    const use: ModelUse = { requests: 0, sent: 0, received: 0 }
    const model = counting(
      {
        name: 'fake',
        host: 'nowhere',
        ask: async ({ calls }) => {
          calls.left -= 2
          return { outcome: 'ANSWERED', text: 'seven!!' }
        },
      },
      use,
    )
    const question = { rules: 'four', material: 'sixsix', form: { name: 'x', schema: {} }, mostTokens: 9 }
    await model.ask({ ...question, calls: { left: 3 }, signal: new AbortController().signal })
    expect(use).toEqual({ requests: 2, sent: 20, received: 7 })
  })
})

describe('a pack of pairs', () => {
  const pairs = async (reader: string) =>
    (await readdir(at('pairs', reader))).filter(name => name.endsWith('.md')).sort()

  it('shows two texts without their writers, each reader’s in an own order, the key apart', async () => {
    await evaluate(evaluation({ replying: ['none'] }))
    const packs = await pairs('reader-1')
    expect(packs).toHaveLength(2)
    expect(await pairs('reader-2')).not.toEqual(packs)
    for (const name of packs) {
      const pack = await read('pairs', 'reader-1', name)
      expect(pack).not.toMatch(/built-in|null writer|last release/u)
      const key = JSON.parse(await read('keys', 'reader-1', name.replace('.md', '.json')))
      expect([key.first, key.second]).toContain('built-in/none')
    }
  })

  it('has no pair of a text with itself', async () => {
    await evaluate(evaluation({ replying: ['none'] }))
    const text = await read('texts', 'built-in', 'none', 'oleksandr.txt')
    await rm(at('pairs'), { recursive: true })
    await rm(at('keys'), { recursive: true })
    await evaluate(evaluation({ replying: ['none'], lastRelease: async () => text }))
    expect(await pairs('reader-1')).toHaveLength(1)
  })

  it('is counted when its sheet is filled in', async () => {
    await evaluate(evaluation({ replying: ['none'] }))
    const [name = ''] = await pairs('reader-1')
    const path = at('pairs', 'reader-1', name.replace('.md', '.json'))
    const key = JSON.parse(await read('keys', 'reader-1', name.replace('.md', '.json')))
    const sheet = JSON.parse(await readFile(path, 'utf8'))
    const graded = (value: number) => Object.fromEntries(GRADES.map(grade => [grade, value]))
    await writeFile(
      path,
      JSON.stringify({ ...sheet, first: graded(80), second: graded(40), preferred: 'first' }),
    )
    const { tables } = await evaluate(evaluation({ replying: ['none'] }))
    const table = tables.join('\n')
    const line = (label: string) =>
      table.split('\n').find(row => row.startsWith(`| ${label} `) && /\d/u.test(row))
    expect(line(key.first)).toMatch(/\b80 +\|$/u)
    expect(line(key.second)).toMatch(/\b40 +\|$/u)
  })
})

describe('the table of preferences', () => {
  const graded = (label: string, value: number) => ({
    label,
    grades: { grammar: value, voice: value, structure: value, specificity: value, persuasion: value },
  })

  it('counts for a pair of writers whichever of them came first', () => {
    const table = tableOfPairs([
      { person: 'a', first: graded('model', 90), second: graded('assistant', 70), preferred: 'first' },
      { person: 'b', first: graded('assistant', 60), second: graded('model', 70), preferred: 'second' },
      { person: 'c', first: graded('assistant', 60), second: graded('model', 60), preferred: 'neither' },
    ])
    expect(table).toMatch(/\| assistant +\| model +\| 3 +\| 0 +\| 2 +\| 1 +\| -10\.0 +\|/u)
  })
})

describe('a computed figure', () => {
  it('is dropped where the null writer comes within 5 %, and named', () => {
    const table = tableOfFigures('built-in', [
      { own: { told: 96, detail: 10 }, pasted: { told: 92, detail: 5 } },
      { own: { told: 94, detail: 12 }, pasted: { told: 93, detail: 6 } },
    ])
    expect(table).toMatch(/\| detail +\| 11\.0 \| 5\.5 /u)
    expect(table).not.toMatch(/\| told/u)
    expect(table).toContain('within 5 %: told.')
  })

  it('counts as within 5 % up to exactly that', () => {
    expect(isTooClose(100, 95)).toBe(true)
    expect(isTooClose(100, 94.9)).toBe(false)
    expect(isTooClose(0, 0)).toBe(true)
    expect(isTooClose(0, 1)).toBe(false)
  })
})
