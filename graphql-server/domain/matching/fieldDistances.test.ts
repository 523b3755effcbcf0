import { expect, test } from 'vitest'
import { FIELDS } from '../catalogue/fields.ts'
import { readCatalogue, readTableFiles } from '../catalogue/tables.ts'
import { distanceBetween, distanceOf, NEAR_DISTANCE, SAME_DISTANCE, statedLengths } from './fieldDistances.ts'
import { wordsOf } from './titleIndex.ts'

/** What a counsellor says of pairs of fields: may an applicant of the first be shown courses of the second? */
const PAIRS = [
  ['computer-science', 'artificial-intelligence', 'same'],
  ['computer-science', 'software-engineering', 'same'],
  ['computer-science', 'data-science', 'near'],
  ['computer-science', 'electrical-engineering', 'far'],
  ['computer-science', 'business-analytics', 'far'],
  ['artificial-intelligence', 'data-science', 'near'],
  ['artificial-intelligence', 'robotics', 'near'],
  ['artificial-intelligence', 'earth-science', 'far'],
  ['data-science', 'statistics', 'near'],
  ['data-science', 'business-analytics', 'near'],
  ['data-science', 'marketing', 'far'],
  ['electrical-engineering', 'telecommunications', 'near'],
  ['electrical-engineering', 'mechanical-engineering', 'far'],
  ['mechanical-engineering', 'automotive-engineering', 'near'],
  ['mechanical-engineering', 'civil-engineering', 'far'],
  ['automotive-engineering', 'aerospace-engineering', 'far'],
  ['civil-engineering', 'construction-management', 'near'],
  ['civil-engineering', 'chemistry', 'far'],
  ['civil-engineering', 'architecture', 'far'],
  ['law', 'criminology', 'far'],
  ['law', 'international-relations', 'far'],
  ['psychology', 'social-work', 'near'],
  ['psychology', 'human-resources', 'far'],
  ['public-health', 'health-management', 'near'],
  ['public-health', 'medicine', 'far'],
  ['finance', 'accounting', 'near'],
  ['finance', 'economics', 'near'],
  ['finance', 'marketing', 'far'],
  ['management', 'business-administration', 'same'],
  ['management', 'international-business', 'near'],
  ['human-computer-interaction', 'design', 'near'],
  ['human-computer-interaction', 'data-science', 'far'],
  ['biotechnology', 'biology', 'near'],
  ['biotechnology', 'agriculture', 'far'],
  ['architecture', 'urban-planning', 'near'],
  ['film-media', 'marketing', 'far'],
  ['economics', 'law', 'far'],
] as const

test.each(PAIRS)('%s and %s are %s', (one, other, expected) => {
  const distance = distanceBetween(one, other)
  expect(distance <= SAME_DISTANCE ? 'same' : distance <= NEAR_DISTANCE ? 'near' : 'far').toBe(expected)
})

test('it is a distance: 0 to itself, the same both ways, and no way round is shorter', () => {
  const places = FIELDS.map((_, place) => place)
  const detours: number[][] = []
  for (const one of places) {
    expect(distanceOf(one, one)).toBe(0)
    for (const other of places) {
      expect(distanceOf(one, other)).toBe(distanceOf(other, one))
      // Not an assertion each: there are hundreds of thousands.
      for (const middle of places)
        if (!(distanceOf(one, middle) + distanceOf(middle, other) >= distanceOf(one, other) - 1e-12))
          detours.push([one, middle, other])
    }
  }
  expect(detours).toEqual([])
})

test('every stated length is between two fields, and no way round is shorter', () => {
  for (const { from, to, length } of statedLengths()) {
    expect(from).not.toBe(to)
    expect(distanceBetween(from, to), `${from} to ${to}`).toBeCloseTo(length, 12)
  }
})

/** How alike the titles of two fields are: the cosine of their words, rare words counting more. */
async function measureTitles(): Promise<(one: string, other: string) => number> {
  const { programs } = readCatalogue(await readTableFiles('prisma/catalogue/tables'))
  const among = new Map<string, number>()
  const words = new Map<string, Map<string, number>>()
  for (const { name, field } of programs)
    for (const word of new Set(wordsOf(name))) {
      among.set(word, (among.get(word) ?? 0) + 1)
      const own = words.get(field) ?? new Map<string, number>()
      own.set(word, (own.get(word) ?? 0) + 1)
      words.set(field, own)
    }
  const vectors = new Map(
    [...words].map(([field, counts]) => {
      const weighed = new Map(
        [...counts].map(([word, count]) => [
          word,
          (1 + Math.log(count)) * Math.log(programs.length / (among.get(word) ?? 1)),
        ]),
      )
      const length = Math.hypot(...weighed.values())
      return [field, new Map([...weighed].map(([word, weight]) => [word, weight / length]))] as const
    }),
  )
  return (one, other) => {
    const others = vectors.get(other)
    return [...(vectors.get(one) ?? [])].reduce(
      (sum, [word, weight]) => sum + weight * (others?.get(word) ?? 0),
      0,
    )
  }
}

test('fields that are near share more words in their titles than others do', async () => {
  const alikeness = await measureTitles()
  const near: number[] = []
  const far: number[] = []
  for (const [place, { code }] of FIELDS.entries())
    for (const { code: other } of FIELDS.slice(place + 1))
      (distanceBetween(code, other) <= NEAR_DISTANCE ? near : far).push(alikeness(code, other))
  // The share of pairs, one near and one far, of which the near one is more alike.
  const wins = near.reduce(
    (sum, one) => sum + far.reduce((own, other) => own + (one > other ? 1 : one === other ? 0.5 : 0), 0),
    0,
  )
  const share = wins / (near.length * far.length)
  expect(share).toBeGreaterThan(0.9)
})
