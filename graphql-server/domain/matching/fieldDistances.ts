import { FIELDS } from '../catalogue/fields.ts'

/**
 * Lengths between neighbouring fields, from 0 (the same) on: how far an applicant of one field is from the other's
 * courses. Stated by hand, field by field; any other distance is the shortest way along these lengths.
 * `fieldDistances.test.ts` compares them with the catalogue, where fields that are near share words in their titles.
 */
const LENGTHS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'computer-science': {
    'software-engineering': 0.15,
    'artificial-intelligence': 0.15,
    cybersecurity: 0.3,
    'data-science': 0.3,
    'information-systems': 0.3,
    'computational-science': 0.35,
    'human-computer-interaction': 0.4,
    'electrical-engineering': 0.45,
    telecommunications: 0.5,
    mathematics: 0.6,
  },
  'artificial-intelligence': { 'data-science': 0.2, robotics: 0.3, statistics: 0.45 },
  'data-science': {
    statistics: 0.25,
    'business-analytics': 0.25,
    'information-systems': 0.35,
    bioinformatics: 0.45,
  },
  'information-systems': {
    'business-analytics': 0.3,
    cybersecurity: 0.35,
    'software-engineering': 0.35,
    management: 0.55,
  },
  'software-engineering': { cybersecurity: 0.4 },
  'human-computer-interaction': { design: 0.35, 'animation-games': 0.4 },
  'computational-science': {
    mathematics: 0.3,
    bioinformatics: 0.4,
    physics: 0.45,
    'mechanical-engineering': 0.5,
  },
  'mechanical-engineering': {
    'automotive-engineering': 0.25,
    'aerospace-engineering': 0.3,
    robotics: 0.3,
    'industrial-engineering': 0.35,
    'energy-engineering': 0.4,
    'materials-engineering': 0.4,
    engineering: 0.3,
    'biomedical-engineering': 0.5,
  },
  'electrical-engineering': {
    telecommunications: 0.25,
    robotics: 0.35,
    'energy-engineering': 0.4,
    engineering: 0.4,
    'biomedical-engineering': 0.5,
    physics: 0.6,
  },
  'civil-engineering': {
    'environmental-engineering': 0.3,
    'construction-management': 0.3,
    engineering: 0.4,
    'urban-planning': 0.5,
    architecture: 0.55,
    'earth-science': 0.55,
  },
  'chemical-engineering': {
    'energy-engineering': 0.4,
    'materials-engineering': 0.4,
    'environmental-engineering': 0.4,
    chemistry: 0.4,
    engineering: 0.4,
    biotechnology: 0.5,
    'food-science': 0.5,
    pharmacy: 0.6,
  },
  'aerospace-engineering': { 'automotive-engineering': 0.4, engineering: 0.4 },
  'automotive-engineering': { robotics: 0.45 },
  'materials-engineering': { physics: 0.45, chemistry: 0.45 },
  'biomedical-engineering': { biotechnology: 0.4 },
  'industrial-engineering': {
    'supply-chain': 0.3,
    'engineering-management': 0.3,
    engineering: 0.4,
    'project-management': 0.5,
  },
  'engineering-management': {
    'project-management': 0.3,
    management: 0.4,
    'construction-management': 0.4,
    'business-administration': 0.45,
  },
  'energy-engineering': { sustainability: 0.45, 'environmental-engineering': 0.4 },
  'environmental-engineering': { sustainability: 0.35 },
  'business-administration': {
    management: 0.15,
    'international-business': 0.25,
    entrepreneurship: 0.3,
    marketing: 0.4,
    finance: 0.4,
    'human-resources': 0.4,
  },
  management: {
    'international-business': 0.2,
    entrepreneurship: 0.25,
    marketing: 0.35,
    'human-resources': 0.35,
    'project-management': 0.35,
    'supply-chain': 0.4,
    'hospitality-tourism': 0.45,
    'health-management': 0.45,
    finance: 0.45,
  },
  marketing: { 'film-media': 0.5, 'business-analytics': 0.5 },
  'human-resources': { psychology: 0.5 },
  'supply-chain': { 'project-management': 0.45 },
  'international-business': { 'international-relations': 0.6 },
  finance: { accounting: 0.25, economics: 0.3, 'actuarial-science': 0.4, mathematics: 0.5 },
  economics: {
    'public-policy': 0.4,
    statistics: 0.45,
    'development-studies': 0.4,
    'business-analytics': 0.55,
  },
  'actuarial-science': { statistics: 0.3, mathematics: 0.35 },
  mathematics: { statistics: 0.25, physics: 0.45 },
  physics: { 'earth-science': 0.55 },
  chemistry: { pharmacy: 0.5, biology: 0.5, 'food-science': 0.55 },
  'earth-science': { geography: 0.4, ecology: 0.5 },
  biology: {
    biotechnology: 0.25,
    ecology: 0.35,
    bioinformatics: 0.35,
    medicine: 0.45,
    agriculture: 0.5,
    psychology: 0.6,
  },
  biotechnology: { pharmacy: 0.4, 'food-science': 0.4, bioinformatics: 0.35, agriculture: 0.45 },
  agriculture: { 'food-science': 0.35, ecology: 0.4 },
  ecology: { sustainability: 0.35 },
  medicine: { 'public-health': 0.4, 'allied-health': 0.45, nursing: 0.5, pharmacy: 0.45 },
  'public-health': {
    'health-management': 0.25,
    nursing: 0.45,
    'development-studies': 0.5,
    'public-policy': 0.55,
  },
  'health-management': { nursing: 0.5 },
  'allied-health': { 'sport-science': 0.35, nursing: 0.45 },
  psychology: {
    sociology: 0.5,
    education: 0.5,
    'social-work': 0.35,
    criminology: 0.5,
    'allied-health': 0.35,
  },
  'international-relations': { 'public-policy': 0.3, 'development-studies': 0.35, law: 0.55, history: 0.5 },
  'public-policy': {
    sociology: 0.45,
    'development-studies': 0.35,
    'urban-planning': 0.5,
    'social-work': 0.5,
  },
  sociology: {
    'social-work': 0.4,
    geography: 0.45,
    'cultural-studies': 0.4,
    criminology: 0.4,
    'development-studies': 0.4,
  },
  geography: { 'urban-planning': 0.35, sustainability: 0.4 },
  law: { criminology: 0.5 },
  design: { 'fine-arts': 0.35, architecture: 0.5, 'animation-games': 0.4, 'film-media': 0.45 },
  'film-media': {
    'animation-games': 0.4,
    'cultural-studies': 0.4,
    'fine-arts': 0.45,
    'literature-languages': 0.55,
  },
  'fine-arts': { 'music-performance': 0.5, 'cultural-studies': 0.4 },
  'literature-languages': { history: 0.45, philosophy: 0.45, 'cultural-studies': 0.4, education: 0.5 },
  history: { philosophy: 0.4, 'cultural-studies': 0.35, 'fine-arts': 0.5, architecture: 0.55 },
  architecture: { 'urban-planning': 0.35, 'construction-management': 0.45 },
  'construction-management': { 'project-management': 0.4 },
  'urban-planning': { sustainability: 0.45 },
  sustainability: { 'development-studies': 0.5 },
}

