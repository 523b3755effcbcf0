import { History } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { Trans } from '../../language/Trans.tsx'
import { type FormQuestion, kindOf } from '../kinds/index.ts'
import { type FormValue, isSameFormValue } from '../kinds/value.ts'
import type { SetAsideEntry } from './answers.ts'

/** Characters of a value that are shown at first. */
const EXCERPT = 160

const MOMENT = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
})

/* A group, not a landmark, since a step may show several. */
const NoteBox = styled.div`
  padding: 0.125rem 0 0.125rem var(--space-4);
  border-left: 2px solid var(--warning);
  font-size: var(--text-sm);
  line-height: 1.5;
  color: var(--ink-soft);
`

const Title = styled.p`
  display: flex;
  align-items: center;
  gap: 0.375rem;
  margin-bottom: 0.125rem;
  font-weight: var(--weight-strong);
  color: var(--warning);

  svg {
    flex: none;
    width: var(--icon);
    height: var(--icon);
  }
`

const Quote = styled.blockquote`
  margin: var(--space-2) 0;
  padding: 0;
  color: var(--ink);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
`

/* Aligns the text of the quiet button with the text above it. */
const DismissAll = styled(Buttons)`
  margin: var(--space-2) 0 0 calc(-1 * var(--space-3));
`

const Entries = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  margin: 0;
  padding: 0;
  list-style: none;
`

/** The beginning of a text, cut between words. */
function excerptOf(text: string): string {
  if (text.length <= EXCERPT) return text
  const cut = text.slice(0, EXCERPT)
  const lastGap = cut.search(/\s\S*$/)
  return `${(lastGap > 0 ? cut.slice(0, lastGap) : cut).toWellFormed().trimEnd()} …`
}

function Entry({
  question,
  entry,
  onTake,
  children,
}: {
  question: FormQuestion
  entry: SetAsideEntry
  onTake: (value: FormValue) => void
  /** Further buttons. */
  children?: ReactNode
}) {
  const [isWhole, setWhole] = useState(false)
  const quoteId = useId()
  const words = kindOf(question).inWords(question, entry.value)
  const excerpt = excerptOf(words)
  return (
    <li>
      <p>
        <Trans
          message="You also wrote this on <time>{when}</time>:"
          parts={{ time: inside => <time dateTime={entry.savedAt}>{inside}</time> }}
          values={{ when: MOMENT.format(new Date(entry.savedAt)) }}
        />
      </p>
      <Quote id={quoteId}>{isWhole ? words : excerpt}</Quote>
      <Buttons>
        <Button size="small" aria-describedby={quoteId} onClick={() => onTake(entry.value)}>
          {t('Use this instead')}
        </Button>
        {excerpt !== words && (
          <Button
            size="small"
            variant="quiet"
            aria-expanded={isWhole}
            aria-controls={quoteId}
            onClick={() => setWhole(before => !before)}
          >
            {isWhole ? t('Show less') : t('Show all')}
          </Button>
        )}
        {children}
      </Buttons>
    </li>
  )
}

/** Offers the other values of a question: those that a later answer replaced, and those of closed pages. */
export function SetAsideNote({
  question,
  value,
  entries,
  onTake,
  onDismiss,
}: {
  question: FormQuestion
  /** The value of the field. */
  value: FormValue
  entries: readonly SetAsideEntry[]
  onTake: (value: FormValue) => void
  onDismiss: () => void
}) {
  const titleId = useId()
  const others = entries.filter(entry => !isSameFormValue(entry.value, value))
  if (others.length === 0) return null
  const isOnly = others.length === 1
  const dismiss = (
    <Button size="small" variant="quiet" onClick={onDismiss}>
      {t('Dismiss')}
    </Button>
  )
  return (
    <NoteBox role="group" aria-labelledby={titleId}>
      <Title id={titleId}>
        <History aria-hidden="true" />
        {isOnly ? t('Another version of this answer') : t('Other versions of this answer')}
      </Title>
      <Entries>
        {others.map(entry => (
          <Entry
            key={`${entry.savedAt} ${String(entry.value)}`}
            question={question}
            entry={entry}
            onTake={onTake}
          >
            {isOnly && dismiss}
          </Entry>
        ))}
      </Entries>
      {!isOnly && <DismissAll>{dismiss}</DismissAll>}
    </NoteBox>
  )
}
