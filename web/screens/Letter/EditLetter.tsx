import { type FormEvent, useEffect, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { EditLetter_letter$key } from '../../__generated__/EditLetter_letter.graphql.ts'
import { Banner, Button, Field, Row, Sheet, Stack, TextArea } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { refusalWords } from '../../relay/refusal.ts'
import { useEditLetter } from './useEditLetter.ts'

function newKey(): string {
  return `own-${crypto.randomUUID().slice(0, 30)}`
}

/** The letter as fields, one a paragraph. An empty one is left out. */
export function EditLetter({
  letter: letterRef,
  token,
  onClose,
}: {
  letter: EditLetter_letter$key
  token: string
  onClose: () => void
}) {
  const { paragraphs, textRevision } = useFragment(
    graphql`
      fragment EditLetter_letter on RecommenderLetter {
        textRevision
        paragraphs {
          key
          text
        }
      }
    `,
    letterRef,
  )
  const [texts, setTexts] = useState(() =>
    paragraphs.length === 0
      ? [{ key: newKey(), text: '' }]
      : paragraphs.map(({ key, text }) => ({ key, text })),
  )
  const [revision, setRevision] = useState(textRevision)
  const [isBehind, setBehind] = useState(false)
  const { send, isPending, refusal, faultByField } = useEditLetter()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.querySelector('textarea')?.focus()
  }, [])

  async function save(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    // A save after the notice is meant to replace the other text.
    const known = isBehind ? textRevision : revision
    const { saved } = await send({ input: { token, revision: known, paragraphs: texts } })
    if (saved?.isSaved) onClose()
    if (saved && !saved.isSaved) setBehind(true)
  }

  function change(key: string, text: string) {
    setTexts(before => before.map(paragraph => (paragraph.key === key ? { key, text } : paragraph)))
  }

  function add() {
    setTexts(before => [...before, { key: newKey(), text: '' }])
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[data-paragraph]:last-of-type textarea')?.focus(),
    )
  }

  return (
    <Sheet $asText aria-label={t('The letter')}>
      <form ref={form} noValidate onSubmit={save}>
        <Stack $gap={4}>
          {texts.map(({ key, text }, index) => (
            <div key={key} data-paragraph>
              <Field label={t('Paragraph {number}', { number: index + 1 })}>
                <TextArea
                  rows={Math.min(12, 2 + Math.ceil(text.length / 80))}
                  value={text}
                  onChange={({ target }) => change(key, target.value)}
                />
              </Field>
            </div>
          ))}
          <div>
            <Button size="small" variant="quiet" flush onClick={add}>
              {t('Add a paragraph')}
            </Button>
          </div>
          {isBehind && (
            <Banner
              tone="warning"
              announce
              title={t('The student changed the letter meanwhile')}
              action={
                <Button
                  size="small"
                  onClick={() => {
                    setTexts(paragraphs.map(({ key, text }) => ({ key, text })))
                    setRevision(textRevision)
                    setBehind(false)
                  }}
                >
                  {t('Take their text')}
                </Button>
              }
            >
              {t('Your words are still here and not saved. Save again to keep yours in its place.')}
            </Banner>
          )}
          {refusal && (
            <Banner tone="danger" announce>
              {faultByField.paragraphs ?? refusalWords(refusal)}
            </Banner>
          )}
          <Row $gap={3}>
            <Button type="submit" variant="primary" pending={isPending} pendingLabel={t('Saving...')}>
              {t('Save the changes')}
            </Button>
            <Button onClick={onClose}>{t('Cancel')}</Button>
          </Row>
        </Stack>
      </form>
    </Sheet>
  )
}
