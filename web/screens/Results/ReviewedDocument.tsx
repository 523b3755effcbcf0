import { useMemo } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ReviewedDocument_document$key } from '../../__generated__/ReviewedDocument_document.graphql.ts'
import { formPath } from '../../documents/formPath.ts'
import { t } from '../../language/language.ts'
import { answerPath } from './answerPath.ts'
import { DocumentPaper } from './DocumentPaper.tsx'
import { placeFindings } from './placeFindings.ts'
import { ReviewMargin } from './ReviewMargin.tsx'
import { SentenceNote } from './SentenceNote.tsx'
import { DocumentComments, openComments } from './sharing/DocumentComments.tsx'
import { shownFindings } from './shownFindings.ts'
import { useChangeAnswer } from './useChangeAnswer.tsx'
import type { PlacedQuestions } from './usePlacedQuestions.ts'
import { useSentenceChoice } from './useSentenceChoice.ts'

/** A document and its review: the sheet and the margin share which sentence and which finding are chosen. */
export function ReviewedDocument({
  document: documentRef,
  questions,
}: {
  document: ReviewedDocument_document$key
  questions: PlacedQuestions
}) {
  const document = useFragment(
    graphql`
      fragment ReviewedDocument_document on Document {
        id
        redraftsLeft
        databaseId
        documentType
        form
        draft {
          id
        }
        content
        isPreview
        outline {
          title
        }
        paragraphs {
          title
          isLocked
          sentences {
            text
            origin
            sources {
              key
              label
              quote
              saidIn
            }
          }
        }
        commentThreads {
          isResolved
        }
        ...DocumentComments_document
        review {
          findings {
            kind
            severity
            reason
            suggestion
            start
            end
            excerpt
            key
            fingerprint
            isDismissed
          }
        }
      }
    `,
    documentRef,
  )
  const { review, paragraphs, outline, isPreview, commentThreads } = document
  const { change, dialog } = useChangeAnswer(document)
  const content = document.content ?? ''
  const findings = useMemo(
    () => shownFindings(review?.findings ?? []).filter(({ isDismissed }) => !isDismissed),
    [review],
  )
  const whole = useMemo(
    () => placeFindings({ content, paragraphs, findings }),
    [content, paragraphs, findings],
  )
  const choice = useSentenceChoice({
    sentences: whole.sentences.length,
    view: review == null ? 'SOURCES' : 'FINDINGS',
  })
  const { severity } = choice
  const marked = useMemo(
    () =>
      new Set(
        findings.flatMap(finding => (severity === null || finding.severity === severity ? finding.id : [])),
      ),
    [findings, severity],
  )
  function showParagraph(index: number) {
    choice.close()
    const paragraph = window.document.getElementById(`paragraph-${index + 1}`)
    paragraph?.scrollIntoView({ block: 'center' })
    paragraph?.querySelector<HTMLElement>('[data-sentence]')?.focus({ preventScroll: true })
  }

  const sentenceAt = (number: number | null) => (number === null ? null : (whole.sentences[number] ?? null))
  const numbered = outline.map(({ title }, index) => ({ number: index + 1, title }))
  const shownTitles = new Set(paragraphs.map(({ title }) => title))
  return (
    <>
      <DocumentPaper
        text={whole}
        choice={choice}
        isReviewed={review != null}
        marked={marked}
        questions={questions}
        locked={isPreview ? numbered.filter(({ title }) => !shownTitles.has(title)) : []}
      />
      <ReviewMargin
        note={onFinding => (
          <SentenceNote
            sentence={sentenceAt(choice.highlighted)}
            findings={review == null ? [] : findings}
            pathOf={key => answerPath(document, key)}
            onChange={change}
            onFinding={onFinding}
          />
        )}
        said={(sentenceAt(choice.chosen)?.sources ?? [])
          .map(({ label, quote }) => t('From your answer to {label}: {quote}.', { label, quote }))
          .join(' ')}
        placed={whole.placed}
        choice={choice}
        findings={review == null ? null : findings}
        answersPath={formPath(document)}
        comments={
          commentThreads.length === 0
            ? null
            : {
                open: openComments(commentThreads),
                list: <DocumentComments document={document} onShow={showParagraph} />,
              }
        }
      />
      {dialog}
    </>
  )
}
