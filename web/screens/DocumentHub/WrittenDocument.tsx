import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { WrittenDocument_document$key } from '../../__generated__/WrittenDocument_document.graphql.ts'
import { Badge, Heading, LinkButton, Text, VisuallyHidden } from '../../design/index.ts'
import { documentStatusWords, documentTarget, documentTypeLabel } from '../../documents/documentWords.ts'
import { isAwaited, letterWords } from '../../documents/letterWords.ts'
import { useDocumentProgress } from '../../documents/useDocumentProgress.ts'
import { dayOf, momentOf } from '../../format/dates.ts'
import { t } from '../../language/language.ts'
import { documentRowWords } from './documentRowWords.ts'
import { DocumentLine, DraftActions, DraftWords } from './hubStyles.ts'

/**
 * One document: its target, state and words, and the next step. Its time and first words tell documents of the same
 * target apart. `isFollowed`: it is being written and its state is updated as it changes.
 */
export function WrittenDocument({
  document: documentRef,
  isFollowed,
}: {
  document: WrittenDocument_document$key
  isFollowed: boolean
}) {
  const document = useFragment(
    graphql`
      fragment WrittenDocument_document on Document {
        id
        databaseId
        documentType
        status
        course
        targetUniversity
        createdAt
        failureMessage
        isPreview
        wordCount
        targetWords
        excerpt(length: 100)
        pause {
          reason
        }
        letterRequest {
          name
          state
          since
          endsAt
        }
      }
    `,
    documentRef,
  )
  useDocumentProgress({ documentId: document.id, active: isFollowed })
  const statusWords = document.pause ? t('Paused') : documentStatusWords(document.status)
  const target = documentTarget(document)
  const { words, nextStep } = documentRowWords({
    ...document,
    isPaused: document.pause != null,
    letter: document.letterRequest?.state ?? null,
  })
  const letter = document.letterRequest
  const first = document.excerpt || document.failureMessage
  return (
    <DocumentLine>
      <DraftWords>
        <Heading level={3} size="tiny">
          {target}
        </Heading>
        <Text as="span" $size="small" $tone="soft">
          {documentTypeLabel(document.documentType)},{' '}
          <time dateTime={document.createdAt}>{momentOf(document.createdAt)}</time>
          {words && `, ${words}`}
        </Text>
        {letter && (
          <Text as="span" $size="small">
            {letter.name}: {letterWords(letter)}
            {isAwaited(letter.state) && t(', the link ends on {endsAt}', { endsAt: dayOf(letter.endsAt) })}
          </Text>
        )}
        {first && (
          <Text as="span" $size="small">
            {first}
          </Text>
        )}
      </DraftWords>
      <span>
        {statusWords ? (
          <Badge tone={document.status === 'FAILED' ? 'failed' : 'warning'}>{statusWords}</Badge>
        ) : (
          <Badge>{document.isPreview ? t('Preview') : t('Ready')}</Badge>
        )}
      </span>
      <DraftActions>
        <LinkButton as={Link} to={`/results/${document.databaseId}`} size="small">
          {nextStep}
          <VisuallyHidden>
            {t(': {documentType} for {target}, {createdAt}', {
              documentType: documentTypeLabel(document.documentType),
              target,
              createdAt: momentOf(document.createdAt),
            })}
          </VisuallyHidden>
        </LinkButton>
      </DraftActions>
    </DocumentLine>
  )
}
