import { usableWordsIn } from '../domain/documents/composing/wordsToWriteFrom.ts'
import type { AnswerOffer } from '../domain/documents/request/offerAnswers.ts'
import { chooseForDraft } from '../domain/documents/story/chooseForDraft.ts'
import { MOST_CHOSEN } from '../domain/documents/story/chooseStatements.ts'
import { deleteDraft, duplicateDraft, renameDraft, restoreDraft } from '../domain/drafts/changeDrafts.ts'
import { coverDraft, type DraftCoverage } from '../domain/drafts/coverDraft.ts'
import { answersIn, type SavedAnswer, savedAnswers } from '../domain/drafts/draftAnswers.ts'
import type { SetAside } from '../domain/drafts/mergeAnswer.ts'
import { draftsVisibleTo } from '../domain/drafts/policy.ts'
import { saveAnswers } from '../domain/drafts/saveAnswers.ts'
import { settleSetAside } from '../domain/drafts/settleSetAside.ts'
import { ConflictError, NotFoundError, ValidationError } from '../domain/errors.ts'
import type { Answers, AnswerValue, QuestionnaireDefinition } from '../domain/questionnaires/definition.ts'
import { findQuestionnaire } from '../domain/questionnaires/index.ts'
import { visible } from '../domain/visible.ts'
import type { Draft, DraftAnswer } from '../generated/prisma/client.ts'
import { builder } from './base/builder.ts'
import { FieldFaultObject } from './base/errors.ts'
import { rowIdIn, rowIdOf, statementIdOf, statementKeyIn } from './base/ids.ts'
import { type PayloadFields, signedInMutation } from './base/mutations.ts'
import { ID_COLUMN } from './base/plainFields.ts'
import { AnswerInput, DocumentNode, DocumentTypeEnum, QuestionnaireFormEnum } from './document.ts'
import { Questionnaire } from './questionnaire.ts'

const own = { authScopes: { signedIn: true } } as const

const AnswerValueObject = builder.objectRef<AnswerValue>('AnswerValue').implement({
  ...own,
  description: 'What was answered: exactly one member is set, as the kind of the question asks.',
  fields: t => ({
    text: t.string({
      nullable: true,
      description: 'A short or long text, an email address or a phone number, as it was typed.',
      resolve: value => ('text' in value ? value.text : null),
    }),
    number: t.int({
      nullable: true,
      description: 'A whole number.',
      resolve: value => ('number' in value ? value.number : null),
    }),
    flag: t.boolean({
      nullable: true,
      description: 'A yes or no.',
      resolve: value => ('flag' in value ? value.flag : null),
    }),
    option: t.string({
      nullable: true,
      description: 'The value of the chosen option.',
      resolve: value => ('option' in value ? value.option : null),
    }),
    options: t.stringList({
      nullable: true,
      description: 'The values of the chosen options.',
      resolve: value => ('options' in value ? [...value.options] : null),
    }),
  }),
})

const SetAsideAnswer = builder.objectRef<SetAside>('SetAsideAnswer').implement({
  ...own,
  description: 'A value that another page or device had saved, and that a later save replaced.',
  fields: t => ({
    value: t.field({
      type: AnswerValueObject,
      nullable: true,
      description: 'The value that was replaced.',
      resolve: ({ value }) => value,
    }),
    savedAt: t.expose('savedAt', { type: 'DateTime', description: 'When that value had been saved.' }),
  }),
})

const DraftAnswerObject = builder.objectRef<SavedAnswer>('DraftAnswer').implement({
  ...own,
  description: 'One answer of a draft as it is kept.',
  fields: t => ({
    key: t.exposeString('key', { description: "The question's key." }),
    label: t.exposeString('label', { description: 'The question as it is asked now.' }),
    value: t.field({
      type: AnswerValueObject,
      nullable: true,
      description: 'The answer; null once it was taken away.',
      resolve: ({ value }) => value,
    }),
    revision: t.exposeInt('revision', {
      description:
        'Raised with every change of the value, 1 at the first; 0 where nothing was ever kept. A save names the one that it knows.',
    }),
    setAside: t.field({
      type: [SetAsideAnswer],
      description:
        'Values from other pages or devices that later saves replaced, newest first, at most five, until they are settled.',
      resolve: ({ setAside }) => [...setAside],
    }),
    savedAt: t.expose('savedAt', { type: 'DateTime', description: 'When this value was saved.' }),
  }),
})

const QuestionName = builder.objectRef<{ key: string; label: string }>('QuestionName').implement({
  ...own,
  description: 'A question, by its key and as it is shown.',
  fields: t => ({
    key: t.exposeString('key', { description: "The question's key." }),
    label: t.exposeString('label', { description: 'The question as it is shown.' }),
  }),
})

