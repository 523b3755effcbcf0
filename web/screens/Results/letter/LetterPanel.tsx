import { Send } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { LetterPanel_document$key } from '../../../__generated__/LetterPanel_document.graphql.ts'
import { Banner, Button, Stack } from '../../../design/index.ts'
import {
  isWithRecommender,
  type LetterState,
  letterWords,
  stateOfLetter,
} from '../../../documents/letterWords.ts'
import { t } from '../../../language/language.ts'
import { refusalWords } from '../../../relay/refusal.ts'
import { LetterDialog } from './LetterDialog.tsx'
import { useWithdrawLetter } from './useWithdrawLetter.ts'

const TONES: Partial<Record<LetterState, 'success' | 'warning'>> = {
  APPROVED: 'success',
  CHANGED: 'warning',
  DECLINED: 'warning',
  EXPIRED: 'warning',
}

/** What became of a letter at its recommender, and what can be done next. */
export function LetterPanel({ document: documentRef }: { document: LetterPanel_document$key }) {
  const document = useFragment(
    graphql`
      fragment LetterPanel_document on Document {
        isPreview
        isSealed
        letterRequest {
          id
          name
          email
          state
          since
          isConfidential
          approvedName
          approvedRole
        }
        ...LetterDialog_document
      }
    `,
    documentRef,
  )
  const [isAsking, setAsking] = useState(false)
  const { send, isPending, refusal } = useWithdrawLetter()
  const { letterRequest: request, isPreview, isSealed } = document
  const isOpen = request != null && isWithRecommender(request.state)
  const canSend = !isPreview && !isOpen
  const sendButton = canSend && (
    <Button icon={<Send aria-hidden="true" />} onClick={() => setAsking(true)}>
      {t('Send to the recommender')}
    </Button>
  )
  return (
    <Stack $gap={3}>
      {request == null ? (
        <Banner title={t('For the recommender')} action={sendButton}>
          {t('The letter is theirs: they read it, change what they would say otherwise, and approve it.')}
        </Banner>
      ) : (
        <Banner
          tone={TONES[stateOfLetter(request.state)] ?? 'info'}
          title={letterWords(request)}
          action={
            isOpen && !isSealed ? (
              <Button
                size="small"
                pending={isPending}
                onClick={() => void send({ input: { requestId: request.id } })}
              >
                {t('Withdraw the request')}
              </Button>
            ) : (
              sendButton
            )
          }
        >
          {request.state === 'APPROVED' && request.approvedName != null
            ? t('By {name}, {role}. Any later change takes the approval back.', {
                name: request.approvedName,
                role: request.approvedRole ?? '',
              })
            : request.state === 'CHANGED'
              ? t(
                  'The text has changed since, so the approval is taken back. The recommender can approve it again by the same link.',
                )
              : `${request.name} (${request.email})`}
          {request.isConfidential &&
            isOpen &&
            ` ${t('The letter is confidential: you see its state, not what they write.')}`}
        </Banner>
      )}
      {refusal && (
        <Banner tone="danger" announce>
          {refusalWords(refusal)}
        </Banner>
      )}
      {isAsking && <LetterDialog document={document} onClose={() => setAsking(false)} />}
    </Stack>
  )
}
