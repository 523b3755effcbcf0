/**
 * People for whom the writer was not made. Some of each kind are held out: the writer may be mended by what it makes of
 * the others, never by what it makes of these, so that their figures say how it does with people whom it has not met.
 * Where a fault in a held-out text has to be mended all the same, its person moves over and a new one is held out.
 */
import { ESSAY_PEOPLE } from './essayPeople.ts'
import { LETTER_PEOPLE } from './letterPeople.ts'
import { FIRST_SET } from './newcomers/firstSet.ts'
import { SECOND_SET } from './newcomers/secondSet.ts'
import { THIRD_SET } from './newcomers/thirdSet.ts'
import type { Person } from './person.ts'
import { SOP_PEOPLE } from './sopPeople.ts'

/** Names come again from set to set; only the number behind them tells the people apart. */
function numbered(set: Readonly<Record<string, Person>>, number: number): Record<string, Person> {
  return Object.fromEntries(Object.entries(set).map(([name, person]) => [`${name}-${number}`, person]))
}

export const PEOPLE: Readonly<Record<string, Person>> = {
  ...SOP_PEOPLE,
  ...LETTER_PEOPLE,
  ...ESSAY_PEOPLE,
  ...numbered(FIRST_SET, 1),
  ...numbered(SECOND_SET, 2),
  ...numbered(THIRD_SET, 3),
}