const SectionCoverage = builder.objectRef<DraftCoverage['sections'][number]>('SectionCoverage').implement({
  ...own,
  description: 'How full one section is.',
  fields: t => ({
    key: t.exposeString('key', { description: "The section's key." }),
    title: t.exposeString('title', { description: 'Its heading.' }),
    filled: t.exposeInt('filled', { description: 'Shown questions with an answer.' }),
    total: t.exposeInt('total', { description: 'Shown questions in all.' }),
  }),
})

/** What the coverage is computed from. */
type Filling = { definition: QuestionnaireDefinition; answers: Answers }

const DraftCoverageObject = builder
  .objectRef<DraftCoverage & { filling: Filling }>('DraftCoverage')
  .implement({
    ...own,
    description: 'How full a draft is. Questions that other answers hide do not count.',
    fields: t => ({
      filled: t.exposeInt('filled', {
        description: 'Shown questions with an answer; what presumes an answer counts as filled.',
      }),
      total: t.exposeInt('total', { description: 'Shown questions in all.' }),
      sections: t.field({
        type: [SectionCoverage],
        description: 'The same section by section.',
        resolve: ({ sections }) => [...sections],
      }),
      emptyStarred: t.field({
        type: [QuestionName],
        description: 'Shown questions with an asterisk that have no answer.',
        resolve: ({ emptyStarred }) => [...emptyStarred],
      }),
      usableWords: t.int({
        description:
          'Words in the answers that a text can use: no names, no targets. A document needs at least 40.',
        // Splitting thousands of words into sentences takes some ten milliseconds.
        complexity: 50,
        resolve: ({ filling }) => usableWordsIn(filling),
      }),
    }),
  })

/** The columns that determine the questions of a draft. */
const QUESTIONS_OF_DRAFT = { documentType: true, form: true } as const
/** The same and all answers. Equal selections are read once. */
const ANSWERS_OF_DRAFT = { ...QUESTIONS_OF_DRAFT, answers: true } as const

/** The questionnaire of a draft. A type and form that drafts were made for is never removed. */
function definitionOf({ documentType, form }: Pick<Draft, 'documentType' | 'form'>): QuestionnaireDefinition {
  const definition = findQuestionnaire(documentType, form)
  if (!definition) throw new Error(`There is no questionnaire for ${documentType} ${form}`)
  return definition
}

