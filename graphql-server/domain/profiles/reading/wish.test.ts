import { expect, test } from 'vitest'
import { readInterests } from './interests.ts'
import { readWish } from './wish.ts'

const squeezed = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

test.each([
  ['Experimental psychology - research, not the clinical licence', 'clinical licence'],
  ['Manufacturing. Not automotive please, I saw enough of it', 'automotive'],
  ['LLM in human rights. Not longer than one year', ''],
  ["MBA in India. I'd love Bangalore, but it is not a must", ''],
  ['Data science, not strong in programming but good in statistics', 'programming'],
  ["Finance; I don't want accounting", 'accounting'],
  ['Robotics rather than pure mathematics', 'pure mathematics'],
  ['Chemical engineering: process systems; leaving oil', 'oil'],
  [
    'Clinical pharmacy. A purely laboratory programme (pharmaceutics, medicinal chemistry) does not suit me. Toxicology',
    'laboratory programme (pharmaceutics, medicinal chemistry)',
  ],
  ['Film directing, no theory (film studies, criticism)', 'theory (film studies, criticism)'],
  ['Linguistics, please nothing that demands 30 ECTS of algorithms', '30 ECTS of algorithms'],
  ['MBA, real estate. Not Toronto - too many relatives', 'Toronto'],
  ['Human resources. chennai kochi, north india pls no', 'north india'],
  ['Economics. Calculus heavy theory would sink me', 'Calculus heavy theory'],
  ['Chemistry, not interested in pure synthesis', 'pure synthesis'],
  ['Not only law but also economics', ''],
  ['Robotics or AI, not sure', ''],
])('what is refused in %j', (words, refused) => {
  expect(readWish(words).refused).toBe(refused)
  expect(readWish(words).wanted).toHaveLength(words.length)
  if (refused !== '') expect(readWish(words).wanted).not.toContain(refused)
})

test.each([
  ['Migration, development - English or Spanish taught', 'Migration, development -'],
  ['Switching from mechanical engineering to data science', 'to data science'],
  ['Robotics; my background is in civil engineering', 'Robotics; my'],
  ['Programmes in English: marketing', ': marketing'],
  ['An MSc in robotics that accepts mechanical engineers', 'An MSc in robotics'],
  ['Screenwriting MA/MFA', 'Screenwriting MA/'],
  ['MFA anywhere', 'MFA anywhere'],
  [
    "sound design. taught in English only, i don't speak german or italian",
    "sound design. only, i don't speak",
  ],
  ['German studies, English', 'German studies, English'],
  ['Biostatistics. Dentist by training', 'Biostatistics.'],
  ['an entrepreneurship master, to build my food startup', 'an entrepreneurship master,'],
])('what is no wish in %j', (words, wanted) => {
  expect(squeezed(readWish(words).wanted)).toBe(wanted)
})

test.each([
  ['general mgmt, supply chain & logistics leadership', 'supply-chain', 'entrepreneurship'],
  ['game design, game art, animation', 'animation-games', 'fine-arts'],
  ['hotel management, luxury hotels', 'hospitality-tourism', 'management'],
  ['human rights law, refugee and migration law', 'law', 'sociology'],
])(
  'in %j the head of an expression counts, and what kind of it is meant only in passing',
  (words, head, kind) => {
    const weights = new Map(readInterests(words).value?.map(({ code, weight }) => [code, weight]))
    expect(weights.get(head)).toBe(1)
    expect(weights.get(kind) ?? 0).toBeLessThan(0.5)
  },
)
