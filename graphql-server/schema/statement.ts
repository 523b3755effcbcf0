import {
  correctStatement,
  removeStatement,
  restoreStatement,
} from '../domain/documents/story/changeStatement.ts'
import {
  MOST_OFFERED,
  offerStatements,
  type StatementOffer,
} from '../domain/documents/story/offerStatements.ts'
import { MOST_STATEMENTS } from '../domain/documents/story/readStory.ts'
import {
  LONGEST_STATEMENT,
  type SetAsideCorrection,
  type Statement,
  type StatementSource,
  type StatementSpeaker,
  type StatementTopic,
  type StatementUse,
} from '../domain/documents/writing/statements/statement.ts'
import { NotFoundError, ValidationError } from '../domain/errors.ts'
import { findQuestionnaire } from '../domain/questionnaires/index.ts'
import type { StatementStatus } from '../generated/prisma/enums.ts'
import { builder } from './base/builder.ts'
import { statementKeyIn } from './base/ids.ts'
import { type PayloadFields, signedInMutation } from './base/mutations.ts'
import { DocumentTypeEnum, QuestionnaireFormEnum } from './document.ts'

const own = { authScopes: { signedIn: true } } as const

const StatementTopicEnum = builder.enumType('StatementTopic', {
  description: 'The part of life that a statement is about.',
  values: {
    STUDY: { description: 'Studies, and interest in the field.' },
    WORK: { description: 'Jobs and internships.' },
    PROJECTS: { description: 'Projects, research, publications and awards.' },
    EXPERIENCES: { description: 'Challenges, failures and turning points.' },
    PEOPLE: { description: 'Leading, helping and working with others.' },
    BACKGROUND: { description: 'Origin, values and interests.' },
    GOALS: { description: 'Plans and goals.' },
    SCHOOLS: { description: 'One university and its programme.' },
    LETTERS: { description: 'What a recommender says of the student.' },
  } satisfies Record<StatementTopic, { description: string }>,
})

const StatementStatusEnum = builder.enumType('StatementStatus', {
  description: 'What the person decided about a statement.',
  values: {
    CURRENT: { description: 'Nothing: it is as it was said.' },
    CORRECTED: { description: 'It has other words.' },
    REMOVED: { description: 'It is not used.' },
  } satisfies Record<StatementStatus, { description: string }>,
})

const StatementSpeakerEnum = builder.enumType('StatementSpeaker', {
  description: 'Who says it.',
  values: {
    STUDENT: { description: 'The student, of themselves.' },
    RECOMMENDER: { description: 'A recommender, of the student.' },
  } satisfies Record<StatementSpeaker, { description: string }>,
})

const StatementUseEnum = builder.enumType('StatementUse', {
  description: 'Which documents may use a statement.',
  values: {
    GENERAL: { description: 'Any.' },
    ONE_SCHOOL: { description: 'Only those for the university that it is about.' },
  } satisfies Record<StatementUse, { description: string }>,
})

const StatementSourceKind = builder.enumType('StatementSourceKind', {
  description: 'What a statement was taken from.',
  values: {
    DRAFT: { description: 'An answer of a draft.' },
    DOCUMENT: { description: 'An answer that a document was made from.' },
    PROFILE: { description: 'The profile.' },
    REPLY: { description: 'A confirmed reply to a follow-up question.' },
  } satisfies Record<StatementSource['kind'], { description: string }>,
})

