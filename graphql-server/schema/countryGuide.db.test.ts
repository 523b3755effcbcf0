import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AppContext } from '../domain/appContext.ts'
import { createCatalogue, program, smallCatalogue, university } from '../test/catalogues.ts'
import { executeGraph, recordStatements } from '../test/execute.ts'
import { createAppContext, createUser, createViewer } from '../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../test/testDatabase.ts'

let database: TestDatabase
let app: AppContext

const note = {
  country: 'UK',
  part: 'COST',
  audience: null,
  title: 'Health surcharge',
  titleHindi: 'स्वास्थ्य सरचार्ज',
  text: 'It is {GBP 776} a year.',
  textHindi: 'साल का {GBP 776}।',
  url: 'https://www.gov.uk',
  basis: 'INDICATIVE',
  source: 'counsellors’ general knowledge',
  year: 2026,
} as const

beforeAll(async () => {
  database = await openTestDatabase()
  app = createAppContext({ database })
  await createCatalogue({
    app,
    catalogue: smallCatalogue({
      universities: [
        university({ key: 'uk/university-of-leeds', livingCost: 'uk/leeds', isSample: true }),
        university({ key: 'uk/leeds-college', name: 'Leeds College', livingCost: 'uk/leeds' }),
      ],
      programs: [
        program({ name: 'Robotics MSc', field: 'robotics' }),
        program({ university: 'uk/leeds-college', name: 'Physics MSc', field: 'physics' }),
      ],
      guide_notes: [note, { ...note, country: 'USA', title: 'Elsewhere' }],
    }),
  })
})
afterAll(() => database.close())

const GUIDE = `{ countryGuide(country: UK) {
  notes { part audience title(language: HINDI) text(language: HINDI) url basis source year }
  intake { months source year }
  degrees { degreeType programs visiblePrograms tuition { middle } deadlines { month } }
  fieldGroups { code programs fields { code visiblePrograms } }
  cities { city rent universities cost { amount currency period } }
} }`

async function guideOf(viewer: Parameters<typeof executeGraph>[0]['viewer'] = null) {
  const { data, errors } = await executeGraph({ app, viewer, document: GUIDE })
  expect(errors).toEqual([])
  return data
}

test('the guide of a country has its own notes in the language that is asked for', async () => {
  expect(await guideOf()).toMatchObject({
    countryGuide: {
      notes: [
        {
          part: 'COST',
          audience: null,
          title: note.titleHindi,
          text: note.textHindi,
          url: note.url,
          basis: 'INDICATIVE',
          source: note.source,
          year: 2026,
        },
      ],
      intake: { months: [9], source: 'a guide', year: 2026 },
    },
  })
})

test('it counts the whole catalogue, and leads a visitor to the sample only', async () => {
  const seen = (visible: number, fields: object[]) => ({
    countryGuide: {
      degrees: [
        { degreeType: 'MASTERS', programs: 2, visiblePrograms: visible, tuition: null, deadlines: [] },
        { degreeType: 'MBA', programs: 0, visiblePrograms: 0 },
      ],
      fieldGroups: [
        { code: 'engineering', programs: 1 },
        { code: 'science', fields },
      ],
      cities: [
        { city: null, universities: 0 },
        { city: 'Leeds', universities: visible, cost: { amount: 1000, currency: 'USD', period: 'MONTH' } },
      ],
    },
  })
  expect(await guideOf()).toMatchObject(seen(1, []))
  const user = await createUser({ app, columns: { plan: 'STANDARD' } })
  const { viewer } = await createViewer({ app, user })
  expect(await guideOf(viewer)).toMatchObject(seen(2, [{ code: 'physics', visiblePrograms: 1 }]))
})

test('a country without anything has an empty guide', async () => {
  const { data } = await executeGraph({
    app,
    document: '{ countryGuide(country: SPAIN) { notes { title } intake { months } fieldGroups { code } } }',
  })
  expect(data).toEqual({ countryGuide: { notes: [], intake: null, fieldGroups: [] } })
})

test('it costs the same number of statements, however much is known of a country', async () => {
  const count = async () => {
    const { result, statements } = await recordStatements(database, () =>
      executeGraph({ app, document: GUIDE }),
    )
    expect(result.errors).toEqual([])
    return statements.length
  }
  const few = await count()
  const notes = await database.prisma.guideNote.findMany({ where: { country: 'UK' }, omit: { id: true } })
  for (let number = 2; number < 12; number += 1)
    await database.prisma.guideNote.createMany({
      data: notes.map(each => ({ ...each, title: `${each.title} ${number}` })),
    })
  expect(await count()).toBe(few)
})
