import { expect, test } from 'vitest'
import {
  AS_ITS_CLASS,
  ASIDE,
  type Interested,
  PLAIN,
  rateSubjects,
  SECOND_CHOICE,
  SUBJECT_CLASSES,
} from './rateSubjects.ts'
import { profile, row } from './scoring.test-fixtures.ts'
import { type SubjectRow, startSubjects } from './subjects.ts'

const COURSES = [
  { name: 'Robotics MSc', field: 'robotics' },
  { name: 'Marine Inspection MSc', field: 'robotics' },
  { name: 'Mechanical Engineering MSc', field: 'mechanical-engineering' },
  { name: 'Law LLM', field: 'law' },
  { name: 'Computational Biology MSc', field: 'biology' },
  { name: 'Design of Things', field: 'unheard-of' },
  {
    name: 'Health Informatics',
    field: 'health-management',
    fields: ['health-management', 'information-systems'],
  },
  { name: 'MBA', field: 'business-administration' },
]

function rate(person: Partial<Interested>, courses: readonly Partial<SubjectRow>[] = COURSES) {
  const subjects = startSubjects()
  for (const { name = '', field = '', fields } of courses)
    subjects.add({ ...row({ name, field }), fields: fields ?? [field] })
  const { classes, scores } = rateSubjects(subjects.finish(), { ...profile(), ...person })
  return Object.fromEntries(
    courses.map(({ name = '' }, place) => [
      name,
      [SUBJECT_CLASSES[classes[place] ?? 0], scores[place] ?? 0] as const,
    ]),
  )
}

const ROBOTICS = { fields: [{ code: 'robotics', weight: 1 }], subjectWords: 'Robotics' }

test('a title that names the subject, its field, a near field and a far one', () => {
  const rated = rate(ROBOTICS)
  const classes = ['Robotics MSc', 'Marine Inspection MSc', 'Mechanical Engineering MSc', 'Law LLM'].map(
    name => rated[name]?.[0],
  )
  expect(classes).toEqual(['TITLE', 'FIELD', 'NEAR', 'FAR'])
  const scores = ['Robotics MSc', 'Marine Inspection MSc', 'Mechanical Engineering MSc', 'Law LLM'].map(
    name => rated[name]?.[1] ?? 0,
  )
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  expect(new Set(scores).size).toBe(4)
})

test('a second field counts nearly as much as the main one', () => {
  const person = { fields: [{ code: 'information-systems', weight: 1 }] }
  expect(rate(person)['Health Informatics']?.[0]).toBe('FIELD')
})

test('a title that names the whole subject is in the field, in a field that is not far', () => {
  const person = { fields: [{ code: 'bioinformatics', weight: 1 }], subjectWords: 'computational biology' }
  expect(rate(person)['Computational Biology MSc']?.[0]).toBe('TITLE')
  const lawyer = { fields: [{ code: 'law', weight: 1 }], subjectWords: 'computational biology' }
  expect(rate(lawyer)['Computational Biology MSc']?.[0]).toBe('FAR')
})

test('a word that another field uses in another sense does not make it the subject', () => {
  const person = {
    fields: [{ code: 'civil-engineering', weight: 1 }],
    subjectWords: 'structural engineering',
  }
  const courses = [
    { name: 'Structural Chemistry and Spectroscopy', field: 'chemistry' },
    { name: 'Structural Engineering MSc', field: 'civil-engineering' },
  ]
  const rated = rate(person, courses)
  expect(rated['Structural Chemistry and Spectroscopy']?.[0]).toBe('FAR')
  expect(rated['Structural Engineering MSc']?.[0]).toBe('TITLE')
})

test('an interest named in passing is only near', () => {
  const person = {
    fields: [
      { code: 'robotics', weight: 1 },
      { code: 'law', weight: 0.3 },
    ],
  }
  expect(rate(person)['Law LLM']?.[0]).not.toBe('TITLE')
  expect(
    rate({
      fields: [
        { code: 'robotics', weight: 1 },
        { code: 'law', weight: 0.9 },
      ],
    })['Law LLM']?.[0],
  ).toBe('TITLE')
})

test('a general MBA is in the field of somebody who wants an MBA, and of nobody else', () => {
  const fields = [{ code: 'computer-science', weight: 1 }]
  expect(['FIELD', 'TITLE']).toContain(rate({ degreeType: 'MBA', fields }).MBA?.[0])
  expect(rate({ degreeType: 'MASTERS', fields }).MBA?.[0]).toBe('FAR')
})

test('without known interests every subject counts half, unless the words name a title', () => {
  for (const [, score] of Object.values(rate({ fields: [] }))) expect(score).toBeNaN()
  const rated = rate({ fields: [], subjectWords: 'design of things' })
  expect(rated['Design of Things']?.[0]).toBe('TITLE')
  expect(rated['Law LLM']?.[0]).toBe('FAR')
})

