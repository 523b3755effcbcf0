import { ChevronRight, CircleCheck, CircleDashed } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import type { DocumentReview_document$key } from '../../__generated__/DocumentReview_document.graphql.ts'
import { Heading, Meter, Text } from '../../design/index.ts'
import { sent, t } from '../../language/language.ts'
import { Trans } from '../../language/Trans.tsx'
import { MeasuredFigures, Parts, ReviewPart, Score, ScoreLine, Stories } from './reviewStyles.ts'
import { figureWords } from './reviewWords.ts'

const LETTERS_ONLY: readonly string[] = ['abilityWords', 'effortWords']

/** The whole review: the score with its parts, how many of the answers are used, and each figure with its basis. */
export function DocumentReview({ document: documentRef }: { document: DocumentReview_document$key }) {
  const { review } = useFragment(
    graphql`
      fragment DocumentReview_document on Document {
        review {
          score
          parts {
            name
            score
            weight
            why
          }
          figures {
            key
            label
            value
            unit
            basis
          }
          keyStories {
            key
            label
            answered
            told
          }
          findings {
            kind
          }
        }
      }
    `,
    documentRef,
  )
  if (!review) return null
  const { score, parts, figures, keyStories } = review
  const weights = parts.reduce((sum, { weight }) => sum + weight, 0)
  // Figures that are only defined for letters are left out of other texts.
  const measured = figures.filter(({ key, value }) => value != null || !LETTERS_ONLY.includes(key))
  const coverage = figures.find(({ key }) => key === 'coverage')
  return (
    <ReviewPart id="review" aria-labelledby="review-heading">
      <Heading level={2} size="small" id="review-heading">
        {t('The review')}
      </Heading>
      <ScoreLine>
        <Score>
          <Trans
            message="{score} <most>of 100</most>"
            values={{ score }}
            parts={{ most: words => <span>{words}</span> }}
          />
        </Score>
        <Text $size="small" $tone="soft" $measure>
          {t(
            'This text against good practice, as the mean of the parts below by their weights. It is no forecast of an admission.',
          )}
        </Text>
      </ScoreLine>
      <Parts>
        {parts.map(part => (
          <li key={part.name}>
            <Meter
              label={sent(part.name)}
              value={part.score}
              valueText={t('{score} of 100', { score: part.score })}
            />
            <Text $size="small" $tone="soft">
              {sent(part.why)}{' '}
              {t('Weighs {percent}%.', { percent: Math.round((part.weight / weights) * 100) })}
            </Text>
          </li>
        ))}
      </Parts>
      {keyStories.length > 0 && (
        <section aria-labelledby="key-stories">
          <Heading level={3} size="tiny" id="key-stories">
            {t('Key stories')}
          </Heading>
          {coverage?.value != null && (
            <Text $size="small" $tone="soft">
              {t('Of the answers that matter, {share} are told.', { share: figureWords(coverage) })}
            </Text>
          )}
          <Stories>
            {keyStories.map(({ key, label, answered, told }) => (
              <li key={key} data-told={told || undefined}>
                {told ? (
                  <CircleCheck size={16} aria-hidden="true" />
                ) : (
                  <CircleDashed size={16} aria-hidden="true" />
                )}
                <span lang="en">{label}</span>
                <strong>{told ? t('told') : answered ? t('not told') : t('not answered')}</strong>
              </li>
            ))}
          </Stories>
        </section>
      )}
      <section aria-labelledby="measured">
        <Heading level={3} size="tiny" id="measured">
          {t('What was measured')}
        </Heading>
        <MeasuredFigures>
          {measured.map(figure => (
            <details key={figure.key}>
              <summary>
                <ChevronRight size={16} aria-hidden="true" />
                <span>{sent(figure.label)}</span>
                <span>{figureWords(figure)}</span>
              </summary>
              <p>{sent(figure.basis)}</p>
            </details>
          ))}
        </MeasuredFigures>
      </section>
    </ReviewPart>
  )
}
