import { graphql, useFragment } from 'react-relay'
import type { DocumentFigures_document$key } from '../../__generated__/DocumentFigures_document.graphql.ts'
import { Heading, Text } from '../../design/index.ts'
import { estimatedPages } from './documentFigures.ts'
import { FigureList, RailPart } from './resultsStyles.ts'

/** The length of the text against what was asked. */
export function DocumentFigures({ document: documentRef }: { document: DocumentFigures_document$key }) {
  const document = useFragment(
    graphql`
      fragment DocumentFigures_document on Document {
        content
        isPreview
        wordCount
        targetWords
      }
    `,
    documentRef,
  )
  const figures = [
    { name: 'Words', value: document.wordCount },
    { name: 'Characters', value: document.content?.length ?? 0 },
    { name: 'Estimated pages', value: estimatedPages(document.wordCount) },
    { name: 'Words asked for', value: document.targetWords },
  ]
  return (
    <RailPart aria-labelledby="figures">
      <Heading level={2} size="tiny" id="figures">
        In figures
      </Heading>
      <FigureList>
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value.toLocaleString('en-IN')}</dd>
          </div>
        ))}
      </FigureList>
      {document.isPreview && (
        <Text $size="tiny" $tone="faint">
          Counted over what this preview shows.
        </Text>
      )}
    </RailPart>
  )
}
