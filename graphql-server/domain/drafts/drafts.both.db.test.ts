/** @module-tag postgres */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { recordStatements } from '../../test/execute.ts'
import { createAppContext, createDraft, createViewer, WIZARD_ANSWERS } from '../../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../../test/testDatabase.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { ConflictError, NotFoundError, NotSignedInError, ValidationError } from '../errors.ts'
import { questionsOf } from '../questionnaires/definition.ts'
import { sopWizard } from '../questionnaires/sopWizard.ts'
import { removeExpired } from '../removeExpired.ts'
import { deleteDraft, duplicateDraft, renameDraft, restoreDraft } from './changeDrafts.ts'
import { MOST_DRAFTS, RESTORABLE_FOR } from './limits.ts'
import { readDraft } from './readDraft.ts'
import { saveAnswers } from './saveAnswers.ts'
import { settleSetAside } from './settleSetAside.ts'

let database: TestDatabase
let app: AppContext

beforeAll(async () => {
  database = await openTestDatabase()
  app = createAppContext({ database })
})
afterAll(() => database.close())
beforeEach(() => database.truncate())

const text = (words: string) => ({ text: words })
const CALL = { type: 'SOP', form: 'WIZARD', questionnaireVersion: sopWizard.version } as const

/** An open page of a person: saves answers and returns the result. */
async function createWriter(asViewer?: Viewer) {
  const viewer = asViewer ?? (await createViewer({ app })).viewer
  return {
    viewer,
    save: (answers: readonly object[], call: object = {}) =>
      saveAnswers({ app, viewer, input: { ...CALL, editor: 'first-page', ...call, answers } }),
    /** Several text answers. */
    saveTexts: (texts: Record<string, string>, call: object = {}) =>
      saveAnswers({
        app,
        viewer,
        input: {
          ...CALL,
          editor: 'first-page',
          ...call,
          answers: Object.entries(texts).map(([key, words]) => ({ key, value: text(words) })),
        },
      }),
  }
}

const rowOf = (draftId: number, key: string) =>
  database.prisma.draftAnswer.findUniqueOrThrow({ where: { draftId_key: { draftId, key } } })
const nameOf = async (id: number) => (await database.prisma.draft.findUniqueOrThrow({ where: { id } })).name

