/** Words for ability and words for effort in a letter. */
import type { ReadText } from './readText.ts'
import { aboutAll, type Finding } from './review.ts'

/**
 * Two groups of words that studies of letters of recommendation have counted (Trix and Psenka, Discourse & Society
 * 2003; Schmader, Whitehead and Wysocki, Sex Roles 2007; Madera, Hebl and Martin, Journal of Applied Psychology 2009).
 * Our lists are shorter than theirs.
 */
const ABILITY =
  /^(?:brilliant(?:ly)?|talent(?:ed|s)?|gifted|genius|intelligen(?:t|ce)|intellect(?:ual)?|bright(?:est)?|smart(?:est)?|clever|sharp(?:est)?|ability|abilities|able|capable|capacity|aptitude|insight(?:s|ful)?|creativ(?:e|ity)|original(?:ity)?|inventive|analytical|expert(?:ise)?|skil(?:l|ls|led|ful)|adept|proficient|mastery|flair|knack|outstanding|exceptional(?:ly)?|excellent|superb|remarkabl[ey]|extraordinary|unmatched|best|strongest|ablest|leader|independent(?:ly)?)$/u
const EFFORT =
  /^(?:hard-?working|diligen(?:t|ce|tly)|conscientious(?:ly)?|dependable|reliab(?:le|ility|ly)|thorough(?:ly)?|careful(?:ly)?|meticulous(?:ly)?|methodical(?:ly)?|organi[sz]ed|dedicat(?:ed|ion)|committed|commitment|persever(?:ance|es|ed)|persisten(?:t|ce|tly)|industrious|punctual(?:ity)?|responsible|dutiful|disciplined?|efforts?|tireless(?:ly)?|assiduous|painstaking|patient(?:ly)?|determined|determination|steady|helpful|cooperative|obedient|sincere)$/u
const HARD_WORK = /\b(?:hard work|work(?:s|ed|ing)? (?:very |so |extremely )?hard|hard worker)\b/gu
const FEWEST = 4
const MOST_EFFORT = 0.7

export type LetterBalance = { ability: number; effort: number; findings: readonly Finding[] }

/** Counts both groups. There is one finding if effort is named more than twice as often as ability. */
export function weighLetter({ folded, prose }: ReadText): LetterBalance {
  const words = prose.flatMap(sentence => sentence.words.map(({ text }) => text))
  const ability = words.filter(word => ABILITY.test(word))
  const effort = [...words.filter(word => EFFORT.test(word)), ...(folded.match(HARD_WORK) ?? [])]
  const total = ability.length + effort.length
  if (total < FEWEST || effort.length / total < MOST_EFFORT)
    return { ability: ability.length, effort: effort.length, findings: [] }
  return {
    ability: ability.length,
    effort: effort.length,
    findings: [
      aboutAll('LETTER_BALANCE', {
        severity: 'NOTE',
        reason: `The letter speaks of effort ${times(effort.length)} (${listed(effort)}) and of ability ${times(ability.length)}${ability.length === 0 ? '' : ` (${listed(ability)})`}. Some studies found letters for women weighted this way more often than letters for men of like record; later ones found less of it. In a single letter it may be just what is meant.`,
        suggestion: 'If the student is able as well, say so as plainly, with the work that shows it.',
      }),
    ],
  }
}

function times(count: number): string {
  return count === 0 ? 'never' : count === 1 ? 'once' : `${count} times`
}

function listed(words: readonly string[]): string {
  return [...new Set(words)].slice(0, 4).join(', ')
}
