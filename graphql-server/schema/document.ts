import { entitlementsOf } from '../domain/billing/entitlements.ts'
import { cancelDocument } from '../domain/documents/generation/cancelDocument.ts'
import { continueDocument, type PauseChoice } from '../domain/documents/generation/continueDocument.ts'
import { PAUSE_WORDS } from '../domain/documents/generation/pauseWords.ts'
import { documentsVisibleTo } from '../domain/documents/policy.ts'
import type { KeyedParagraph } from '../domain/documents/reading/readDocumentText.ts'
import { modelUseOf } from '../domain/documents/reading/readModelUsage.ts'
import { readPlan } from '../domain/documents/reading/readPlan.ts'
import {
  readVariantForm,
  type VariantForm,
  type VariantQuestion,
} from '../domain/documents/reading/readVariantForm.ts'
import { createVariant } from '../domain/documents/request/createVariant.ts'
import { generateDocument } from '../domain/documents/request/generateDocument.ts'
import type { ChangedAnswer } from '../domain/documents/request/readChangedAnswers.ts'
import { redraftDocument } from '../domain/documents/request/redraftDocument.ts'
import { canRewrite, LONGEST_WISH, rewriteParagraph } from '../domain/documents/request/rewriteParagraph.ts'
import type { AnswerAdvice, DraftSentence, SentenceSource } from '../domain/documents/writing/draft.ts'
import {
  ConflictError,
  NotFoundError,
  OutOfCreditsError,
  PlanRequiredError,
  RateLimitedError,
  ValidationError,
} from '../domain/errors.ts'
import { readStoredAnswers } from '../domain/questionnaires/storedAnswers.ts'
import { visible } from '../domain/visible.ts'
import type {
  DocumentStatus,
  DocumentType,
  PauseReason,
  QuestionnaireForm,
} from '../generated/prisma/enums.ts'
import { builder } from './base/builder.ts'
import type { GraphContext } from './base/context.ts'
import { badUserInput } from './base/faults.ts'
import { rowIdIn, rowIdOf, statementKeyIn } from './base/ids.ts'
import { type PayloadFields, signedInMutation } from './base/mutations.ts'
import { ID_COLUMN } from './base/plainFields.ts'
import { excerptOf, LONGEST_EXCERPT } from './excerpt.ts'
import { ModelUseObject } from './modelUsage.ts'
import { WriterEnum, WritingPlanObject } from './writer.ts'

export const DocumentTypeEnum = builder.enumType('DocumentType', {
  description: 'What is written.',
  values: {
    SOP: { description: 'A statement of purpose.' },
    LOR: { description: 'A letter of recommendation: a draft for the recommender.' },
    ESSAY: { description: 'An admission essay.' },
  } satisfies Record<DocumentType, { description: string }>,
})

export const QuestionnaireFormEnum = builder.enumType('QuestionnaireForm', {
  description: 'How the questions are asked.',
  values: {
    QUICK: { description: 'All on one page.' },
    WIZARD: { description: 'Step by step, with more questions.' },
  } satisfies Record<QuestionnaireForm, { description: string }>,
})

export const DocumentStatusEnum = builder.enumType('DocumentStatus', {
  description: 'How far the writing of a document is.',
  values: {
    QUEUED: { description: 'Asked for, and not yet begun.' },
    GENERATING: { description: 'Being written.' },
    READY: { description: 'Written.' },
    FAILED: { description: 'It could not be written; what paid for it was given back.' },
    CANCELLED: { description: 'Stopped by its owner; what paid for it was given back.' },
  } satisfies Record<DocumentStatus, { description: string }>,
})

const own = { authScopes: { signedIn: true } } as const

const WritingModeEnum = builder.enumType('WritingMode', {
  description: 'What is made of the answers.',
  values: {
    DRAFT: { description: 'A text.' },
    COACH: { description: "A plan, questions and a review of the person's own text; no prose." },
  },
})

const PauseReasonEnum = builder.enumType('PauseReason', {
  description: 'Why a document is paused.',
  values: {
    MODEL_AWAY: { description: 'The outside model does not answer.' },
    MODEL_FAILED: { description: 'The outside model declines, or nothing that it wrote could be used.' },
    DOCUMENT_BUDGET: { description: 'The document has used what the outside model may cost for one.' },
    DAY_BUDGET: { description: 'The outside model has cost what it may cost in a day.' },
  } satisfies Record<PauseReason, { description: string }>,
})