test('one word of a phrase opens no other field, and a single word near ones only', () => {
  const person = {
    fields: [{ code: 'film-media', weight: 1 }],
    subjectWords: 'Investigative and data journalism',
  }
  const courses = [
    { name: 'Investigative Psychology MSc', field: 'psychology' },
    { name: 'Journalism MA', field: 'film-media' },
    { name: 'Strategic Communication and Public Relations', field: 'film-media' },
  ]
  const rated = rate(person, courses)
  expect(courses.map(({ name }) => rated[name]?.[0])).toEqual(['FAR', 'FIELD', 'NEAR'])
  const social = { fields: [{ code: 'social-work', weight: 1 }], subjectWords: 'Social work' }
  const others = [
    { name: 'Social Data Science MSc', field: 'data-science' },
    { name: 'Master of Social Work', field: 'social-work' },
  ]
  expect(others.map(({ name }) => rate(social, others)[name]?.[0])).toEqual(['FAR', 'TITLE'])
})

test('a title of neither the named part nor the whole field is only near', () => {
  const person = {
    fields: [{ code: 'history', weight: 1 }],
    subjectWords: 'Conservation-restoration of paintings',
  }
  const courses = [
    { name: 'War and Society MA', field: 'history' },
    { name: 'Conservation of Paintings MA', field: 'history' },
    { name: 'History MA', field: 'history' },
  ]
  const rated = rate(person, courses)
  expect(courses.map(({ name }) => rated[name]?.[0])).toEqual(['NEAR', 'TITLE', 'FIELD'])
})

test('a title of the field with the word of another part is near, and of the field alone in it', () => {
  const person = {
    fields: [{ code: 'mathematics', weight: 1 }],
    subjectWords: 'algebraic geometry, number theory',
  }
  const courses = [
    { name: 'Applied Mathematics MS', field: 'mathematics' },
    { name: 'Mathematics MS', field: 'mathematics' },
  ]
  const rated = rate(person, courses)
  expect(courses.map(({ name }) => rated[name]?.[0])).toEqual(['NEAR', 'FIELD'])
})

const PSYCHOLOGY = [
  { name: 'Cognitive Neuroscience MSc', field: 'psychology' },
  { name: 'Psychology MSc', field: 'psychology' },
  { name: 'Forensic Psychology MSc', field: 'psychology' },
  { name: 'Clinical Psychology MSc', field: 'psychology' },
]

function rateLoose(person: Partial<Interested>, courses: readonly Partial<SubjectRow>[]) {
  const subjects = startSubjects()
  for (const { name = '', field = '', fields } of courses)
    subjects.add({ ...row({ name, field }), fields: fields ?? [field] })
  const rated = rateSubjects(subjects.finish(), { ...profile(), ...person })
  return courses.map((_, place) => [SUBJECT_CLASSES[rated.classes[place] ?? 0], rated.isLoose[place] === 1])
}

test('what names the wish, then the field at large, then a kind of it that nobody asked for', () => {
  const person = {
    fields: [{ code: 'industrial-engineering', weight: 1 }],
    subjectWords: 'operations research',
  }
  const courses = [
    { name: 'Operations Research MS', field: 'industrial-engineering' },
    { name: 'Industrial Engineering MS', field: 'industrial-engineering' },
    { name: 'Ergonomics MS', field: 'industrial-engineering' },
  ]
  expect(rateLoose(person, courses)).toEqual([
    ['TITLE', false],
    ['FIELD', false],
    ['FIELD', true],
  ])
})

test('a title that names the field and a kind of it does not name the subject', () => {
  const person = { fields: [{ code: 'psychology', weight: 1 }], subjectWords: 'psychology' }
  expect(rateLoose(person, PSYCHOLOGY.slice(1, 3))).toEqual([
    ['TITLE', false],
    ['FIELD', false],
  ])
})

test('a specialism that no title has is not named by a title of its field', () => {
  const person = {
    fields: [
      { code: 'civil-engineering', weight: 1 },
      { code: 'construction-management', weight: 1 },
    ],
    subjectWords: 'Tunnelling and underground construction',
  }
  const management = { name: 'Construction Management MSc', field: 'construction-management' }
  const tunnels = { name: 'Tunnelling and Underground Space MSc', field: 'civil-engineering' }
  expect(rateLoose(person, [management]).map(([subject]) => subject)).toEqual(['FIELD'])
  expect(rateLoose(person, [management, tunnels]).map(([subject]) => subject)).toEqual(['FIELD', 'TITLE'])
  const plain = { ...person, subjectWords: 'construction management' }
  expect(rateLoose(plain, [management]).map(([subject]) => subject)).toEqual(['TITLE'])
})

