/** The rows of `sources.csv`: code, title, publisher, year, licence, address. Every programme has one of the codes. */
export const SOURCES = [
  [
    'rankings-2027',
    'Names, cities, size and kind',
    'public ranking lists',
    2027,
    'facts only; no ranks carried over',
    '',
  ],
  [
    'cricos-2023',
    'Commonwealth Register of Institutions and Courses for Overseas Students (CRICOS)',
    'Australian Government, Department of Education',
    2023,
    'CC BY',
    'https://cricos.education.gov.au',
  ],
  [
    'daad-2025',
    'International programmes in Germany',
    'German Academic Exchange Service (DAAD)',
    2025,
    'facts only',
    'https://www2.daad.de/deutschland/studienangebote/international-programmes/en/',
  ],
  [
    'es-list-2025',
    "List of Spanish master's programmes, with ECTS and price per ECTS",
    'public programme list',
    2025,
    'facts only',
    '',
  ],
  ['courses-2023', "Search of master's courses", 'public course search', 2023, 'facts only', ''],
  [
    'computing-2025',
    "Search of computing and analytics master's courses",
    'public course search',
    2025,
    'facts only',
    '',
  ],
  [
    'universitaly-2022',
    'Courses taught in English',
    'Italian Ministry of University and Research (Universitaly)',
    2022,
    'facts only',
    'https://www.universitaly.it',
  ],
  [
    'jam',
    'Joint Admission Test eligibility lists and brochures',
    'Indian Institutes of Technology',
    2025,
    'facts only',
    '',
  ],
  [
    'nirf-2024',
    'India Rankings, list of institutes with a management programme',
    'Indian Ministry of Education (NIRF)',
    2024,
    'facts only; no ranks carried over',
    'https://www.nirfindia.org',
  ],
  [
    'mba-profiles',
    'Fees and class profiles of MBA programmes',
    'pages of the schools, and public tables',
    2025,
    'facts only',
    '',
  ],
  [
    'business-schools-2026',
    'Programmes of business schools',
    'websites of the schools, read in March 2026',
    2026,
    'facts only',
    '',
  ],
  ['topmba-2017', 'Directory of MBA programmes', 'QS TopMBA', 2017, 'facts only; no ranks carried over', ''],
  [
    'ft-mba',
    'Schools with a full-time MBA, 1999 to 2014',
    'Financial Times',
    2014,
    'facts only; no ranks carried over',
    '',
  ],
  [
    'uk-mba-press',
    'British universities with an MBA',
    'Financial Times 2010, The Independent 2005-07',
    2010,
    'facts only',
    '',
  ],
  [
    'design-2013',
    "Master's programmes in architecture, planning and landscape",
    'pages of the universities, compiled',
    2013,
    'facts only',
    '',
  ],
  [
    'general-2026',
    'General knowledge: well-known programmes, to be confirmed with the university',
    'Gradwright',
    2026,
    'our own',
    '',
  ],
  [
    'counsellors-2026',
    "Counsellors' general knowledge of programmes: indicative, to be confirmed with the university",
    'Gradwright',
    2026,
    'our own',
    '',
  ],
  [
    'usual-tuition',
    'General knowledge: what a year usually costs somebody from abroad at a university, by group of fields; rounded, to be confirmed with the university',
    'Gradwright',
    2026,
    'our own',
    '',
  ],
  [
    'daad-fees',
    'Rule: public universities in Germany charge a semester contribution only; in Baden-Württemberg students from outside the EU pay 1,500 EUR a semester',
    'Gradwright, after DAAD',
    2025,
    'our own',
    '',
  ],
  [
    'band-2025',
    'Band: a fee that a public course search gave in another currency, at 120 BDT for a US dollar, rounded to 500',
    'Gradwright, after a public course search',
    2025,
    'our own',
    '',
  ],
  [
    'cricos-raised',
    'Fee of 2023 in the Commonwealth Register of Institutions and Courses for Overseas Students (CRICOS), raised by 4 % a year',
    'Gradwright, after the Australian Government, Department of Education (CC BY)',
    2026,
    'our own',
    '',
  ],
  [
    'courses-raised',
    'Fee of 2023 in a public course search, raised by 3 % a year',
    'Gradwright, after a public course search',
    2026,
    'our own',
    '',
  ],
  [
    'es-fees',
    'Price per ECTS times the ECTS of the programme; some regions charge students from outside the EU more',
    'Gradwright, after a public programme list',
    2025,
    'our own',
    '',
  ],
] as const

/** The code of a source. */
export type SourceCode = (typeof SOURCES)[number][0]

/** @throws Error when no source has this code */
export function sourceOf(code: string): SourceCode {
  const source = SOURCES.find(([known]) => known === code)
  if (!source) throw new Error(`${code} is no source.`)
  return source[0]
}

/** The year of a source. */
export function yearOf(code: SourceCode): number {
  return SOURCES.find(([known]) => known === code)?.[3] ?? 0
}

/** The rows of `sources.csv`. */
export function sourceRows() {
  return SOURCES.map(([code, title, publisher, year, licence, url]) => ({
    code,
    title,
    publisher,
    year,
    licence,
    url,
    // What rules and general knowledge say is to be confirmed.
    basis: licence === 'our own' ? ('INDICATIVE' as const) : ('SOURCED' as const),
  }))
}