const PauseChoiceEnum = builder.enumType('PauseChoice', {
  description: 'How to go on with a paused document.',
  values: {
    WAIT: { description: 'It is tried again by itself, every ten minutes for a day.' },
    TRY_AGAIN: { description: 'It is tried again now.' },
    BUILT_IN: { description: 'The built-in writer arranges the whole of it.' },
  } satisfies Record<PauseChoice, { description: string }>,
})

const DocumentPause = builder
  .objectRef<{ reason: PauseReason; waitsUntil: Date | null }>('DocumentPause')
  .implement({
    ...own,
    description:
      'A document that the outside model cannot go on with. Its owner decides: `continueDocument`.',
    fields: t => ({
      reason: t.expose('reason', { type: PauseReasonEnum, description: 'Why it is paused.' }),
      message: t.string({
        description: 'The same in words for its owner.',
        resolve: ({ reason }) => PAUSE_WORDS[reason],
      }),
      waitsUntil: t.expose('waitsUntil', {
        type: 'DateTime',
        nullable: true,
        description: 'Until when it is tried again by itself; null while its owner has not chosen to wait.',
      }),
    }),
  })

const VariantPart = builder.objectRef<VariantForm['parts'][number]>('VariantPart').implement({
  ...own,
  description: 'A paragraph of a document, seen from a variant for another university.',
  fields: t => ({
    title: t.exposeString('title', { description: 'What the paragraph is about.' }),
    isAboutSchool: t.exposeBoolean('isAboutSchool', {
      description:
        'Whether it tells of the university that the document is for: then a variant has it written anew.',
    }),
  }),
})

const VariantQuestionObject = builder.objectRef<VariantQuestion>('VariantQuestion').implement({
  ...own,
  description: 'A question about the university, which a variant asks anew.',
  fields: t => ({
    key: t.exposeString('key', { description: "The question's key." }),
    label: t.exposeString('label', { description: 'The question.' }),
    help: t.exposeString('help', { nullable: true, description: 'What helps to answer it.' }),
    placeholder: t.exposeString('placeholder', { nullable: true, description: 'An example of an answer.' }),
    isShort: t.exposeBoolean('isShort', { description: 'Whether its answer is one line.' }),
    maxLength: t.exposeInt('maxLength', { description: 'The longest answer, in characters.' }),
    answer: t.exposeString('answer', {
      description: "The document's answer, about its own university; empty where it was left out.",
    }),
  }),
})

const VariantFormObject = builder.objectRef<VariantForm>('VariantForm').implement({
  ...own,
  description: 'What a variant of a document takes over, and what it asks anew.',
  fields: t => ({
    parts: t.field({
      type: [VariantPart],
      description: 'The paragraphs that the viewer may read, in order.',
      resolve: ({ parts }) => [...parts],
    }),
    questions: t.field({
      type: [VariantQuestionObject],
      description: 'The questions about the university, in the order of the form.',
      resolve: ({ questions }) => [...questions],
    }),
  }),
})

const OutlineItem = builder.objectRef<{ title: string }>('OutlineItem').implement({
  ...own,
  description: "One line of a document's outline.",
  fields: t => ({ title: t.exposeString('title', { description: 'What the paragraph is about.' }) }),
})

const SentenceSourceObject = builder.objectRef<SentenceSource>('SentenceSource').implement({
  ...own,
  description: 'An answer that a sentence rests on.',
  fields: t => ({
    key: t.exposeString('key', { description: "The question's key." }),
    label: t.exposeString('label', { description: 'The question as it was shown.' }),
    quote: t.exposeString('quote', { description: 'The words of the answer that the sentence took.' }),
    saidIn: t.string({
      nullable: true,
      description:
        'Where the words were said, if the person chose them from their story; null for an answer of the document.',
      resolve: ({ saidIn }) => saidIn ?? null,
    }),
  }),
})

const SentenceOriginEnum = builder.enumType('SentenceOrigin', {
  description: 'Who wrote a sentence.',
  values: {
    WRITER: { description: 'The writer, from the answers.' },
    PERSON: { description: 'The person, in the editor.' },
  },
})