describe('saving answers', () => {
  it('creates a draft with the first save and continues with it', { tags: 'journey' }, async () => {
    const { save, viewer } = await createWriter()
    const first = await save([{ key: 'fullName', value: text('Asha') }])
    expect(first.saved).toMatchObject([{ key: 'fullName', value: text('Asha'), revision: 1, setAside: [] }])
    const second = await save(
      [
        { key: 'fullName', value: text('Asha Verma'), revision: 1 },
        { key: 'hasWorkExperience', value: { flag: true } },
      ],
      { draftId: first.draftId },
    )
    expect(second.draftId).toBe(first.draftId)
    expect(second.saved).toMatchObject([
      { key: 'fullName', revision: 2 },
      { key: 'hasWorkExperience', label: expect.stringMatching(/work/i), revision: 1 },
    ])
    const { draft, answers } = await readDraft({ app, viewer, draftId: first.draftId })
    expect(answers).toEqual({ fullName: text('Asha Verma'), hasWorkExperience: { flag: true } })
    expect(draft).toMatchObject({ userId: viewer.userId, definitionVersion: sopWizard.version })
  })

  it('of the same value changes nothing and returns the current answer', async () => {
    const { saveTexts } = await createWriter()
    const { draftId } = await saveTexts({ fullName: 'Asha' })
    const before = await rowOf(draftId, 'fullName')
    const again = await saveTexts({ fullName: 'Asha' }, { draftId, editor: 'other-page' })
    expect(again).toMatchObject({ refused: [], saved: [{ value: text('Asha'), revision: 1 }] })
    expect(await rowOf(draftId, 'fullName')).toEqual(before)
  })

  it('removes an answer, also where there was none', async () => {
    const { save, viewer } = await createWriter()
    const { draftId } = await save([{ key: 'fullName', value: text('Asha') }])
    const { saved } = await save([{ key: 'fullName', value: null, revision: 1 }, { key: 'nationality' }], {
      draftId,
    })
    expect(saved).toMatchObject([
      { key: 'fullName', value: null, revision: 2 },
      { key: 'nationality', value: null, revision: 0 },
    ])
    expect((await readDraft({ app, viewer, draftId })).answers).toEqual({})
    expect(await database.prisma.draftAnswer.count()).toBe(1)
  })

  it('stores every kind of answer unchanged', async () => {
    const { save, viewer } = await createWriter()
    const question = questionsOf(sopWizard).find(({ key }) => key === 'emphasizeAspects')
    const options =
      question?.kind === 'MULTI_CHOICE' ? question.options.slice(0, 2).map(({ value }) => value) : []
    const sent = {
      fullName: text('  Zoë “O’Neil” 🎓\n\t\\ '),
      hasWorkExperience: { flag: false },
      writingTone: { option: 'academic' },
      emphasizeAspects: { options },
    }
    const { draftId, refused } = await save(Object.entries(sent).map(([key, value]) => ({ key, value })))
    expect(refused).toEqual([])
    expect((await readDraft({ app, viewer, draftId })).answers).toEqual(sent)
  })

  it('refuses invalid answers by key, keeps their earlier value and saves the rest', async () => {
    const { save, saveTexts, viewer } = await createWriter()
    const { draftId } = await saveTexts({ fullName: 'Asha' })
    const { saved, refused } = await save(
      [
        { key: 'fullName', value: { flag: true }, revision: 1 },
        { key: 'shoeSize', value: text('42') },
        { key: '__proto__', value: text('x') },
        { key: 'constructor', value: text('x') },
        { key: 'writingTone', value: { option: 'shouting' } },
        { key: 'definingMoment', value: text('x'.repeat(100_000)) },
        { key: 'whyThisField', value: text('a\u0000b') },
        { key: 'nationality', value: text('Indian'), revision: 7 },
        { key: 'currentLocation', value: text('Pune'), revision: -1 },
        { key: 'currentUniversity', value: text('COEP'), revision: 'first' },
        { key: 'currentDegree', value: text('B.Tech') },
      ],
      { draftId },
    )
    expect(refused.map(({ path }) => path)).toEqual([
      'fullName',
      'shoeSize',
      '__proto__',
      'constructor',
      'writingTone',
      'definingMoment',
      'whyThisField',
      'currentLocation',
      'currentUniversity',
      'nationality',
    ])
    expect(saved.map(({ key }) => key)).toEqual(['currentDegree'])
    expect((await readDraft({ app, viewer, draftId })).answers).toEqual({
      fullName: text('Asha'),
      currentDegree: text('B.Tech'),
    })
  })

  it('from a page of another questionnaire version saves known answers, and says so', async () => {
    const { saveTexts, viewer } = await createWriter()
    const { draftId, refused } = await saveTexts(
      { fullName: 'Asha', goneQuestion: 'x' },
      { questionnaireVersion: sopWizard.version - 1 },
    )
    expect(refused).toEqual([
      {
        path: 'questionnaireVersion',
        message: 'The questions have changed since this page was opened. Reload it to see them.',
      },
      { path: 'goneQuestion', message: expect.any(String) },
    ])
    expect((await readDraft({ app, viewer, draftId })).answers).toEqual({ fullName: text('Asha') })
  })

  it.each([
    [
      '301 answers',
      { answers: Array.from({ length: 301 }, (_, index) => ({ key: `k${index}` })) },
      'answers',
    ],
    ['answers that are no list', { answers: { fullName: text('x') } }, 'answers'],
    ['an answer without a key', { answers: [{ value: text('x') }] }, 'answers.0.key'],
    ['a type that there is not', { type: 'POEM' }, 'type'],
    ['a form that there is not', { form: 'ORAL' }, 'form'],
    ['a version that is no number', { questionnaireVersion: 'new' }, 'questionnaireVersion'],
    ['a short creation key', { creationKey: 'short' }, 'creationKey'],
    ['a creation key with a space', { creationKey: 'two words' }, 'creationKey'],
    ['a creation key with a NUL', { creationKey: 'abcdefgh\u0000' }, 'creationKey'],
    ['a long editor', { editor: 'e'.repeat(101) }, 'editor'],
    ['a draft that is no number', { draftId: 'first' }, 'draftId'],
  ])('refuses a call as a whole with %s', async (_, change, path) => {
    const { viewer } = await createWriter()
    const input = { ...CALL, answers: [], ...change }
    const refusal = saveAnswers({ app, viewer, input })
    await expect(refusal).rejects.toThrow(ValidationError)
    await expect(refusal).rejects.toMatchObject({ fields: [{ path }] })
    expect(await database.prisma.draft.count()).toBe(0)
  })

  it('refuses a call for another document type or form than the draft’s', async () => {
    const { saveTexts } = await createWriter()
    const { draftId } = await saveTexts({ fullName: 'Asha' }, { creationKey: 'begun-here' })
    for (const call of [{ draftId }, { creationKey: 'begun-here' }]) {
      await expect(saveTexts({}, { ...call, type: 'LOR' })).rejects.toMatchObject({
        fields: [{ path: 'type' }],
      })
      await expect(saveTexts({}, { ...call, form: 'QUICK' })).rejects.toMatchObject({
        fields: [{ path: 'form' }],
      })
    }
  })

  it('into somebody else’s draft, a deleted one, or none fails as not found', async () => {
    const asha = await createWriter()
    const ravi = await createWriter()
    const { draftId } = await asha.saveTexts({ fullName: 'Asha' }, { creationKey: 'asha-begins' })
    await expect(ravi.saveTexts({ fullName: 'Ravi' }, { draftId })).rejects.toThrow(NotFoundError)
    for (const none of [0, -1, 999, 2 ** 31 - 1])
      await expect(asha.saveTexts({ fullName: 'x' }, { draftId: none })).rejects.toThrow(NotFoundError)
    await deleteDraft({ app, viewer: asha.viewer, draftId })
    await expect(asha.saveTexts({ fullName: 'x' }, { draftId })).rejects.toThrow(NotFoundError)
    await expect(asha.saveTexts({ fullName: 'x' }, { creationKey: 'asha-begins' })).rejects.toThrow(
      NotFoundError,
    )
    expect(await rowOf(draftId, 'fullName')).toMatchObject({ value: text('Asha') })
    const input = { ...CALL, answers: [] }
    await expect(saveAnswers({ app, viewer: null, input })).rejects.toThrow(NotSignedInError)
  })

  it('costs as many statements for sixty answers as for one, in a new and an existing draft', async () => {
    const keys = questionsOf(sopWizard)
      .filter(({ kind }) => kind === 'SHORT_TEXT' || kind === 'LONG_TEXT')
      .map(({ key }) => key)
      // A programme renames the draft, which reads the existing names: one more statement in both cases.
      .filter(key => key !== 'targetProgram')
    expect(keys.length).toBeGreaterThan(50)
    const counts: number[] = []
    for (const some of [keys.slice(0, 1), keys]) {
      const { save } = await createWriter()
      let draftId: number | undefined
      for (const words of ['first', 'second']) {
        const answers = some.map(key => ({ key, value: text(words), revision: draftId ? 1 : 0 }))
        const { result, statements } = await recordStatements(database, () => save(answers, { draftId }))
        expect(result.saved).toHaveLength(some.length)
        draftId = result.draftId
        counts.push(statements.length)
      }
    }
    const [newOfOne, oldOfOne, newOfMany, oldOfMany] = counts
    expect([newOfMany, oldOfMany]).toEqual([newOfOne, oldOfOne])
    expect(oldOfMany).toBeLessThanOrEqual(8)
  })
})

