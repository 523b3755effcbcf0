import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button, Field, Text, TextInput } from '../design/index.ts'
import { capitalised } from '../format/capitalised.ts'
import { sent, t } from '../language/language.ts'
import type { Correction, ReadingKind } from './corrections.ts'
import { EXAMPLES, type ReadItem } from './readItems.ts'
import {
  Editing,
  EditingActions,
  Item,
  ItemHead,
  ItemName,
  NoteButton,
  Quote,
  Understood,
} from './readingStyles.ts'

export type ReadingItemNoteProps = {
  item: ReadItem
  kind: ReadingKind
  /** The person's correction. */
  correction: Correction | undefined
  /** Why the server did not take the correction. */
  fault?: string | undefined
  /** When a correction is kept, in words: 'Kept when you save your profile.' */
  keptWhen: string
  /** Corrects the reading with a text, or with null for nothing; without an argument it removes the correction. */
  onCorrect: (kind: ReadingKind, text?: string | null) => void
}

/** One item of the reading: what was understood, from which words, and a form to correct it. */
export function ReadingItemNote({
  item,
  kind,
  correction,
  fault,
  keptWhen,
  onCorrect,
}: ReadingItemNoteProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const isEditing = typed !== null

  function open() {
    setTyped(correction?.text ?? item.understood ?? '')
  }

  function close() {
    // The button is on the page again before it is given the focus.
    flushSync(() => setTyped(null))
    opener.current?.focus()
  }

  function correct(text?: string | null) {
    onCorrect(kind, text)
    close()
  }

  function keep() {
    const text = typed?.trim() ?? ''
    if (text === '') return
    correct(text)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      // The profile's form is not to be sent by it.
      event.preventDefault()
      keep()
    } else if (event.key === 'Escape') {
      event.stopPropagation()
      close()
    }
  }

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
  const saysNothing = !item.understood && !item.note && !isBehind && shownFault === null
  if (isEditing)
    return (
      <Item>
        <Editing>
          <Field
            label={t('{name}, in your words', { name: sent(item.name) })}
            help={t('Such as {example}. {keptWhen}', {
              example: EXAMPLES[kind] ?? t('other words'),
              keptWhen,
            })}
          >
            <TextInput
              value={typed}
              maxLength={200}
              autoFocus
              onFocus={event => event.target.select()}
              onChange={event => setTyped(event.target.value)}
              onKeyDown={onKeyDown}
            />
          </Field>
          <EditingActions>
            <Button size="small" onClick={keep} disabled={typed.trim() === ''}>
              {t('Save')}
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
  return (
    <Item {...(shownFault === null ? {} : { 'data-invalid': '' })}>
      <ItemHead>
        <ItemName>
          {sent(item.name)}
          {saysNothing && t(': nothing read')}
        </ItemName>
        <NoteButton
          ref={opener}
          type="button"
          onClick={open}
          aria-label={t('Correct this: {name}', { name: sent(item.name) })}
        >
          {t('Correct this')}
        </NoteButton>
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
      {item.understood && <Understood>{item.understood}</Understood>}
      {item.note && <p>{sentence(item.note)}</p>}
      {item.quote && (
        <p>
          {t('From')} <Quote>{item.quote}</Quote>
        </p>
      )}
      {item.isCorrected && item.understood && <p>{t('You put it right.')}</p>}
    </>
  )
}

/** A note as a sentence. */
function sentence(note: string): string {
  const words = capitalised(note)
  return words.endsWith('.') ? words : `${words}.`
}
