import { MOST_READ } from './words.ts'

/** People who would come along. 'My family can pay' says nothing of them, and children may be a subject. */
const FAMILY =
  /\b(?:wife|husband|spouse|dependants?|dependents?|(?:my|our|little|small|two|three|one|\d)\s(?:kids?|child(?:ren)?)|family\s(?:will\s)?(?:com(?:e|es|ing)|join\w*|along))\b/i

/** Whether somebody speaks of a spouse or of children beside what they want to study. */
export function readFamily(words: string): boolean {
  return FAMILY.test(words.slice(0, MOST_READ))
}
