import { MarginNote } from '../design/index.ts'
import { t } from '../language/language.ts'
import { type Corrections, correctionsOf, type ReadingKind } from './corrections.ts'
import { ReadingItemNote } from './ReadingItemNote.tsx'
import { itemsFrom, notUnderstoodIn, type Reading } from './readItems.ts'
import { Items, Quote } from './readingStyles.ts'

export type ReadingNoteProps = {
  reading: Reading | null
  /** The profile's field that the note is shown beside, and its text. */
  field: string
  words: string
  corrections: Corrections
  /** What the server refused, by kind. */
  faults?: ReadonlyMap<string, string>
  keptWhen: string
  onCorrect: (kind: ReadingKind, text?: string | null) => void
}

/** What was understood of one field of a profile, beside it. Nothing while the field says nothing. */
export function ReadingNote({
  reading,
  field,
  words,
  corrections,
  faults,
  keptWhen,
  onCorrect,
}: ReadingNoteProps) {
  const corrected = new Map(corrections.map(correction => [correction.kind, correction]))
  const isSilent = words.trim() === ''
  const items = itemsFrom(reading, field).flatMap(item => {
    const [known] = correctionsOf([{ kind: item.kind, text: null }])
    const isShown = !isSilent || item.isCorrected
    return known && isShown ? [{ item, kind: known.kind }] : []
  })
  const doubts = notUnderstoodIn(reading, words)
  if (items.length === 0 && doubts.length === 0) return null
  return (
    <MarginNote tone={doubts.length > 0 ? 'warning' : 'plain'} landmark={false}>
      <Items>
        {items.map(({ item, kind }) => (
          <ReadingItemNote
            key={kind}
            item={item}
            kind={kind}
            correction={corrected.get(kind)}
            fault={faults?.get(kind)}
            keptWhen={keptWhen}
            onCorrect={onCorrect}
          />
        ))}
        {doubts.length > 0 && (
          <li>
            {t('Not understood:')}{' '}
            {doubts.map((doubt, place) => (
              <span key={doubt}>
                {place > 0 && ', '}
                <Quote>{doubt}</Quote>
              </span>
            ))}
          </li>
        )}
      </Items>
    </MarginNote>
  )
}
