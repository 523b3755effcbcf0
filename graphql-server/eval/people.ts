/**
 * People for whom the writer was not made. Some of each kind are held out: the writer may be mended by what it makes of
 * the others, never by what it makes of these, so that their figures say how it does with people whom it has not met.
 * Where a fault in a held-out text has to be mended all the same, its person moves over and a new one is held out.
 */
import { ESSAY_PEOPLE } from './essayPeople.ts'
import { LETTER_PEOPLE } from './letterPeople.ts'
import type { Person } from './person.ts'
import { SOP_PEOPLE } from './sopPeople.ts'

export const PEOPLE: Readonly<Record<string, Person>> = { ...SOP_PEOPLE, ...LETTER_PEOPLE, ...ESSAY_PEOPLE }