/** Up to this distance a field counts as near, beyond it as far. */
export const NEAR_DISTANCE = 0.35
/** Up to this distance a field counts as the same, under another name. */
export const SAME_DISTANCE = 0.15
/** The distance of fields that no way connects, and the greatest there is. */
export const FARTHEST = 1

const PLACES = new Map(FIELDS.map(({ code }, place) => [code, place]))

/** By two fields' places in `FIELDS`: the shortest way (Floyd and Warshall). */
const DISTANCES: readonly Float64Array[] = shortestWays()

function shortestWays(): Float64Array[] {
  const distances = FIELDS.map((_, own) =>
    Float64Array.from(FIELDS, (_, other) => (own === other ? 0 : FARTHEST)),
  )
  for (const [from, lengths] of Object.entries(LENGTHS))
    for (const [to, length] of Object.entries(lengths)) {
      const [one, other] = [placeOf(from), placeOf(to)]
      distances[one]?.fill(length, other, other + 1)
      distances[other]?.fill(length, one, one + 1)
    }
  for (const [middle, fromMiddle] of distances.entries())
    for (const fromOne of distances) {
      const toMiddle = fromOne[middle] ?? FARTHEST
      for (const [other, rest] of fromMiddle.entries())
        if (toMiddle + rest < (fromOne[other] ?? 0)) fromOne[other] = toMiddle + rest
    }
  return distances
}

function placeOf(code: string): number {
  const place = PLACES.get(code)
  if (place === undefined) throw new Error(`The taxonomy has no field ${code}.`)
  return place
}

/** The distance of two fields by their places in `FIELDS`, 0 to 1; 1 for a field that is not in the taxonomy. */
export function distanceOf(one: number, other: number): number {
  return DISTANCES[one]?.[other] ?? FARTHEST
}

/** The distance of two fields by their codes, 0 to 1; 1 where a code is not in the taxonomy. */
export function distanceBetween(one: string, other: string): number {
  return distanceOf(PLACES.get(one) ?? -1, PLACES.get(other) ?? -1)
}

/** The stated lengths, for their test. */
export function statedLengths(): { from: string; to: string; length: number }[] {
  return Object.entries(LENGTHS).flatMap(([from, lengths]) =>
    Object.entries(lengths).map(([to, length]) => ({ from, to, length })),
  )
}
