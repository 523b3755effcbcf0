import { memo } from 'react'
import { Link } from 'react-router-dom'
import { Heading, Meter, Text, TextLink } from '../../design/index.ts'
import type { FormCoverage } from '../../questionnaire/formCoverage.ts'
import type { FormQuestionnaire } from '../../questionnaire/formQuestion.ts'
import type { FormValues } from '../../questionnaire/formValues.ts'
import { countUsableWords, moreToTell, type UsableWords } from '../../questionnaire/usableWords.ts'
import type { Step } from './useStep.ts'
import { ReviewBlock, ReviewLines, ReviewNames, ReviewPart, ReviewSections } from './wizardStyles.ts'
import { type WizardType, WORDS } from './wizardWords.ts'

/** Stories worth another sentence that are listed; more would be a second questionnaire. */
const MOST_TO_TELL = 6
const FIGURE = new Intl.NumberFormat('en-GB')

function wordsOnLength({ usable, target, needed }: UsableWords, noun: string): string {
  if (target === null || needed === null) return `About ${FIGURE.format(usable)} words to write from.`
  const asked = `A ${noun} of ${FIGURE.format(target)} words needs about ${FIGURE.format(needed)} words of your own.`
  return usable >= needed
    ? `${asked} You have about ${FIGURE.format(usable)}: enough to choose from.`
    : `${asked} You have about ${FIGURE.format(usable)}, so it will be shorter unless you tell more. Nothing is padded.`
}

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
            <Meter label={title} value={filled} max={shown} valueText={`${filled} of ${shown}`} />
          </Link>
        </li>
      ))}
    </ReviewSections>
  )
})

/** What the document will be written from: what is filled, which starred fields are empty, and what more would help. */
export function WizardReview({
  type,
  questionnaire,
  values,
  usableWords,
  coverage,
  hrefOf,
}: {
  type: WizardType
  questionnaire: FormQuestionnaire
  values: FormValues
  /** The server's count of the words that it could quote; null while there is no draft. */
  usableWords: number | null
  coverage: FormCoverage
  hrefOf: Step['hrefOf']
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
          Review
        </Heading>
        <Text $size="small" $tone="soft" $measure>
          You can generate at any time; what is empty is left out.
        </Text>
      </div>
      <ReviewBlock>
        {words.needed !== null && (
          <Meter
            label="Words in hand"
            value={words.usable}
            max={words.needed}
            valueText={`${FIGURE.format(words.usable)} of ${FIGURE.format(words.needed)}`}
          />
        )}
        <Text $size="small" $tone="soft" $measure>
          {wordsOnLength(words, noun)}
        </Text>
      </ReviewBlock>
      <ReviewBlock>
        <Heading level={4}>What is filled</Heading>
        <FilledSections sections={coverage.sections} hrefOf={hrefOf} />
      </ReviewBlock>
      {coverage.emptyStarred.length > 0 && (
        <ReviewBlock>
          <Heading level={4}>Starred and empty</Heading>
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
          <Heading level={4}>What more would help</Heading>
          <ReviewLines>
            {more.map(({ question, sectionKey, words: told, suggested }) => (
              <li key={question.key}>
                <TextLink as={Link} to={hrefOf(sectionKey, question.key)} preventScrollReset>
                  {question.label}
                </TextLink>
                <span>
                  {told} of about {suggested} words
                </span>
              </li>
            ))}
          </ReviewLines>
        </ReviewBlock>
      )}
    </ReviewPart>
  )
}
