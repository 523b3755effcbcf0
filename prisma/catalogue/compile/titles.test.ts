import { expect, test } from 'vitest'
import { fieldOfTitle } from '../../../graphql-server/domain/catalogue/fields.ts'
import { readCourseTitle, readIntakes, readInternationalFee, readMonths, withoutPlacement } from './titles.ts'

test.each([
  ['Accounting and Finance - MSc', 'Accounting and Finance MSc', 'MSc'],
  ['MSc Organisational Psychology', 'Organisational Psychology MSc', 'MSc'],
  ['Autonomous Systems (MSc)', 'Autonomous Systems MSc', 'MSc'],
  ['Advanced Pharmacy Practice - MSc/PGDip', 'Advanced Pharmacy Practice MSc', 'MSc'],
  ['Master of Science in Marketing', 'Marketing MSc', 'MSc'],
  ['Data Science and Analytics (placement option available) - MSc', 'Data Science and Analytics MSc', 'MSc'],
  ['Master of Business Analytics', 'Master of Business Analytics', 'Master'],
  ['MA in Urban and Regional Planning', 'Urban and Regional Planning MA', 'MA'],
  ['MArch-Architecture', 'Architecture MArch', 'MArch'],
  ['WILDLIFE MANAGEMENT AND CONTROL', 'Wildlife Management and Control', 'Master'],
  ["Master's in Artificial Intelligence", 'Artificial Intelligence', 'Master'],
  ['MBA', 'MBA', 'MBA'],
])('%j is %j', (raw, name, award) => {
  expect(readCourseTitle(raw, 'Master')).toMatchObject({ name, award })
})

test.each([
  'Online MSc Bioinformatics',
  'Health and Wellbeing MSc by Research',
  'Master of Philosophy (Monash)',
  'Master of Philosophy in Applied Epidemiology',
  'Master of Education (Research)',
  'Master of Urban Planning / Master of Urban Design',
  'Computer Science (Dubai) - MSc',
  'Executive MBA',
])('%j is not listed', raw => {
  expect(readCourseTitle(raw, 'Master')).toBeNull()
})

test.each([
  ['Master of Arts (Education)', 'Education', 'education'],
  ['Master of Arts (Media and Communications)', 'Media and Communications', 'film-media'],
  ['Master of Science (Applied Physics)', 'Applied Physics', 'physics'],
  ['Master of Enterprise Resource Planning', 'Enterprise Resource Planning', 'information-systems'],
  ['Master of Advanced Clinical Physiotherapy', 'Advanced Clinical Physiotherapy', 'allied-health'],
  ['Master of Property Development', 'Property Development', 'construction-management'],
])('%j teaches %s', (raw, subject, field) => {
  expect(readCourseTitle(raw, 'Master')).toMatchObject({ subject })
  expect(fieldOfTitle(subject)).toBe(field)
})

test('a master of business administration is an MBA', () => {
  expect(readCourseTitle('Master of Business Administration', 'Master')).toMatchObject({
    isMba: true,
    award: 'MBA',
  })
})

test.each([
  ['1 year full-time, 2 years part-time', 12],
  ['18 months full time with placement', 18],
  ['1½ year', 18],
  ['1 year, 4 months', 16],
  ['12 Months', 12],
  ['2 years part time', 'PART_TIME'],
  ['See website for details', null],
  ['10 years', null],
])('%j takes %s months', (text, months) => {
  expect(readMonths(text)).toBe(months)
})

test('months of the year are read in their order', () => {
  expect(readIntakes('September, January')).toEqual([1, 9])
  expect(readIntakes('See Course')).toEqual([])
})

test.each([
  ['UK: £13,500 (Total) International: £31,000 (Total)', { amount: 31_000, currency: 'GBP', year: 2023 }],
  ['2022/23 fees UK £8,735 International £20,450', { amount: 20_450, currency: 'GBP', year: 2022 }],
  ['Full time - £18,000', null],
  ['Home £11,120 Overseas £3,230', null],
  ['Overseas Part time - £1,610 per 20 credit module', null],
])('for %j the international fee is %j', (text, fee) => {
  expect(readInternationalFee(text)).toEqual(fee)
})

test('a placement does not decide the field of a subject', () => {
  expect(fieldOfTitle(withoutPlacement('Computer Science with Advanced Practice'))).toBe('computer-science')
  expect(withoutPlacement('Advanced Practice')).toBe('Advanced Practice')
})
