import { type Cells, cell, inRange } from '../cells.ts'
import type { Join } from '../join.ts'
import type { Requirement } from '../rows.ts'

/** The universities' requirements for all master's applicants, and medians reported by admitted applicants. */
export function compileRequirements({
  minima,
  medians,
  join,
}: {
  minima: readonly Cells[]
  medians: readonly Cells[]
  join: Join
}): Requirement[] {
  const required = minima.flatMap((row): Requirement[] => {
    const country = cell(row, 'country')
    const university = join(cell(row, 'universityName') || cell(row, 'institution'), country)
    const what = cell(row, 'what')
    const text = cell(row, 'value')
    if (!university || /deadline|Institute of Continuing|same course|M\.Mgt|CAT/.test(what)) return []
    const basis = /INDICATIVE/.test(cell(row, 'source')) ? 'INDICATIVE' : 'SOURCED'
    const base: Pick<Requirement, 'university' | 'basis' | 'source' | 'year'> = {
      university: university.key,
      basis,
      source: cell(row, 'source')
        .replace(/; ?INDICATIVE,? ?/, '; ')
        .replace(/; $/, ''),
      year: Number(cell(row, 'year')),
    }
    if (/^IELTS/.test(what))
      return [
        {
          ...base,
          kind: 'MINIMUM',
          what: 'IELTS',
          value: inRange(text, 4, 9),
          text: `IELTS ${text}${detailOf(what)}`,
        },
      ]
    if (/^TOEFL/.test(what))
      return [
        {
          ...base,
          kind: 'MINIMUM',
          what: 'TOEFL iBT',
          value: inRange(text, 40, 120),
          text: `TOEFL iBT ${text}${detailOf(what)}`,
        },
      ]
    if (/^GRE/.test(what))
      return [{ ...base, kind: 'NOTE', what: 'GRE', value: '', text: `GRE ${text}${detailOf(what)}` }]
    if (what === 'English') {
      const ielts = /IELTS\D{0,12}(\d(?:\.\d)?)/.exec(text)?.[1] ?? ''
      return [
        {
          ...base,
          kind: ielts === '' ? 'NOTE' : 'MINIMUM',
          what: ielts === '' ? 'English' : 'IELTS',
          value: ielts,
          text,
        },
      ]
    }
    if (what === 'GPA') {
      const gpa = /minimum (?:cgpa )?(\d\.\d+)|minimum (\d\.\d+) cgpa/.exec(text)
      const value = inRange(gpa?.[1] ?? gpa?.[2] ?? '', 1, 4)
      return value === ''
        ? []
        : [{ ...base, kind: 'MINIMUM', what: 'GPA (of 4)', value, text: `GPA ${value} of 4` }]
    }
    if (/^application fee/.test(what))
      return [
        {
          ...base,
          kind: 'NOTE',
          what: 'Application fee',
          value: Number(text),
          text: Number(text) === 0 ? 'No application fee' : `Application fee ${text} EUR`,
        },
      ]
    return []
  })
  const admitted = medians.flatMap((row): Requirement[] => {
    const university = join(cell(row, 'universityName') || cell(row, 'institution'), 'USA')
    if (!university) return []
    const base: Omit<Requirement, 'what' | 'value' | 'text'> = {
      university: university.key,
      kind: 'TYPICAL',
      basis: 'INDICATIVE',
      source: `applicants' own reports on a public forum, 2012-16: medians of ${cell(row, 'reports')} who were admitted to a master's`,
      year: 2016,
    }
    const quant = inRange(cell(row, 'medianGREQuant'), 130, 170)
    const verbal = inRange(cell(row, 'medianGREVerbal'), 130, 170)
    const cgpa = inRange(cell(row, 'medianCGPAof10'), 4, 10)
    const toefl = inRange(cell(row, 'medianTOEFL'), 40, 120)
    return [
      ...(quant === '' || verbal === ''
        ? []
        : [
            {
              ...base,
              what: 'GRE',
              value: Math.round(quant + verbal),
              text: `GRE ${Math.round(quant + verbal)}`,
            },
          ]),
      ...(cgpa === '' ? [] : [{ ...base, what: 'CGPA (of 10)', value: cgpa, text: `CGPA ${cgpa} of 10` }]),
      ...(toefl === '' ? [] : [{ ...base, what: 'TOEFL iBT', value: toefl, text: `TOEFL iBT ${toefl}` }]),
    ]
  })
  return [...required, ...admitted]
}

/** The note in brackets after a requirement's number. */
function detailOf(what: string): string {
  const detail = what
    .replace(/^(IELTS|TOEFL iBT|GRE)\s*(overall)?[, ]*/, '')
    .replace(/^\(|\)/g, '')
    .trim()
  return detail === ''
    ? ''
    : ` (${detail.replace('university minimum, postgraduate', 'the university’s minimum; courses may ask more')})`
}
