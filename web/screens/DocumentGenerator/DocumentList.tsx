import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { DocumentList_document$key } from '../../__generated__/DocumentList_document.graphql.ts'
import type { DocumentList_viewer$key } from '../../__generated__/DocumentList_viewer.graphql.ts'
import { dayOf } from '../../components/dates.ts'
import {
  documentStatusWords,
  documentTarget,
  documentTypeLabel,
} from '../../components/documents/documentWords.ts'
import { Heading, Text } from '../../design/index.ts'
import { AsidePart, Listed } from './generatorStyles.ts'

function ListedDocument({ document: documentRef }: { document: DocumentList_document$key }) {
  const document = useFragment(
    graphql`
      fragment DocumentList_document on Document {
        databaseId
        documentType
        status
        course
        targetUniversity
        createdAt
      }
    `,
    documentRef,
  )
  const statusWords = documentStatusWords(document.status)
  return (
    <Link to={`/results/${document.databaseId}`}>
      <strong>{documentTarget(document)}</strong>
      <span>
        {documentTypeLabel(document.documentType)}, {dayOf(document.createdAt)}
        {statusWords && `, ${statusWords.toLowerCase()}`}
      </span>
    </Link>
  )
}

/** Earlier documents, newest first. */
export function DocumentList({ viewer: viewerRef }: { viewer: DocumentList_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment DocumentList_viewer on User {
        documents(first: 20) @connection(key: "DocumentList_documents") {
          edges {
            node {
              id
              ...DocumentList_document
            }
          }
        }
      }
    `,
    viewerRef,
  )
  return (
    <AsidePart aria-labelledby="your-documents">
      <Heading level={2} size="tiny" id="your-documents">
        Your Documents
      </Heading>
      {viewer.documents.edges.length === 0 ? (
        <Text $size="small" $tone="soft">
          Your first document will be listed here.
        </Text>
      ) : (
        <Listed>
          {viewer.documents.edges.map(({ node }) => (
            <li key={node.id}>
              <ListedDocument document={node} />
            </li>
          ))}
        </Listed>
      )}
    </AsidePart>
  )
}
