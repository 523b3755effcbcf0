import { memo, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Heading, Meter, Text, TextLink } from '../../design/index.ts'
import { sent, t } from '../../language/language.ts'
import type { FormCoverage } from '../../questionnaire/formCoverage.ts'
import type { FormQuestionnaire } from '../../questionnaire/formQuestion.ts'
import type { FormValues } from '../../questionnaire/formValues.ts'
import { LengthAdvice } from '../../questionnaire/LengthAdvice.tsx'
import { countUsableWords, moreToTell } from '../../questionnaire/usableWords.ts'
import type { Step } from './useStep.ts'
import { ReviewBlock, ReviewLines, ReviewNames, ReviewPart, ReviewSections } from './wizardStyles.ts'
import { type WizardType, WORDS } from './wizardWords.ts'

/** Stories worth another sentence that are listed; more would be a second questionnaire. */
const MOST_TO_TELL = 6

const FilledSections = memo(function FilledSections({
  sections,
  hrefOf,
}: {
  sections: FormCoverage['sections']
  hrefOf: Step['hrefOf']
}) {
  return (
    <ReviewSections>
      {sections.map(({ key, title, filled, shown }) => (
        <li key={key}>
          <Link to={hrefOf(key)} preventScrollReset>
            <Meter
              label={sent(title)}
              value={filled}
              max={shown}
              valueText={t('{filled} of {total}', { filled, total: shown })}
            />
          </Link>
        </li>
      ))}
    </ReviewSections>
  )
})

/** A review of the answers before writing: how much is filled in, empty starred fields, and advice. */
export function WizardReview({
  type,
  questionnaire,
  values,
  usableWords,
  coverage,
  hrefOf,
  beforeWeWrite,
}: {
  type: WizardType
  questionnaire: FormQuestionnaire
  values: FormValues
  /** The server's count of the words that it could quote; null while there is no draft. */
  usableWords: number | null
  coverage: FormCoverage
  hrefOf: Step['hrefOf']
  /** The way to the questions: first where the answers are too short for the requested length, otherwise last. */
  beforeWeWrite: ReactNode
}) {
  const counted = countUsableWords(questionnaire, values)
  const words = { ...counted, usable: usableWords ?? counted.usable }
  const isEnough = words.needed !== null && words.usable >= words.needed
  const more = isEnough ? [] : moreToTell(questionnaire, values).slice(0, MOST_TO_TELL)
  const { noun } = WORDS[type]
  return (
    <ReviewPart aria-labelledby="review">
      <div>
        <Heading level={3} id="review">
          {t('Review')}
        </Heading>
        <Text $size="small" $tone="soft" $measure>
          {t('You can generate at any time; what is empty is left out.')}
        </Text>
      </div>
      <ReviewBlock>
        <LengthAdvice questionnaire={questionnaire} words={words} noun={noun} />
      </ReviewBlock>
      {!isEnough && beforeWeWrite}
      <ReviewBlock>
        <Heading level={4}>{t('What is filled')}</Heading>
        <FilledSections sections={coverage.sections} hrefOf={hrefOf} />
      </ReviewBlock>
      {coverage.emptyStarred.length > 0 && (
        <ReviewBlock>
          <Heading level={4}>{t('Starred and empty')}</Heading>
          <ReviewNames>
            {coverage.emptyStarred.map(({ question, sectionKey }) => (
              <li key={question.key}>
                <TextLink as={Link} to={hrefOf(sectionKey, question.key)} preventScrollReset>
                  {question.label}
                </TextLink>
              </li>
            ))}
          </ReviewNames>
        </ReviewBlock>
      )}
      {more.length > 0 && (
        <ReviewBlock>
          <Heading level={4}>{t('What more would help')}</Heading>
          <ReviewLines>
            {more.map(({ question, sectionKey, words: told, suggested }) => (
              <li key={question.key}>
                <TextLink as={Link} to={hrefOf(sectionKey, question.key)} preventScrollReset>
                  {question.label}
                </TextLink>
                <span>{t('{told} of about {suggested} words', { told, suggested })}</span>
              </li>
            ))}
          </ReviewLines>
        </ReviewBlock>
      )}
      {isEnough && beforeWeWrite}
    </ReviewPart>
  )
}