const Sentence = builder.objectRef<DraftSentence>('Sentence').implement({
  ...own,
  description: 'One sentence of a document, tied to what the student said.',
  fields: t => ({
    text: t.exposeString('text', { description: 'The sentence.' }),
    sources: t.field({
      type: [SentenceSourceObject],
      description: 'The answers that it rests on.',
      resolve: ({ sources }) => [...sources],
    }),
    origin: t.field({
      type: SentenceOriginEnum,
      description: 'Who wrote it. A sentence of the person has no sources.',
      resolve: ({ origin }) => origin ?? ('WRITER' as const),
    }),
  }),
})

const Paragraph = builder.objectRef<KeyedParagraph>('Paragraph').implement({
  ...own,
  description: 'One paragraph of a document.',
  fields: t => ({
    key: t.exposeString('key', {
      description:
        'Its name within the document, which it keeps when the text is edited and paragraphs move.',
    }),
    title: t.exposeString('title', { description: 'Its line in the outline; not part of the text.' }),
    job: t.exposeString('job', {
      description: "What the paragraph is for in the writer's plan, such as `opening`.",
    }),
    sentences: t.field({
      type: [Sentence],
      description: 'Its sentences in their order.',
      resolve: ({ sentences }) => [...sentences],
    }),
    isLocked: t.boolean({
      description: 'Whether the person wants it kept word for word when the document is drafted again.',
      resolve: ({ isLocked = false }) => isLocked,
    }),
  }),
})

const AnswerAdviceObject = builder.objectRef<AnswerAdvice>('AnswerAdvice').implement({
  ...own,
  description: 'An answer that would carry more of the text if it were longer.',
  fields: t => ({
    key: t.exposeString('key', { description: "The question's key." }),
    label: t.exposeString('label', { description: 'The question as it was shown.' }),
    advice: t.exposeString('advice', { description: 'What to add.' }),
  }),
})

const ChangedAnswerObject = builder.objectRef<ChangedAnswer>('ChangedAnswer').implement({
  ...own,
  description: 'An answer that was changed since a document was written.',
  fields: t => ({
    key: t.exposeString('key', { description: "The question's key." }),
    label: t.exposeString('label', { description: 'The question as it is asked now.' }),
    paragraphs: t.exposeStringList('paragraphs', {
      description: 'The titles of the paragraphs that it feeds. Empty where it changes the whole text.',
    }),
  }),
})

/** What the viewer may read of a document. The graph reads texts only through this. */
async function contentOf({ id }: { id: number }, { loaders }: GraphContext) {
  return (await loaders.documentContent.load(id)) ?? NO_CONTENT
}

/** The content of a document that was deleted between the two reads. */
const NO_CONTENT = {
  isPreview: true,
  content: null,
  outline: [],
  paragraphs: [],
  wordCount: 0,
  characterCount: 0,
  advice: [],
} as const

