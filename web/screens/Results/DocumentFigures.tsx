import { graphql, useFragment } from 'react-relay'
import type { DocumentFigures_document$key } from '../../__generated__/DocumentFigures_document.graphql.ts'
import { Heading, Text, TextLink } from '../../design/index.ts'
import { numberOf } from '../../format/numbers.ts'
import { t } from '../../language/language.ts'
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
    { name: t('Words'), value: wordCount },
    { name: t('Asked for'), value: targetWords },
    { name: t('Characters'), value: characterCount },
    { name: t('Estimated pages'), value: estimatedPages(wordCount) },
  ]
  return (
    <AsidePart aria-labelledby="figures">
      <Heading level={2} size="tiny" id="figures">
        {t('In figures')}
      </Heading>
      <FigureList>
        {review && (
          <div>
            <dt>
              <TextLink href="#review">{t('Review')}</TextLink>
            </dt>
            <dd>{t('{score} of 100', { score: review.score })}</dd>
          </div>
        )}
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{numberOf(value)}</dd>
          </div>
        ))}
      </FigureList>
      {isPreview && (
        <Text $size="tiny" $tone="faint">
          {t('Counted over what this preview shows.')}
        </Text>
      )}
    </AsidePart>
  )
}
