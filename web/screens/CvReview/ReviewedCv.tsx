import { styled } from 'styled-components'
import type { cvReviewsState_viewer$data } from '../../__generated__/cvReviewsState_viewer.graphql.ts'
import { CV_REVIEW, FINDING_NAMES } from '../../content/cvReview.ts'
import { Button, Heading, Row, Stack, Text, VisuallyHidden } from '../../design/index.ts'
import { dayOf, momentOf } from '../../format/dates.ts'
import { plural, t } from '../../language/language.ts'
import { Trans } from '../../language/Trans.tsx'
import { Part } from '../../routing/ScreenPage.ts'

type Review = cvReviewsState_viewer$data['cvReviews'][number]

const Findings = styled.ul`
  display: flex;
  flex-direction: column;
  max-width: var(--column);
  border-top: 1px solid var(--line);

  > li {
    padding-block: var(--space-4);
    border-bottom: 1px solid var(--line);
  }
`

const Quote = styled.blockquote`
  padding-left: var(--space-4);
  border-left: 2px solid var(--line-strong);
  font-size: var(--text-sm);
  overflow-wrap: anywhere;
`

/** The findings of one review, and the way to delete it. */
export function ReviewedCv({
  review: { number, words, createdAt, removedAt, findings },
  isDeleting,
  onDelete,
}: {
  review: Review
  isDeleting: boolean
  onDelete: () => void
}) {
  const title = `review-${number}`
  const when = momentOf(createdAt)
  return (
    <Part aria-labelledby={title}>
      <Row>
        <Heading level={2} size="small" id={title}>
          {t('Review of {when}', { when })}
        </Heading>
        <Button
          variant="quiet"
          size="small"
          pending={isDeleting}
          pendingLabel={t('Deleting...')}
          onClick={onDelete}
        >
          <span>
            <Trans
              message="Delete<hidden> the review of {when}</hidden>"
              parts={{ hidden: inside => <VisuallyHidden>{inside}</VisuallyHidden> }}
              values={{ when }}
            />
          </span>
        </Button>
      </Row>
      <Text $size="small" $tone="soft">
        {plural(findings.length, { one: '# finding', other: '# findings' })},{' '}
        {plural(words, { one: '# word', other: '# words' })}.{' '}
        {t('Kept until {day}.', { day: dayOf(removedAt) })}
      </Text>
      {findings.length === 0 ? (
        <Text>{CV_REVIEW.nothing}</Text>
      ) : (
        <Findings>
          {findings.map(({ kind, reason, quotes }) => (
            <li key={`${kind} ${reason} ${quotes.join(' ')}`}>
              <Stack $gap={2}>
                <Heading level={3} size="tiny">
                  {kind === '%future added value' ? t('Something to look at') : FINDING_NAMES[kind]}
                </Heading>
                <Text>{reason}</Text>
                {quotes.map(line => (
                  <Quote key={line}>{line}</Quote>
                ))}
              </Stack>
            </li>
          ))}
        </Findings>
      )}
    </Part>
  )
}
