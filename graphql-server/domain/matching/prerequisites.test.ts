import { expect, test } from 'vitest'
import { missingOf, type PrerequisiteRow, prerequisitesOf } from './prerequisites.ts'

const ROW: PrerequisiteRow = {
  name: 'Computer Science MSc',
  award: 'MSc',
  degreeType: 'MASTERS',
  field: 'computer-science',
  country: 'UK',
  languages: ['English'],
  durationMonths: 12,
}

function missing(row: Partial<PrerequisiteRow>, person: Partial<Parameters<typeof missingOf>[1]> = {}) {
  return missingOf(prerequisitesOf({ ...ROW, ...row }), {
    studied: [],
    languages: [],
    degreeYears: Number.NaN,
    workYears: Number.NaN,
    hasCat: false,
    hasGmat: false,
    ...person,
  })
}

test.each([
  [
    'a first law degree',
    { award: 'LLM', name: 'Law LLM', field: 'law' },
    ['finance'],
    'asks for a first law degree',
  ],
  [
    'a first law degree in words',
    { prerequisites: 'first law degree (LLB or JD)' },
    ['economics'],
    'asks for a first law degree',
  ],
  ['a medical degree', { prerequisites: 'MBBS' }, ['biology'], 'asks for a medical degree'],
  [
    'a degree in the field',
    { prerequisites: 'bachelor in computer science; programming' },
    ['history'],
    'asks for ‘bachelor in computer science’',
  ],
  [
    'people of other fields',
    { prerequisites: 'degree in a field other than computing' },
    ['software-engineering'],
    'is for people without a computing degree',
  ],
  [
    'a conversion by its title',
    { name: 'Computing (Conversion) MSc' },
    ['computer-science'],
    'is for people without a computing degree',
  ],
] as const)('%s keeps out somebody without it', (_what, row, studied, expected) => {
  expect(missing(row, { studied: [...studied] })).toBe(expected)
})

test.each([
  ['a degree near a subject', { prerequisites: 'bachelor in CS or close; programming' }, ['history']],
  ['a quantitative degree', { prerequisites: 'Quantitative bachelor; programming' }, ['accounting']],
  ['courses of such degrees', { prerequisites: 'Calculus, linear algebra, probability' }, ['accounting']],
  ['credits in mathematics', { prerequisites: 'Bachelor with mathematics' }, ['business-administration']],
  ['a science', { prerequisites: 'Computing, maths or science degree' }, ['business-administration']],
] as const)('who has no such degree lacks %s', (_what, row, studied) => {
  expect(missing({ field: 'data-science', ...row }, { studied: [...studied] })).toMatch(/^asks for/)
})

test.each([
  ['in computing', { field: 'data-science' }, ['accounting'], 'data science'],
  ['in engineering', { field: 'civil-engineering' }, ['law'], 'civil engineering'],
  ['in nursing', { field: 'nursing' }, ['allied-health'], 'nursing and midwifery'],
  ['after a bachelor in Germany', { field: 'management', country: 'GERMANY' }, ['history'], 'management'],
] as const)(
  'where nothing is said, a degree in or near the field is usual %s',
  (_what, row, studied, name) => {
    const asked = `usually asks for a first degree in ${name} or near it`
    expect(missing(row, { studied: [...studied] })).toBe(asked)
    expect(missing(row, { studied: [row.field] })).toBeNull()
  },
)

test.each([
  ['management in the UK', { field: 'management' }],
  ['information systems', { field: 'information-systems' }],
  ['an MBA', { field: 'business-administration', degreeType: 'MBA', country: 'GERMANY' }],
] as const)('where nothing is said, any degree will do for %s', (_what, row) => {
  expect(missing(row, { studied: ['history'] })).toBeNull()
})

test.each([
  ['Adult Nursing MSc', 'nursing', 'a nurse'],
  ['Nursing (Mental Health) MSc', 'nursing', 'a nurse'],
  ['Master of Nursing Practice', 'nursing', 'a nurse'],
  ['Physiotherapy MSc', 'allied-health', 'a therapist'],
  ['Master of Occupational Therapy', 'allied-health', 'a therapist'],
  ['Juris Doctor', 'law', 'a lawyer'],
] as const)('%s is not for somebody who is registered', (name, field, person) => {
  expect(missing({ name, field }, { studied: [field] })).toBe(
    `leads to a first registration as ${person}, which you have`,
  )
})

