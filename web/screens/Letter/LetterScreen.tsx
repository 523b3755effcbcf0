import { Check, PenLine } from 'lucide-react'
import { useState } from 'react'
import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay'
import { Link, useParams } from 'react-router-dom'
import type { LetterScreen_letter$key } from '../../__generated__/LetterScreen_letter.graphql.ts'
import letterQuery, { type letterRouteQuery } from '../../__generated__/letterRouteQuery.graphql.ts'
import { Banner, Button, Heading, LinkButton, Prose, Sheet, Stack, Text } from '../../design/index.ts'
import { dayOf } from '../../format/dates.ts'
import { t } from '../../language/language.ts'
import { Trans } from '../../language/Trans.tsx'
import { ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'
import { ApproveLetter } from './ApproveLetter.tsx'
import { DeclineLetter } from './DeclineLetter.tsx'
import { EditLetter } from './EditLetter.tsx'
import { LetterQuestions } from './LetterQuestions.tsx'

/** A letter for its recommender: to read, change, approve or decline. Needs no account. */
export default function LetterScreen({ queryRef }: { queryRef: PreloadedQuery<letterRouteQuery> }) {
  const { recommenderLetter } = usePreloadedQuery<letterRouteQuery>(letterQuery, queryRef)
  const [isDeclined, setDeclined] = useState(false)
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      {isDeclined ? (
        <Ended title={t('You declined the letter')}>
          {t('The student sees that you declined. Nothing else of you is kept but the request itself.')}
        </Ended>
      ) : recommenderLetter ? (
        <Letter letter={recommenderLetter} onDeclined={() => setDeclined(true)} />
      ) : (
        <Ended title={t('This link opens nothing')}>
          {t(
            'It may have ended, been taken back, or been cut short when it was copied. Ask the person who named you as their recommender for a new one.',
          )}
        </Ended>
      )}
    </>
  )
}

function Ended({ title, children }: { title: string; children: string }) {
  return (
    <ScreenPage>
      <Stack $align="start">
        <Heading level={1}>{title}</Heading>
        <Text $tone="soft" $measure>
          {children}
        </Text>
        <LinkButton as={Link} to="/">
          {t('Go to the front page')}
        </LinkButton>
      </Stack>
    </ScreenPage>
  )
}

function Letter({
  letter: letterRef,
  onDeclined,
}: {
  letter: LetterScreen_letter$key
  onDeclined: () => void
}) {
  const letter = useFragment(
    graphql`
      fragment LetterScreen_letter on RecommenderLetter {
        student
        course
        university
        endsAt
        isSealed
        approvedAt
        isApproved
        isQuestionsOnly
        paragraphs {
          key
          text
        }
        ...EditLetter_letter
        ...LetterQuestions_letter
        ...ApproveLetter_letter
      }
    `,
    letterRef,
  )
  const { token = '' } = useParams()
  const [isEditing, setEditing] = useState(false)
  const {
    student,
    course,
    university,
    endsAt,
    approvedAt,
    isApproved,
    isSealed,
    isQuestionsOnly,
    paragraphs,
  } = letter
  const isUnwritten = paragraphs.length === 0
  return (
    <ScreenPage>
      <ScreenHead>
        <div>
          <Heading level={1}>{t('Letter of recommendation for {student}', { student })}</Heading>
          <Text $size="lead" $tone="soft" $measure>
            {t(
              isQuestionsOnly
                ? '{student} asks you for a letter for {target}. You write it yourself, and approve it; no draft comes with it.'
                : '{student} asks you for a letter for {target}, and has prepared a draft. The letter is yours: change what you would say otherwise, then approve it.',
              { student, target: [course, university].filter(Boolean).join(', ') },
            )}{' '}
            <Trans
              message="The link ends on <day>{day}</day>."
              parts={{ day: inside => <time dateTime={endsAt}>{inside}</time> }}
              values={{ day: dayOf(endsAt) }}
            />
          </Text>
        </div>
      </ScreenHead>
      {approvedAt != null &&
        (isApproved ? (
          <Banner
            tone="success"
            announce
            title={t('You approved this letter on {day}', { day: dayOf(approvedAt) })}
          >
            {t('Any later change takes the approval back.')}
          </Banner>
        ) : (
          <Banner tone="warning" title={t('The letter has changed since you approved it')}>
            {t('The approval is taken back. Read the letter again, then approve it.')}
          </Banner>
        ))}
      {isSealed && (
        <Banner title={t('This letter is confidential')}>
          {t('{student} sees that you wrote or approved it, and not its text.', { student })}
        </Banner>
      )}
      {!isEditing && <LetterQuestions letter={letter} token={token} />}
      {isEditing ? (
        <EditLetter letter={letter} token={token} onClose={() => setEditing(false)} />
      ) : (
        <>
          <Sheet $asText aria-label={t('The letter')}>
            {isUnwritten ? (
              <Text $tone="soft">
                {t('The letter is empty. Begin with your answers, or with your own words.')}
              </Text>
            ) : (
              <Prose lang="en">
                {paragraphs.map(({ key, text }) => (
                  <p key={key} style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                    {text}
                  </p>
                ))}
              </Prose>
            )}
          </Sheet>
          <div>
            <Button icon={<PenLine aria-hidden="true" />} onClick={() => setEditing(true)}>
              {t(isUnwritten ? 'Write the letter' : 'Change the letter')}
            </Button>
          </div>
          {isUnwritten ? null : isApproved ? (
            <Text $tone="soft">
              <Check aria-hidden="true" size="1em" /> {t('There is nothing more to do.')}
            </Text>
          ) : (
            <ApproveLetter letter={letter} token={token} />
          )}
          <DeclineLetter token={token} student={student} isSealed={isSealed} onDeclined={onDeclined} />
        </>
      )}
    </ScreenPage>
  )
}
