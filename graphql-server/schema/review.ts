import { dismissFindings } from '../domain/documents/editing/dismissFindings.ts'
import type { DocumentReview, ReviewedFinding } from '../domain/documents/reading/readReview.ts'
import type {
  Edit,
  Figure,
  FindingKind,
  KeyStory,
  ScorePart,
  Severity,
} from '../domain/documents/review/review.ts'
import { ConflictError, NotFoundError, PlanRequiredError, ValidationError } from '../domain/errors.ts'
import { builder } from './base/builder.ts'
import { rowIdIn } from './base/ids.ts'
import { signedInMutation } from './base/mutations.ts'
import { changedDocument } from './document.ts'

/** A review takes about 25 ms of CPU time, as much as reading many rows: no list may select it. */
const COST_OF_REVIEW = 1000

const FindingKindEnum = builder.enumType('FindingKind', {
  description: 'What a finding is about.',
  values: {
    LENGTH: { description: 'Longer or shorter than was asked for.' },
    COVERAGE: { description: 'An answer that matters is not told.' },
    KEY_STORY: { description: 'One of the key stories of a statement of purpose is not told.' },
    UNSUPPORTED: { description: 'A number or a name that no answer holds.' },
    WRONG_UNIVERSITY: { description: 'A university that the text is not for.' },
    AVOIDED: { description: 'Something that was to be left out.' },
    CLICHE: { description: 'A phrase that admissions readers meet too often.' },
    AI_PHRASE: {
      description: 'A phrase that readers know from generated texts; it says nothing of who wrote it.',
    },
    SPECIFICITY: { description: 'Too few numbers and names.' },
    REPETITION: { description: 'Something that was said before.' },
    OPENINGS: { description: 'Sentences in a row that begin alike.' },
    SPREAD: { description: 'Sentences of too even, or of too great, a length.' },
    READING_EASE: { description: 'Hard to read.' },
    PASSIVE: { description: 'Much in the passive voice.' },
    PARAGRAPH_LENGTH: { description: 'A paragraph that is too long or too short.' },
    LETTER_BALANCE: { description: "A letter's words of effort against its words of ability." },
    SIMILARITY: { description: "A passage that another of the person's documents shares." },
  } satisfies Record<FindingKind, { description: string }>,
})

const FindingSeverityEnum = builder.enumType('FindingSeverity', {
  description: 'How much a finding matters.',
  values: {
    MEND: { description: 'A mistake that has to be corrected.' },
    CONSIDER: { description: 'A reader would stumble.' },
    NOTE: { description: 'Worth knowing, and often right as it is.' },
  } satisfies Record<Severity, { description: string }>,
})

const FigureUnitEnum = builder.enumType('ReviewUnit', {
  description: 'What a figure of a review counts.',
  values: {
    WORDS: { description: 'Words.' },
    SHARE: { description: 'A share: 0 to 1.' },
    COUNT: { description: 'A number of things.' },
    PER_100_WORDS: { description: 'A number of things in 100 words.' },
    POINTS: { description: 'Points on a scale that the basis names.' },
  } satisfies Record<Figure['unit'], { description: string }>,
})

const own = { authScopes: { signedIn: true } } as const

const ReviewPart = builder.objectRef<ScorePart>('ReviewPart').implement({
  ...own,
  description: 'One part of the score.',
  fields: t => ({
    name: t.exposeString('name', { description: 'What is graded.' }),
    score: t.exposeInt('score', { description: '0 to 100.' }),
    weight: t.exposeInt('weight', { description: 'What it weighs beside the other parts.' }),
    why: t.exposeString('why', { description: 'Why the score is what it is.' }),
  }),
})

const ReviewFigure = builder.objectRef<Figure & { key: string }>('ReviewFigure').implement({
  ...own,
  description: 'A measured figure of a text.',
  fields: t => ({
    key: t.exposeString('key', { description: 'Its name for programs, such as `readingEase`.' }),
    label: t.exposeString('label', { description: 'Its name for people.' }),
    value: t.exposeFloat('value', {
      nullable: true,
      description: 'Null where there is too little to measure.',
    }),
    unit: t.expose('unit', { type: FigureUnitEnum, description: 'What the value counts.' }),
    basis: t.exposeString('basis', { description: 'How it was measured, and what that cannot tell.' }),
  }),
})

const ReviewEdit = builder.objectRef<Edit>('ReviewEdit').implement({
  ...own,
  description: "A change of the document's content: the characters from `start` to `end` become `text`.",
  fields: t => ({
    start: t.exposeInt('start', { description: 'Where it begins, in UTF-16 units.' }),
    end: t.exposeInt('end', { description: 'Where it ends, exclusive.' }),
    text: t.exposeString('text', { description: 'What stands there then; empty where words are taken out.' }),
    label: t.exposeString('label', { description: 'What it does, for a button.' }),
  }),
})