describe('two pages that change one answer', () => {
  it('keep the later value, and the other as a conflicting value until it is settled', async () => {
    const { save, saveTexts, viewer } = await createWriter()
    const { draftId } = await saveTexts({ definingMoment: 'once' })
    const answer = (words: string, revision: number) => [
      { key: 'definingMoment', value: text(words), revision },
    ]
    await save(answer('laptop', 1), { draftId, editor: 'the-laptop' })
    const { saved } = await save(answer('phone', 1), { draftId, editor: 'the-phone' })
    expect(saved).toMatchObject([
      { value: text('phone'), revision: 3, setAside: [{ value: text('laptop'), savedAt: expect.any(Date) }] },
    ])
    // A value that the page has not shown stays.
    const unseen = await settleSetAside({
      app,
      viewer,
      draftId,
      key: 'definingMoment',
      savedAt: [new Date(0)],
    })
    expect(unseen.setAside).toHaveLength(1)
    const settled = await settleSetAside({
      app,
      viewer,
      draftId,
      key: 'definingMoment',
      savedAt: unseen.setAside.map(({ savedAt }) => savedAt),
    })
    expect(settled).toMatchObject({ key: 'definingMoment', value: text('phone'), revision: 3, setAside: [] })
    expect(await rowOf(draftId, 'definingMoment')).toMatchObject({ setAside: [], revision: 3 })
  })

  it('a kept answer gives way to one that was saved since, and a late save changes nothing', async () => {
    const { save, saveTexts } = await createWriter()
    const { draftId } = await saveTexts({ definingMoment: 'once' })
    const answer = (words: string, revision: number, givesWay = false) => [
      { key: 'definingMoment', value: text(words), revision, givesWay },
    ]
    await save(answer('finished', 1), { draftId, editor: 'the-laptop', sequence: 2 })
    const { saved } = await save(answer('half a', 1, true), { draftId, editor: 'the-phone', sequence: 1 })
    expect(saved).toMatchObject([
      { value: text('finished'), revision: 2, setAside: [{ value: text('half a') }] },
    ])
    await save(answer('fini', 1), { draftId, editor: 'the-laptop', sequence: 1 })
    expect(await rowOf(draftId, 'definingMoment')).toMatchObject({
      value: text('finished'),
      revision: 2,
      editor: 'the-laptop',
      sequence: 2,
    })
  })

  it('at the same moment keep the last of twelve values, and five as conflicting values', {
    tags: 'journey',
  }, async () => {
    const { save, saveTexts } = await createWriter()
    const { draftId } = await saveTexts({ definingMoment: 'once' })
    const results = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        save([{ key: 'definingMoment', value: text(`value ${index}`), revision: 1 }], {
          draftId,
          editor: `editor-${index}`,
        }),
      ),
    )
    // The row lock serialises the saves: each one adds a revision.
    const answers = results.flatMap(({ saved }) => saved).sort((one, other) => one.revision - other.revision)
    expect(answers.map(({ revision }) => revision)).toEqual(Array.from({ length: 12 }, (_, i) => i + 2))
    const inOrder = answers.map(({ value }) => value)
    const last = answers.at(-1)
    expect(last?.setAside.map(({ value }) => value)).toEqual(inOrder.slice(-6, -1).reverse())
    expect(await rowOf(draftId, 'definingMoment')).toMatchObject({ value: inOrder.at(-1), revision: 13 })
  })

  it('at the same moment keep all of four values', async () => {
    const { save, saveTexts } = await createWriter()
    const { draftId } = await saveTexts({ fullName: 'x' })
    const words = ['a', 'b', 'c', 'd']
    await Promise.all(
      words.map(value =>
        save([{ key: 'definingMoment', value: text(value) }], { draftId, editor: `editor-${value}` }),
      ),
    )
    const { value, setAside } = await rowOf(draftId, 'definingMoment')
    const everything = JSON.stringify([value, setAside])
    for (const word of words) expect(everything).toContain(`"${word}"`)
  })

  it('cannot settle an unknown answer or an unknown draft', async () => {
    const { saveTexts, viewer } = await createWriter()
    const { draftId } = await saveTexts({ fullName: 'Asha' })
    const other = await createWriter()
    for (const [asks, id, key] of [
      [other.viewer, draftId, 'fullName'],
      [viewer, draftId, 'nationality'],
      [viewer, draftId, '__proto__'],
      [viewer, draftId, 'a\u0000b'],
      [viewer, 0, 'fullName'],
    ] as const)
      await expect(settleSetAside({ app, viewer: asks, draftId: id, key })).rejects.toThrow(NotFoundError)
  })
})

