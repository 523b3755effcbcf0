import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type {
  usePlacedQuestions_document$data,
  usePlacedQuestions_document$key,
} from '../../__generated__/usePlacedQuestions_document.graphql.ts'
import { isToReply } from '../../questions/questionState.ts'
import { useQuestionsStream } from '../../questions/questionsStream.ts'
import { useWaitingReplies } from '../../questions/useWaitingReplies.ts'
import { placeQuestion } from './placeQuestions.ts'

type PlacedQuestion = usePlacedQuestions_document$data['questions'][number]

/** The questions of a document that are shown beside its text. */
export type PlacedQuestions = {
  documentId: string
  /** How often it may be drafted again; null where there is no limit. */
  redraftsLeft: number | null
  /** By the index of the paragraph with their statements. */
  byParagraph: ReadonlyMap<number, readonly PlacedQuestion[]>
  /** Those that belong to no shown paragraph. */
  elsewhere: readonly PlacedQuestion[]
}

/**
 * Where the questions of a document are shown: those that are open, that were answered since it was written, and that
 * were open when the page was opened, so that an answer can be undone. Follows replies of other devices.
 */
export function usePlacedQuestions(documentRef: usePlacedQuestions_document$key): PlacedQuestions {
  const { id, redraftsLeft, createdAt, paragraphs, questions } = useFragment(
    graphql`
      fragment usePlacedQuestions_document on Document {
        id
        redraftsLeft
        createdAt
        paragraphs {
          sentences {
            sources {
              key
              quote
            }
          }
        }
        questions {
          id
          state
          answeredAt
          quotes {
            key
            words
          }
          ...DocumentQuestion_question
        }
      }
    `,
    documentRef,
  )
  useWaitingReplies({ subjectId: id, questionIds: questions.map(question => question.id) })
  // Each stream is a connection, and a browser opens six to a server.
  useQuestionsStream({ kind: 'DOCUMENT', id }, questions.some(isToReply))
  const isNew = ({ state, answeredAt }: PlacedQuestion) =>
    (state === 'CONFIRMED' || state === 'REWORDED') &&
    answeredAt != null &&
    Date.parse(answeredAt) > Date.parse(createdAt)
  const [openAtFirst] = useState(() => new Set(questions.filter(isToReply).map(question => question.id)))
  const shown = questions.filter(
    question => isToReply(question) || isNew(question) || openAtFirst.has(question.id),
  )
  const byParagraph = new Map<number, PlacedQuestion[]>()
  const elsewhere: PlacedQuestion[] = []
  for (const question of shown) {
    const place = placeQuestion(question.quotes, paragraphs)
    if (place === null) elsewhere.push(question)
    else byParagraph.set(place, [...(byParagraph.get(place) ?? []), question])
  }
  return { documentId: id, redraftsLeft: redraftsLeft ?? null, byParagraph, elsewhere }
}