/** Other files return documents with this type. */
export const DocumentNode = builder.prismaNode('Document', {
  description:
    'A document that was asked for. Its owner reads it in full, or as a preview: the outline, the opening and the best paragraph. While it is being written, the sections that are done can be read under the same rule.',
  ...own,
  nullable: true,
  select: { id: true },
  id: ID_COLUMN,
  findUnique: (id, { viewer }) => visible(documentsVisibleTo(viewer), { id: rowIdOf(id) }),
  fields: t => ({
    databaseId: t.exposeInt('id', { description: 'The id that the REST calls use.' }),
    documentType: t.expose('documentType', { type: DocumentTypeEnum, description: 'What was written.' }),
    form: t.expose('form', { type: QuestionnaireFormEnum, description: 'How the questions were asked.' }),
    status: t.expose('status', { type: DocumentStatusEnum, description: 'How far the writing is.' }),
    course: t.exposeString('course', { description: 'The course or programme that it is for.' }),
    targetUniversity: t.exposeString('targetUniversity', {
      nullable: true,
      description: 'The university that it is for; null when none was named.',
    }),
    targetProgram: t.exposeString('targetProgram', {
      nullable: true,
      description: 'The programme at that university; null when none was named.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was asked for.' }),
    generatedAt: t.expose('generatedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the text was ready; null until then.',
    }),
    isPreview: t.boolean({
      description: 'Whether the viewer may read the outline, the opening and the best paragraph only.',
      resolve: async (document, _args, context) => (await contentOf(document, context)).isPreview,
    }),
    unlocksOnEmail: t.exposeBoolean('unlocksOnEmail', {
      description:
        "Whether a promotion pays for it: all of it is shown once its owner's email address is confirmed.",
    }),
    content: t.string({
      nullable: true,
      description:
        'The text that the viewer may read: all of it, or the outline, the opening and the best paragraph. While it is written it grows section by section; null until there is something to read.',
      resolve: async (document, _args, context) => (await contentOf(document, context)).content,
    }),
    excerpt: t.string({
      nullable: true,
      description: 'The first characters of the content, cut at a word. Null where there is none yet.',
      args: {
        length: t.arg.int({
          required: true,
          defaultValue: 100,
          description: `The most characters to give: 1 to ${LONGEST_EXCERPT}.`,
        }),
      },
      resolve: async (document, { length }, context) => {
        if (length < 1 || length > LONGEST_EXCERPT)
          throw badUserInput(`"length" must be between 1 and ${LONGEST_EXCERPT}, and is ${length}.`)
        const { content } = await contentOf(document, context)
        return content === null ? null : excerptOf(content, length)
      },
    }),
    outline: t.field({
      type: [OutlineItem],
      description: 'What the document is about, paragraph by paragraph. Empty until it is begun.',
      resolve: async (document, _args, context) => [...(await contentOf(document, context)).outline],
    }),
    paragraphs: t.field({
      type: [Paragraph],
      description: 'The paragraphs that the viewer may read.',
      resolve: async (document, _args, context) => [...(await contentOf(document, context)).paragraphs],
    }),
    wordCount: t.int({
      description: 'Words of the prose that the viewer may read; the outline of a preview does not count.',
      resolve: async (document, _args, context) => (await contentOf(document, context)).wordCount,
    }),
    characterCount: t.int({
      description: 'Characters of the same prose, spaces and the breaks between paragraphs included.',
      resolve: async (document, _args, context) => (await contentOf(document, context)).characterCount,
    }),
    targetWords: t.exposeInt('targetWords', { description: 'The words that were asked for.' }),
    plan: t.field({
      type: WritingPlanObject,
      nullable: true,
      description:
        'What it is made of: its paragraphs, and the answers that feed each. Null for documents from before plans were kept.',
      select: { plan: true, answers: true, documentType: true, form: true },
      resolve: document => readPlan(document),
    }),
    variantOf: t.relation('variantOf', {
      nullable: true,
      description:
        'The document for another university that it was made from; null where there is none, or it was deleted.',
    }),
    variantForm: t.field({
      type: VariantFormObject,
      nullable: true,
      description:
        'What a variant for another university takes over and what it asks anew (`createVariant`); null where there can be none.',
      resolve: async (document, _args, context) => {
        const { app, prisma, viewer } = context
        const { paragraphs } = await contentOf(document, context)
        const { user: owner, ...whole } = await prisma.document.findUniqueOrThrow({
          where: visible(documentsVisibleTo(viewer), { id: document.id }),
          include: { user: { select: { fullName: true } } },
        })
        return await readVariantForm({ app, document: whole, owner, paragraphs })
      },
    }),
    writer: t.expose('writer', {
      type: WriterEnum,
      nullable: true,
      description:
        'Who writes it; where `fellBack` is true, who wrote it in the end. Null for documents from before there was a choice.',
    }),
    redraftsLeft: t.int({
      nullable: true,
      description:
        'How many more times it may be drafted again at no further cost, counted with its redrafts; null: no limit.',
      select: { id: true, originalId: true, user: { select: { plan: true, role: true } } },
      resolve: async ({ id, originalId, user }, _args, { loaders }) => {
        const { redrafts } = entitlementsOf(user)
        return Number.isFinite(redrafts)
          ? Math.max(0, redrafts - (await loaders.redrafts.load(originalId ?? id)))
          : null
      },
    }),
    textAnswer: t.string({
      nullable: true,
      description:
        'The words of an answer that it was written from. Null where there is none or it is no text, and for everybody but its owner.',
      args: { key: t.arg.string({ required: true, description: "The question's key." }) },
      select: { answers: true, userId: true },
      resolve: ({ answers, userId }, { key }, { viewer }) => {
        const answer = viewer?.userId === userId ? readStoredAnswers(answers)[key] : undefined
        return answer !== undefined && 'text' in answer ? answer.text : null
      },
    }),
    changedAnswers: t.field({
      type: [ChangedAnswerObject],
      description:
        'The answers that its owner changed since it was written, in its draft or in their story: `redraftDocument` takes them with `fromDraft`. Empty for everybody else.',
      resolve: async ({ id }, _args, { loaders }) => await loaders.changedAnswers.load(id),
    }),
    canRewrite: t.boolean({
      description:
        'Whether `rewriteParagraph` has a writer for it: an outside model is set up, its owner lets it read their answers, and it is not in coach mode.',
      select: { writer: true, isCoached: true, user: { select: { writer: true } } },
      resolve: (document, _args, { app }) => canRewrite({ app, document }),
    }),
    isCoached: t.exposeBoolean('isCoached', {
      description:
        "Whether it is in coach mode: a plan and a review, no prose. The text is the person's own.",
    }),
    modelName: t.exposeString('modelName', {
      nullable: true,
      description: 'The name of the outside model that wrote it; null where none did.',
    }),
    fellBack: t.exposeBoolean('fellBack', {
      description: 'Whether the built-in writer wrote it in the place of the outside model.',
    }),
    pause: t.field({
      type: DocumentPause,
      nullable: true,
      description: 'Set while the outside model cannot go on and its owner has to decide; otherwise null.',
      select: { pauseReason: true, waitsUntil: true },
      resolve: ({ pauseReason, waitsUntil }) =>
        pauseReason === null ? null : { reason: pauseReason, waitsUntil },
    }),
    modelUse: t.field({
      type: ModelUseObject,
      nullable: true,
      description: 'What the outside model cost for it. Null for everybody but admins.',
      select: {
        modelRequests: true,
        modelInputTokens: true,
        modelOutputTokens: true,
        modelMilliseconds: true,
      },
      resolve: (document, _args, { viewer }) => (viewer?.role === 'ADMIN' ? modelUseOf(document) : null),
    }),
    advice: t.field({
      type: [AnswerAdviceObject],
      description: 'Which answers to extend for a longer text, and with what.',
      resolve: async (document, _args, context) => [...(await contentOf(document, context)).advice],
    }),
    failureMessage: t.exposeString('failureMessage', {
      nullable: true,
      description: 'Why it could not be written, in words for a person; null unless it failed.',
    }),
  }),
})