describe('creating a draft', () => {
  it('twice with one creation key creates one, also at the same moment', async () => {
    const { save, viewer } = await createWriter()
    const results = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        save([{ key: 'fullName', value: text(`Asha ${index}`) }], { creationKey: 'one-page-of-asha' }),
      ),
    )
    expect(new Set(results.map(({ draftId }) => draftId)).size).toBe(1)
    expect(await database.prisma.draft.count({ where: { userId: viewer.userId } })).toBe(1)
    const other = await createWriter()
    await other.save([], { creationKey: 'one-page-of-asha' })
    expect(await database.prisma.draft.count()).toBe(2)
  })

  it('is refused at a hundred drafts, and possible again after a deletion', async () => {
    const { viewer, save } = await createWriter()
    const first = await createDraft({ app, viewer })
    const { id: _, createdAt: __, updatedAt: ___, ...columns } = first
    await database.prisma.draft.createMany({
      data: Array.from({ length: MOST_DRAFTS - 1 }, (_, index) => ({
        ...columns,
        creationKey: `copied-${index}`,
      })),
    })
    await expect(save([])).rejects.toThrow(ConflictError)
    await expect(duplicateDraft({ app, viewer, draftId: first.id, input: {} })).rejects.toThrow(ConflictError)
    await deleteDraft({ app, viewer, draftId: first.id })
    await save([])
    await expect(restoreDraft({ app, viewer, draftId: first.id })).rejects.toThrow(ConflictError)
  })
})

