import { Fragment, memo, useId } from 'react'
import { Heading } from '../../design/index.ts'
import { sent, t } from '../../language/language.ts'
import { Trans } from '../../language/Trans.tsx'
import { DocumentQuestion } from './DocumentQuestion.tsx'
import type { LaidOutText, PlacedParagraph } from './placeFindings.ts'
import { WithNotes } from './questionNoteStyles.ts'
import { Hint, LockedPart, Paper, Paragraph, Sentence, Text } from './resultsStyles.ts'
import { Mark } from './reviewStyles.ts'
import type { PlacedQuestions } from './usePlacedQuestions.ts'
import type { SentenceChoice } from './useSentenceChoice.ts'

/** The text on its sheet, with the chosen sentence highlighted and the review's findings underlined. */
export function DocumentPaper({
  text,
  choice,
  marked,
  questions,
  locked,
  isReviewed,
}: {
  text: LaidOutText
  choice: SentenceChoice
  /** The findings whose marks are shown. */
  marked: ReadonlySet<number>
  questions: PlacedQuestions
  /** The paragraphs of a preview that are not shown, with their places in the outline, from 1. */
  locked: readonly { number: number; title: string }[]
  isReviewed: boolean
}) {
  const hasFindingsId = useId()
  const { highlighted, chosen, stop, finding } = choice
  const hasSources = text.sentences.some(({ sources }) => sources.length > 0)
  return (
    <Paper aria-label={t('The document')}>
      {hasSources && (
        <Hint $isInMargin={!isReviewed}>
          <Trans
            message="<mark>Choose a sentence</mark> to see which of your answers it comes from."
            parts={{ mark: words => <mark>{words}</mark> }}
          />
        </Hint>
      )}
      <Text ref={choice.paper} {...choice.onPaper}>
        {text.paragraphs.map((paragraph, index) => {
          const shown = (
            <ShownParagraph
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name, and keep their order.
              key={index}
              id={`paragraph-${index + 1}`}
              paragraph={paragraph}
              marked={marked}
              highlighted={within(paragraph, highlighted)}
              chosen={within(paragraph, chosen)}
              stop={within(paragraph, stop)}
              finding={finding}
              hasFindingsId={hasFindingsId}
            />
          )
          const here = questions.byParagraph.get(index) ?? []
          if (here.length === 0) return shown
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <WithNotes key={`with-notes-${index}`} $questions={here.length}>
              {shown}
              {here.map((question, place) => (
                <DocumentQuestion
                  key={question.id}
                  question={question}
                  document={questions}
                  place={{ index: place, of: here.length }}
                />
              ))}
            </WithNotes>
          )
        })}
      </Text>
      <span hidden id={hasFindingsId}>
        {t('The review found something here')}
      </span>
      {locked.length > 0 && (
        <LockedPart aria-labelledby="locked-part">
          <Heading level={2} size="tiny" id="locked-part">
            {t('In the full document')}
          </Heading>
          <ol>
            {locked.map(({ number, title }) => (
              <li key={title} value={number}>
                {sent(title)}
              </li>
            ))}
          </ol>
        </LockedPart>
      )}
    </Paper>
  )
}

/** The sentence's number if the paragraph has it, else null: paragraphs without it are not rendered again. */
function within({ sentences }: PlacedParagraph, number: number | null): number | null {
  return sentences.some(sentence => sentence.number !== null && sentence.number === number) ? number : null
}

const ShownParagraph = memo(function ShownParagraph({
  id,
  paragraph: { sentences, beside, isLocked },
  marked,
  highlighted,
  chosen,
  stop,
  finding,
  hasFindingsId,
}: {
  id: string
  paragraph: PlacedParagraph
  marked: ReadonlySet<number>
  highlighted: number | null
  chosen: number | null
  stop: number | null
  finding: number | null
  hasFindingsId: string
}) {
  const besideText = beside !== null && marked.has(beside.id) ? beside : null
  return (
    <Paragraph
      id={id}
      lang="en"
      data-beside={besideText?.id}
      data-locked={isLocked ? '' : undefined}
      $beside={besideText?.severity ?? null}
      $isHighlighted={besideText !== null && besideText.id === finding}
    >
      {sentences.map(({ number, text, segments, findings }, index) => {
        const words = segments.map(({ start, text: run, findings: all, severity }) => {
          const shown = all.filter(one => marked.has(one))
          return shown.length === 0 || severity === null ? (
            <Fragment key={start}>{run}</Fragment>
          ) : (
            <Mark
              key={start}
              data-findings={shown.join(' ')}
              $severity={severity}
              $isHighlighted={finding !== null && shown.includes(finding)}
            >
              {run}
            </Mark>
          )
        })
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sentence may occur twice, and keeps its place.
          <Fragment key={`${index} ${text}`}>
            {number === null ? (
              words
            ) : (
              <Sentence
                role="button"
                data-sentence={number}
                tabIndex={number === stop ? 0 : -1}
                aria-pressed={number === chosen}
                aria-describedby={findings.length > 0 ? hasFindingsId : undefined}
                $isHighlighted={number === highlighted}
              >
                {words}
              </Sentence>
            )}{' '}
          </Fragment>
        )
      })}
    </Paragraph>
  )
})
