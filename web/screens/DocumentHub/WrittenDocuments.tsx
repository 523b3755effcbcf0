import { graphql, usePaginationFragment } from 'react-relay'
import type { WrittenDocuments_viewer$key } from '../../__generated__/WrittenDocuments_viewer.graphql.ts'
import type { WrittenDocumentsMoreQuery } from '../../__generated__/WrittenDocumentsMoreQuery.graphql.ts'
import { Button, Heading, Stack } from '../../design/index.ts'
import { isBeingWritten } from '../../documents/documentWords.ts'
import { t } from '../../language/language.ts'
import { Part } from '../../routing/ScreenPage.ts'
import { Drafts } from './hubStyles.ts'
import { WrittenDocument } from './WrittenDocument.tsx'

const MORE = 20
/** A browser keeps few connections open to one place. */
const FOLLOWED = 2

/** The person's documents, the newest first. Nothing where there is none. */
export function WrittenDocuments({ viewer: viewerRef }: { viewer: WrittenDocuments_viewer$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    WrittenDocumentsMoreQuery,
    WrittenDocuments_viewer$key
  >(
    graphql`
      fragment WrittenDocuments_viewer on User
      @argumentDefinitions(first: { type: "Int", defaultValue: 5 }, after: { type: "String" })
      @refetchable(queryName: "WrittenDocumentsMoreQuery", directives: ["@raw_response_type"]) {
        documentCount: documents {
          totalCount
        }
        documents(first: $first, after: $after) @connection(key: "WrittenDocuments_documents") {
          totalCount
          edges {
            node {
              id
              status
              ...WrittenDocument_document
            }
          }
        }
      }
    `,
    viewerRef,
  )
  const documents = data.documents.edges.map(({ node }) => node)
  const followed = documents.filter(({ status }) => isBeingWritten(status)).slice(0, FOLLOWED)
  if (documents.length === 0) return null
  return (
    <Part aria-labelledby="documents">
      <Heading level={2} size="small" id="documents">
        {t('Your documents')}
      </Heading>
      <Stack $gap={3} $align="start">
        <Drafts>
          {documents.map(document => (
            <li key={document.id}>
              <WrittenDocument document={document} isFollowed={followed.includes(document)} />
            </li>
          ))}
        </Drafts>
        {hasNext && (
          <Button
            size="small"
            variant="quiet"
            onClick={() => loadNext(MORE)}
            pending={isLoadingNext}
            pendingLabel={t('Loading...')}
          >
            {t('Show more of {totalCount} documents', { totalCount: data.documentCount.totalCount })}
          </Button>
        )}
      </Stack>
    </Part>
  )
}
