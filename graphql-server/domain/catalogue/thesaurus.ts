/** An abbreviation or other name that people type: the words that it means, and the fields that it names. */
export type Abbreviation = { meanings: readonly string[]; fields: readonly string[] }

/**
 * What people type instead of a subject's name, in lower case. Reading interests takes the fields, ranking titles takes
 * the meanings. Where an abbreviation has several meanings, each counts.
 */
export const ABBREVIATIONS: Readonly<Record<string, Abbreviation>> = {
  cs: means('computer-science', 'computer science'),
  cse: means('computer-science', 'computer science and engineering', 'computer science'),
  ce: { meanings: ['computer engineering'], fields: ['electrical-engineering', 'computer-science'] },
  ece: {
    meanings: ['electrical and computer engineering', 'electronics and communication engineering'],
    fields: ['electrical-engineering', 'telecommunications'],
  },
  ee: means('electrical-engineering', 'electrical engineering', 'electrical and electronic engineering'),
  eee: means('electrical-engineering', 'electrical and electronic engineering'),
  eecs: {
    meanings: ['electrical engineering and computer science'],
    fields: ['electrical-engineering', 'computer-science'],
  },
  vlsi: means(
    'electrical-engineering',
    'vlsi',
    'microelectronics',
    'integrated circuits',
    'semiconductor',
    'nanoelectronics',
    'electrical and computer engineering',
  ),
  iot: means('electrical-engineering', 'internet of things', 'embedded systems', 'cyber physical systems'),
  ai: means('artificial-intelligence', 'artificial intelligence', 'machine learning'),
  ml: means('artificial-intelligence', 'machine learning', 'artificial intelligence'),
  dl: means('artificial-intelligence', 'deep learning', 'machine learning', 'artificial intelligence'),
  nlp: means(
    'artificial-intelligence',
    'natural language processing',
    'computational linguistics',
    'language technology',
  ),
  cv: means('artificial-intelligence', 'computer vision', 'artificial intelligence'),
  ds: means('data-science', 'data science'),
  hci: means(
    'human-computer-interaction',
    'human computer interaction',
    'interaction design',
    'user experience',
  ),
  ux: means(
    'human-computer-interaction',
    'user experience',
    'human computer interaction',
    'interaction design',
  ),
  ui: means('human-computer-interaction', 'user interface', 'user experience', 'interaction design'),
  mis: means(
    'information-systems',
    'management information systems',
    'information systems',
    'business information systems',
    'information technology management',
  ),
  it: means('information-systems', 'information technology'),
  se: means('software-engineering', 'software engineering'),
  swe: means('software-engineering', 'software engineering'),
  sde: means('software-engineering', 'software engineering', 'software development'),
  infosec: means('cybersecurity', 'information security', 'cyber security', 'cybersecurity'),
  mim: means('management', 'management', 'international management'),
  mem: means('engineering-management', 'engineering management'),
  hr: means('human-resources', 'human resource management', 'human resources'),
  hrm: means('human-resources', 'human resource management'),
  pm: {
    meanings: ['project management', 'product management'],
    fields: ['project-management', 'engineering-management'],
  },
  scm: means('supply-chain', 'supply chain management', 'logistics'),
  ba: means('business-analytics', 'business analytics'),
  ib: means('international-business', 'international business'),
  mfin: means('finance', 'finance'),
  mfe: means('finance', 'financial engineering', 'mathematical finance', 'quantitative finance'),
  quant: means('finance', 'quantitative finance', 'financial engineering', 'mathematical finance'),
  fintech: means('finance', 'financial technology', 'fintech'),
  ca: means('accounting', 'accounting'),
  ie: means('industrial-engineering', 'industrial engineering'),
  ems: means('environmental-engineering', 'environmental management systems'),
  evs: means('sustainability', 'environmental studies', 'environmental science'),
  gis: means('geography', 'geographic information', 'geoinformatics', 'geospatial'),
  // The word itself is a shortened one: see SAME_WORDS.
  psych: { meanings: [], fields: ['psychology'] },
  mph: means('public-health', 'public health'),
  mha: means('health-management', 'health administration', 'healthcare management'),
  mpp: means('public-policy', 'public policy'),
  mpa: means('public-policy', 'public administration', 'public affairs', 'public policy'),
  msw: means('social-work', 'social work'),
  llm: means('law', 'law'),
  'll.m': means('law', 'law'),
  ip: means('law', 'intellectual property'),
  ir: means('international-relations', 'international relations'),
  ngo: means('development-studies', 'international development', 'development studies'),
  march: means('architecture', 'architecture'),
  mfa: means('fine-arts', 'fine arts'),
  tesol: means('education', 'tesol', 'teaching english'),
  elt: means('education', 'english language teaching', 'tesol'),
  bme: means('biomedical-engineering', 'biomedical engineering'),
}

function means(field: string, ...meanings: readonly string[]): Abbreviation {
  return { meanings, fields: [field] }
}

/** A field that a word names beside fields of some kinds, other than the one that it names by itself. */
export type OtherMeaning = { field: string; beside: readonly string[] }

