import { findField } from './fields.ts'
import type { Catalogue, ProgramRow } from './tables.ts'

const NOTE = 'What such programmes usually cost at this university; this one may differ.'
/** The notes of rules that hold for all master's of a university, by the source of the rule. */
const RULE_NOTES: Readonly<Record<string, string>> = {
  'daad-fees':
    'A semester contribution of some 100 to 400 EUR comes on top; single programmes charge a fee of their own.',
}

/**
 * Fills the tuition of programmes whose own no source gives with what a year usually costs somebody from abroad at the
 * university: by field, group of fields or degree, whichever is known and narrowest. Always `INDICATIVE`. Part-time
 * programmes, those of universities of which nothing is known, and those of which something else is noted than the rule
 * for their university says, stay as they are.
 */
export function tuitionFiller({
  usual_tuition,
}: Pick<Catalogue, 'usual_tuition'>): (program: ProgramRow) => ProgramRow {
  const usual = new Map(usual_tuition.map(row => [`${row.university} ${row.of}`, row]))
  return program => {
    if (program.tuition !== null || program.isPartTime) return program
    const { university, degreeType, field } = program
    const narrower = degreeType === 'MASTERS' ? [field, findField(field)?.group] : []
    const row = [...narrower, degreeType].flatMap(of => usual.get(`${university} ${of}`) ?? [])[0]
    if (!row) return program
    const rule = RULE_NOTES[row.source]
    if (rule !== undefined && program.tuitionNote !== null) return program
    return {
      ...program,
      tuition: row.amount,
      currency: row.currency,
      period: 'YEAR',
      tuitionYear: row.year,
      tuitionBasis: 'INDICATIVE',
      tuitionSource: row.source,
      tuitionNote: rule ?? (program.tuitionNote === null ? NOTE : `${program.tuitionNote} ${NOTE}`),
    }
  }
}
