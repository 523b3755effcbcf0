import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { GUIDE_SECTIONS } from '../../content/countryGuide.ts'
import { openApp, serveOperations } from '../../test/openApp.tsx'

const PARTS = [
  'COST',
  'FUNDS',
  'VISA',
  'INTAKES',
  'READERS',
  'TESTS',
  'DEADLINES',
  'SCHOLARSHIPS',
  'WORK',
] as const

const known = {
  url: 'https://www.gov.uk/student-visa',
  basis: 'INDICATIVE',
  source: 'counsellors’ general knowledge',
  year: 2026,
} as const

beforeEach(() => {
  serveOperations().answer('countryRouteQuery', () => ({
    data: {
      catalogueCounts: { universities: 862, programs: 12_066, countries: 8, scholarships: 25 },
      exchangeRates: [{ currency: 'GBP', inrPerUnit: 122, date: '2026-03-05', source: 'a bank' }],
      viewer: null,
      sampleProfile: {
        academicBackground: 'B.Tech',
        workExperience: 'None',
        testScores: 'IELTS 7',
        studyInterests: 'Robotics',
        budget: '₹15 lakh a year',
        preferredCountries: ['UK'],
      },
      sampleFits: [],
      countryGuide: {
        notes: [
          {
            ...known,
            part: 'PAPERS',
            audience: null,
            title: 'Student route',
            text: 'Bank statements',
            basis: 'SOURCED',
            source: 'an adviser',
          },
          ...PARTS.flatMap(part => [
            {
              ...known,
              part,
              audience: 'OTHERS' as const,
              title: `${part} of others`,
              text: 'Less is asked.',
            },
            { ...known, part, audience: null, title: `${part} of all`, text: 'It costs {GBP 1000}.' },
          ]),
        ],
        intake: { months: [9, 1], basis: 'INDICATIVE', source: 'a guide', year: 2026 },
        degrees: [
          {
            degreeType: 'MASTERS',
            visiblePrograms: 7,
            tuition: null,
            ielts: { middle: 6.5, high: 7, programs: 40 },
            toefl: null,
            tests: null,
            deadlines: [{ month: 1, percent: 60 }],
            deadlinePrograms: 20,
          },
        ],
        fieldGroups: [
          {
            code: 'computing',
            name: 'Computing and data',
            programs: 9,
            tuition: null,
            fields: [{ code: 'data-science', name: 'Data science', visiblePrograms: 3 }],
          },
        ],
        cities: [
          {
            city: 'Leeds',
            rent: 400,
            universities: 2,
            cost: { amount: 900, currency: 'GBP', source: 'a list' },
          },
        ],
      },
      proofOfFunds: [
        {
          area: 'London',
          what: 'a month',
          amount: 1529,
          currency: 'GBP',
          validFrom: '2025-11-11',
          isSuperseded: false,
          source: 'a paper',
          year: 2025,
        },
      ],
      scholarships: {
        totalCount: 3,
        isIncluded: false,
        items: [
          {
            name: 'Chevening',
            amount: 'tuition',
            deadline: 'November',
            whoMayApply: 'graduates',
            source: 'a list',
            year: 2025,
          },
        ],
      },
      universities: {
        totalCount: 4,
        edges: [{ node: { databaseId: 12, name: 'University of Leeds', city: 'Leeds', programCount: 9 } }],
      },
    },
  }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('has each part at an anchor, from a list of contents', async () => {
  openApp('/countries/uk')
  const contents = within(await screen.findByRole('navigation', { name: 'In this guide' }))
  for (const { id, title } of GUIDE_SECTIONS) {
    expect(contents.getByRole('link', { name: title }).getAttribute('href')).toBe(`#${id}`)
    expect(document.getElementById(id)?.getAttribute('aria-labelledby')).toBe(`${id}-title`)
    expect(document.getElementById(`${id}-title`)?.textContent).toBe(title)
  }
})

it('is followed by the front page, whose voices are a line each', async () => {
  openApp('/countries/uk')
  const voices = within(await screen.findByRole('region', { name: 'How students might put it' }))
  expect(voices.getAllByText('Illustration')).toHaveLength(4)
  expect(screen.queryByRole('group', { name: 'Testimonials' })).toBeNull()
})

it('says each note with its amounts in rupees, its source, its year and where to check it; those for others last', async () => {
  openApp('/countries/uk')
  await screen.findByRole('navigation', { name: 'In this guide' })
  for (const { id, code } of GUIDE_SECTIONS.filter(section => PARTS.some(part => part === section.code))) {
    const section = within(document.getElementById(id) ?? document.body)
    const titles = section
      .getAllByRole('heading', { level: 3 })
      .flatMap(({ textContent }) => (textContent?.startsWith(code) ? [textContent] : []))
    expect(titles).toEqual([`${code} of all`, `${code} of othersFrom other countries`])
    expect(section.getByText(/It costs £1,000 \(about ₹1.2\slakh\)\./)).toBeDefined()
    expect(section.getAllByText(/Counsellors’ general knowledge, 2026/).length).toBeGreaterThanOrEqual(2)
    expect(section.getAllByRole('link', { name: 'gov.uk' })[0]?.getAttribute('href')).toBe(known.url)
  }
})

it('leads into the catalogue', async () => {
  openApp('/countries/uk')
  await screen.findByRole('navigation', { name: 'In this guide' })
  for (const [name, href] of [
    ['Data science (3)', '/universities?show=programmes&country=uk&degree=masters&field=data-science'],
    ['7 Masters', '/universities?show=programmes&country=uk&degree=masters'],
    ['University of Leeds', '/universities/12'],
    ['2 universities', '/universities?country=uk&q=Leeds'],
    ['All 4 that your plan shows', '/universities?country=uk'],
  ] as const)
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href)
})

it('shows what governments pay to everybody, and what is known to too few says so', async () => {
  openApp('/countries/uk')
  expect(await screen.findByText('Chevening')).toBeDefined()
  expect(screen.getByText(/3 scholarships are known for studying in the UK/)).toBeDefined()
  expect(screen.getByText(/known of too few programmes here/)).toBeDefined()
  expect(
    screen.getByText('Masters, IELTS: half of 40 programmes ask 6.5 or less, three quarters 7 or less.'),
  ).toBeDefined()
})