const StatementSourceObject = builder.objectRef<StatementSource>('StatementSource').implement({
  ...own,
  description: 'A place where a statement was said.',
  fields: t => ({
    kind: t.expose('kind', { type: StatementSourceKind, description: 'What it was taken from.' }),
    name: t.exposeString('name', { description: 'What the draft or document is called.' }),
    key: t.exposeString('key', { description: "The question's key, or the profile's field." }),
    label: t.exposeString('label', { description: 'The question as it was shown.' }),
    section: t.string({
      nullable: true,
      description: "The key of the question's section; null where it is not asked any more, or nowhere.",
      resolve: ({ asked, key }) => sectionOf(asked, key),
    }),
    quote: t.exposeString('quote', {
      description: 'The words that it was taken from, exactly as they were typed.',
    }),
    saidAt: t.expose('saidAt', { type: 'DateTime', description: 'When it was said there.' }),
    draftId: t.globalID({
      nullable: true,
      description: 'The draft; null for other sources.',
      resolve: ({ draftId }) => (draftId === null ? null : { type: 'Draft', id: draftId }),
    }),
    documentId: t.globalID({
      nullable: true,
      description: 'The document; null for other sources.',
      resolve: ({ documentId }) => (documentId === null ? null : { type: 'Document', id: documentId }),
    }),
    documentDatabaseId: t.int({
      nullable: true,
      description: 'The number of the document, as its `databaseId`; null for other sources.',
      resolve: ({ documentId }) => documentId,
    }),
    type: t.field({
      type: DocumentTypeEnum,
      nullable: true,
      description: 'The type of document; null for the profile and for replies.',
      resolve: ({ asked }) => asked?.type ?? null,
    }),
    form: t.field({
      type: QuestionnaireFormEnum,
      nullable: true,
      description: 'How the question was asked; null for the profile and for replies.',
      resolve: ({ asked }) => asked?.form ?? null,
    }),
  }),
})

function sectionOf(asked: StatementSource['asked'], key: string): string | null {
  const definition = asked && findQuestionnaire(asked.type, asked.form)
  const section = definition?.sections.find(({ questions }) => questions.some(own => own.key === key))
  return section?.key ?? null
}

const SetAsideCorrectionObject = builder.objectRef<SetAsideCorrection>('SetAsideCorrection').implement({
  ...own,
  description: 'Words that another page or device had saved, and that a later correction replaced.',
  fields: t => ({
    words: t.exposeString('words', { description: 'Those words.' }),
    savedAt: t.expose('savedAt', { type: 'DateTime', description: 'When they were replaced.' }),
  }),
})

const StatementNode = builder.objectRef<Statement>('Statement')

builder.node(StatementNode, {
  ...own,
  description:
    'One thing that the person said, in their words. It is read from the answer that says it: a changed answer changes its statements. Seen by its owner only.',
  id: { resolve: ({ key }) => key },
  loadOne: async (key, { viewer, loaders }) =>
    viewer === null ? null : ((await loaders.story.load(0)).find(one => one.key === key) ?? null),
  brandLoadedObjects: true,
  fields: t => ({
    words: t.exposeString('words', { description: 'The claim, as the person last corrected it.' }),
    firstWords: t.exposeString('firstWords', { description: 'The claim as its source has it.' }),
    quote: t.exposeString('quote', { description: 'The words of its newest source, exactly as typed.' }),
    status: t.expose('status', { type: StatementStatusEnum, description: 'What was decided about it.' }),
    topic: t.expose('topic', { type: StatementTopicEnum, description: 'The part of life that it is about.' }),
    speaker: t.expose('speaker', { type: StatementSpeakerEnum, description: 'Who says it.' }),
    use: t.expose('use', { type: StatementUseEnum, description: 'Which documents may use it.' }),
    university: t.exposeString('university', {
      nullable: true,
      description: 'The university that its newest source is for; null where none was named.',
    }),
    saidAt: t.expose('saidAt', { type: 'DateTime', description: 'When it was last said.' }),
    sources: t.field({
      type: [StatementSourceObject],
      description: 'Where it was said, the newest first.',
      resolve: ({ sources }) => [...sources],
    }),
    revision: t.exposeInt('revision', {
      description:
        'Raised with each decision; 0 while there is none. A correction names the one that it knows.',
    }),
    setAside: t.field({
      type: [SetAsideCorrectionObject],
      description: 'Words that other devices had saved, newest first, at most five, until they are settled.',
      resolve: ({ setAside }) => [...setAside],
    }),
  }),
})

const StatementOfferObject = builder.objectRef<StatementOffer>('StatementOffer').implement({
  ...own,
  description:
    'Something that the person said elsewhere and may choose for a document. Nothing is used unless chosen.',
  fields: t => ({
    statement: t.field({
      type: StatementNode,
      description: 'What was said.',
      resolve: ({ statement }) => statement,
    }),
    key: t.exposeString('key', { description: 'The question that it would be told with: its key.' }),
    label: t.exposeString('label', { description: 'The same question as it is shown.' }),
    university: t.exposeString('university', {
      nullable: true,
      description: 'The only university whose documents may use it; null for any.',
    }),
    recommender: t.exposeString('recommender', {
      nullable: true,
      description: 'Of a letter: the only recommender whose letters may use it; null for other documents.',
    }),
  }),
})

