import { Lock } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import type { DocumentOutline_document$key } from '../../__generated__/DocumentOutline_document.graphql.ts'
import { Heading } from '../../design/index.ts'
import { OutlineList, RailPart } from './resultsStyles.ts'

/** The plan of the text: a way to each paragraph that is shown, a title for each that is not. */
export function DocumentOutline({ document: documentRef }: { document: DocumentOutline_document$key }) {
  const document = useFragment(
    graphql`
      fragment DocumentOutline_document on Document {
        outline {
          title
        }
        paragraphs {
          title
        }
      }
    `,
    documentRef,
  )
  if (document.outline.length === 0) return null
  const shown = document.paragraphs.map(({ title }) => title)
  return (
    <RailPart as="nav" aria-labelledby="outline">
      <Heading level={2} size="tiny" id="outline">
        Outline
      </Heading>
      <OutlineList>
        {document.outline.map(({ title }) => {
          const paragraph = shown.indexOf(title)
          return (
            <li key={title}>
              {paragraph >= 0 ? (
                <a href={`#paragraph-${paragraph + 1}`}>{title}</a>
              ) : (
                <>
                  <span>{title}</span>
                  <Lock size={14} role="img" aria-label="in the full document" />
                </>
              )}
            </li>
          )
        })}
      </OutlineList>
    </RailPart>
  )
}
