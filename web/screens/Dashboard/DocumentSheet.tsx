import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { DocumentSheet_document$key } from '../../__generated__/DocumentSheet_document.graphql.ts'
import { Badge, Text, TextLink, VisuallyHidden } from '../../design/index.ts'
import {
  documentStatusWords,
  documentTarget,
  documentTypeLabel,
  isBeingWritten,
} from '../../documents/documentWords.ts'
import { useDocumentProgress } from '../../documents/useDocumentProgress.ts'
import { dayOf } from '../../format/dates.ts'
import { t } from '../../language/language.ts'
import { Excerpt, PaperSheet, SheetFoot, SheetMeta, SheetTitle } from './dashboardStyles.ts'

/** One document as a sheet of paper. `isFollowed`: it is being written and shows at once when it is ready. */
export function DocumentSheet({
  document: documentRef,
  isFollowed,
}: {
  document: DocumentSheet_document$key
  isFollowed: boolean
}) {
  const document = useFragment(
    graphql`
      fragment DocumentSheet_document on Document {
        id
        databaseId
        documentType
        status
        course
        targetUniversity
        createdAt
        generatedAt
        excerpt(length: 100)
        failureMessage
      }
    `,
    documentRef,
  )
  useDocumentProgress({ documentId: document.id, active: isFollowed })
  const statusWords = documentStatusWords(document.status)
  const day = document.generatedAt ?? document.createdAt
  return (
    <PaperSheet>
      <SheetMeta>
        <strong>{documentTypeLabel(document.documentType)}</strong>
        <time dateTime={day}>{dayOf(day)}</time>
      </SheetMeta>
      <SheetTitle level={3} size="tiny">
        {documentTarget(document)}
      </SheetTitle>
      {statusWords ? (
        <>
          <span>
            <Badge tone={isBeingWritten(document.status) ? 'warning' : 'failed'}>{statusWords}</Badge>
          </span>
          {document.failureMessage && (
            <Text $size="small" $tone="soft">
              {document.failureMessage}
            </Text>
          )}
        </>
      ) : (
        <Excerpt>{document.excerpt}</Excerpt>
      )}
      <SheetFoot>
        <TextLink as={Link} to={`/results/${document.databaseId}`}>
          {t('View Document')}
          <VisuallyHidden>{t(' for {document}', { document: documentTarget(document) })}</VisuallyHidden>
        </TextLink>
      </SheetFoot>
    </PaperSheet>
  )
}
