import { applicationsVisibleTo, shortlistVisibleTo } from '../domain/applications/policy.ts'
import {
  documentTypesOf,
  type Entitlements,
  entitlementsOf,
  type FileFormat,
  limitOf,
} from '../domain/billing/entitlements.ts'
import type { GenerationEntitlement } from '../domain/billing/readAllowances.ts'
import { countReviews } from '../domain/expertReviews/countReviews.ts'
import type { User } from '../generated/prisma/client.ts'
import { builder } from './base/builder.ts'
import { deprecated } from './base/deprecations.ts'
import { CatalogueReachEnum } from './catalogue.ts'
import { DocumentTypeEnum } from './document.ts'

const own = { authScopes: { signedIn: true } } as const

const OutlookEnum = builder.enumType('Outlook', {
  description: 'What is shown of why a programme fits.',
  values: {
    TIER: { description: 'Its tier and the reason.' },
    FACTORS: { description: 'Every factor as well, and what would change it.' },
  } satisfies Record<Entitlements['outlook'], { description: string }>,
})

export const FileFormatEnum = builder.enumType('FileFormat', {
  description: 'A format of downloaded documents.',
  values: {
    TXT: { description: 'Plain text, UTF-8.' },
    PDF: { description: 'PDF, its fonts embedded.' },
    DOCX: { description: 'Word (Office Open XML).' },
    MARKDOWN: { description: 'Markdown (CommonMark).' },
  } satisfies Record<FileFormat, { description: string }>,
})

const TimelineKindEnum = builder.enumType('TimelineKind', {
  description: 'How much of a timeline is drawn for an application.',
  values: {
    NONE: { description: 'None.' },
    DEADLINES: { description: 'The deadline.' },
    PERSONALISED: { description: 'The deadline, and the steps counted back from it.' },
  } satisfies Record<Entitlements['timeline'], { description: string }>,
})

const GenerationEntitlementObject = builder
  .objectRef<GenerationEntitlement>('GenerationEntitlement')
  .implement({
    ...own,
    description: 'How a person may have one type of document written, and what is left of it.',
    fields: t => ({
      type: t.expose('type', { type: DocumentTypeEnum, description: 'The type of document.' }),
      isIncluded: t.exposeBoolean('isIncluded', {
        description: 'Whether the plan includes this type, by its allowance or by credits.',
      }),
      allowance: t.exposeInt('allowance', {
        nullable: true,
        description: 'Documents that a billing month includes, 0 where only credits pay; null: no limit.',
      }),
      used: t.exposeInt('used', {
        description:
          'Documents that the allowance paid for in the current billing month; not counted where there is no limit.',
      }),
      left: t.exposeInt('left', {
        nullable: true,
        description: 'What is left of the allowance in the current billing month; null: no limit.',
      }),
      takesCredits: t.exposeBoolean('takesCredits', {
        description: 'Whether a credit pays for one more when the allowance is used up.',
      }),
      canGenerate: t.exposeBoolean('canGenerate', {
        description: 'Whether one more could be asked for now, by the allowance or a credit.',
      }),
    }),
  })

/** A limit, and what counts towards it. `count` is called when its figure is selected. */
type Limited = { limit: number; count: () => Promise<number> }

const LimitedEntitlement = builder.objectRef<Limited>('LimitedEntitlement').implement({
  ...own,
  description: 'Something that a plan limits, with what is used and left.',
  fields: t => ({
    limit: t.int({
      nullable: true,
      description: 'How many there may be; null: as many as there are.',
      resolve: ({ limit }) => limitOf(limit),
    }),
    used: t.int({ description: 'How many there are now.', resolve: ({ count }) => count() }),
    left: t.int({
      nullable: true,
      description: 'How many more there may be; null: as many as there are.',
      resolve: async ({ limit, count }) =>
        Number.isFinite(limit) ? Math.max(0, limit - (await count())) : null,
    }),
  }),
})

type Entitled = Pick<User, 'id' | 'plan' | 'role'>

