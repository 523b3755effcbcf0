import { NotFoundError, PlanRequiredError, RateLimitedError, ValidationError } from '../domain/errors.ts'
import type { CvFinding, FindingKind } from '../domain/profiles/cv/reviewCvLines.ts'
import {
  cvReviewsVisibleTo,
  deleteCvReview,
  endOfCvReview,
  findingsOf,
  MOST_CV_REVIEWS,
  reviewCv,
} from '../domain/profiles/reviewCv.ts'
import { builder } from './base/builder.ts'
import { signedInMutation } from './base/mutations.ts'

const own = { authScopes: { signedIn: true } } as const

const FindingKindEnum = builder.enumType('CvFindingKind', {
  description: 'What a finding in a CV is about.',
  values: {
    CONTRADICTION: { description: 'A grade or score that the profile has otherwise.' },
    DATES: { description: 'Dates that overlap, run backwards, leave a gap or are missing.' },
    PERSONAL_DATA: { description: 'Data that CVs in the chosen countries leave out.' },
    CONTACT: { description: 'No way to answer.' },
    WEAK_OPENING: { description: 'Lines that open with words that hide what the person did.' },
    NO_FIGURE: { description: 'Points without a figure.' },
    FIRST_PERSON: { description: 'Lines in the first person.' },
    SPELLING: { description: 'One name in two spellings.' },
    LENGTH: { description: 'Too long or too short for the degree.' },
  } satisfies Record<FindingKind, { description: string }>,
})

const CvFindingObject = builder.objectRef<CvFinding>('CvFinding').implement({
  description: 'Something to look at in a CV.',
  ...own,
  fields: t => ({
    kind: t.expose('kind', { type: FindingKindEnum, description: 'What it is about.' }),
    reason: t.exposeString('reason', { description: 'What was found, and why it matters.' }),
    quotes: t.stringList({
      description: 'Lines of the CV, word for word, three at most; none where something is missing.',
      resolve: ({ quotes }) => [...quotes],
    }),
  }),
})

const CvReviewObject = builder.prismaObject('CvReview', {
  description: 'The review of a CV. Of the CV itself only the quoted lines are kept.',
  ...own,
  fields: t => ({
    number: t.exposeInt('id', { description: 'Its number.' }),
    words: t.exposeInt('words', { description: 'How many words the CV had.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    removedAt: t.field({
      type: 'DateTime',
      description: 'When it is removed.',
      select: { createdAt: true },
      resolve: endOfCvReview,
    }),
    findings: t.field({
      type: [CvFindingObject],
      description: 'What to look at; empty where no rule found anything.',
      select: { findings: true },
      resolve: ({ findings }) => findingsOf(findings),
    }),
  }),
})

builder.prismaObjectField('User', 'cvReviews', t =>
  t.prismaField({
    type: [CvReviewObject],
    description: "The viewer's reviews of CVs, the newest first, ten at most.",
    complexity: { multiplier: MOST_CV_REVIEWS },
    resolve: (query, _user, _args, { prisma, viewer }) =>
      prisma.cvReview.findMany({
        ...query,
        where: cvReviewsVisibleTo(viewer),
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: MOST_CV_REVIEWS,
      }),
  }),
)

signedInMutation({
  name: 'reviewCv',
  description: 'Reviews a CV. The findings are kept with the lines that they quote; the file is not.',
  errors: [ValidationError, RateLimitedError, PlanRequiredError],
  input: {
    description: 'A CV.',
    fields: t => ({
      file: t.string({
        required: true,
        description: 'A PDF or a Word document (DOCX) of at most 700 KB, as base64.',
      }),
    }),
  },
  resolve: async (input, { app, viewer }) => {
    await reviewCv({ app, viewer, input })
    return {}
  },
  payload: { description: "The review is the first of the viewer's." },
})

signedInMutation({
  name: 'deleteCvReview',
  description: 'Removes the review of a CV.',
  errors: [NotFoundError],
  input: {
    description: 'A review.',
    fields: t => ({ number: t.int({ required: true, description: 'Its number.' }) }),
  },
  resolve: async ({ number }, { app, viewer }) => {
    await deleteCvReview({ app, viewer, number })
    return {}
  },
  payload: { description: 'The review is gone.' },
})
