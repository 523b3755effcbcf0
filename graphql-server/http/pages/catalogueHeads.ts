import { COUNTRY_NAMES } from '../../domain/catalogue/countries.ts'
import type { ProgramFacts, UniversityFacts } from '../../domain/catalogue/describePages.ts'
import { durationText, tuitionText, UNKNOWN } from '../../domain/catalogue/texts.ts'
import { breadcrumbs, type PageHead, type StructuredData } from './pageHead.ts'

const universityPath = (id: number) => `/universities/${id}`
const programPath = (id: number) => `/programs/${id}`

/** The codes of the languages that the catalogue names, by which search engines know them. */
const LANGUAGE_CODES = new Map([
  ['English', 'en'],
  ['German', 'de'],
  ['French', 'fr'],
  ['Italian', 'it'],
  ['Spanish', 'es'],
])

type Place = Pick<UniversityFacts, 'name' | 'city' | 'country' | 'website'>

const placeText = ({ city, country }: Place) => `${city}, ${COUNTRY_NAMES[country]}`

const stepsTo = ({ name, id }: Pick<UniversityFacts, 'name' | 'id'>) => [
  { name: 'Universities', path: '/universities' },
  { name, path: universityPath(id) },
]

function universityData({ name, city, country, website }: Place): StructuredData {
  return {
    '@type': 'CollegeOrUniversity',
    name,
    ...(website !== null && { url: website }),
    address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: COUNTRY_NAMES[country] },
  }
}

/** The head of a university's page. `site` is the address of this installation. */
export function universityHead(university: UniversityFacts, site: string): PageHead {
  const { id, name, otherNames, programCount } = university
  const programs = programCount === 1 ? '1 programme' : `${programCount} programmes`
  return {
    title: name,
    description: `${name} in ${placeText(university)}: ${programs} for a Masters or MBA, with fees, tests and deadlines where they are known, each with its source.`,
    canonical: site + universityPath(id),
    structured: [
      { ...universityData(university), ...(otherNames.length > 0 && { alternateName: otherNames }) },
      breadcrumbs(site, stepsTo(university)),
    ],
    picture: {
      kind: 'University',
      title: name,
      lines: [placeText(university), `${programs} for a Masters or MBA`],
    },
    facts: [
      { name: 'Place', text: placeText(university) },
      { name: 'Programmes', text: String(programCount) },
    ],
  }
}

/** The head of a programme's page, with what is known of it. `site` is the address of this installation. */
export function programHead(program: ProgramFacts, site: string): PageHead {
  const { id, name, award, university, languages, minimumIelts, durationMonths } = program
  const facts = [
    { name: 'Degree', text: award },
    { name: 'University', text: `${university.name}, ${placeText(university)}` },
    { name: 'Duration', text: durationText(durationMonths) },
    { name: 'Tuition', text: tuitionText(program) },
    ...(languages.length > 0 ? [{ name: 'Language', text: languages.join(', ') }] : []),
    ...(minimumIelts === null ? [] : [{ name: 'IELTS, at least', text: minimumIelts.toFixed(1) }]),
  ]
  const codes = languages.flatMap(language => LANGUAGE_CODES.get(language) ?? [])
  const known = facts.slice(2).filter(({ text }) => text !== UNKNOWN)
  const description = [
    `${name.includes(award) ? name : `${name}, ${award},`} at ${university.name} in ${placeText(university)}.`,
    ...known.map(fact => `${fact.name}: ${fact.text}.`),
  ].join(' ')
  return {
    title: `${name}, ${university.name}`,
    description,
    canonical: site + programPath(id),
    structured: [
      {
        '@type': 'Course',
        name,
        description,
        url: site + programPath(id),
        educationalCredentialAwarded: award,
        provider: universityData(university),
        ...(codes.length > 0 && { inLanguage: codes }),
        ...(durationMonths !== null && { timeRequired: `P${durationMonths}M` }),
      },
      breadcrumbs(site, [...stepsTo(university), { name, path: programPath(id) }]),
    ],
    picture: {
      kind: `${award}, ${COUNTRY_NAMES[university.country]}`,
      title: name,
      lines: [
        `${university.name}, ${university.city}`,
        known.map(fact => `${fact.name}: ${fact.text}`.replaceAll(' ', '\u00a0')).join('\u00a0· '),
      ].filter(line => line !== ''),
    },
    facts,
  }
}
