import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { DocumentHead_document$key } from '../../__generated__/DocumentHead_document.graphql.ts'
import { Heading, Text, TextLink } from '../../design/index.ts'
import { documentTarget, documentTypeName } from '../../documents/documentWords.ts'
import { dayOf } from '../../format/dates.ts'
import { ScreenHead } from '../../routing/ScreenPage.ts'
import { DocumentMeta } from './resultsStyles.ts'

/** The document's type, course, university and date. */
export function DocumentHead({
  document: documentRef,
  badge,
  writtenBy,
  actions,
}: {
  document: DocumentHead_document$key
  badge?: ReactNode
  writtenBy?: ReactNode
  actions?: ReactNode
}) {
  const document = useFragment(
    graphql`
      fragment DocumentHead_document on Document {
        documentType
        course
        targetUniversity
        createdAt
        variantOf {
          databaseId
          course
          targetUniversity
        }
      }
    `,
    documentRef,
  )
  return (
    <ScreenHead>
      <div>
        <Heading level={1}>{documentTypeName(document.documentType)}</Heading>
        <Text $size="lead" $tone="soft">
          {documentTarget(document)}
        </Text>
        <DocumentMeta>
          {badge}
          <span>
            Created on <time dateTime={document.createdAt}>{dayOf(document.createdAt)}</time>
          </span>
          {writtenBy}
          {document.variantOf && (
            <span>
              Made from{' '}
              <TextLink as={Link} to={`/results/${document.variantOf.databaseId}`}>
                the one for {documentTarget(document.variantOf)}
              </TextLink>
            </span>
          )}
        </DocumentMeta>
      </div>
      {actions}
    </ScreenHead>
  )
}