test.each([
  ['Advanced Nursing Practice MSc', 'nursing'],
  ['Master of Nursing', 'nursing'],
  ['Advanced Physiotherapy Practice MSc', 'allied-health'],
  ['Sports Physiotherapy MSc', 'allied-health'],
  ['International Law LLM', 'law'],
] as const)('%s is for those who are registered', (name, field) => {
  expect(missing({ name, field }, { studied: [field] })).toBeNull()
})

test('two years under the bare name of nursing qualify, and one year is for nurses', () => {
  const nursing = { name: 'Master of Nursing', field: 'nursing' }
  expect(missing({ ...nursing, durationMonths: 24 }, { studied: ['nursing'] })).toContain(
    'first registration',
  )
  expect(missing({ ...nursing, durationMonths: 12 }, { studied: ['nursing'] })).toBeNull()
  expect(missing({ ...nursing, note: 'Pre-registration' }, { studied: ['nursing'] })).toContain(
    'registration',
  )
})

test.each([
  ['who has it', { award: 'LLM', field: 'law' }, ['law']],
  ['of a neighbouring field', { prerequisites: 'bachelor in computer science' }, ['electrical-engineering']],
  ['near what is asked', { prerequisites: 'bachelor in CS or close; programming' }, ['mathematics']],
  [
    'where other degrees are welcome',
    { prerequisites: 'bachelor in CS or any with experience' },
    ['history'],
  ],
  ['where any degree will do', { prerequisites: 'any bachelor; portfolio' }, ['history']],
  ['of another field, for a conversion', { prerequisites: 'degree in another subject' }, ['history']],
  [
    'of one of several fields',
    { prerequisites: 'Bachelor in CS or engineering; programming' },
    ['computer-science'],
  ],
  [
    'of an engineering, where any is asked',
    { prerequisites: 'bachelor in engineering' },
    ['civil-engineering'],
  ],
  [
    'where a part is not understood',
    { prerequisites: 'bachelor in engineering or physical things' },
    ['history'],
  ],
  ['of whom nothing is known', { prerequisites: 'first law degree (LLB)' }, []],
] as const)('it is open to somebody %s', (_what, row, studied) => {
  expect(missing(row, { studied: [...studied] })).toBeNull()
})

test('a language other than English is asked for', () => {
  expect(missing({ languages: ['German'], note: 'taught in German, C1 asked' })).toBe(
    'is taught in German, C1 asked',
  )
  expect(missing({ note: 'taught in German' })).toBe('is taught in German')
  expect(missing({ languages: ['German'] }, { languages: ['german'] })).toBeNull()
  expect(missing({ languages: ['English', 'Spanish'] })).toBeNull()
  expect(missing({ languages: [] })).toBeNull()
  expect(missing({ languages: [], country: 'SPAIN', note: 'Mostly in Spanish: check' })).toBe(
    'is taught in Spanish',
  )
})

test.each([
  ['Professional degree, Spanish and Catalan needed', 'Spanish'],
  ['Glendon, bilingual: French needed', 'French'],
  ['Bachelor; some French asked', 'French'],
])('a language that is needed beside English is asked for: %s', (note, language) => {
  expect(missing({ note })).toBe(`asks for ${language} besides English`)
  expect(missing({ note }, { languages: [language.toLowerCase()] })).toBeNull()
})

test('a language that is not needed is not asked for', () => {
  expect(missing({ note: 'No German needed; in English or French' })).toBeNull()
})

test('part-time and online programmes give no student visa, outside India', () => {
  expect(missing({ isPartTime: true, durationMonths: 36 })).toBe(
    'is part-time over three years: no student visa',
  )
  expect(missing({ name: 'Law LLM (part time)', award: 'MSc', durationMonths: 27 })).toBe(
    'is part-time over 27 months: no student visa',
  )
  expect(missing({ name: 'Data Science MSc (online)' })).toBe('is taught online: no student visa')
  expect(missing({ isPartTime: true, country: 'INDIA' })).toBeNull()
})