const ReviewFinding = builder.objectRef<ReviewedFinding>('ReviewFinding').implement({
  ...own,
  description: 'One thing to look at, with its reason and a suggestion.',
  fields: t => ({
    kind: t.expose('kind', { type: FindingKindEnum, description: 'What it is about.' }),
    severity: t.expose('severity', { type: FindingSeverityEnum, description: 'How much it matters.' }),
    reason: t.exposeString('reason', { description: 'What was found, and why it matters.' }),
    suggestion: t.exposeString('suggestion', { description: 'What to do.' }),
    start: t.exposeInt('start', {
      nullable: true,
      description:
        "Where it begins in the document's content, in UTF-16 units; null when it is about the whole.",
    }),
    end: t.exposeInt('end', {
      nullable: true,
      description: 'Where it ends, exclusive; null when it is about the whole.',
    }),
    excerpt: t.exposeString('excerpt', {
      nullable: true,
      description: 'The passage it is about; null when it is about the whole text.',
    }),
    edit: t.expose('edit', {
      type: ReviewEdit,
      nullable: true,
      description: 'A change that settles it and adds no fact; null where the person has to find words.',
    }),
    key: t.exposeString('key', { nullable: true, description: 'The question that it is about, if it is.' }),
    fingerprint: t.exposeString('fingerprint', {
      description:
        'What it is recognised by in a later review: the same while the words of its sentence are. `dismissFindings` takes it.',
    }),
    isDismissed: t.exposeBoolean('isDismissed', {
      description: 'Whether the person dismissed it. The score does not depend on that.',
    }),
  }),
})

const KeyStoryObject = builder.objectRef<KeyStory>('KeyStory').implement({
  ...own,
  description: 'One of the key stories of a statement of purpose.',
  fields: t => ({
    key: t.exposeString('key', { description: "The question's key." }),
    label: t.exposeString('label', { description: 'The question as it is shown.' }),
    answered: t.exposeBoolean('answered', { description: 'Whether there is an answer to tell.' }),
    told: t.exposeBoolean('told', { description: 'Whether the text tells it.' }),
  }),
})

const ReviewObject = builder.objectRef<DocumentReview>('Review').implement({
  ...own,
  description:
    'A text against good practice. It says nothing of admission, nor of who or what wrote the text.',
  fields: t => ({
    score: t.exposeInt('score', { description: '0 to 100: the mean of the parts by their weights.' }),
    parts: t.field({
      type: [ReviewPart],
      description: 'What the score is made of. A part that cannot be measured is left out.',
      resolve: ({ parts }) => [...parts],
    }),
    figures: t.field({
      type: [ReviewFigure],
      description: 'What was measured, in the order in which it is shown.',
      resolve: ({ figures }) => Object.entries(figures).map(([key, figure]) => ({ ...figure, key })),
    }),
    findings: t.field({
      type: [ReviewFinding],
      description:
        'What to look at: the gravest first, then by place. At most 40 of a kind; two of one kind never overlap.',
      resolve: ({ findings }) => [...findings],
    }),
    keyStories: t.field({
      type: [KeyStoryObject],
      description: 'The key stories; empty unless the document is a statement of purpose.',
      resolve: ({ keyStories }) => [...keyStories],
    }),
  }),
})

builder.prismaObjectField('Document', 'review', t =>
  t.field({
    type: ReviewObject,
    nullable: true,
    complexity: { field: COST_OF_REVIEW },
    description:
      'The review of its present text. Null until it is written, and for previews, whose findings would show what is locked.',
    resolve: ({ id }, _args, { loaders }) => loaders.review.load(id),
  }),
)

signedInMutation({
  name: 'dismissFindings',
  description:
    'Dismisses findings of a review, or shows them again. A dismissed finding stays dismissed on each device until the words of its sentence change.',
  errors: [ValidationError, NotFoundError, ConflictError, PlanRequiredError],
  input: {
    description: 'Findings of one document.',
    fields: t => ({
      documentId: t.id({ required: true, description: 'The global id of the document.' }),
      fingerprints: t.stringList({ required: true, description: 'The fingerprints of the findings.' }),
      isDismissed: t.boolean({ required: true, description: 'False shows them again.' }),
    }),
  },
  resolve: ({ documentId, ...input }, { app, viewer }) =>
    dismissFindings({ app, viewer, documentId: rowIdIn(documentId, 'Document'), input }),
  payload: {
    description: 'They are dismissed, or shown again.',
    fields: t => ({ document: changedDocument(t, 'The document whose findings they are.') }),
  },
})