const AnswerValueInput = builder.inputType('AnswerValueInput', {
  isOneOf: true,
  description: 'What was answered: exactly one of these, as the kind of the question asks.',
  fields: t => ({
    text: t.string({
      description: 'For questions of a short or long text, an email address or a phone number.',
    }),
    number: t.int({ description: 'For questions of a number.' }),
    flag: t.boolean({ description: 'For questions of yes or no.' }),
    option: t.string({ description: 'For questions with one choice: the value of the option.' }),
    options: t.stringList({ description: 'For questions with several choices: the values of the options.' }),
  }),
})

export const AnswerInput = builder.inputType('AnswerInput', {
  description: 'An answer to one question.',
  fields: t => ({
    key: t.string({ required: true, description: "The question's key." }),
    revision: t.int({
      description:
        'Where answers are saved as one types: the revision that the page last knew; 0 or nothing for none.',
    }),
    givesWay: t.boolean({
      description:
        'Where answers are saved as one types: whether a value that was saved since that revision stays. This one is then set aside. For words that a device kept of a page that is closed.',
    }),
    value: t.field({
      type: AnswerValueInput,
      description: 'What was answered; null or left out takes the answer away.',
    }),
  }),
})

/** A payload's field for the changed document, read after the mutation. */
export function changedDocument<Payload extends { documentId: number }>(
  t: PayloadFields<Payload>,
  description: string,
) {
  return t.prismaField({
    type: 'Document',
    description,
    resolve: (query, { documentId }, _args, { prisma, viewer }) =>
      prisma.document.findUniqueOrThrow({
        ...query,
        where: visible(documentsVisibleTo(viewer), { id: documentId }),
      }),
  })
}