/**
 * Words whose field depends on what else somebody names or studied, by the words that the taxonomy knows them under:
 * 'conservation' is of nature by itself, and of works of art beside art history.
 */
export const OTHER_MEANINGS: Readonly<Record<string, readonly OtherMeaning[]>> = {
  conservation: [{ field: 'history', beside: ['history', 'fine-arts', 'architecture', 'cultural-studies'] }],
  restoration: [{ field: 'history', beside: ['history', 'fine-arts', 'architecture'] }],
  sport: [{ field: 'allied-health', beside: ['allied-health', 'medicine'] }],
  exercise: [{ field: 'allied-health', beside: ['allied-health'] }],
  rehabilitation: [
    { field: 'biomedical-engineering', beside: ['biomedical-engineering'] },
    { field: 'civil-engineering', beside: ['civil-engineering'] },
  ],
  // 'Fish health and nutrition' and 'feed and nutrition of dairy cows' are of animals.
  nutrition: [{ field: 'agriculture', beside: ['agriculture', 'ecology'] }],
  textile: [{ field: 'design', beside: ['design', 'fine-arts'] }],
  structure: [{ field: 'civil-engineering', beside: ['civil-engineering'] }],
  autism: [{ field: 'education', beside: ['education'] }],
  security: [{ field: 'international-relations', beside: ['international-relations'] }],
  translation: [{ field: 'medicine', beside: ['medicine', 'biotechnology'] }],
  imaging: [{ field: 'allied-health', beside: ['allied-health', 'medicine'] }],
}

/** Words that mean the same in titles. Each is replaced by the last of its line, in titles and in what people type. */
const SAME_WORDS: readonly (readonly string[])[] = [
  ['cyber', 'cybersecurity'],
  ['engg', 'engineering'],
  ['psych', 'psychology'],
  ['mgmt', 'mgt', 'management'],
  ['mktg', 'marketing'],
  ['edu', 'education'],
  ['econ', 'economics'],
  ['mech', 'mechanical'],
  ['env', 'enviro', 'environmental'],
  ['archives', 'archiving', 'archival', 'archivist', 'archive'],
  ['arbitral', 'arbitration'],
  ['hydrological', 'hydrology'],
  ['counseling', 'counsellor', 'counselor', 'counselling'],
  ['agricultural', 'agriculture'],
  ['rehab', 'rehabilitation'],
  ['physio', 'physiotherapy'],
  ['managment', 'management'],
  ['analytic', 'analytics'],
  ['analysis', 'analytics'],
  ['modelling', 'modeling'],
  ['centred', 'centered'],
  ['behavioural', 'behavioral'],
  ['behaviour', 'behavior'],
  ['organisational', 'organizational'],
  ['organisation', 'organization'],
  ['colour', 'color'],
  ['electronic', 'electronics'],
  ['robotic', 'robotics'],
  ['mechatronic', 'mechatronics'],
  ['photonic', 'photonics'],
  ['informatic', 'informatics'],
  ['economic', 'economics'],
  ['statistical', 'statistics'],
  ['mathematical', 'mathematics'],
  ['maths', 'mathematics'],
  ['logistic', 'logistics'],
  ['accountancy', 'accounting'],
  ['accountant', 'accounting'],
  ['financial', 'finance'],
  ['psychological', 'psychology'],
  ['biotech', 'biotechnology'],
  ['biological', 'biology'],
  ['architectural', 'architecture'],
  ['nutritional', 'nutrition'],
  ['dietetics', 'nutrition'],
  ['sustainable', 'sustainability'],
  ['renewables', 'renewable'],
  ['autonomous', 'robotics'],
  ['automotive', 'automobile'],
  ['vehicle', 'automobile'],
  ['aeronautical', 'aerospace'],
  ['aeronautics', 'aerospace'],
  ['astronautics', 'aerospace'],
  ['hospitality', 'tourism'],
  ['hotel', 'tourism'],
  ['film', 'filmmaking', 'filmmaker', 'cinema'],
  ['game', 'games'],
  ['telecommunication', 'communications'],
  ['telecommunications', 'communications'],
  ['communication', 'communications'],
  ['genetic', 'genetics'],
  ['genomic', 'genomics'],
  ['legal', 'law'],
  ['laws', 'law'],
  ['llm', 'law'],
  ['educational', 'education'],
  ['teaching', 'education'],
  ['political', 'politics'],
  ['entrepreneurial', 'entrepreneurship'],
  ['innovative', 'innovation'],
]

const SAME = new Map(
  SAME_WORDS.flatMap(words => words.slice(0, -1).map(word => [word, words.at(-1) ?? word])),
)

/** The word that stands for others of the same meaning. */
export function commonWord(word: string): string {
  const singular =
    word.length > 4 && word.endsWith('ies')
      ? `${word.slice(0, -3)}y`
      : word.length > 4 && word.endsWith('s') && !/(?:ss|us|is|ics)$/.test(word)
        ? word.slice(0, -1)
        : word
  return SAME.get(word) ?? SAME.get(singular) ?? singular
}
