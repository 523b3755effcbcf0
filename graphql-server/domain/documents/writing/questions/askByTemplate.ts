/** Our own questions about the gaps between a person's statements, without a model. */
import { createHash } from 'node:crypto'
import { findGaps, type Told } from '../argument/gaps.ts'
import { type FollowUpQuote, MOST_FOLLOW_UPS, type ProposedFollowUp } from './followUp.ts'
import { wordingOf } from './templates.ts'

/** What questions are made from. */
export type Asking = {
  /** In the order of the questionnaire; without removed statements. */
  told: readonly Told[]
  /** Of questions that were asked before (`followUpKey`): none is asked again. */
  asked: readonly string[]
  /** How many questions there may be in addition. */
  room: number
  /** The one that the document is for. */
  university: string | null
}

/** A statement as a question shows it. */
export function quoteOf({ statement, key, label }: Told): FollowUpQuote {
  return { statementKey: statement.key, words: statement.words, key, label }
}

/** Identifies a gap by its kind and the statements that it joins, in whatever order. */
export function followUpKey({ gap, joins }: Pick<ProposedFollowUp, 'gap' | 'joins'>): string {
  const keys = joins.map(({ key }) => key).sort()
  return createHash('sha256')
    .update([gap, ...keys].join('\n'))
    .digest('hex')
    .slice(0, 32)
}

/** The most telling questions, at most `room`. The same answers give the same questions. */
export function askByTemplate({ told, asked, room, university }: Asking): ProposedFollowUp[] {
  const before = new Set(asked)
  const proposed = findGaps({ told, university }).flatMap((gap): ProposedFollowUp[] => {
    const joins = gap.joins.map(({ statement }) => statement)
    const followUp: ProposedFollowUp = {
      gap: gap.kind,
      joins,
      quotes: gap.joins.map(quoteOf),
      ...wordingOf(gap),
      addressee: gap.joins[0].statement.speaker === 'RECOMMENDER' ? 'RECOMMENDER' : 'STUDENT',
    }
    return before.has(followUpKey(followUp)) ? [] : [followUp]
  })
  return proposed.slice(0, Math.max(0, Math.min(room, MOST_FOLLOW_UPS)))
}
