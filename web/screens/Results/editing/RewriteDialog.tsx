import { type FormEvent, useId, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import {
  Banner,
  Button,
  Dialog,
  Field,
  LinkButton,
  Segments,
  Stack,
  Text,
  TextInput,
} from '../../../design/index.ts'
import { t, words } from '../../../language/language.ts'
import { needsPlan, refusalWords } from '../../../relay/refusal.ts'
import { redraftsLeftWords } from '../Redraft.tsx'
import { Changes } from '../versions/Changes.tsx'
import { ComparedText, SideBySide } from '../versions/versionStyles.ts'
import { wordChanges } from '../versions/wordChanges.ts'
import type { EditedParagraph } from './editedParagraph.ts'
import { useRewriteParagraph } from './useRewriteParagraph.ts'

type Wish = 'SHORTER' | 'CONCRETE' | 'OWN'

const WISHES: readonly { value: Wish; label: string }[] = words([
  { value: 'SHORTER', label: 'Shorter' },
  { value: 'CONCRETE', label: 'More concrete' },
  { value: 'OWN', label: 'Own words' },
])

/** What the model is asked for, in English as the text is. */
const WORDS: Record<Exclude<Wish, 'OWN'>, string> = {
  SHORTER: 'Shorter: keep what tells most, and leave the rest out.',
  CONCRETE: 'More concrete: dwell on the figures, names, places and deeds that I told.',
}
/** As the server takes it. */
const LONGEST_WISH = 300

/** Asks how a paragraph should be worded, and shows the proposal beside it, to be taken or not. */
export function RewriteDialog({
  documentId,
  redraftsLeft,
  paragraph: { key: paragraphKey, text },
  onTake,
  onTaken,
  onClose,
}: {
  documentId: string
  /** How often the document may be drafted again; null where there is no limit. */
  redraftsLeft: number | null
  /** The paragraph as it was saved. */
  paragraph: EditedParagraph
  /** Puts the proposal in the place of the paragraph. */
  onTake: (text: string) => void
  /** Called when the dialog has closed after that, and has the focus to give away. */
  onTaken: () => void
  onClose: () => void
}) {
  const formId = useId()
  const [wish, setWish] = useState<Wish>('SHORTER')
  const [own, setOwn] = useState('')
  const [proposal, setProposal] = useState<string | null>(null)
  const isTaken = useRef(false)
  const { send, isPending, refusal, faultByField } = useRewriteParagraph()
  const changes = useMemo(
    () => (proposal === null ? [] : wordChanges({ earlier: text, later: proposal })),
    [text, proposal],
  )

  async function ask(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    const { saved } = await send({
      input: { documentId, paragraphKey, wish: wish === 'OWN' ? own : WORDS[wish] },
    })
    if (saved) setProposal(saved.proposal.sentences.map(sentence => sentence.text).join(' '))
  }

  return (
    <Dialog
      open
      onOpenChange={isOpen => {
        if (!isOpen) onClose()
      }}
      onCloseAutoFocus={event => {
        if (!isTaken.current) return
        event.preventDefault()
        onTaken()
      }}
      title={proposal === null ? t('Rewrite this paragraph') : t('A proposal')}
      description={
        proposal === null
          ? [
              t(
                'An outside model words it anew, from what you said and nothing else. You see it first. It counts as one redraft.',
              ),
              ...(redraftsLeft === null ? [] : [redraftsLeftWords(redraftsLeft)]),
            ].join(' ')
          : t('Marked is what would go and what would come. Your text has not changed.')
      }
      actions={
        proposal === null ? (
          <>
            <Button onClick={onClose}>{t('Cancel')}</Button>
            <Button
              type="submit"
              form={formId}
              variant="primary"
              pending={isPending}
              pendingLabel={t('Writing...')}
              disabled={redraftsLeft === 0}
            >
              {t('Rewrite')}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{t('Keep the old one')}</Button>
            <Button onClick={() => setProposal(null)}>{t('Another wish')}</Button>
            <Button
              variant="primary"
              onClick={() => {
                isTaken.current = true
                onTake(proposal)
              }}
            >
              {t('Use this')}
            </Button>
          </>
        )
      }
    >
      {proposal === null ? (
        <form id={formId} noValidate onSubmit={event => void ask(event)}>
          <Stack $gap={4}>
            <Segments<Wish> aria-label={t('How')} options={WISHES} value={wish} onValueChange={setWish} />
            {wish === 'OWN' && (
              <Field
                label={t('How you would like it')}
                help={t(
                  'About its wording, length or order. To add what you have not told yet, change an answer.',
                )}
                error={faultByField.wish}
                required
              >
                <TextInput
                  value={own}
                  maxLength={LONGEST_WISH}
                  autoComplete="off"
                  onChange={({ target }) => setOwn(target.value)}
                />
              </Field>
            )}
            <Text role="status" $size="small" $tone="soft">
              {isPending &&
                t('This takes up to a minute and a half. It counts also if you close it meanwhile.')}
            </Text>
            {refusal && faultByField.wish === undefined && (
              <Banner tone="danger" announce>
                {refusalWords(refusal)}
              </Banner>
            )}
            {(redraftsLeft === 0 || (refusal && needsPlan(refusal))) && (
              <LinkButton as={Link} to="/pricing">
                {t('See the plans')}
              </LinkButton>
            )}
          </Stack>
        </form>
      ) : (
        <SideBySide role="status">
          <section aria-label={t('As it stands')}>
            <Text $strong $size="small">
              {t('As it stands')}
            </Text>
            <ComparedText lang="en">
              <Changes changes={changes.filter(({ kind }) => kind !== 'ADDED')} />
            </ComparedText>
          </section>
          <section aria-label={t('Proposal')}>
            <Text $strong $size="small">
              {t('Proposal')}
            </Text>
            <ComparedText lang="en">
              <Changes changes={changes.filter(({ kind }) => kind !== 'REMOVED')} />
            </ComparedText>
          </section>
        </SideBySide>
      )}
    </Dialog>
  )
}
