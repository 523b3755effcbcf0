import { type ReactNode, useId, useState } from 'react'
import { Button, Heading, Text } from '../design/index.ts'
import { plural, sent, t } from '../language/language.ts'
import { type Corrections, isReadingKind, type ReadingKind } from './corrections.ts'
import { ReadingItemRow } from './ReadingItemRow.tsx'
import { isChecked, type ReadItem, type Reading, unchecked } from './readItems.ts'
import { Items, NoteButton, Panel, Quote, Unread, UnreadKinds } from './readingStyles.ts'

export type ReadingPanelProps = {
  reading: Reading | null
  corrections: Corrections
  /** The keys of the readings that the person confirmed. */
  confirmed: readonly string[]
  /** What the server refused, by kind. */
  faults?: ReadonlyMap<string, string>
  /** The names of all fields of study. */
  fieldNames: readonly string[]
  /** When a change is kept, in words. */
  keptWhen: string
  /** What stands beneath the title while nothing is read yet. */
  emptyText: string
  onCorrect: (kind: ReadingKind, text?: string | null) => void
  /** Sets the keys of the readings that are right. */
  onConfirm: (keys: string[]) => void
  /** The state of the reading. */
  children?: ReactNode
}

type Known = { item: ReadItem; kind: ReadingKind }

/** What was understood of a profile, all of it in one list: first what could not be read, then what can be checked. */
export function ReadingPanel({
  reading,
  corrections,
  confirmed,
  faults,
  fieldNames,
  keptWhen,
  emptyText,
  onCorrect,
  onConfirm,
  children,
}: ReadingPanelProps) {
  const titleId = useId()
  // A kind that is opened from the list of unread ones is a row until the page is left.
  const [opened, setOpened] = useState<readonly ReadingKind[]>([])
  const items = reading?.items ?? []
  const known: Known[] = items.flatMap(item => (isReadingKind(item.kind) ? [{ item, kind: item.kind }] : []))
  const corrected = new Map(corrections.map(correction => [correction.kind, correction]))
  const isRow = ({ item, kind }: Known) =>
    Boolean(item.understood || item.note || item.isCorrected) || corrected.has(kind) || opened.includes(kind)
  const rows = known.filter(isRow)
  const unread = known.filter(one => !isRow(one))
  const open = unchecked(items, confirmed)
  const doubts = reading?.notUnderstood ?? []
  // Keys that no reading has any more are not kept.
  const valid = confirmed.filter(key => items.some(item => item.key === key))

  function confirm(item: ReadItem, isRight: boolean) {
    const others = valid.filter(key => key !== item.key)
    onConfirm(isRight ? [...others, item.key] : others)
  }

  return (
    <Panel aria-labelledby={titleId}>
      <Heading level={2} size="small" id={titleId}>
        {t('What we understood')}
      </Heading>
      <Text $size="small" $tone="soft">
        {rows.length === 0 && doubts.length === 0
          ? emptyText
          : open.length === 0
            ? t('Matching uses these points. You have checked all of them.')
            : plural(open.length, {
                one: 'Matching uses these points. Check # of them, in less than a minute.',
                other: 'Matching uses these points. Check # of them, in about a minute.',
              })}
      </Text>
      {children}
      {doubts.length > 0 && (
        <Unread>
          <strong>{t('We could not read this:')}</strong>{' '}
          {doubts.map((doubt, place) => (
            <span key={doubt}>
              {place > 0 && ', '}
              <Quote>{doubt}</Quote>
            </span>
          ))}
          <br />
          {t('Say it in other words in its field, or set the point here.')}
        </Unread>
      )}
      {rows.length > 0 && (
        <Items>
          {rows.map(({ item, kind }) => (
            <ReadingItemRow
              key={kind}
              item={item}
              kind={kind}
              correction={corrected.get(kind)}
              fault={faults?.get(kind)}
              isConfirmed={isChecked(item, confirmed)}
              fieldNames={fieldNames}
              keptWhen={keptWhen}
              onCorrect={onCorrect}
              onConfirm={isRight => confirm(item, isRight)}
            />
          ))}
        </Items>
      )}
      {open.length > 1 && (
        <div>
          <Button size="small" onClick={() => onConfirm([...valid, ...open.map(({ key }) => key)])}>
            {t('All of this is right')}
          </Button>
        </div>
      )}
      {rows.length > 0 && unread.length > 0 && (
        <UnreadKinds>
          <Text $size="small" $tone="soft">
            {t('Nothing read, and you can set it:')}
          </Text>
          <ul>
            {unread.map(({ item, kind }) => (
              <li key={kind}>
                <NoteButton
                  type="button"
                  onClick={() => setOpened([...opened, kind])}
                  aria-label={t('Set: {name}', { name: sent(item.name) })}
                >
                  {sent(item.name)}
                </NoteButton>
              </li>
            ))}
          </ul>
        </UnreadKinds>
      )}
    </Panel>
  )
}
