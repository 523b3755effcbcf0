import { graphql, useFragment } from 'react-relay'
import type { DocumentFigures_document$key } from '../../__generated__/DocumentFigures_document.graphql.ts'
import { Heading, Text, TextLink } from '../../design/index.ts'
import { estimatedPages } from './documentFigures.ts'
import { AsidePart, FigureList } from './resultsStyles.ts'

/** The length of the text, the requested length, and the score of the review. */
export function DocumentFigures({ document: documentRef }: { document: DocumentFigures_document$key }) {
  const document = useFragment(
    graphql`
      fragment DocumentFigures_document on Document {
        characterCount
        isPreview
        wordCount
        targetWords
        review {
          score
        }
      }
    `,
    documentRef,
  )
  const { characterCount, isPreview, wordCount, targetWords, review } = document
  const figures = [
    { name: 'Words', value: exact(wordCount) },
    { name: 'Asked for', value: exact(targetWords) },
    { name: 'Characters', value: exact(characterCount) },
    { name: 'Estimated pages', value: exact(estimatedPages(wordCount)) },
  ]
  return (
    <AsidePart aria-labelledby="figures">
      <Heading level={2} size="tiny" id="figures">
        In figures
      </Heading>
      <FigureList>
        {review && (
          <div>
            <dt>
              <TextLink href="#review">Review</TextLink>
            </dt>
            <dd>{review.score} of 100</dd>
          </div>
        )}
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </FigureList>
      {isPreview && (
        <Text $size="tiny" $tone="faint">
          Counted over what this preview shows.
        </Text>
      )}
    </AsidePart>
  )
}

function exact(value: number): string {
  return value.toLocaleString('en-IN')
}
