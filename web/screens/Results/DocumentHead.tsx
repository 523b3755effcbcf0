import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { DocumentHead_document$key } from '../../__generated__/DocumentHead_document.graphql.ts'
import { Heading, Text, TextLink } from '../../design/index.ts'
import { documentTarget, documentTypeName } from '../../documents/documentWords.ts'
import { dayOf } from '../../format/dates.ts'
import { Trans } from '../../language/Trans.tsx'
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
  const { variantOf } = document
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
            <Trans
              message="Created on <day>{date}</day>"
              values={{ date: dayOf(document.createdAt) }}
              parts={{ day: date => <time dateTime={document.createdAt}>{date}</time> }}
            />
          </span>
          {writtenBy}
          {variantOf && (
            <span>
              <Trans
                message="Made from <original>the one for {target}</original>"
                values={{ target: documentTarget(variantOf) }}
                parts={{
                  original: words => (
                    <TextLink as={Link} to={`/results/${variantOf.databaseId}`}>
                      {words}
                    </TextLink>
                  ),
                }}
              />
            </span>
          )}
        </DocumentMeta>
      </div>
      {actions}
    </ScreenHead>
  )
}