describe('the name of a draft', () => {
  it('is its type with a number, and follows the programme', async () => {
    const { saveTexts } = await createWriter()
    const one = await saveTexts({ fullName: 'Asha' })
    const two = await saveTexts({ fullName: 'Asha' })
    expect(await nameOf(one.draftId)).toBe('Statement of purpose')
    expect(await nameOf(two.draftId)).toBe('Statement of purpose 2')
    for (const { draftId } of [one, two]) await saveTexts({ targetProgram: 'MS in Robotics' }, { draftId })
    expect(await nameOf(one.draftId)).toBe('Statement of purpose for MS in Robotics')
    expect(await nameOf(two.draftId)).toBe('Statement of purpose for MS in Robotics 2')
    await saveTexts({ targetProgram: 'MSc Mechatronics' }, { draftId: two.draftId })
    expect(await nameOf(two.draftId)).toBe('Statement of purpose for MSc Mechatronics')
    await saveTexts({ targetProgram: '' }, { draftId: two.draftId })
    expect(await nameOf(two.draftId)).toBe('Statement of purpose')
  })

  it('stays as chosen by its owner', async () => {
    const { saveTexts, viewer } = await createWriter()
    const { draftId } = await saveTexts({ fullName: 'Asha' })
    await renameDraft({ app, viewer, draftId, input: { name: '  For Delft ' } })
    await saveTexts({ targetProgram: 'MS in Robotics' }, { draftId })
    expect(await nameOf(draftId)).toBe('For Delft')
  })

  it('is refused if it is invalid or the draft does not exist', async () => {
    const { viewer } = await createWriter()
    const { id: draftId } = await createDraft({ app, viewer })
    for (const name of ['', '   ', 'a\u0000', 'x'.repeat(121), undefined])
      await expect(renameDraft({ app, viewer, draftId, input: { name } })).rejects.toMatchObject({
        fields: [{ path: 'name' }],
      })
    const other = await createWriter()
    const input = { name: 'Mine now' }
    await expect(renameDraft({ app, viewer: other.viewer, draftId, input })).rejects.toThrow(NotFoundError)
    expect(await nameOf(draftId)).toBe('Statement of purpose for MS in Robotics')
  })
})

