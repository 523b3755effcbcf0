/**
 * What a person said, in small claims. Answers and the profile are the only source of their statements: they are read
 * again each time, so a changed answer changes its statements. A row keeps only what the person decided about one
 * (corrected, removed), and the confirmed replies to follow-up questions.
 */
import { z } from 'zod'
import type {
  DocumentType,
  QuestionnaireForm,
  StatementOrigin,
  StatementStatus,
} from '../../../../generated/prisma/enums.ts'

/** The parts of life that a story is grouped by. */
export const STATEMENT_TOPICS = [
  'STUDY',
  'WORK',
  'PROJECTS',
  'EXPERIENCES',
  'PEOPLE',
  'BACKGROUND',
  'GOALS',
  'SCHOOLS',
  'LETTERS',
] as const
export type StatementTopic = (typeof STATEMENT_TOPICS)[number]

/** Who says it. What a recommender says of the student is never told in the student's own voice. */
export const STATEMENT_SPEAKERS = ['STUDENT', 'RECOMMENDER'] as const
export type StatementSpeaker = (typeof STATEMENT_SPEAKERS)[number]

export const statementTopic = z.enum(STATEMENT_TOPICS)
export const statementSpeaker = z.enum(STATEMENT_SPEAKERS)

/** Where a document may use it: anywhere, or only in what is written for one school. */
export type StatementUse = 'GENERAL' | 'ONE_SCHOOL'

/** The longest statement, in characters: that of the longest reply. */
export const LONGEST_STATEMENT = 20_000

/** A text of the person's that statements are taken from: one answer, or one field of the profile. */
export type Said = {
  kind: 'DRAFT' | 'DOCUMENT' | 'PROFILE'
  /** The row that it is in; both null for the profile. */
  draftId: number | null
  documentId: number | null
  /** What the draft or document is called; 'Your profile'. */
  name: string
  /** The questionnaire that asked; null for the profile. */
  asked: { type: DocumentType; form: QuestionnaireForm } | null
  /** The question's key, or the profile's field. */
  key: string
  /** The question as it was shown. */
  label: string
  /** The answer as it was typed. */
  text: string
  saidAt: Date
  /** The school that the document is for. */
  university: string | null
  /** In a letter: who signs it. */
  recommender: string | null
  /**
   * Whether it repeats what another source holds: the answers of a document whose draft still exists. They name a
   * further place of a statement, and are no source of their own once the draft's answer has changed.
   */
  isCopy: boolean
}

/** A place where a statement was said. */
export type StatementSource = Omit<Said, 'text' | 'kind' | 'isCopy'> & {
  kind: Said['kind'] | 'REPLY'
  /** The words of the source that it was taken from, exactly as they stand there. */
  quote: string
}

/** A correction from another device that a later one replaced. */
export type SetAsideCorrection = { words: string; savedAt: Date }

export type Statement = {
  /** A hash of its first words (`statementKey`). Stable while those stay the same, wherever they are said. */
  key: string
  /** The claim in the person's words, as they last corrected them. */
  words: string
  /** The claim as its source has it. Equal to `words` unless it was corrected. */
  firstWords: string
  /** Of its newest source. */
  quote: string
  origin: StatementOrigin
  status: StatementStatus
  speaker: StatementSpeaker
  topic: StatementTopic
  use: StatementUse
  /** The school of a ONE_SCHOOL statement, as it was typed; null where none was named. */
  university: string | null
  /** When it was last said. */
  saidAt: Date
  /** Newest first; never empty. */
  sources: readonly StatementSource[]
  /** 0 while nothing was decided about it. */
  revision: number
  /** Newest first. */
  setAside: readonly SetAsideCorrection[]
}

/** What a person decided about a statement, by its key. */
export type StatementDecision = Pick<Statement, 'status' | 'revision' | 'setAside'> & {
  correction: string | null
}

/** A confirmed reply: a statement that its own row keeps. */
export type ConfirmedReply = {
  key: string
  words: string
  /** The words of the reply that it was taken from. */
  quote: string
  /** The follow-up question. */
  label: string
  topic: StatementTopic
  speaker: StatementSpeaker
  university: string | null
  saidAt: Date
  /** The draft or document that it was asked for; both null where that is gone. */
  draftId: number | null
  documentId: number | null
  name: string
}

/** A statement from elsewhere as a document keeps it: the words that its writer was given, and where they belong. */
export const chosenStatements = z.array(
  z.object({
    key: z.string(),
    words: z.string(),
    /** The question of the document's questionnaire that it is told with. */
    tellsWith: z.string(),
    /** Where it was said, for a reader: 'Essay for MSc Robotics: What drives you?' */
    source: z.string(),
    /** The follow-up question that the words reply to; none for what was said elsewhere. */
    question: z.string().optional(),
  }),
)
export type ChosenStatement = z.infer<typeof chosenStatements>[number]

export const storedCorrections = z.array(
  z.object({ words: z.string(), savedAt: z.iso.datetime().transform(text => new Date(text)) }),
)