/** What a user is entitled to. Its fields are the keys of the domain's table: a missing one does not compile. */
const EntitlementsObject = builder.objectRef<Entitled>('Entitlements').implement({
  ...own,
  description: 'What the plan and the role of a person give, with what is used and left.',
  fields: t => {
    const fields = {
      generation: t.field({
        type: [GenerationEntitlementObject],
        description: 'What may be written, one entry for each type of document.',
        resolve: async ({ id }, _args, { loaders }) => [...(await loaders.allowances.load(id)).byType],
      }),
      showsFullText: t.boolean({
        description:
          'Whether documents are shown in full, or as the outline, the opening and the best paragraph.',
        resolve: person => entitlementsOf(person).showsFullText,
      }),
      redrafts: t.int({
        nullable: true,
        description: 'How often one document is drafted again at no further cost; null: no limit.',
        resolve: person => limitOf(entitlementsOf(person).redrafts),
      }),
      fairUsePerDay: t.field({
        type: LimitedEntitlement,
        nullable: true,
        description:
          'Documents of any type in 24 hours, where the allowance is unlimited; null where the allowance is the limit.',
        resolve: (person, _args, { loaders }) => {
          const { fairUsePerDay } = entitlementsOf(person)
          return fairUsePerDay === null
            ? null
            : {
                limit: fairUsePerDay,
                count: async () => (await loaders.allowances.load(person.id)).usedToday,
              }
        },
      }),
      queuePriority: t.int({
        description: "The place of the person's documents in the queue: smaller is written first.",
        resolve: person => entitlementsOf(person).queuePriority,
      }),
      catalogue: t.field({
        type: CatalogueReachEnum,
        description: 'How much of the catalogue the person sees, in lists, search and matches alike.',
        resolve: person => entitlementsOf(person).catalogue,
      }),
      keptMatches: t.field({
        type: LimitedEntitlement,
        description: 'Matches that are kept, the best first. A thousand are ranked at most.',
        resolve: (person, _args, { prisma, loaders }) => ({
          limit: entitlementsOf(person).keptMatches,
          count: async () => prisma.match.count({ where: await loaders.visibleMatches.load(0) }),
        }),
      }),
      shortlisted: t.field({
        type: LimitedEntitlement,
        description: 'Programmes on the shortlist at a time.',
        resolve: (person, _args, { prisma, viewer }) => ({
          limit: entitlementsOf(person).shortlisted,
          count: () => prisma.shortlistItem.count({ where: shortlistVisibleTo(viewer) }),
        }),
      }),
      trackedApplications: t.field({
        type: LimitedEntitlement,
        description: 'Applications that are tracked at a time.',
        resolve: (person, _args, { prisma, viewer }) => ({
          limit: entitlementsOf(person).trackedApplications,
          count: () => prisma.application.count({ where: applicationsVisibleTo(viewer) }),
        }),
      }),
      outlook: t.field({
        type: OutlookEnum,
        description: 'What the person is shown of why a programme fits.',
        resolve: person => entitlementsOf(person).outlook,
      }),
      timeline: t.field({
        type: TimelineKindEnum,
        description: 'How much of a timeline is drawn for an application.',
        resolve: person => entitlementsOf(person).timeline,
      }),
      scholarships: t.boolean({
        description: 'Whether scholarships are shown one by one, with sums and dates.',
        resolve: person => entitlementsOf(person).scholarships,
      }),
      expertReviews: t.field({
        type: LimitedEntitlement,
        description: 'Texts that a reviewer reads in a billing month.',
        resolve: (person, _args, { app }) => ({
          limit: entitlementsOf(person).expertReviews,
          count: () => countReviews({ app, userId: person.id }),
        }),
      }),
      cvReviews: t.boolean({
        description: 'Whether CVs are reviewed.',
        resolve: person => entitlementsOf(person).cvReviews,
      }),
      interviews: t.boolean({
        description: 'Whether interviews are prepared for.',
        resolve: person => entitlementsOf(person).interviews,
      }),
      supportHours: t.int({
        nullable: true,
        description: 'The hours within which support answers a message; null where the plan has none.',
        resolve: person => entitlementsOf(person).supportHours,
      }),
      downloads: t.field({
        type: [FileFormatEnum],
        description: "The formats in which documents are downloaded: REST's POST /api/documents/{id}/file.",
        resolve: person => [...entitlementsOf(person).downloads],
      }),
    } satisfies Record<keyof Entitlements, unknown>
    return {
      ...fields,
      credits: t.int({
        description: 'Credits left: the sum of the ledger. One credit pays for one document.',
        resolve: ({ id }, _args, { loaders }) => loaders.creditBalance.load(id),
      }),
    }
  },
})

builder.prismaObjectField('User', 'entitlements', t =>
  t.field({
    type: EntitlementsObject,
    description: 'What the person is entitled to, with what is used and left.',
    select: { id: true, plan: true, role: true },
    resolve: ({ id, plan, role }) => ({ id, plan, role }),
  }),
)

/** The reason for a deprecated field of `User`. */
function replacedBy(path: string): string {
  return deprecated({ since: '2026-11-22', replacement: 'User.entitlements', note: `its \`${path}\`` })
}

// Fields older than `entitlements`. They read the same table.
builder.prismaObjectFields('User', t => ({
  canGenerate: t.boolean({
    description:
      'Whether a document of this type could be asked for now: the plan includes it and an allowance or a credit is left.',
    deprecationReason: replacedBy('generation { type canGenerate }'),
    args: { type: t.arg({ type: DocumentTypeEnum, required: true, description: 'The type of document.' }) },
    resolve: async ({ id }, { type }, { loaders }) =>
      (await loaders.allowances.load(id)).canGenerate.has(type),
  }),
  documentTypes: t.field({
    type: [DocumentTypeEnum],
    description: 'The document types that the plan includes.',
    deprecationReason: replacedBy('generation { type isIncluded }'),
    select: { plan: true },
    resolve: ({ plan }) => documentTypesOf(plan),
  }),
  matchLimit: t.int({
    nullable: true,
    description: 'How many matches the plan keeps; null: as many as there are (a thousand are ranked).',
    deprecationReason: replacedBy('keptMatches { limit }'),
    select: { plan: true, role: true },
    resolve: person => limitOf(entitlementsOf(person).keptMatches),
  }),
  shortlistLimit: t.int({
    nullable: true,
    description: 'How many programmes the plan keeps on the shortlist; null: as many as there are.',
    deprecationReason: replacedBy('shortlisted { limit }'),
    select: { plan: true, role: true },
    resolve: person => limitOf(entitlementsOf(person).shortlisted),
  }),
  applicationLimit: t.int({
    nullable: true,
    description: 'How many applications the plan tracks at a time; null: as many as there are.',
    deprecationReason: replacedBy('trackedApplications { limit }'),
    select: { plan: true, role: true },
    resolve: person => limitOf(entitlementsOf(person).trackedApplications),
  }),
  outlook: t.field({
    type: OutlookEnum,
    description: 'What the person is shown of why a programme fits.',
    deprecationReason: replacedBy('outlook'),
    select: { plan: true, role: true },
    resolve: person => entitlementsOf(person).outlook,
  }),
  timeline: t.field({
    type: TimelineKindEnum,
    description: 'How much of a timeline the plan draws.',
    deprecationReason: replacedBy('timeline'),
    select: { plan: true, role: true },
    resolve: person => entitlementsOf(person).timeline,
  }),
}))
