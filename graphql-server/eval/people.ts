/**
 * People whose texts were read while the writers were changed: development data. The people that a release is judged
 * by are in unseenPeople.ts.
 */
import { FIRST_SET } from './newcomers/firstSet.ts'
import { SECOND_SET } from './newcomers/secondSet.ts'
import { THIRD_SET } from './newcomers/thirdSet.ts'
import type { Person } from './person.ts'

/** Names come again from set to set; only the number behind them tells the people apart. */
function numbered(set: Readonly<Record<string, Person>>, number: number): Record<string, Person> {
  return Object.fromEntries(Object.entries(set).map(([name, person]) => [`${name}-${number}`, person]))
}

export const PEOPLE: Readonly<Record<string, Person>> = {
  ...numbered(FIRST_SET, 1),
  ...numbered(SECOND_SET, 2),
  ...numbered(THIRD_SET, 3),
}