test('years of work are asked for where a person says that they have fewer', () => {
  const asked = { degreeType: 'MBA', prerequisites: "any bachelor; usually 5 years' work" }
  expect(missing(asked, { workYears: 2 })).toBe('asks for 5 years of work')
  expect(missing(asked, { workYears: 4 })).toBeNull()
  expect(missing(asked)).toBeNull()
  expect(missing({ degreeType: 'MBA', name: 'Executive MBA' }, { workYears: 3 })).toBe(
    'asks for 8 years of work',
  )
})

test.each([
  ['General Practice Nursing MSc', true],
  ['Community Specialist Practice: District Nursing MSc', true],
  ['Advanced Clinical Practice MSc', true],
  ['Advanced Nursing MSc', false],
] as const)('%s in the UK is for nurses of its health service: %s', (name, isClosed) => {
  const said = missing({ name, field: 'nursing' }, { studied: ['nursing'] })
  expect(said).toBe(isClosed ? 'is for people with a registration and a post in its health service' : null)
  expect(missing({ name, field: 'nursing', country: 'AUSTRALIA' }, { studied: ['nursing'] })).toBeNull()
})

test('a British master of three years is a part-time one', () => {
  expect(missing({ durationMonths: 36 })).toBe('is part-time over three years: no student visa')
  expect(missing({ durationMonths: 24 })).toBeNull()
  expect(missing({ durationMonths: 36, country: 'USA' })).toBeNull()
})

test('an MBA whose students have worked long asks for half of it', () => {
  const mba = { name: 'MBA', award: 'MBA', degreeType: 'MBA', field: 'business-administration' }
  expect(missing({ ...mba, typicalWorkYears: 5.8 }, { workYears: 1 })).toBe('asks for 2 years of work')
  expect(missing({ ...mba, typicalWorkYears: 5.8 }, { workYears: 2 })).toBeNull()
  expect(missing({ ...mba, typicalWorkYears: 3 }, { workYears: 1 })).toBeNull()
})

test('an Indian MBA admits by the tests of its country, or by those taken abroad', () => {
  const mba = { name: 'MBA', award: 'MBA', degreeType: 'MBA', country: 'INDIA', tests: ['CAT', 'GMAT'] }
  const byCat = { ...mba, prerequisites: 'Bachelor with 50 %; CAT (GMAT for foreign applicants)' }
  expect(missing(byCat, { hasGmat: true })).toContain('admits by CAT')
  expect(missing(byCat, { hasGmat: true, hasCat: true })).toBeNull()
  expect(missing(byCat)).toBeNull()
  expect(missing(mba, { hasGmat: true })).toBeNull()
  expect(missing({ ...mba, tests: ['GMAT', 'GRE'] }, { hasCat: true })).toContain('asks for the GMAT or GRE')
  expect(missing({ ...mba, tests: ['CAT'], country: 'UK' }, { hasGmat: true })).toBeNull()
})

test('an HND alone is no bachelor’s degree but in the UK', () => {
  for (const country of ['USA', 'CANADA', 'GERMANY', 'AUSTRALIA'])
    expect(missing({ country }, { degreeYears: 0 })).toContain('asks for a bachelor’s degree')
  expect(missing({ country: 'UK' }, { degreeYears: 0 })).toBeNull()
  expect(missing({ country: 'USA' }, { degreeYears: 3 })).toBeNull()
  expect(missing({ country: 'USA' }, { degreeYears: Number.NaN })).toBeNull()
})

test('a degree of four years is missing where somebody studied for three, and nowhere else', () => {
  const asked = { prerequisites: 'Accredited four-year psychology sequence', field: 'psychology' }
  const psychologist = { studied: ['psychology'] }
  expect(missing(asked, { ...psychologist, degreeYears: 3 })).toBe(
    'asks for a degree of four years, and yours took three',
  )
  expect(missing(asked, { ...psychologist, degreeYears: 4 })).toBeNull()
  expect(missing(asked, psychologist)).toBeNull()
  expect(
    missing({ prerequisites: 'Bachelor and four years of work' }, { degreeYears: 3, workYears: 5 }),
  ).toBeNull()
})

