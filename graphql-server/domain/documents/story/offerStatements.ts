import type { DocumentType, QuestionnaireForm } from '../../../generated/prisma/enums.ts'
import { findQuestionnaire } from '../../questionnaires/index.ts'
import { labelsOf } from '../../questionnaires/labels.ts'
import { informationIn } from '../writing/information.ts'
import { countWords } from '../writing/plainText.ts'
import type { Statement } from '../writing/statements/statement.ts'
import { tellsWith } from '../writing/statements/topics.ts'

/** A statement with fewer words is a fact that belongs to its own question. */
const FEWEST_WORDS = 6
/** The most statements that are offered for one document. */
export const MOST_OFFERED = 40

/** A statement that a person said elsewhere and may choose for a document. */
export type StatementOffer = {
  statement: Statement
  /** The question of this questionnaire that it would be told with. */
  key: string
  label: string
  /** The only school whose documents may use it; null for any. */
  university: string | null
  /** In a letter: whose words they are, as only their letters may use them; null where no name is known. */
  recommender: string | null
}

type OfferRequest = {
  /** The person's statements. */
  story: readonly Statement[]
  type: DocumentType
  form: QuestionnaireForm
}

/**
 * What a person said elsewhere and may choose for a document of this kind: the most telling first, at most
 * MOST_OFFERED. A letter is offered what its recommender said, other documents what the student said. Nothing is used
 * unless it is chosen.
 */
export function offerStatements(request: OfferRequest): StatementOffer[] {
  return offersFrom(request).slice(0, MOST_OFFERED)
}

/** All offers for a kind of document, the most telling first. */
export function offersFrom({ story, type, form }: OfferRequest): StatementOffer[] {
  const definition = findQuestionnaire(type, form)
  if (definition === null) return []
  const labels = labelsOf(definition)
  const speaker = type === 'LOR' ? 'RECOMMENDER' : 'STUDENT'
  return story
    .flatMap(statement => {
      const key = tellsWith({ type, form }, statement.topic)
      const label = key === null ? undefined : labels.get(key)
      if (key === null || label === undefined) return []
      if (statement.speaker !== speaker || statement.status === 'REMOVED') return []
      if (countWords(statement.words) < FEWEST_WORDS) return []
      // Without a name nobody knows which school, or whose words, they are.
      if (statement.use === 'ONE_SCHOOL' && statement.university === null) return []
      const recommender = statement.sources.find(source => source.recommender !== null)?.recommender ?? null
      if (speaker === 'RECOMMENDER' && recommender === null) return []
      const university = statement.use === 'ONE_SCHOOL' ? statement.university : null
      return [{ statement, key, label, university, recommender }]
    })
    .map(offer => ({ offer, information: informationIn(offer.statement.words) }))
    .sort((one, other) => other.information - one.information)
    .map(({ offer }) => offer)
}
