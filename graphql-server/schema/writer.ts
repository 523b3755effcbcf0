import type { AppContext } from '../domain/appContext.ts'
import type { ShownParagraph, ShownPlan } from '../domain/documents/reading/readPlan.ts'
import { chooseWriter } from '../domain/documents/request/chooseWriter.ts'
import { ValidationError } from '../domain/errors.ts'
import type { Writer } from '../generated/prisma/enums.ts'
import { builder } from './base/builder.ts'
import { signedInMutation } from './base/mutations.ts'

export const WriterEnum = builder.enumType('Writer', {
  description: 'Who writes a document.',
  values: {
    MODEL: { description: 'An outside language model: the answers leave for its host.' },
    BUILT_IN: { description: 'No model: the person’s own sentences, arranged. Nothing leaves.' },
  } satisfies Record<Writer, { description: string }>,
})

const own = { authScopes: { signedIn: true } } as const

const PlannedAnswer = builder.objectRef<{ key: string; label: string }>('PlannedAnswer').implement({
  ...own,
  description: 'An answer that may feed a paragraph.',
  fields: t => ({
    key: t.exposeString('key', { description: "The question's key." }),
    label: t.exposeString('label', { description: 'The question as it was shown.' }),
  }),
})

const PlannedParagraph = builder.objectRef<ShownParagraph>('PlannedParagraph').implement({
  ...own,
  description: 'One paragraph of the plan. A paragraph for which the answers carry nothing is not written.',
  fields: t => ({
    job: t.exposeString('job', { description: 'What the paragraph is for, such as `opening`.' }),
    title: t.exposeString('title', { description: 'Its line in the outline.' }),
    share: t.exposeFloat('share', { description: 'Its share of the words, 0 to 1; all shares make 1.' }),
    words: t.exposeInt('words', { description: 'The words that its share comes to.' }),
    answers: t.field({
      type: [PlannedAnswer],
      description: 'The answers that may feed it.',
      resolve: ({ answers }) => [...answers],
    }),
  }),
})

export const WritingPlanObject = builder.objectRef<ShownPlan>('WritingPlan').implement({
  ...own,
  description: 'What a document is to be made of, decided before its first word is written.',
  fields: t => ({
    targetWords: t.exposeInt('targetWords', { description: 'The words that were asked for.' }),
    tone: t.exposeString('tone', { description: "The tone's value in the questionnaire." }),
    paragraphs: t.field({
      type: [PlannedParagraph],
      description: 'The paragraphs in their order: one section each.',
      resolve: ({ paragraphs }) => [...paragraphs],
    }),
  }),
})

const LanguageModelObject = builder
  .objectRef<NonNullable<AppContext['languageModel']>>('LanguageModel')
  .implement({
    description: 'The outside language model that may write here.',
    authScopes: { public: true },
    fields: t => ({
      name: t.exposeString('name', { description: 'What it is called at its host.' }),
      host: t.exposeString('host', { description: 'The host that answers leave for.' }),
    }),
  })

builder.queryField('languageModel', t =>
  t.field({
    type: LanguageModelObject,
    nullable: true,
    description: 'The outside language model that may write here; null where only the built-in writer is.',
    authScopes: { public: true },
    resolve: (_root, _args, { app }) => app.languageModel,
  }),
)

signedInMutation({
  name: 'chooseWriter',
  description: 'Keeps who is to write for the viewer: asked once, before an outside model writes first.',
  errors: [ValidationError],
  input: {
    description: 'Who is to write for the viewer from now on.',
    fields: t => ({
      writer: t.field({
        type: WriterEnum,
        required: true,
        description: 'The writer. It may be changed at any time, and for one document alone.',
      }),
    }),
  },
  resolve: async (input, { app, viewer }) => {
    await chooseWriter({ app, viewer, input })
    return {}
  },
  payload: { description: 'The choice is kept.' },
})