describe('a copy', () => {
  it('has the answers and another name, and is independent of the original', async () => {
    const { saveTexts, viewer } = await createWriter()
    const original = await createDraft({ app, viewer })
    const copy = await duplicateDraft({ app, viewer, draftId: original.id, input: {} })
    expect(copy.name).toBe('Copy of Statement of purpose for MS in Robotics')
    const again = await duplicateDraft({ app, viewer, draftId: original.id, input: { name: ' Other ' } })
    expect(again.name).toBe('Other')
    await saveTexts({ fullName: 'Ravi' }, { draftId: copy.id })
    const answersOf = async (draftId: number) => (await readDraft({ app, viewer, draftId })).answers
    const expected = Object.fromEntries(WIZARD_ANSWERS.map(({ key, value }) => [key, value]))
    expect(await answersOf(original.id)).toEqual(expected)
    expect(await answersOf(again.id)).toEqual(expected)
    expect(await answersOf(copy.id)).toEqual({ ...expected, fullName: text('Ravi') })
  })

  it('of another person’s draft is refused', async () => {
    const { viewer } = await createWriter()
    const { id: draftId } = await createDraft({ app, viewer })
    const other = await createWriter()
    await expect(duplicateDraft({ app, viewer: other.viewer, draftId, input: {} })).rejects.toThrow(
      NotFoundError,
    )
  })
})

describe('a deleted draft', () => {
  it('is hidden, and can be restored completely within thirty days', async () => {
    const { viewer } = await createWriter()
    const { id: draftId } = await createDraft({ app, viewer })
    await deleteDraft({ app, viewer, draftId })
    await expect(readDraft({ app, viewer, draftId })).rejects.toThrow(NotFoundError)
    await expect(deleteDraft({ app, viewer, draftId })).rejects.toThrow(NotFoundError)
    for (let times = 0; times < 2; times += 1)
      expect(await restoreDraft({ app, viewer, draftId })).toMatchObject({ id: draftId, deletedAt: null })
    const { answers } = await readDraft({ app, viewer, draftId })
    expect(Object.keys(answers)).toHaveLength(WIZARD_ANSWERS.length)
  })

  it('cannot be deleted or restored by another person', async () => {
    const { viewer } = await createWriter()
    const other = await createWriter()
    const { id: draftId } = await createDraft({ app, viewer })
    await expect(deleteDraft({ app, viewer: other.viewer, draftId })).rejects.toThrow(NotFoundError)
    await deleteDraft({ app, viewer, draftId })
    await expect(restoreDraft({ app, viewer: other.viewer, draftId })).rejects.toThrow(NotFoundError)
  })

  it('is removed with its answers after that; documents made from it stay', async () => {
    const { viewer } = await createWriter()
    const { id: draftId } = await createDraft({ app, viewer })
    const kept = await createDraft({ app, viewer })
    const document = await database.prisma.document.create({
      data: {
        userId: viewer.userId,
        draftId,
        documentType: 'SOP',
        form: 'WIZARD',
        course: '',
        answers: [],
        definitionVersion: 1,
        targetWords: 800,
        funding: 'CREDIT',
      },
    })
    await deleteDraft({ app, viewer, draftId })
    const later = (milliseconds: number) =>
      createAppContext({ database, now: () => new Date(app.now().getTime() + milliseconds) })
    await removeExpired({ app: later(RESTORABLE_FOR - 60_000) })
    expect(await database.prisma.draft.count()).toBe(2)
    const tooLate = later(RESTORABLE_FOR + 60_000)
    await expect(restoreDraft({ app: tooLate, viewer, draftId })).rejects.toThrow(NotFoundError)
    await removeExpired({ app: tooLate })
    expect(await database.prisma.draft.findMany({ select: { id: true } })).toEqual([{ id: kept.id }])
    expect(await database.prisma.draftAnswer.count({ where: { draftId } })).toBe(0)
    expect(await database.prisma.document.findUnique({ where: { id: document.id } })).toMatchObject({
      draftId: null,
    })
  })
})