test('a Canadian honours bachelor takes four years', () => {
  const asked = { prerequisites: 'Honours bachelor in psychology', field: 'psychology' }
  const person = { studied: ['psychology'], degreeYears: 3 }
  expect(missing({ ...asked, country: 'CANADA' }, person)).toContain('four years')
  expect(missing({ ...asked, country: 'UK' }, person)).toBeNull()
})

test('courses that train psychologists in Australia ask for four years, also where their row does not say so', () => {
  const course = { name: 'Master of Clinical Psychology', field: 'psychology' }
  const person = { studied: ['psychology'], degreeYears: 3 }
  const inAustralia = { ...course, country: 'AUSTRALIA' } as const
  expect(missing(inAustralia, person)).toContain('four accredited years')
  // The years have to be known.
  expect(missing(inAustralia, { studied: ['psychology'] })).toContain('four accredited years')
  expect(missing(inAustralia, { ...person, degreeYears: 4 })).toBeNull()
  expect(missing({ ...course, country: 'UK' }, person)).toBeNull()
  expect(missing({ ...course, name: 'Psychology MSc', country: 'AUSTRALIA' }, person)).toBeNull()
})

test('the kinds of engineering that share one word are each of engineering', () => {
  const asked = {
    prerequisites: 'Bachelor in mechanical or automotive engineering',
    field: 'automotive-engineering',
  }
  expect(missing(asked, { studied: ['electrical-engineering'] })).toContain('asks for')
  expect(missing(asked, { studied: ['mechanical-engineering'] })).toBeNull()
})

test('a reviewed degree admits just its fields, and those of another name for them', () => {
  const row = { prerequisites: 'Only with a bachelor in materials engineering or chemistry; portfolio' }
  expect(missing(row, { studied: ['chemistry'] })).toBeNull()
  expect(missing(row, { studied: ['mechanical-engineering'] })).toBe(
    'asks for ‘a bachelor in materials engineering or chemistry’',
  )
  const computing = { prerequisites: 'Only with a bachelor in computer science' }
  expect(missing(computing, { studied: ['software-engineering'] })).toBeNull()
  expect(missing(computing, { studied: ['statistics'] })).not.toBeNull()
})

test('what a master’s states that continues a bachelor’s is asked more strictly in Germany and Italy', () => {
  const row = { prerequisites: 'Bachelor in materials engineering', field: 'materials-engineering' }
  expect(missing({ ...row, country: 'UK' }, { studied: ['mechanical-engineering'] })).toBeNull()
  expect(missing({ ...row, country: 'GERMANY' }, { studied: ['mechanical-engineering'] })).not.toBeNull()
  const energy = { prerequisites: 'Bachelor in energy engineering', field: 'energy-engineering' }
  expect(missing({ ...energy, country: 'GERMANY' }, { studied: ['electrical-engineering'] })).toBeNull()
  const finance = { prerequisites: 'Bachelor in economics', field: 'finance', country: 'ITALY' }
  expect(missing(finance, { studied: ['accounting'] })).toBeNull()
})

test('German master’s of three semesters ask for more than a degree of three years', () => {
  const row = { country: 'GERMANY', durationMonths: 18 }
  expect(missing(row, { degreeYears: 3 })).toBe(
    'asks for a degree of three and a half years, and yours took three',
  )
  expect(missing(row, { degreeYears: 4 })).toBeNull()
  expect(missing(row)).toBeNull()
  expect(missing({ ...row, durationMonths: 24 }, { degreeYears: 3 })).toBeNull()
})

test('British conversions are for graduates of other subjects, also where the title leaves that out', () => {
  const bare = { name: 'Psychology MSc', field: 'psychology' }
  expect(missing(bare, { studied: ['psychology'] })).toBe('is for people without a psychology degree')
  expect(missing(bare, { studied: ['law'] })).toBeNull()
  expect(missing({ ...bare, country: 'AUSTRALIA' }, { studied: ['psychology'] })).toBeNull()
  const named = { name: 'Psychology for non-psychology graduates MSc', field: 'psychology' }
  expect(missing(named, { studied: ['psychology'] })).not.toBeNull()
})
