import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { RecentDocuments_viewer$key } from '../../__generated__/RecentDocuments_viewer.graphql.ts'
import { EmptyState, Heading, LinkButton } from '../../design/index.ts'
import { isBeingWritten } from '../../documents/documentWords.ts'
import { t } from '../../language/language.ts'
import { DocumentSheet } from './DocumentSheet.tsx'
import { Recent, Sheets } from './dashboardStyles.ts'

const SHOWN = 6
/** A browser keeps few connections open to one place: pages must not wait for sheets that are being written. */
const FOLLOWED = 2

/** The newest documents as sheets of paper. */
export function RecentDocuments({ viewer: viewerRef }: { viewer: RecentDocuments_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment RecentDocuments_viewer on User {
        documents(first: 6) @connection(key: "RecentDocuments_documents") {
          edges {
            node {
              id
              status
              ...DocumentSheet_document
            }
          }
        }
      }
    `,
    viewerRef,
  )
  const documents = viewer.documents.edges.slice(0, SHOWN).map(({ node }) => node)
  const followed = documents.filter(({ status }) => isBeingWritten(status)).slice(0, FOLLOWED)
  return (
    <Recent aria-labelledby="recent-documents">
      <Heading level={2} size="small" id="recent-documents">
        {t('Recent Documents')}
      </Heading>
      {documents.length === 0 ? (
        <EmptyState
          title={t('No documents yet')}
          action={
            <LinkButton as={Link} to="/document-generator">
              {t('Generate Your First Document')}
            </LinkButton>
          }
        >
          {t('What is written for you is kept here, each sentence with the answer it comes from.')}
        </EmptyState>
      ) : (
        <Sheets>
          {documents.map(document => (
            <li key={document.id}>
              <DocumentSheet document={document} isFollowed={followed.includes(document)} />
            </li>
          ))}
        </Sheets>
      )}
    </Recent>
  )
}
