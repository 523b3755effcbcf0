import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { DocumentHead_document$key } from '../../__generated__/DocumentHead_document.graphql.ts'
import { Heading, Text } from '../../design/index.ts'
import { documentTarget, documentTypeName } from '../../documents/documentWords.ts'
import { dayOf } from '../../format/dates.ts'
import { ScreenHead } from '../../routing/ScreenPage.ts'
import { DeskMeta } from './resultsStyles.ts'

/** What the document is, for which course and university, and since when. */
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
        <DeskMeta>
          {badge}
          <span>
            Created on <time dateTime={document.createdAt}>{dayOf(document.createdAt)}</time>
          </span>
          {writtenBy}
        </DeskMeta>
      </div>
      {actions}
    </ScreenHead>
  )
}