// A user is visible to themselves only, so the viewer's story is this user's.
builder.prismaObjectFields('User', t => ({
  statements: t.field({
    type: [StatementNode],
    description: `Everything that the person said, by part of life, the newest source first: at most ${MOST_STATEMENTS}. Removed statements are included, marked.`,
    args: {
      status: t.arg({
        type: [StatementStatusEnum],
        description: 'Only those about which this was decided; left out, all.',
      }),
    },
    // All answers of the newest hundred drafts and documents are read.
    complexity: 100,
    resolve: async (_user, { status: wanted }, { loaders }) =>
      (await loaders.story.load(0)).filter(({ status }) => wanted == null || wanted.includes(status)),
  }),
  statementOffers: t.field({
    type: [StatementOfferObject],
    description: `What the person said elsewhere and may choose for such a document, the most telling first: at most ${MOST_OFFERED}.`,
    complexity: 100,
    args: {
      type: t.arg({ type: DocumentTypeEnum, required: true, description: 'What is to be written.' }),
      form: t.arg({
        type: QuestionnaireFormEnum,
        required: true,
        description: 'How the questions are asked.',
      }),
    },
    resolve: async (_user, { type, form }, { loaders }) =>
      offerStatements({ story: await loaders.story.load(0), type, form }),
  }),
}))

/** A payload's field for the statement that was decided about. */
function changedStatement<Payload extends { statement: Statement }>(t: PayloadFields<Payload>) {
  return t.field({
    type: StatementNode,
    description: 'The statement as it is now.',
    resolve: ({ statement }) => statement,
  })
}

signedInMutation({
  name: 'correctStatement',
  description:
    'Puts a statement in other words, wherever it was said; the answers stay as they were typed. The last write wins, and words that another device saved meanwhile are set aside.',
  errors: [ValidationError, NotFoundError],
  input: {
    description: 'What is right.',
    fields: t => ({
      statementId: t.id({ required: true, description: 'The statement.' }),
      words: t.string({
        required: true,
        description: `The claim as it should be: 1 to ${LONGEST_STATEMENT} characters. Its first words take the correction back.`,
      }),
      revision: t.int({ description: 'The revision that the page shows; left out, nothing is set aside.' }),
      settles: t.boolean({
        description: 'Whether the words that other devices had saved are dealt with and can be forgotten.',
      }),
    }),
  },
  resolve: async ({ statementId, ...input }, { app, viewer }) => ({
    statement: await correctStatement({ app, viewer, key: statementKeyIn(statementId), input }),
  }),
  payload: {
    description: 'The statement has these words from now on.',
    fields: t => ({ statement: changedStatement(t) }),
  },
})

signedInMutation({
  name: 'removeStatement',
  description: 'Removes a statement: no document uses it from now on. Its answers stay as they are.',
  errors: [NotFoundError],
  input: {
    description: 'A statement that is not to be used.',
    fields: t => ({ statementId: t.id({ required: true, description: 'The statement.' }) }),
  },
  resolve: async ({ statementId }, { app, viewer }) => ({
    statement: await removeStatement({ app, viewer, key: statementKeyIn(statementId) }),
  }),
  payload: {
    description: 'The statement is removed. `restoreStatement` takes it back.',
    fields: t => ({ statement: changedStatement(t) }),
  },
})

signedInMutation({
  name: 'restoreStatement',
  description:
    'Takes a removed statement back, in the words that it had: while an answer says it, and a reply for 30 days.',
  errors: [NotFoundError],
  input: {
    description: 'A removed statement to take back.',
    fields: t => ({ statementId: t.id({ required: true, description: 'The statement.' }) }),
  },
  resolve: async ({ statementId }, { app, viewer }) => ({
    statement: await restoreStatement({ app, viewer, key: statementKeyIn(statementId) }),
  }),
  payload: {
    description: 'Documents may use the statement again.',
    fields: t => ({ statement: changedStatement(t) }),
  },
})
