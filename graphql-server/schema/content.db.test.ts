import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AppContext, Viewer } from '../domain/appContext.ts'
import { isGone, readGuide, readGuides, summaryOf } from '../domain/content/guides.ts'
import { addVisits, readPageVisits } from '../domain/content/pageVisits.ts'
import { seedContent } from '../domain/content/seedContent.ts'
import { eraseAccounts } from '../domain/personalData/eraseAccounts.ts'
import { executeGraph } from '../test/execute.ts'
import { createAppContext, createUser, createViewer } from '../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../test/testDatabase.ts'

let database: TestDatabase
let app: AppContext
let clock: Date

beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await database.truncate()
  clock = new Date('2026-11-24T08:00:00Z')
  app = createAppContext({ database, now: () => clock })
})
afterAll(() => database.close())

const viewerWith = async (columns: object) =>
  (await createViewer({ app, user: await createUser({ app, columns }) })).viewer

type Result = {
  __typename: string
  message?: string
  fields?: { path: string; message: string }[]
  item?: { id: string; path: string | null; status: string; keywords: string[] }
  keyword?: { id: string; currentRank: number | null; checkedAt: string | null }
  imported?: number
  faults?: { row: number; message: string }[]
}

async function send(viewer: Viewer | null, name: string, payload: string, input: object): Promise<Result> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}`
  const { data, errors } = await executeGraph<{ result: Result }>({
    app,
    viewer,
    document: `mutation ($input: ${type}Input!) { result: ${name}(input: $input) {
      __typename ... on Error { message } ${name.startsWith('remove') ? '' : '... on ValidationError { fields { path message } }'}
      ... on ${type}Payload { ${payload} } } }`,
    variables: { input },
  })
  expect(errors).toEqual([])
  if (!data) throw new Error('Nothing was answered.')
  return data.result
}

const POST = {
  title: 'GRE in 2027',
  topic: 'GRE',
  category: 'Test Prep',
  author: 'Meera',
  scheduledDate: '2027-01-12T00:00:00Z',
  status: 'PLANNED',
  targetKeywords: ['gre', 'gre', ' '],
  body: 'Who still asks.\n\n## And who not',
}
const ITEM = 'item { id path status keywords }'
const save = (viewer: Viewer | null, input: object = {}) =>
  send(viewer, 'saveEditorialItem', ITEM, { ...POST, ...input })
const publish = (viewer: Viewer | null, id: string | undefined, isPublished = true) =>
  send(viewer, 'publishEditorialItem', ITEM, { id, isPublished })
const titles = async (viewer: Viewer | null) =>
  (
    await executeGraph<{ editorialItems: { title: string }[] | null }>({
      app,
      viewer,
      document: '{ editorialItems { title } }',
    })
  ).data?.editorialItems?.map(({ title }) => title) ?? null

describe('planned posts', () => {
  test('are one’s own, and an administrator’s are everybody’s', async () => {
    const [asha, ravi, admin] = [
      await viewerWith({ username: 'asha' }),
      await viewerWith({ username: 'ravi' }),
      await viewerWith({ username: 'admin', role: 'ADMIN' }),
    ]
    const { item: hers } = await save(asha, { title: 'Hers' })
    const { item: ours } = await save(admin, { title: 'Ours' })
    expect(hers).toMatchObject({ keywords: ['gre'], path: null })
    expect([await titles(asha), await titles(ravi), await titles(admin), await titles(null)]).toEqual([
      ['Hers', 'Ours'],
      ['Ours'],
      ['Ours'],
      null,
    ])
    for (const [viewer, id] of [
      [ravi, hers?.id],
      [asha, ours?.id],
      [admin, hers?.id],
    ] as const) {
      expect((await save(viewer, { id, title: 'Taken' })).__typename).toBe('NotFoundError')
      expect((await send(viewer, 'removeEditorialItem', 'isRemoved', { id })).__typename).toBe(
        'NotFoundError',
      )
    }
    expect((await save(null)).__typename).toBe('NotSignedInError')
    expect((await save(asha, { id: hers?.id, status: 'COMPLETED' })).item?.status).toBe('COMPLETED')
  })

  test('are refused with a fault for each field', async () => {
    const asha = await viewerWith({})
    const { fields } = await save(asha, {
      ...{ title: ' ', topic: '', category: 'Gossip', author: '', scheduledDate: null },
      body: 'x'.repeat(40_001),
    })
    expect(fields).toEqual([
      { path: 'title', message: 'Title is required' },
      { path: 'topic', message: 'Topic is required' },
      { path: 'category', message: 'Category is required' },
      { path: 'author', message: 'Author is required' },
      { path: 'scheduledDate', message: 'Schedule date is required' },
      { path: 'body', message: 'At most 40,000 characters' },
    ])
  })

  test('are published by administrators alone, taken back, and then gone', async () => {
    const [asha, admin] = [
      await viewerWith({ username: 'asha' }),
      await viewerWith({ username: 'admin', role: 'ADMIN' }),
    ]
    const { item: hers } = await save(asha)
    expect((await publish(asha, hers?.id)).__typename).toBe('ForbiddenError')
    expect((await publish(admin, hers?.id)).__typename).toBe('NotFoundError')
    const { item: empty } = await save(admin, { title: 'Empty', body: '' })
    expect((await publish(admin, empty?.id)).fields).toEqual([
      { path: 'body', message: 'Write the text first' },
    ])
    const { item } = await save(admin)
    expect((await publish(admin, item?.id)).item).toMatchObject({
      path: '/guides/gre-in-2027',
      status: 'COMPLETED',
    })
    const second = await save(admin)
    expect((await publish(admin, second.item?.id)).item?.path).toMatch(/^\/guides\/gre-in-2027-\d+$/)
    expect(await readGuides({ app })).toHaveLength(2)
    expect((await send(admin, 'removeEditorialItem', 'isRemoved', { id: item?.id })).__typename).toBe(
      'ConflictError',
    )
    await publish(admin, item?.id, false)
    expect(await readGuide({ app, slug: 'gre-in-2027' })).toBeNull()
    expect(await isGone({ app, slug: 'gre-in-2027' })).toBe(true)
    expect(await isGone({ app, slug: 'never' })).toBe(false)
    const actions = await database.prisma.auditEntry.findMany({ orderBy: { id: 'asc' } })
    expect(actions.map(({ action }) => action)).toEqual(['PUBLISH_POST', 'PUBLISH_POST', 'TAKE_BACK_POST'])
  })

  test('stay for everybody when the administrator who wrote them is erased', async () => {
    const admin = await viewerWith({ username: 'admin', role: 'ADMIN' })
    await viewerWith({ username: 'other', role: 'ADMIN' })
    await save(admin)
    await database.prisma.user.update({ where: { id: admin.userId }, data: { deletionDueAt: clock } })
    await eraseAccounts({ app })
    expect(await database.prisma.editorialItem.findMany({ select: { ownerId: true } })).toEqual([
      { ownerId: null },
    ])
  })
})

describe('keywords', () => {
  const saveKeyword = (viewer: Viewer, input: object) =>
    send(viewer, 'saveSeoKeyword', 'keyword { id currentRank checkedAt }', input)

  test('keep the day on which a rank was entered', async () => {
    const asha = await viewerWith({})
    const { keyword } = await saveKeyword(asha, { keyword: 'MS in Germany', currentRank: 14 })
    expect(keyword).toMatchObject({ currentRank: 14, checkedAt: clock.toISOString() })
    const entered = clock
    clock = new Date('2026-12-24T08:00:00Z')
    const again = await saveKeyword(asha, { keyword: 'ms in germany', currentRank: 14, difficulty: 55 })
    expect(again.keyword).toEqual({ id: keyword?.id, currentRank: 14, checkedAt: entered.toISOString() })
    const { fields } = await saveKeyword(asha, { keyword: '', difficulty: 101 })
    expect(fields).toEqual([
      { path: 'keyword', message: 'Keyword is required' },
      { path: 'difficulty', message: 'Give a whole number from 1 to 100' },
    ])
  })

  test('are imported row by row: those with a fault are named, the others kept', async () => {
    const asha = await viewerWith({})
    const csv = (text: string) =>
      send(asha, 'importSeoKeywords', 'imported faults { row message }', { csv: text })
    expect(
      await csv('keyword,currentRank\r\nsop,12\n,3\n"lor, format",x\nshort\n\nlong,1,2\nlor,7'),
    ).toMatchObject({
      imported: 2,
      faults: [
        { row: 2, message: 'keyword: Keyword is required' },
        { row: 3, message: expect.stringContaining('currentRank') },
        { row: 4, message: '1 cell where the first line has 2' },
        { row: 6, message: '3 cells where the first line has 2' },
      ],
    })
    expect((await csv('word,rank\nsop,1')).fields?.[0]?.message).toContain("'keyword'")
    expect((await csv('keyword\n"sop')).fields?.[0]?.path).toBe('csv')
  })
})

test('the product comes with twelve posts and five keywords, once', async () => {
  await seedContent({ app })
  await seedContent({ app })
  expect(await database.prisma.editorialItem.count()).toBe(12)
  expect(await database.prisma.seoKeyword.count()).toBe(5)
  const guides = await readGuides({ app })
  expect(guides.length).toBeGreaterThanOrEqual(4)
  for (const guide of guides) expect(summaryOf(guide).length).toBeGreaterThan(40)
  await database.prisma.editorialItem.deleteMany({})
  await viewerWith({})
  await seedContent({ app })
  expect(await database.prisma.editorialItem.count()).toBe(0)
})

test('visits are added up by page and day, for admins', async () => {
  const admin = await viewerWith({ role: 'ADMIN' })
  await addVisits({ app, visits: new Map([['/', 2]]) })
  await addVisits({
    app,
    visits: new Map([
      ['/', 1],
      ['/guides', 5],
    ]),
  })
  clock = new Date('2026-11-25T08:00:00Z')
  await addVisits({ app, visits: new Map([['/', 4]]) })
  expect(await readPageVisits({ app, viewer: admin })).toEqual([
    { name: '/', count: 7 },
    { name: '/guides', count: 5 },
  ])
  expect(await readPageVisits({ app, viewer: await viewerWith({ username: 'asha' }) })).toBeNull()
})
