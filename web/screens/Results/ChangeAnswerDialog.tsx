import { type FormEvent, Suspense, useId, useState } from 'react'
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { Link, useNavigate } from 'react-router-dom'
import type { ChangeAnswerDialogQuery } from '../../__generated__/ChangeAnswerDialogQuery.graphql.ts'
import {
  Banner,
  Button,
  Dialog,
  Field,
  LinkButton,
  SkeletonText,
  Stack,
  Text,
  TextArea,
} from '../../design/index.ts'
import { useRedraftDocument } from '../../documents/useRedraftDocument.ts'
import { t } from '../../language/language.ts'
import { needsPlan, type Refusal, refusalWords } from '../../relay/refusal.ts'
import { FaultBoundary } from '../../routing/FaultBoundary.tsx'
import { redraftsLeftWords } from './Redraft.tsx'

export const CHANGE_ANSWER_QUERY = graphql`
  query ChangeAnswerDialogQuery($id: ID!, $key: String!) @raw_response_type {
    document: node(id: $id) {
      ... on Document {
        textAnswer(key: $key)
      }
    }
  }
`

type Changed = {
  queryRef: PreloadedQuery<ChangeAnswerDialogQuery>
  documentId: string
  /** How often the document may be drafted again; null where there is no limit. */
  redraftsLeft: number | null
  question: { key: string; label: string }
  /** The form, where answers that are no texts are changed. */
  formPath: string
  onClose: () => void
}

/** Asks for other words in an answer of a document without a draft, and has it drafted again with them. */
export function ChangeAnswerDialog(props: Changed) {
  const { question, onClose, queryRef } = props
  const didNotLoad = (
    <Banner tone="danger" announce title={t('The answer did not load')}>
      {t('Close this and try again.')}
    </Banner>
  )
  return (
    <FaultBoundary attempt={queryRef} fallback={didNotLoad}>
      <Suspense
        fallback={
          <Dialog open onOpenChange={isOpen => !isOpen && onClose()} title={question.label}>
            <SkeletonText lines={3} label={t('Loading your answer')} />
          </Dialog>
        }
      >
        <LoadedAnswer {...props} />
      </Suspense>
    </FaultBoundary>
  )
}

function LoadedAnswer({ queryRef, documentId, redraftsLeft, question, formPath, onClose }: Changed) {
  const { document } = usePreloadedQuery<ChangeAnswerDialogQuery>(CHANGE_ANSWER_QUERY, queryRef)
  const before = document?.textAnswer ?? null
  const [words, setWords] = useState(before ?? '')
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const { redraft, isPending } = useRedraftDocument()
  const navigate = useNavigate()
  const formId = useId()
  const fault = refusal?.fields.find(({ path }) => path === question.key)?.message

  async function draftAgain(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    setRefusal(null)
    const text = words.trim()
    const answers = [{ key: question.key, value: text === '' ? null : { text } }]
    const { saved, refusal: refused } = await redraft({ documentId, fromDraft: false, answers })
    if (saved) navigate(`/results/${saved.document.databaseId}`)
    else setRefusal(refused)
  }

  const frame = { open: true, onOpenChange: (isOpen: boolean) => !isOpen && onClose(), title: question.label }
  if (before === null) {
    return (
      <Dialog
        {...frame}
        description={t('This is changed in the form.')}
        actions={
          <>
            <Button onClick={onClose}>{t('Cancel')}</Button>
            <LinkButton as={Link} to={formPath} variant="primary">
              {t('To the form')}
            </LinkButton>
          </>
        }
      >
        {null}
      </Dialog>
    )
  }
  return (
    <Dialog
      {...frame}
      description={t(
        'Makes a new document with the changed answer, and uses no credit. The paragraphs that it does not feed stay word for word.',
      )}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          {redraftsLeft === 0 || (refusal && needsPlan(refusal)) ? (
            <LinkButton as={Link} to="/pricing" variant="primary">
              {t('See the plans')}
            </LinkButton>
          ) : (
            <Button
              type="submit"
              form={formId}
              variant="primary"
              pending={isPending}
              pendingLabel={t('Asking for the draft...')}
              disabled={words.trim() === before}
            >
              {t('Draft again')}
            </Button>
          )}
        </>
      }
    >
      <form id={formId} noValidate onSubmit={draftAgain}>
        <Stack $gap={4}>
          {refusal && fault === undefined && (
            <Banner tone="danger" announce>
              {refusalWords(refusal)}
            </Banner>
          )}
          <Field label={t('Your answer')} error={fault}>
            <TextArea rows={8} value={words} onChange={({ target }) => setWords(target.value)} />
          </Field>
          {redraftsLeft !== null && (
            <Text $size="small" $tone="soft">
              {redraftsLeftWords(redraftsLeft)}
            </Text>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}
