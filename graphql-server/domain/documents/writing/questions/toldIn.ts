/** The statements of one draft or document, each at its place among the answers. */
import type { DocumentType, QuestionnaireForm } from '../../../../generated/prisma/enums.ts'
import type { Answers } from '../../../questionnaires/definition.ts'
import { findQuestionnaire } from '../../../questionnaires/index.ts'
import { labelsOf } from '../../../questionnaires/labels.ts'
import { visibleQuestions } from '../../../questionnaires/visibility.ts'
import { answerRole } from '../argument/answerRoles.ts'
import type { Told } from '../argument/gaps.ts'
import type { ConfirmedReply, Said, StatementDecision } from '../statements/statement.ts'
import { takeStatements } from '../statements/takeStatements.ts'

/** A confirmed reply with the question of the questionnaire that it belongs to. */
export type ReplyTold = ConfirmedReply & { tellsWith: string }

export type Telling = {
  asked: { type: DocumentType; form: QuestionnaireForm }
  answers: Answers
  replies: readonly ReplyTold[]
  decisions: ReadonlyMap<string, StatementDecision>
}

/** In the order of the questionnaire, the replies to a question behind its answer; without removed statements. */
export function toldIn({ asked, answers, replies, decisions }: Telling): Told[] {
  const definition = findQuestionnaire(asked.type, asked.form)
  if (definition === null) return []
  const labels = labelsOf(definition)
  const shown = visibleQuestions(definition, answers)
    .filter(({ use }) => use !== 'NEVER_IN_TEXT')
    .map(({ key }) => key)
  const keys = [...shown, ...definition.background.map(({ key }) => key)]
  const order = new Map(keys.map((key, at) => [key, at]))
  const said = keys.flatMap((key): Said[] => {
    const value = answers[key]
    return value === undefined || !('text' in value)
      ? []
      : [{ ...NOWHERE, asked, key, label: labels.get(key) ?? key, text: value.text }]
  })
  const tellsWith = new Map(replies.map(reply => [reply.key, reply.tellsWith]))
  const inOrder = (key: string) => order.get(key) ?? keys.length
  return takeStatements({ said, replies, decisions })
    .filter(({ status }) => status !== 'REMOVED')
    .flatMap(statement =>
      statement.sources.map((source): Told => {
        const key = source.kind === 'REPLY' ? (tellsWith.get(statement.key) ?? '') : source.key
        return { statement, key, label: source.label, role: answerRole(key) }
      }),
    )
    .sort(
      (one, other) =>
        inOrder(one.key) - inOrder(other.key) ||
        Number(one.statement.origin === 'REPLY') - Number(other.statement.origin === 'REPLY'),
    )
}

/** Of a text whose place matters to nobody here. */
const NOWHERE = {
  kind: 'DRAFT',
  draftId: null,
  documentId: null,
  name: '',
  saidAt: new Date(0),
  university: null,
  recommender: null,
  isCopy: false,
} as const
