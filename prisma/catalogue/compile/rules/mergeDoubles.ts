import { slugOf } from '../../../../graphql-server/domain/catalogue/searchText.ts'
import { commonWord } from '../../../../graphql-server/domain/catalogue/thesaurus.ts'
import type { Program } from '../rows.ts'
import { filled } from './merge.ts'

/** Awards that say no more than that it is a master's. */
const ANY_AWARD = new Set(['Master', 'Laurea Magistrale'])
/** 'GIOCA', 'CompEng', 'MA-SWHR' in brackets: a title's own abbreviation. */
const ABBREVIATION = /\((?:MSc |M[A-Za-z]{0,3}[.-])?[A-Za-z]{0,6}[A-Z][a-z]{0,6}[A-Z][A-Za-z+]{0,6}\)/g
/** Words of a title that change nothing of what it means. */
const SMALL_WORDS = new Set(
  'a an and of in on the for with to at master masters s study degree programme program course msc ms ma mba meng llm march mph'.split(
    ' ',
  ),
)

/** 'MBA', 'Full-time MBA', 'Henley Full-time MBA', 'Full-time MBA (Bayes)'. */
const GENERAL_MBA = /^mba$|^(?:the )?(?:[\p{L}.'’]+ )?full[- ]time mba(?: \([\p{L}.'’]+\))?$/iu
/** 'The Cranfield MBA': of the university where the word is one of its name. */
const NAMED_MBA = /^(?:the )?([\p{L}.'’]+) mba$/iu

/**
 * One programme of each university, degree and meaning of its title: 'Cyber Security' and 'Cybersecurity', 'Data Science
 * and Statistics' and 'Statistics and Data Science'. The richer row stays, and takes what it lacks from the other.
 */
export function mergeDoubles(programs: readonly Program[]): Program[] {
  const kept = new Map<string, Program[]>()
  for (const program of programs.toSorted((a, b) => worth(b) - worth(a))) {
    const key = `${program.university}|${program.degreeType}|${meaningOf(program)}`
    const others = kept.get(key) ?? []
    const place = others.findIndex(other => isSameAward(other.award, program.award))
    const same = others[place]
    if (same) others[place] = together(same, program)
    else others.push(program)
    kept.set(key, others)
  }
  return [...kept.values()].flat()
}

function together(richer: Program, poorer: Program): Program {
  const program = filled(richer, poorer)
  const otherFields = program.otherFields.split('|').filter(code => code !== program.field)
  // That a source lists it counts more than that counsellors know it.
  const { basis, source, year } = richer.source === 'counsellors-2026' ? poorer : richer
  return { ...program, otherFields: otherFields.join('|'), basis, source, year }
}

/** The words of a title without those that change nothing, in any order. */
function meaningOf(program: Program): string {
  const { subject, name, degreeType } = program
  if (degreeType === 'MBA' && isGeneralMba(program)) return ''
  // The other MBAs of a university differ by what stands in brackets, or by a word beside 'full-time'.
  const title =
    degreeType === 'MBA'
      ? name.replace(/business administration|full-time/gi, ' ')
      : subject.replaceAll(ABBREVIATION, ' ')
  const words = slugOf(title)
    .split('-')
    .filter(word => !SMALL_WORDS.has(word))
    .map(commonWord)
    .join(' ')
    .replaceAll(/\bcybersecurity security\b/g, 'cybersecurity')
    .split(' ')
  return [...new Set(words)].toSorted().join(' ')
}

/** Whether it is the MBA of its university, and none for some function or kind of people. */
function isGeneralMba({ name, university }: Program): boolean {
  const named = slugOf(NAMED_MBA.exec(name)?.[1] ?? '')
  return GENERAL_MBA.test(name) || (named !== '' && university.split(/[/-]/).includes(named))
}

function isSameAward(one: string, other: string): boolean {
  return one === other || ANY_AWARD.has(one) || ANY_AWARD.has(other)
}

/** What counsellors know counts most, then the number of columns that say something. */
function worth(program: Program): number {
  const filledColumns = Object.values(program).filter(value => value !== '').length
  return (program.knowledgeYear === '' ? 0 : 100) + filledColumns
}
