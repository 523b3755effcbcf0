import { z } from 'zod'
import {
  Country,
  FigureBasis,
  GuideAudience,
  GuidePart,
} from '../../../../graphql-server/generated/prisma/enums.ts'
import { type Cells, cell } from '../cells.ts'
import { countryOf } from '../countries.ts'
import type { TableRow } from '../rows.ts'

const country = z.enum(Country)
const part = z.enum(GuidePart)
const audience = z.union([z.literal(''), z.enum(GuideAudience)])
const basis = z.enum(FigureBasis)

/**
 * The notes of the countries' guides. Of the papers that a visa asks for, the facts give the source and the year, and
 * what people checked gives the words; the other notes are counsellors'.
 * @throws Error for a paper without words, and for words without a paper
 */
export function compileGuideNotes({
  documents,
  words,
  notes,
}: {
  documents: readonly Cells[]
  words: readonly Cells[]
  notes: readonly Cells[]
}): TableRow<'guide_notes'>[] {
  const wordsOf = new Map(words.map(row => [`${cell(row, 'country')} ${cell(row, 'item')}`, row]))
  if (wordsOf.size !== documents.length)
    throw new Error(`${documents.length} papers of visas, and words for ${wordsOf.size}.`)
  const papers = documents.map((row): TableRow<'guide_notes'> => {
    const key = `${countryOf(cell(row, 'country'))} ${cell(row, 'item')}`
    const said = wordsOf.get(key)
    if (!said) throw new Error(`The paper ${key} has no words.`)
    return {
      country: countryOf(cell(row, 'country')),
      part: 'PAPERS',
      audience: '',
      title: cell(row, 'visa'),
      titleHindi: cell(row, 'visa'),
      text: cell(said, 'text'),
      textHindi: cell(said, 'textHindi'),
      url: cell(said, 'url'),
      basis: 'SOURCED',
      source: cell(row, 'source'),
      year: Number(cell(row, 'year')),
    }
  })
  const counsellors = notes.map(
    (row): TableRow<'guide_notes'> => ({
      country: country.parse(cell(row, 'country')),
      part: part.parse(cell(row, 'part')),
      audience: audience.parse(cell(row, 'audience')),
      title: cell(row, 'title'),
      titleHindi: cell(row, 'titleHindi'),
      text: cell(row, 'text'),
      textHindi: cell(row, 'textHindi'),
      url: cell(row, 'url'),
      basis: basis.parse(cell(row, 'basis')),
      source: cell(row, 'source'),
      year: Number(cell(row, 'year')),
    }),
  )
  return [...papers, ...counsellors]
}