signedInMutation({
  name: 'generateDocument',
  description:
    "Asks for a document. The plan's allowance or a credit is reserved at once, and given back if it cannot be written.",
  errors: [
    ValidationError,
    NotFoundError,
    PlanRequiredError,
    OutOfCreditsError,
    ConflictError,
    RateLimitedError,
  ],
  input: {
    description: 'A request for a document.',
    fields: t => ({
      type: t.field({ type: DocumentTypeEnum, required: true, description: 'What to write.' }),
      form: t.field({
        type: QuestionnaireFormEnum,
        required: true,
        description: 'How the questions were asked.',
      }),
      draftId: t.id({
        description: 'A draft whose saved answers are used; answers that are sent stand over them.',
      }),
      course: t.string({
        description:
          'The course or programme that is applied for: at least 3 characters. Needed with the quick forms; the wizards ask for it themselves.',
      }),
      targetUniversity: t.string({
        description: 'The university, where it is known. Left out, a wizard takes it from its answers.',
      }),
      targetProgram: t.string({
        description:
          'The programme at that university, where it is known. Left out, a wizard takes it from its answers.',
      }),
      answers: t.field({
        type: [AnswerInput],
        description:
          'The answers. Those of hidden questions are dropped; a key that is not known is a fault.',
      }),
      statements: t.idList({
        description:
          "Statements from the person's story that the document is to use as well, of those in `statementOffers`. Left out, those that were chosen for the draft.",
      }),
      acceptThinAnswers: t.boolean({
        description:
          'Whether the five key stories may be shorter than their minimum. Nothing else is waived.',
      }),
      writer: t.field({
        type: WriterEnum,
        description:
          'Who writes it. Left out, whom the person keeps; without that the outside model, where there is one.',
      }),
      fallBack: t.boolean({
        description:
          'Whether the built-in writer writes the whole of it when the outside model stays away. Otherwise it is paused then.',
      }),
      mode: t.field({
        type: WritingModeEnum,
        description:
          'Whether prose is drafted. Left out, it is: refused where the university accepts advice only.',
      }),
      isForOtherSchool: t.boolean({
        description:
          "Says that the programme belongs to none of the university's schools that accept advice only (`writingPolicy`).",
      }),
      idempotencyKey: t.string({
        description:
          'Any text of up to 200 visible characters. The same request with the same key within 24 hours gets the same document.',
      }),
    }),
  },
  resolve: async (input, { app, viewer }) => {
    const answers = input.answers?.map(({ key, value }) => ({ key, value }))
    const draftId = input.draftId == null ? null : rowIdIn(input.draftId, 'Draft')
    const statements = input.statements?.map(statementKeyIn)
    const sent = { ...input, draftId, answers, statements }
    const { document } = await generateDocument({ app, viewer, input: sent })
    return { documentId: document.id }
  },
  payload: {
    description: 'The document is queued; `documentProgress` tells how it gets on.',
    fields: t => ({ document: changedDocument(t, 'The document that will be written.') }),
  },
})

signedInMutation({
  name: 'redraftDocument',
  description:
    "Writes a finished document anew, from its own answers or its draft's, with those that are sent, and the replies to its questions as they are now. Paragraphs whose material is the same, and locked ones, stay word for word. The result is another document, by the same writer. It takes no credit and none of the plan's documents; `redraftsLeft` says how many are included. Refused while nothing has changed.",
  errors: [
    ValidationError,
    NotFoundError,
    PlanRequiredError,
    OutOfCreditsError,
    ConflictError,
    RateLimitedError,
  ],
  input: {
    description: 'A document to write anew.',
    fields: t => ({
      documentId: t.id({ required: true, description: 'The global id of the finished document.' }),
      fromDraft: t.boolean({
        description:
          'Whether it takes the answers of its draft as they are now. Left out, and where the draft is gone, it takes its own.',
      }),
      answers: t.field({
        type: [AnswerInput],
        description: 'Answers that stand in place of its own; a null value takes one away.',
      }),
      idempotencyKey: t.string({
        description:
          'Any text of up to 200 visible characters. The same request with the same key within 24 hours gets the same document.',
      }),
    }),
  },
  resolve: async ({ documentId, ...input }, { app, viewer }) => {
    const source = rowIdIn(documentId, 'Document')
    const answers = input.answers?.map(({ key, value }) => ({ key, value }))
    const { document } = await redraftDocument({
      app,
      viewer,
      documentId: source,
      input: { ...input, answers },
    })
    return { documentId: document.id }
  },
  payload: {
    description: 'The new document is queued; `documentProgress` tells how it gets on.',
    fields: t => ({ document: changedDocument(t, 'The document that will be written.') }),
  },
})