test('what is refused is far', () => {
  const person = { fields: [{ code: 'psychology', weight: 1 }], subjectWords: 'psychology' }
  const refusing = { ...person, refusedWords: 'clinical licence' }
  expect(rate(person, PSYCHOLOGY)['Clinical Psychology MSc']?.[0]).toBe('FIELD')
  expect(rate(refusing, PSYCHOLOGY)['Clinical Psychology MSc']?.[0]).toBe('FAR')
  expect(rate(refusing, PSYCHOLOGY)['Psychology MSc']?.[0]).toBe('TITLE')
})

test('a course that is mostly about a far field comes last', () => {
  const person = { fields: [{ code: 'project-management', weight: 1 }], subjectWords: 'project management' }
  const courses = [
    {
      name: 'Computer Science with Project Management MSc',
      field: 'computer-science',
      fields: ['computer-science', 'project-management'],
    },
    { name: 'Project Management MSc', field: 'project-management' },
  ]
  expect(rateLoose(person, courses)).toEqual([
    ['FIELD', true],
    ['TITLE', false],
  ])
})

test('international business is no business at large, and a degree names no subject', () => {
  const person = { fields: [{ code: 'law', weight: 1 }], subjectWords: 'LL.M. in human rights law' }
  const courses = [
    { name: 'Human Rights Law LLM', field: 'law' },
    { name: 'Intellectual Property Law LLM', field: 'law' },
  ]
  expect(rate(person, courses)['Human Rights Law LLM']?.[0]).toBe('TITLE')
  expect(rate(person, courses)['Intellectual Property Law LLM']?.[0]).not.toBe('TITLE')
  const host = {
    fields: [
      { code: 'hospitality-tourism', weight: 1 },
      { code: 'management', weight: 0.3 },
    ],
    subjectWords: 'International hospitality management, F&B business',
  }
  const business = [{ name: 'International Business MSc', field: 'international-business' }]
  expect(rate(host, business)['International Business MSc']?.[0]).not.toBe('TITLE')
})

/** How courses stand in a catalogue that has many of the bare name of the field. */
function standings(person: Partial<Interested>, courses: readonly Partial<SubjectRow>[]) {
  const subjects = startSubjects()
  const numbers = courses.map(({ name = '', field = '', award = 'MSc' }) =>
    subjects.add({ ...row({ name, field, award }), fields: [field] }),
  )
  for (const { name = '', field = '' } of courses.slice(0, 1))
    for (let place = 0; place < 300; place += 1) subjects.add({ ...row({ name, field }), fields: [field] })
  const { standing } = rateSubjects(subjects.finish(), { ...profile(), ...person })
  return courses.map(({ name = '' }, place) => [name, standing[numbers[place] ?? 0]])
}

test('a niche that nobody named stands aside, and one that somebody named does not', () => {
  const field = 'computer-science'
  const courses = [
    { name: 'Computer Science', field },
    { name: 'Blockchain Computing', field },
  ]
  const person = { fields: [{ code: field, weight: 1 }], subjectWords: 'computer science' }
  expect(standings(person, courses)).toEqual([
    ['Computer Science', AS_ITS_CLASS],
    ['Blockchain Computing', ASIDE],
  ])
  expect(standings({ ...person, subjectWords: 'blockchain computing' }, courses)[1]?.[1]).toBe(AS_ITS_CLASS)
})

test('who chose fields by name and something of them in particular gets plain titles before other fields', () => {
  const courses = [
    { name: 'Data Science', field: 'data-science' },
    { name: 'Machine Learning', field: 'artificial-intelligence' },
  ]
  const person = {
    fields: [{ code: 'data-science', weight: 1 }],
    subjectWords: 'forecasting, machine learning',
    choseFields: true,
  }
  expect(standings(person, courses)).toEqual([
    ['Data Science', PLAIN],
    ['Machine Learning', SECOND_CHOICE],
  ])
})

test('another degree than the professional one that somebody asks for stands aside, or comes later', () => {
  const field = 'law'
  const courses = [
    { name: 'International Law', award: 'LLM', field },
    { name: 'International Law', award: 'MA', field },
  ]
  const lawyer = { fields: [{ code: field, weight: 1 }], studied: ['law'], subjectWords: 'international law' }
  const of = (namedDegrees: Interested['namedDegrees']) =>
    standings({ ...lawyer, namedDegrees }, courses).map(([, standing]) => standing)
  expect(of(['LLM'])).toEqual([AS_ITS_CLASS, ASIDE])
  expect(of([])).toEqual([AS_ITS_CLASS, AS_ITS_CLASS])
  const health = [
    { name: 'Public Health Nutrition', award: 'MPH', field: 'public-health' },
    { name: 'Public Health Nutrition', award: 'MSc', field: 'public-health' },
  ]
  const doctor = {
    fields: [{ code: 'public-health', weight: 1 }],
    studied: ['medicine'],
    subjectWords: 'public health nutrition',
    namedDegrees: ['MPH' as const],
  }
  expect(standings(doctor, health).map(([, standing]) => standing)).toEqual([AS_ITS_CLASS, SECOND_CHOICE])
})
