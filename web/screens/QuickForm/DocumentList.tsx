import { useEffect, useRef } from 'react'
import { graphql, useFragment, usePaginationFragment } from 'react-relay'
import type { DocumentList_document$key } from '../../__generated__/DocumentList_document.graphql.ts'
import type { DocumentList_viewer$key } from '../../__generated__/DocumentList_viewer.graphql.ts'
import type { DocumentListPaginationQuery } from '../../__generated__/DocumentListPaginationQuery.graphql.ts'
import { Button, Heading, Text, useToast } from '../../design/index.ts'
import {
  documentStatusWords,
  documentTarget,
  documentTypeLabel,
  isBeingWritten,
} from '../../documents/documentWords.ts'
import { useDocumentProgress } from '../../documents/useDocumentProgress.ts'
import { dayOf } from '../../format/dates.ts'
import { t } from '../../language/language.ts'
import { AsidePart, Listed, ListedButton } from './quickFormStyles.ts'

const MORE = 20
/** A browser keeps few connections open to one place. */
const FOLLOWED = 2

function ListedDocument({
  document: documentRef,
  isFollowed,
  isShown,
  onShow,
}: {
  document: DocumentList_document$key
  isFollowed: boolean
  isShown: boolean
  onShow: (documentId: string) => void
}) {
  const document = useFragment(
    graphql`
      fragment DocumentList_document on Document {
        id
        documentType
        status
        course
        targetUniversity
        createdAt
        failureMessage
      }
    `,
    documentRef,
  )
  useDocumentProgress({ documentId: document.id, active: isFollowed })
  const { status, failureMessage } = document
  const { toast } = useToast()
  const before = useRef(status)
  useEffect(() => {
    if (status === 'FAILED' && isBeingWritten(before.current)) {
      toast({
        title: t('Error generating document'),
        description: failureMessage ?? t('Please try again.'),
        variant: 'destructive',
      })
    }
    before.current = status
  }, [status, failureMessage, toast])
  const statusWords = documentStatusWords(status)
  return (
    <ListedButton type="button" aria-current={isShown || undefined} onClick={() => onShow(document.id)}>
      <strong>{documentTarget(document)}</strong>
      <span>
        {documentTypeLabel(document.documentType)}, {dayOf(document.createdAt)}
        {statusWords && `, ${statusWords.toLowerCase()}`}
      </span>
    </ListedButton>
  )
}

/** Earlier documents, newest first; choosing one shows it. */
export function DocumentList({
  viewer: viewerRef,
  shownId,
  onShow,
}: {
  viewer: DocumentList_viewer$key
  shownId: string | null
  onShow: (documentId: string) => void
}) {
  const {
    data: viewer,
    hasNext,
    isLoadingNext,
    loadNext,
  } = usePaginationFragment<DocumentListPaginationQuery, DocumentList_viewer$key>(
    graphql`
      fragment DocumentList_viewer on User
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "DocumentListPaginationQuery", directives: ["@raw_response_type"]) {
        documents(first: $count, after: $cursor) @connection(key: "DocumentList_documents") {
          edges {
            node {
              id
              status
              ...DocumentList_document
            }
          }
        }
      }
    `,
    viewerRef,
  )
  const documents = viewer.documents.edges.map(({ node }) => node)
  const followed = documents.filter(({ status }) => isBeingWritten(status)).slice(0, FOLLOWED)
  return (
    <AsidePart aria-labelledby="your-documents">
      <Heading level={2} size="tiny" id="your-documents">
        {t('Your Documents')}
      </Heading>
      {documents.length === 0 ? (
        <Text $size="small" $tone="soft">
          {t('Your first document will be listed here.')}
        </Text>
      ) : (
        <Listed>
          {documents.map(document => (
            <li key={document.id}>
              <ListedDocument
                document={document}
                isFollowed={followed.includes(document)}
                isShown={document.id === shownId}
                onShow={onShow}
              />
            </li>
          ))}
          {hasNext && (
            <li>
              <Button
                size="small"
                variant="quiet"
                pending={isLoadingNext}
                pendingLabel={t('Loading...')}
                onClick={() => loadNext(MORE)}
              >
                {t('Show earlier ones')}
              </Button>
            </li>
          )}
        </Listed>
      )}
    </AsidePart>
  )
}