signedInMutation({
  name: 'createVariant',
  description:
    "Asks for a finished document's variant for another university or course: its answers, but for those about the school, which are given anew. Paragraphs with the same material that do not name the former school stay word for word. It is paid for like any document.",
  errors: [
    ValidationError,
    NotFoundError,
    PlanRequiredError,
    OutOfCreditsError,
    ConflictError,
    RateLimitedError,
  ],
  input: {
    description: 'A document, and what it is to be for.',
    fields: t => ({
      documentId: t.id({ required: true, description: 'The global id of the finished document.' }),
      targetUniversity: t.string({ required: true, description: 'The university that the variant is for.' }),
      course: t.string({ required: true, description: 'The course there: at least 3 characters.' }),
      answers: t.field({
        type: [AnswerInput],
        description:
          'Answers to the questions of `variantForm`. What is left out is not answered in the variant; any other key is a fault.',
      }),
      isForOtherSchool: t.boolean({
        description:
          "Says that the course belongs to none of the university's schools that accept advice only (`writingPolicy`).",
      }),
      idempotencyKey: t.string({
        description:
          'Any text of up to 200 visible characters. The same request with the same key within 24 hours gets the same document.',
      }),
    }),
  },
  resolve: async ({ documentId, ...input }, { app, viewer }) => {
    const answers = input.answers?.map(({ key, value }) => ({ key, value }))
    const source = rowIdIn(documentId, 'Document')
    const { document } = await createVariant({
      app,
      viewer,
      documentId: source,
      input: { ...input, answers },
    })
    return { documentId: document.id }
  },
  payload: {
    description: 'The variant is queued; `documentProgress` tells how it gets on.',
    fields: t => ({ document: changedDocument(t, 'The variant that will be written.') }),
  },
})

signedInMutation({
  name: 'rewriteParagraph',
  description:
    'Has one paragraph of a finished document written anew by the outside model, as the person wishes, from what they said. The text does not change: the result is a proposal, and whoever takes it saves it with `saveDocumentText`. A proposal counts as a redraft. The wish is not kept.',
  errors: [ValidationError, NotFoundError, PlanRequiredError, ConflictError, RateLimitedError],
  input: {
    description: 'A paragraph, and a wish.',
    fields: t => ({
      documentId: t.id({ required: true, description: 'The global id of the document.' }),
      paragraphKey: t.string({ required: true, description: 'The `key` of the paragraph, as it is saved.' }),
      wish: t.string({
        required: true,
        description: `How it should be worded: 1 to ${LONGEST_WISH} characters. What it says of the person is not taken as said.`,
      }),
    }),
  },
  resolve: ({ documentId, ...input }, { app, viewer }) =>
    rewriteParagraph({ app, viewer, documentId: rowIdIn(documentId, 'Document'), input }),
  payload: {
    description: 'The proposal.',
    fields: t => ({
      proposal: t.expose('proposal', { type: Paragraph, description: 'The paragraph as it could stand.' }),
      document: changedDocument(t, 'The document, whose text is unchanged.'),
    }),
  },
})

signedInMutation({
  name: 'cancelDocument',
  description:
    'Stops a document that is not ready yet, wherever it is being written. A conflict when it has ended already.',
  errors: [NotFoundError, ConflictError],
  input: {
    description: 'A document that is no longer wanted.',
    fields: t => ({ documentId: t.id({ required: true, description: 'The global id of the document.' }) }),
  },
  resolve: async (input, { app, viewer }) => {
    const documentId = rowIdIn(input.documentId, 'Document')
    await cancelDocument({ app, viewer, documentId })
    return { documentId }
  },
  payload: {
    description: 'The document is not written any more; what paid for it came back.',
    fields: t => ({ document: changedDocument(t, 'The document that was stopped.') }),
  },
})

signedInMutation({
  name: 'continueDocument',
  description:
    'Goes on with a paused document: waits, tries again, or has the built-in writer arrange it. A conflict when it is not paused.',
  errors: [ValidationError, NotFoundError, ConflictError],
  input: {
    description: 'A paused document, and how to go on with it.',
    fields: t => ({
      documentId: t.id({ required: true, description: 'The global id of the document.' }),
      choice: t.field({ type: PauseChoiceEnum, required: true, description: 'How to go on.' }),
    }),
  },
  resolve: async ({ documentId: id, choice }, { app, viewer }) => {
    const documentId = rowIdIn(id, 'Document')
    await continueDocument({ app, viewer, documentId, input: { choice } })
    return { documentId }
  },
  payload: {
    description: 'The document goes on as its owner decided.',
    fields: t => ({ document: changedDocument(t, 'The document that goes on.') }),
  },
})
