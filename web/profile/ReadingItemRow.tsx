import { Check } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button, Text } from '../design/index.ts'
import { capitalised } from '../format/capitalised.ts'
import { sent, t } from '../language/language.ts'
import type { Correction, ReadingKind } from './corrections.ts'
import { ReadingEditor } from './ReadingEditor.tsx'
import { EXAMPLES, type ReadItem } from './readItems.ts'
import {
  Editing,
  EditingActions,
  Item,
  ItemActions,
  ItemHead,
  ItemName,
  NoteButton,
  Quote,
  RightButton,
  Understood,
} from './readingStyles.ts'

export type ReadingItemRowProps = {
  item: ReadItem
  kind: ReadingKind
  /** The person's correction. */
  correction: Correction | undefined
  /** Why the server did not take the correction. */
  fault?: string | undefined
  isConfirmed: boolean
  fieldNames: readonly string[]
  /** When a change is kept, in words: 'Kept when you save your profile.' */
  keptWhen: string
  /** Corrects the reading with a text, or with null for nothing; without an argument it removes the correction. */
  onCorrect: (kind: ReadingKind, text?: string | null) => void
  /** Says that the reading is right, or takes that back. */
  onConfirm: (isRight: boolean) => void
}

/** One item of the reading: what was understood, from which words, whether it is right, and controls to change it. */
export function ReadingItemRow({
  item,
  kind,
  correction,
  fault,
  isConfirmed,
  fieldNames,
  keptWhen,
  onCorrect,
  onConfirm,
}: ReadingItemRowProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const editing = useRef<HTMLDivElement>(null)
  const isEditing = draft !== null
  const name = sent(item.name)
  const opening = correction?.text ?? item.asCorrection ?? ''

  useEffect(() => {
    if (isEditing) editing.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }, [isEditing])

  function close() {
    // The button is on the page again before it is given the focus.
    flushSync(() => setDraft(null))
    opener.current?.focus()
  }

  function correct(text?: string | null) {
    onCorrect(kind, text)
    close()
  }

  function keep() {
    if (draft !== null && draft.trim() !== '') correct(draft.trim())
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === 'Escape' && !event.defaultPrevented) {
      event.stopPropagation()
      close()
    } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement && !event.defaultPrevented) {
      // The profile's form is not to be sent by it.
      event.preventDefault()
      keep()
    }
  }

  if (isEditing)
    return (
      <Item>
        <Editing ref={editing} role="group" aria-label={t('Change: {name}', { name })} onKeyDown={onKeyDown}>
          <ReadingEditor kind={kind} name={name} text={opening} fieldNames={fieldNames} onText={setDraft} />
          <Text $size="small" $tone="faint">
            {keptWhen}
          </Text>
          <EditingActions>
            <Button size="small" onClick={keep} disabled={draft.trim() === ''}>
              {t('Use this')}
            </Button>
            <Button size="small" variant="quiet" onClick={close}>
              {t('Cancel')}
            </Button>
            <NoteButton type="button" onClick={() => correct(null)}>
              {t('Nothing is taken')}
            </NoteButton>
            {correction && (
              <NoteButton type="button" onClick={() => correct()}>
                {t('Use my words again')}
              </NoteButton>
            )}
          </EditingActions>
        </Editing>
      </Item>
    )
  // Until the newest words are read, the item is still that of the ones before.
  const isBehind = (correction !== undefined) !== item.isCorrected
  const isUnread = correction !== undefined && correction.text !== null && !isBehind && !item.understood
  const unread = isUnread
    ? t('‘{text}’ could not be read. Try {example}.', {
        text: correction.text ?? '',
        example: EXAMPLES[kind] ?? t('other words'),
      })
    : null
  const shownFault = fault ?? unread
  const isAsked = shownFault === null && !isBehind && Boolean(item.understood) && !item.isCorrected
  return (
    <Item {...(shownFault === null ? {} : { 'data-invalid': '' })}>
      <ItemHead>
        <ItemName>{name}</ItemName>
        <ItemActions>
          {isAsked && (
            <RightButton
              type="button"
              aria-pressed={isConfirmed}
              aria-label={t('Right: {name}', { name })}
              onClick={() => onConfirm(!isConfirmed)}
            >
              <Check aria-hidden="true" />
              {t('Right')}
            </RightButton>
          )}
          <NoteButton
            ref={opener}
            type="button"
            onClick={() => setDraft(opening)}
            aria-label={t('Change: {name}', { name })}
          >
            {t('Change')}
          </NoteButton>
        </ItemActions>
      </ItemHead>
      {shownFault !== null && (
        <Text $size="small" $tone="failed">
          {shownFault}
        </Text>
      )}
      {shownFault === null && isBehind && (
        <Text $size="small" $tone="faint">
          {correction ? (correction.text ?? t('Nothing is taken')) : t('Reading your words again')}
        </Text>
      )}
      {shownFault === null && !isBehind && <ReadSoFar item={item} />}
    </Item>
  )
}

function ReadSoFar({ item }: { item: ReadItem }) {
  return (
    <>
      {item.understood && (
        <Understood lang={sent(item.understood) === item.understood ? 'en' : undefined}>
          {sent(item.understood)}
        </Understood>
      )}
      {item.note && <Note note={item.note} />}
      {item.quote && (
        <p>
          {t('From')} <Quote lang="en">{item.quote}</Quote>
        </p>
      )}
      {item.isCorrected && item.understood && <p>{t('You put it right.')}</p>}
    </>
  )
}

/** A note as a sentence, in English where the catalogue lacks a part of it. */
function Note({ note }: { note: string }) {
  const parts = note.split('; ')
  const isEnglish = parts.some(part => sent(part) === part)
  const words = capitalised(isEnglish ? note : parts.map(sent).join('; '))
  return (
    <p lang={isEnglish ? 'en' : undefined}>
      {/[.।]$/.test(words) ? words : isEnglish ? `${words}.` : t('{sentence}.', { sentence: words })}
    </p>
  )
}
