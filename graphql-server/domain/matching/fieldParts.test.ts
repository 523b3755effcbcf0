import { expect, test } from 'vitest'
import { FIELDS } from '../catalogue/fields.ts'
import { isOfParts, MOST_PARTS, partsOfTitle, partsWanted } from './fieldParts.ts'

/** Whether a title is about the part of the field that a person named; null where either is about the whole field. */
function isWanted(code: string, interests: string, title: string): boolean | null {
  const place = FIELDS.findIndex(field => field.code === code)
  const wanted = partsWanted(interests).named[place] ?? 0
  const named = partsOfTitle(place, title)
  return wanted === 0 || named === 0 ? null : isOfParts(named, wanted)
}

test.each([
  ['sport-science', 'Strength and conditioning', 'Strength and Conditioning MSc', true],
  ['sport-science', 'Strength and conditioning', 'Sport Management MSc', false],
  ['film-media', 'Investigative and data journalism', 'International Journalism MA', true],
  ['film-media', 'Investigative and data journalism', 'Strategic Communication and Public Relations', false],
  ['film-media', 'Investigative and data journalism', 'Scoring for Film, Television, and Video Games', false],
  ['psychology', 'Child and adolescent mental health', 'Health Psychology MSc', false],
  ['mathematics', 'algebraic geometry, number theory', 'Pure Mathematics MSc', true],
  ['mathematics', 'algebraic geometry, number theory', 'Applied Mathematics MS', false],
  ['mathematics', 'algebraic geometry, number theory', 'Mathematics MSc', null],
  ['civil-engineering', 'Water resources engineering', 'Structural Engineering MSc', false],
  ['civil-engineering', 'Water resources engineering, civil engineering', 'Structural Engineering MSc', null],
  ['history', 'Conservation-restoration of paintings', 'Conservation of Cultural Heritage MA', true],
  ['history', 'Conservation-restoration of paintings', 'Digital Humanities', false],
  ['law', 'LLM in commercial law', 'Human Rights Law LLM', false],
  ['law', 'LL.M. in human rights law, refugee law', 'Competition Law (MIPLC) LLM', false],
  ['law', 'LL.M. in human rights law, refugee law', 'Digitalisation & Law', false],
  ['law', 'LL.M. in human rights law, refugee law', 'European and International Law', null],
  ['information-systems', 'health informatics', 'Library and Information Studies MS', false],
  ['agriculture', 'Agronomy, soil science, food security', 'Agricultural and Food Economics', false],
  ['agriculture', 'Agronomy, soil science, food security', 'Agricultural Engineering', false],
  ['agriculture', 'Agronomy, soil science, food security', 'Sustainable Agriculture', true],
  ['food-science', 'human nutrition', 'Human Nutrition MSc', true],
  ['food-science', 'human nutrition', 'Animal Nutrition MSc', false],
  ['food-science', 'animal nutrition', 'Animal Nutrition MSc', true],
  ['film-media', 'film making and screenwriting', 'Master of Communication', false],
  ['film-media', 'film making and screenwriting', 'International Media Business', false],
  ['film-media', 'media and communication', 'Master of Communication', true],
  ['education', 'education policy', 'Health Professional Education', false],
  ['film-media', 'film directing', 'Film Preservation and Collections Management', false],
  ['music-performance', 'composition, film scoring', 'Dance Composition: Choreography', false],
  ['music-performance', 'dance', 'Dance Composition: Choreography', true],
  ['electrical-engineering', 'microelectronics', 'Quantum Technologies in Electrical Engineering', false],
  ['psychology', 'psychology, social work', 'Clinical Psychology MSc', null],
] as const)('of %s %j wants %j: %s', (code, interests, title, expected) => {
  expect(isWanted(code, interests, title)).toBe(expected)
})

test.each([
  ['agriculture', 'soil science, agronomy', true],
  ['agriculture', 'plant breeding', false],
  ['animation-games', 'animation, game art', true],
  ['animation-games', 'game art', false],
])('of %s %j names a part with nothing narrower: %s', (code, interests, expected) => {
  const place = FIELDS.findIndex(field => field.code === code)
  expect((partsWanted(interests).alone[place] ?? 0) !== 0).toBe(expected)
})

test('every field has at most fifteen parts, which a title keeps in sixteen bits beside that of kinds apart', () => {
  for (const [place] of FIELDS.entries())
    expect(partsOfTitle(place, 'water sport health business data law media')).toBeLessThan(2 ** 16)
  expect(MOST_PARTS).toBeLessThan(16)
})