const DraftNode = builder.prismaNode('Draft', {
  ...own,
  description:
    'A questionnaire that a person is filling in; its answers are saved as they are typed. Seen by its owner only.',
  nullable: true,
  select: { id: true },
  id: ID_COLUMN,
  findUnique: (id, { viewer }) => visible(draftsVisibleTo(viewer), { id: rowIdOf(id) }),
  fields: t => ({
    name: t.exposeString('name', { description: 'What it is called.' }),
    type: t.expose('documentType', { type: DocumentTypeEnum, description: 'What is to be written from it.' }),
    form: t.expose('form', { type: QuestionnaireFormEnum, description: 'How the questions are asked.' }),
    questionnaire: t.field({
      type: Questionnaire,
      description: 'The questions, as they are asked now.',
      select: QUESTIONS_OF_DRAFT,
      resolve: definitionOf,
    }),
    questionnaireVersion: t.exposeInt('definitionVersion', {
      description: 'The version of the questionnaire when an answer was last saved.',
    }),
    answers: t.field({
      type: [DraftAnswerObject],
      description:
        'What is kept, in the order of the questions; questions that nobody answered are left out.',
      select: ANSWERS_OF_DRAFT,
      resolve: draft => savedAnswers({ definition: definitionOf(draft), rows: draft.answers }),
    }),
    coverage: t.field({
      type: DraftCoverageObject,
      description: 'How full it is.',
      select: ANSWERS_OF_DRAFT,
      resolve: draft => {
        const filling = fillingOf(draft)
        return { ...coverDraft(filling), filling }
      },
    }),
    chosenStatementIds: t.field({
      type: ['ID'],
      description:
        'Statements from elsewhere that its document is to use, in the order of choosing. One that was removed or is said nowhere any more may be among them.',
      select: { chosenStatements: true },
      resolve: ({ chosenStatements }) => chosenStatements.map(statementIdOf),
    }),
    lastDocument: t.field({
      type: DocumentNode,
      nullable: true,
      description: 'The newest document that was made from it; null before the first.',
      resolve: ({ id }, _args, { loaders }) => loaders.lastDocument.load(id),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was begun.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When an answer last changed.' }),
  }),
})

function fillingOf(draft: Pick<Draft, 'documentType' | 'form'> & { answers: DraftAnswer[] }): Filling {
  const definition = definitionOf(draft)
  return { definition, answers: answersIn({ definition, rows: draft.answers }) }
}

builder.prismaObjectField('Document', 'draft', t =>
  t.field({
    type: DraftNode,
    nullable: true,
    description: 'The draft that its answers were taken from; null where there was none or it was deleted.',
    select: { draft: { select: { id: true, deletedAt: true } } },
    resolve: ({ draft }) => (draft?.deletedAt === null ? draft : null),
  }),
)

const AnswerOfferSource = builder.enumType('AnswerOfferSource', {
  description: 'Where an offered answer comes from.',
  values: {
    ACCOUNT: { description: 'The account: name and email address.' },
    PROFILE: { description: 'The profile.' },
    DRAFT: { description: 'Another draft.' },
    DOCUMENT: { description: 'The answers that a document was made from.' },
  } satisfies Record<AnswerOffer['source'], { description: string }>,
})

export const AnswerOfferObject = builder.objectRef<AnswerOffer>('AnswerOffer').implement({
  ...own,
  description: 'An answer that the person gave elsewhere and may take over. Nothing is filled in unasked.',
  fields: t => ({
    key: t.exposeString('key', { description: 'The question that it would answer.' }),
    value: t.field({
      type: AnswerValueObject,
      description: 'The answer, as the question takes it.',
      resolve: ({ value }) => value,
    }),
    source: t.expose('source', { type: AnswerOfferSource, description: 'Where it comes from.' }),
    sourceLabel: t.exposeString('sourceLabel', {
      description: "The same as a sentence names it: 'your profile'.",
    }),
  }),
})

/** A payload's field for the changed draft, read after the mutation. */
function changedDraft<Payload extends { draftId: number }>(
  t: PayloadFields<Payload>,
  description = 'The draft as it is now.',
) {
  return t.prismaField({
    type: 'Draft',
    description,
    resolve: (query, { draftId }, _args, { prisma, viewer }) =>
      prisma.draft.findUniqueOrThrow({ ...query, where: visible(draftsVisibleTo(viewer), { id: draftId }) }),
  })
}

signedInMutation({
  name: 'saveAnswers',
  description:
    'Keeps answers while they are typed. Where two pages changed one answer, the last write wins and the other value is set aside.',
  errors: [ValidationError, NotFoundError, ConflictError],
  input: {
    description:
      'Answers to keep: those that changed since the last save, each with the revision that is known.',
    fields: t => ({
      draftId: t.id({ description: 'The draft; left out, a new one begins.' }),
      type: t.field({ type: DocumentTypeEnum, required: true, description: 'What is to be written.' }),
      form: t.field({
        type: QuestionnaireFormEnum,
        required: true,
        description: 'How the questions are asked.',
      }),
      questionnaireVersion: t.int({
        required: true,
        description: 'The version of the questionnaire that the page shows.',
      }),
      answers: t.field({
        type: [AnswerInput],
        required: true,
        description: 'The answers. What is left out stays as it is; one without a value is taken away.',
      }),
      editor: t.string({
        description:
          'The open page that saves, in 8 to 100 visible characters: a page does not contradict itself.',
      }),
      sequence: t.int({
        description:
          "The page's own count of its saves, which rises with each. One that arrives after a later one of the same page changes nothing.",
      }),
      creationKey: t.string({
        description:
          'For a new draft: any text of 8 to 100 visible characters. The same key never begins two drafts.',
      }),
    }),
  },
  resolve: (input, { app, viewer }) => {
    const draftId = input.draftId == null ? null : rowIdIn(input.draftId, 'Draft')
    return saveAnswers({ app, viewer, input: { ...input, draftId } })
  },
  payload: {
    description:
      'What could be saved is saved; what could not is refused by field, and keeps its earlier value.',
    fields: t => ({
      draft: changedDraft(t),
      saved: t.field({
        type: [DraftAnswerObject],
        description: 'The answers that were sent and are kept now, changed or not, each with its revision.',
        resolve: ({ saved }) => saved,
      }),
      refused: t.field({
        type: [FieldFaultObject],
        description:
          "What could not be kept, by the question's key; `questionnaireVersion` when the questions have changed.",
        resolve: ({ refused }) => refused,
      }),
    }),
  },
})

signedInMutation({
  name: 'renameDraft',
  description: 'Gives a draft the name that its owner wants.',
  errors: [ValidationError, NotFoundError],
  input: {
    description: 'A new name for a draft.',
    fields: t => ({
      draftId: t.id({ required: true, description: 'The draft.' }),
      name: t.string({ required: true, description: 'What to call it: 1 to 120 characters.' }),
    }),
  },
  resolve: async (input, { app, viewer }) => {
    const { id } = await renameDraft({ app, viewer, draftId: rowIdIn(input.draftId, 'Draft'), input })
    return { draftId: id }
  },
  payload: {
    description: 'The draft has its new name, and keeps it whatever it is for.',
    fields: t => ({ draft: changedDraft(t) }),
  },
})

signedInMutation({
  name: 'duplicateDraft',
  description: 'Makes a second draft with the same answers. What was set aside stays with the first.',
  errors: [ValidationError, NotFoundError, ConflictError],
  input: {
    description: 'A draft to copy.',
    fields: t => ({
      draftId: t.id({ required: true, description: 'The draft to copy.' }),
      name: t.string({ description: "What to call the copy: 1 to 120 characters; left out, 'Copy of …'." }),
    }),
  },
  resolve: async (input, { app, viewer }) => {
    const { id } = await duplicateDraft({ app, viewer, draftId: rowIdIn(input.draftId, 'Draft'), input })
    return { draftId: id }
  },
  payload: {
    description: 'There is a second draft with the same answers.',
    fields: t => ({ draft: changedDraft(t, 'The copy.') }),
  },
})

signedInMutation({
  name: 'deleteDraft',
  description: 'Deletes a draft. It can be taken back for 30 days, and is then gone for good.',
  errors: [NotFoundError],
  input: {
    description: 'A draft to delete.',
    fields: t => ({ draftId: t.id({ required: true, description: 'The draft to delete.' }) }),
  },
  resolve: async (input, { app, viewer }) => {
    const draftId = rowIdIn(input.draftId, 'Draft')
    await deleteDraft({ app, viewer, draftId })
    return { draftId }
  },
  payload: {
    description: 'The draft is deleted. `restoreDraft` takes it back within 30 days.',
    fields: t => ({
      draftId: t.globalID({
        description: 'The draft that was deleted.',
        resolve: ({ draftId }) => ({ type: 'Draft', id: draftId }),
      }),
    }),
  },
})

signedInMutation({
  name: 'restoreDraft',
  description: 'Takes a deleted draft back, within 30 days. One that is not deleted stays as it is.',
  errors: [NotFoundError, ConflictError],
  input: {
    description: 'A deleted draft to take back.',
    fields: t => ({ draftId: t.id({ required: true, description: 'The draft to take back.' }) }),
  },
  resolve: async (input, { app, viewer }) => {
    const { id } = await restoreDraft({ app, viewer, draftId: rowIdIn(input.draftId, 'Draft') })
    return { draftId: id }
  },
  payload: {
    description: 'The draft is back, with all its answers.',
    fields: t => ({ draft: changedDraft(t) }),
  },
})

signedInMutation({
  name: 'chooseForDraft',
  description:
    'Chooses something that the person said elsewhere for the document of a draft, or takes that back.',
  errors: [NotFoundError, ConflictError],
  input: {
    description: 'A statement, and whether the document is to use it.',
    fields: t => ({
      draftId: t.id({ required: true, description: 'The draft.' }),
      statementId: t.id({ required: true, description: 'The statement, of those in `statementOffers`.' }),
      isChosen: t.boolean({
        required: true,
        description: `Whether the document is to use it. At most ${MOST_CHOSEN} are kept.`,
      }),
    }),
  },
  resolve: async ({ draftId: globalId, statementId, isChosen }, { app, viewer }) => {
    const draftId = rowIdIn(globalId, 'Draft')
    await chooseForDraft({ app, viewer, draftId, key: statementKeyIn(statementId), isChosen })
    return { draftId }
  },
  payload: {
    description: 'The choice is kept with the draft, for every device.',
    fields: t => ({ draft: changedDraft(t) }),
  },
})

signedInMutation({
  name: 'settleSetAside',
  description: 'Forgets the values that were set aside for an answer, once one was taken or none is wanted.',
  errors: [NotFoundError],
  input: {
    description: 'An answer whose replaced values are dealt with.',
    fields: t => ({
      draftId: t.id({ required: true, description: 'The draft.' }),
      key: t.string({ required: true, description: "The question's key." }),
      savedAt: t.field({
        type: ['DateTime'],
        description:
          'When the values to forget were saved, as the page shows them: others may have been set aside since. Left out, all are forgotten.',
      }),
    }),
  },
  resolve: async (input, { app, viewer }) => {
    const draftId = rowIdIn(input.draftId, 'Draft')
    const answer = await settleSetAside({ app, viewer, draftId, key: input.key, savedAt: input.savedAt })
    return { answer }
  },
  payload: {
    description: 'These values are not set aside any longer.',
    fields: t => ({
      answer: t.field({
        type: DraftAnswerObject,
        description: 'The answer as it is kept.',
        resolve: ({ answer }) => answer,
      }),
    }),
  },
})
