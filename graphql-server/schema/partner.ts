import { countDocuments } from '../domain/documents/request/takeFromOrganisation.ts'
import {
  ConflictError,
  ForbiddenError,
  NotFoundError,
  RateLimitedError,
  ValidationError,
} from '../domain/errors.ts'
import { changeSeats } from '../domain/partners/changeSeats.ts'
import { createOrganisation } from '../domain/partners/createOrganisation.ts'
import {
  acceptInvitation,
  type FoundInvitation,
  inviteMember,
  readInvitation,
  withdrawInvitation,
} from '../domain/partners/invitations.ts'
import { type CreatedKey, createApiKey, revokeApiKey, rotateApiKey } from '../domain/partners/keys.ts'
import { changeMember, leaveOrganisation, removeMember } from '../domain/partners/members.ts'
import { nameOwner } from '../domain/partners/nameOwner.ts'
import { DEPRECATED_USE_DAYS } from '../domain/partners/noteDeprecatedUses.ts'
import {
  KEY_STORE,
  ORGANISATION_STORE,
  type PointStore,
  type PointsLeft,
  pointsAfter,
} from '../domain/partners/points.ts'
import {
  apiKeysVisibleTo,
  invitationsVisibleTo,
  membersVisibleTo,
  organisationsManagedBy,
  organisationsVisibleTo,
} from '../domain/partners/policy.ts'
import {
  type CountedDeprecation,
  MOST_SHOWN,
  readDeprecatedUses,
  readUsage,
  SHOWN_MONTHS,
  type UsedMonth,
} from '../domain/partners/readUsage.ts'
import { visible } from '../domain/visible.ts'
import type { ApiKeyMode, ApiKeyScope, MembershipRole } from '../generated/prisma/enums.ts'
import { builder } from './base/builder.ts'
import { COUNTS_ONLY, totalCountOf } from './base/counted.ts'
import { reasonAt } from './base/deprecations.ts'
import { rowIdIn, rowIdOf } from './base/ids.ts'
import { type PayloadFields, signedInMutation } from './base/mutations.ts'

const own = { authScopes: { signedIn: true } } as const
const open = { authScopes: { public: true } } as const

/** The days of use that a key shows. */
const SHOWN_DAYS = 30
/** The most keys that are listed: the usable ones, and those that ended last. */
const SHOWN_KEYS = 50

const MembershipRoleEnum = builder.enumType('MembershipRole', {
  description: 'What a member may do in their organisation.',
  values: {
    OWNER: { description: 'Everything: members, students, invitations and keys.' },
    COUNSELLOR: { description: 'Sees the organisation, its members and its students, and no keys.' },
    DEVELOPER: { description: 'Creates and revokes keys.' },
  } satisfies Record<MembershipRole, { description: string }>,
})

const ApiKeyModeEnum = builder.enumType('ApiKeyMode', {
  description: 'What a key reads.',
  values: {
    LIVE: { description: 'The whole catalogue.' },
    TEST: { description: 'The public sample of the catalogue.' },
  } satisfies Record<ApiKeyMode, { description: string }>,
})

const ApiKeyScopeEnum = builder.enumType('ApiKeyScope', {
  description: 'What a key may be used for.',
  values: {
    CATALOGUE: { description: 'Universities and programmes.' },
    MATCHES: { description: 'How programmes fit a profile: `fits`.' },
    STUDENTS_READ: {
      description: 'What students share with the organisation: `partner { students }`.',
    },
    STUDENTS_WRITE: {
      description: 'Creating students, who are asked to share: `createStudent`, `importStudents`.',
    },
    DOCUMENTS_GENERATE: { description: 'Documents for students who agreed: `generateForStudents`.' },
  } satisfies Record<ApiKeyScope, { description: string }>,
})

const ApiKeyDayObject = builder.prismaObject('ApiKeyDay', {
  ...own,
  description: 'What a key was used for on one day.',
  fields: t => ({
    day: t.string({
      description: 'The day by UTC, as 2026-11-23.',
      select: { day: true },
      resolve: ({ day }) => day.toISOString().slice(0, 10),
    }),
    requests: t.exposeInt('requests', { description: 'Operations that were run.' }),
    points: t.exposeInt('points', { description: 'What they cost.' }),
  }),
})

const PointsObject = builder.objectRef<PointsLeft & PointStore>('PartnerPoints').implement({
  ...open,
  description:
    'What can be spent, by the keys of an organisation together or by one of them. Each operation costs points by what it may read.',
  fields: t => ({
    left: t.exposeInt('left', { description: 'What is left now.' }),
    most: t.exposeInt('most', { description: 'What there is at most.' }),
    refilledAt: t.expose('refilledAt', {
      type: 'DateTime',
      description: 'When there is as much as can be, if nothing is spent meanwhile.',
    }),
  }),
})

const ApiKeyNode = builder.prismaNode('ApiKey', {
  ...own,
  description:
    "A secret that an organisation's programs send to the graph. Seen by its owners and developers; the secret itself is shown once, when it is made.",
  nullable: true,
  select: { id: true },
  id: { field: 'id' },
  findUnique: (id, { viewer }) => visible(apiKeysVisibleTo(viewer), { id: rowIdOf(id) }),
  fields: t => ({
    name: t.exposeString('name', { description: 'What it is for.' }),
    start: t.exposeString('start', { description: 'How it begins, by which it is known again.' }),
    mode: t.expose('mode', { type: ApiKeyModeEnum, description: 'What it reads.' }),
    scopes: t.expose('scopes', { type: [ApiKeyScopeEnum], description: 'What it may be used for.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it ends; null for one that lasts until it is revoked.',
    }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last used, to the minute; null before that.',
    }),
    revokedAt: t.expose('revokedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was revoked; null for one that was not.',
    }),
    wasExposed: t.exposeBoolean('wasExposed', {
      description: 'Whether it was revoked because it was sent in an address.',
    }),
    isUsable: t.boolean({
      description: 'Whether it is accepted now.',
      select: { revokedAt: true, expiresAt: true },
      resolve: ({ revokedAt, expiresAt }, _args, { app }) =>
        revokedAt === null && (expiresAt === null || expiresAt > app.now()),
    }),
    points: t.field({
      type: PointsObject,
      description: "What it can spend of its organisation's points.",
      select: { points: true, pointsAt: true },
      resolve: (held, _args, { app }) => ({ ...KEY_STORE, ...pointsAfter(KEY_STORE, held, app.now()) }),
    }),
    days: t.relation('days', {
      type: ApiKeyDayObject,
      description: `The last ${SHOWN_DAYS} days on which it was used, newest first.`,
      query: { orderBy: { day: 'desc' }, take: SHOWN_DAYS },
      complexity: SHOWN_DAYS,
    }),
  }),
})

const DeprecatedUseObject = builder.objectRef<CountedDeprecation>('PartnerDeprecatedUse').implement({
  ...own,
  description: `Something deprecated that a key uses, counted for ${DEPRECATED_USE_DAYS} days.`,
  fields: t => ({
    coordinate: t.exposeString('coordinate', { description: 'What is deprecated, as in `User.outlook`.' }),
    reason: t.string({
      nullable: true,
      description: 'Since when, until when it is kept, and what to use instead; null once it is removed.',
      resolve: ({ coordinate }, _args, _context, { schema }) => reasonAt(schema, coordinate),
    }),
    keyName: t.exposeString('keyName', { description: 'The name of the key.' }),
    keyStart: t.exposeString('keyStart', { description: 'How the key begins.' }),
    requests: t.exposeInt('requests', { description: 'Operations that used it.' }),
    lastUsedOn: t.string({
      description: 'The last day of use by UTC, as 2026-11-23.',
      resolve: ({ lastUsedOn }) => lastUsedOn.toISOString().slice(0, 10),
    }),
  }),
})

const UsedMonthObject = builder.objectRef<UsedMonth>('PartnerUsedMonth').implement({
  ...open,
  description:
    "What an organisation's live or test keys were used for in a month: the figures of its invoice.",
  fields: t => ({
    month: t.exposeString('month', { description: 'The month (UTC), as in 2026-11.' }),
    mode: t.expose('mode', { type: ApiKeyModeEnum, description: 'Live or test keys.' }),
    keys: t.exposeInt('keys', { description: 'How many keys were used.' }),
    requests: t.exposeInt('requests', { description: 'Operations that were run.' }),
    points: t.exposeFloat('points', { description: 'What they cost.' }),
  }),
})

const MemberObject = builder.prismaObject('Membership', {
  ...own,
  description: 'A member of a consultancy. Seen by admins only.',
  fields: t => ({
    fullName: t.string({
      description: 'Their name in full.',
      select: { user: { select: { fullName: true } } },
      resolve: ({ user }) => user.fullName,
    }),
    username: t.string({
      description: 'The name that they sign in with.',
      select: { user: { select: { username: true } } },
      resolve: ({ user }) => user.username,
    }),
    personNumber: t.exposeInt('userId', { description: 'The number of their account.' }),
  }),
})

/** The most members, and the most invitations, that are listed. */
const SHOWN_MEMBERS = 200

const PartnerMemberNode = builder.prismaNode('Membership', {
  ...own,
  variant: 'PartnerMember',
  nullable: true,
  select: { userId: true },
  id: { field: 'userId' },
  findUnique: (id, { viewer }) => ({ AND: [membersVisibleTo(viewer)], userId: rowIdOf(id) }),
  description: 'A member of a consultancy, as its members see one another.',
  fields: t => ({
    fullName: t.string({
      description: 'Their name in full.',
      select: { user: { select: { fullName: true } } },
      resolve: ({ user }) => user.fullName,
    }),
    email: t.string({
      description: 'Their address.',
      select: { user: { select: { email: true } } },
      resolve: ({ user }) => user.email,
    }),
    role: t.expose('role', { type: MembershipRoleEnum, description: 'What they may do.' }),
    joinedAt: t.expose('createdAt', { type: 'DateTime', description: 'When they became a member.' }),
    isViewer: t.boolean({
      description: 'Whether this is the viewer.',
      resolve: ({ userId }, _args, { viewer }) => userId === viewer?.userId,
    }),
  }),
})

const MemberInvitationNode = builder.prismaNode('MemberInvitation', {
  ...own,
  nullable: true,
  select: { id: true },
  id: { field: 'id' },
  findUnique: (id, { viewer }) => visible(invitationsVisibleTo(viewer), { id: rowIdOf(id) }),
  description: 'An address that was asked to join a consultancy. Seen by its owners.',
  fields: t => ({
    email: t.exposeString('email', { description: 'The address.' }),
    role: t.expose('role', { type: MembershipRoleEnum, description: 'What the member will be able to do.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was sent.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'Until when it can be accepted.' }),
  }),
})

export const PartnerObject = builder.prismaNode('Organisation', {
  ...open,
  variant: 'Partner',
  nullable: true,
  select: { id: true },
  id: { field: 'id' },
  findUnique: (id, { viewer, partner }) =>
    visible(organisationsVisibleTo(viewer, partner), { id: rowIdOf(id) }),
  description: 'A consultancy that builds on the graph, as its members and its keys see it.',
  fields: t => ({
    name: t.exposeString('name', { description: 'Its name.' }),
    points: t.field({
      type: PointsObject,
      description: 'What its keys can spend.',
      select: { points: true, pointsAt: true },
      resolve: (held, _args, { app }) => ({
        ...ORGANISATION_STORE,
        ...pointsAfter(ORGANISATION_STORE, held, app.now()),
      }),
    }),
    role: t.field({
      type: MembershipRoleEnum,
      nullable: true,
      description: "The viewer's role in it; null for a key.",
      select: (_args, { viewer }) => ({
        members: { where: { userId: viewer?.userId ?? { in: [] } }, select: { role: true } },
      }),
      resolve: ({ members }) => members[0]?.role ?? null,
    }),
    seats: t.exposeInt('seats', {
      description: 'How many members it may have, invitations that wait included.',
    }),
    monthlyDocuments: t.exposeInt('monthlyDocuments', {
      description: 'How many documents it may have written for students in a month, by UTC.',
    }),
    documentsThisMonth: t.int({
      description:
        'How many of those it has asked for in the present month; failed and cancelled ones do not count.',
      select: { id: true },
      resolve: ({ id: organisationId }, _args, { app, prisma }) =>
        countDocuments({ within: prisma, organisationId, now: app.now() }),
    }),
    members: t.relation('members', {
      type: PartnerMemberNode,
      description: `Its members, the first one first: at most ${SHOWN_MEMBERS}. Empty for a key.`,
      query: (_args, { viewer }) => ({
        where: membersVisibleTo(viewer),
        orderBy: [{ createdAt: 'asc' }, { userId: 'asc' }],
        take: SHOWN_MEMBERS,
      }),
      complexity: SHOWN_MEMBERS,
    }),
    invitations: t.relation('invitations', {
      type: MemberInvitationNode,
      description: `Its invitations that wait, the newest first: at most ${SHOWN_MEMBERS}. Empty for all but its owners.`,
      query: (_args, { app, viewer }) => ({
        where: { AND: [invitationsVisibleTo(viewer), { expiresAt: { gt: app.now() } }] },
        orderBy: { id: 'desc' },
        take: SHOWN_MEMBERS,
      }),
      complexity: SHOWN_MEMBERS,
    }),
    apiKeys: t.relation('apiKeys', {
      type: ApiKeyNode,
      description: `Its last ${SHOWN_KEYS} keys, newest first. Empty for all but its owners and developers.`,
      query: (_args, { viewer }) => ({
        where: apiKeysVisibleTo(viewer),
        orderBy: { id: 'desc' },
        take: SHOWN_KEYS,
      }),
      complexity: SHOWN_KEYS,
    }),
    usage: t.field({
      type: [UsedMonthObject],
      description: `What its keys were used for, by month, the newest first: ${SHOWN_MONTHS} months with the running one.`,
      complexity: 2 * SHOWN_MONTHS,
      resolve: ({ id }, _args, { app }) => readUsage({ app, organisationId: id }),
    }),
    deprecatedUses: t.field({
      type: [DeprecatedUseObject],
      description: `What its keys use that is deprecated, the latest first: at most ${MOST_SHOWN}. Empty for all but its owners and developers.`,
      complexity: MOST_SHOWN,
      resolve: (_partner, _args, { app, viewer }) => readDeprecatedUses({ app, viewer }),
    }),
  }),
})

/** The organisation of the viewer or the key. */
builder.queryField('partner', t =>
  t.prismaField({
    type: PartnerObject,
    nullable: true,
    ...open,
    description:
      'The organisation that the viewer is a member of, or that the key acts for. Null for everybody else.',
    resolve: (query, _root, _args, { prisma, viewer, partner }) =>
      prisma.organisation.findFirst({ ...query, where: organisationsVisibleTo(viewer, partner) }),
  }),
)

export function partnerField<Payload extends object>(t: PayloadFields<Payload>) {
  return t.prismaField({
    type: PartnerObject,
    nullable: true,
    description: 'The organisation as it is now.',
    resolve: (query, _payload, _args, { prisma, viewer, partner }) =>
      prisma.organisation.findFirst({ ...query, where: organisationsVisibleTo(viewer, partner) }),
  })
}

function createdFields(t: PayloadFields<CreatedKey>) {
  return {
    secret: t.string({
      description: 'The key itself. It is stored nowhere and never shown again.',
      resolve: ({ secret }) => secret,
    }),
    apiKey: t.prismaField({
      type: ApiKeyNode,
      description: 'What is known of the key.',
      resolve: (query, { keyId }, _args, { prisma, viewer }) =>
        prisma.apiKey.findFirstOrThrow({ ...query, where: visible(apiKeysVisibleTo(viewer), { id: keyId }) }),
    }),
    partner: partnerField(t),
  }
}

/** The most owners that are listed. */
const SHOWN_OWNERS = 10

const OrganisationNode = builder.prismaNode('Organisation', {
  ...own,
  variant: 'Organisation',
  nullable: true,
  select: { id: true },
  id: { field: 'id' },
  findUnique: (id, { viewer }) => visible(organisationsManagedBy(viewer), { id: rowIdOf(id) }),
  description: 'A consultancy, as admins see it: who owns it, and how many members and keys it has.',
  fields: t => ({
    databaseId: t.exposeInt('id', { description: 'Its number, as in the audit log.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    owners: t.relation('members', {
      type: MemberObject,
      description: `Its owners, the first one first: at most ${SHOWN_OWNERS}.`,
      query: { where: { role: 'OWNER' }, orderBy: { createdAt: 'asc' }, take: SHOWN_OWNERS },
      complexity: SHOWN_OWNERS,
    }),
    seats: t.exposeInt('seats', {
      description: 'How many members it may have, invitations that wait included.',
    }),
    monthlyDocuments: t.exposeInt('monthlyDocuments', {
      description: 'How many documents it may have written for students in a month, by UTC.',
    }),
    memberCount: t.relationCount('members', { description: 'How many members it has, owners included.' }),
    keyCount: t.relationCount('apiKeys', {
      description: 'How many keys are accepted now.',
      where: (_args, { app }) => ({
        revokedAt: null,
        OR: [{ expiresAt: null }, { expiresAt: { gt: app.now() } }],
      }),
    }),
  }),
})

builder.queryField('organisations', t =>
  t.prismaConnection(
    {
      type: OrganisationNode,
      cursor: 'id',
      description: 'All consultancies, the newest first. Null for everybody but admins.',
      authScopes: { public: true },
      nullable: true,
      resolve: async (query, _root, _args, { prisma, viewer }) =>
        viewer?.role === 'ADMIN'
          ? await prisma.organisation.findMany({
              ...query,
              where: organisationsManagedBy(viewer),
              orderBy: { id: 'desc' },
            })
          : null,
      totalCount: (_root, _args, { prisma, viewer }) =>
        prisma.organisation.count({ where: organisationsManagedBy(viewer) }),
    },
    {
      name: 'QueryOrganisationsConnection',
      description: 'A page of consultancies.',
      fields: connection => ({
        totalCount: connection.int({
          description: 'How many there are.',
          extensions: COUNTS_ONLY,
          resolve: totalCountOf,
        }),
      }),
    },
    { name: 'QueryOrganisationsConnectionEdge', description: 'A consultancy in the list.' },
  ),
)

/** The payload's field for the organisation that was created or changed. */
function organisationField(t: PayloadFields<{ organisationId: number }>) {
  return t.prismaField({
    type: OrganisationNode,
    description: 'The organisation as it is now.',
    resolve: (query, { organisationId }, _args, { prisma, viewer }) =>
      prisma.organisation.findFirstOrThrow({
        ...query,
        where: visible(organisationsManagedBy(viewer), { id: organisationId }),
      }),
  })
}

signedInMutation({
  name: 'createOrganisation',
  description: 'Creates an organisation with its first owner. For admins.',
  errors: [ValidationError, ForbiddenError, ConflictError],
  input: {
    description: 'The organisation and its owner.',
    fields: t => ({
      name: t.string({ required: true, description: 'Its name, which no other organisation has.' }),
      ownerName: t.string({
        required: true,
        description: 'The username or the address of the owner, who has an account already.',
      }),
    }),
  },
  resolve: (input, { app, viewer }) => createOrganisation({ app, viewer, input }),
  payload: {
    description: 'The organisation is there, and its owner can create keys.',
    fields: t => ({
      organisationNumber: t.int({
        description: 'The number of the organisation, as in the audit log.',
        resolve: ({ organisationId }) => organisationId,
      }),
      organisation: organisationField(t),
    }),
  },
})

signedInMutation({
  name: 'changeSeats',
  description:
    'Says how many members an organisation may have, and how many documents in a month. For admins.',
  errors: [ValidationError, ForbiddenError, NotFoundError],
  input: {
    description: 'The organisation and its seats.',
    fields: t => ({
      organisationId: t.id({ required: true, description: 'The organisation.' }),
      seats: t.int({ required: true, description: 'How many members it may have: 1 to 500.' }),
      monthlyDocuments: t.int({
        description:
          'How many documents it may have written for students in a month; left out, as many as before.',
      }),
    }),
  },
  resolve: async ({ organisationId: id, ...input }, { app, viewer }) => {
    const organisationId = rowIdIn(id, 'Organisation')
    await changeSeats({ app, viewer, organisationId, input })
    return { organisationId }
  },
  payload: {
    description: 'It holds from the next invitation on.',
    fields: t => ({ organisation: organisationField(t) }),
  },
})

signedInMutation({
  name: 'nameOwner',
  description: 'Makes somebody an owner of an organisation, beside its other owners. For admins.',
  errors: [ValidationError, ForbiddenError, NotFoundError, ConflictError],
  input: {
    description: 'The organisation and its owner.',
    fields: t => ({
      organisationId: t.id({ required: true, description: 'The organisation.' }),
      ownerName: t.string({
        required: true,
        description: 'The username or the address of somebody who is a member of it, or in no organisation.',
      }),
    }),
  },
  resolve: async ({ organisationId: id, ...input }, { app, viewer }) => {
    const organisationId = rowIdIn(id, 'Organisation')
    await nameOwner({ app, viewer, organisationId, input })
    return { organisationId }
  },
  payload: {
    description: 'The person is an owner from their next request on.',
    fields: t => ({ organisation: organisationField(t) }),
  },
})

const InvitationObject = builder.objectRef<FoundInvitation>('Invitation').implement({
  ...open,
  description: 'An invitation to join a consultancy, as whoever has its link sees it.',
  fields: t => ({
    organisationName: t.string({
      description: 'The name of the consultancy.',
      resolve: ({ organisation }) => organisation.name,
    }),
    role: t.expose('role', { type: MembershipRoleEnum, description: 'What the member will be able to do.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'Until when it can be accepted.' }),
  }),
})

builder.queryField('invitation', t =>
  t.field({
    type: InvitationObject,
    nullable: true,
    ...open,
    description: 'The invitation of a mailed link. Null where the link opens nothing.',
    args: { token: t.arg.string({ required: true, description: 'The last part of the mailed link.' }) },
    resolve: (_root, { token }, { app }) => readInvitation({ app, token }),
  }),
)

signedInMutation({
  name: 'inviteMember',
  description: "Asks somebody by mail to join the viewer's organisation. For its owners.",
  errors: [ValidationError, ForbiddenError, ConflictError, RateLimitedError],
  input: {
    description: 'Who is asked.',
    fields: t => ({
      email: t.string({ required: true, description: 'Their address; they need not have an account.' }),
      role: t.field({
        type: MembershipRoleEnum,
        required: true,
        description: 'What they will be able to do.',
      }),
    }),
  },
  resolve: async (input, { app, viewer }) => {
    await inviteMember({ app, viewer, input })
    return {}
  },
  payload: { description: 'The invitation is on its way.', fields: t => ({ partner: partnerField(t) }) },
})

signedInMutation({
  name: 'withdrawInvitation',
  description: 'Takes an invitation back: its link opens nothing any more. For owners of the organisation.',
  errors: [NotFoundError],
  input: {
    description: 'The invitation.',
    fields: t => ({ invitationId: t.id({ required: true, description: 'The invitation.' }) }),
  },
  resolve: async ({ invitationId }, { app, viewer }) => {
    await withdrawInvitation({ app, viewer, invitationId: rowIdIn(invitationId, 'MemberInvitation') })
    return {}
  },
  payload: { description: 'The invitation is gone.', fields: t => ({ partner: partnerField(t) }) },
})

signedInMutation({
  name: 'acceptInvitation',
  description: 'Joins the organisation of an invitation.',
  errors: [NotFoundError, ConflictError],
  input: {
    description: 'The link.',
    fields: t => ({ token: t.string({ required: true, description: 'The last part of the mailed link.' }) }),
  },
  resolve: async ({ token }, { app, viewer }) => {
    await acceptInvitation({ app, viewer, token })
    return {}
  },
  payload: { description: 'The viewer is a member.', fields: t => ({ partner: partnerField(t) }) },
})

signedInMutation({
  name: 'changeMember',
  description: "Gives a member of the viewer's organisation another role. For its owners.",
  errors: [ValidationError, ForbiddenError, NotFoundError, ConflictError],
  input: {
    description: 'The member.',
    fields: t => ({
      memberId: t.id({ required: true, description: 'The member.' }),
      role: t.field({
        type: MembershipRoleEnum,
        required: true,
        description: 'What they may do from now on.',
      }),
    }),
  },
  resolve: async ({ memberId, ...input }, { app, viewer }) => {
    await changeMember({ app, viewer, memberId: rowIdIn(memberId, 'PartnerMember'), input })
    return {}
  },
  payload: { description: 'The member has the role.', fields: t => ({ partner: partnerField(t) }) },
})

signedInMutation({
  name: 'removeMember',
  description: "Ends somebody's membership of the viewer's organisation. For its owners.",
  errors: [ForbiddenError, NotFoundError, ConflictError],
  input: {
    description: 'The member.',
    fields: t => ({ memberId: t.id({ required: true, description: 'The member.' }) }),
  },
  resolve: async ({ memberId }, { app, viewer }) => {
    await removeMember({ app, viewer, memberId: rowIdIn(memberId, 'PartnerMember') })
    return {}
  },
  payload: { description: 'They see nothing of it any more.', fields: t => ({ partner: partnerField(t) }) },
})

signedInMutation({
  name: 'leaveOrganisation',
  description: "Ends the viewer's own membership.",
  errors: [ForbiddenError, ConflictError],
  resolve: async (_input, { app, viewer }) => {
    await leaveOrganisation({ app, viewer })
    return {}
  },
  payload: { description: 'The viewer is in no organisation.', fields: t => ({ partner: partnerField(t) }) },
})

signedInMutation({
  name: 'createApiKey',
  description: "Makes a key of the viewer's organisation. For its owners and developers.",
  errors: [ValidationError, ForbiddenError, ConflictError],
  input: {
    description: 'What the key is for.',
    fields: t => ({
      name: t.string({ required: true, description: 'What it is for: 1 to 80 characters.' }),
      mode: t.field({ type: ApiKeyModeEnum, required: true, description: 'What it reads.' }),
      scopes: t.field({
        type: [ApiKeyScopeEnum],
        required: true,
        description: 'What it may be used for: one scope at least.',
      }),
      expiresInDays: t.int({
        description: 'After how many days it ends, 1 to 730; left out, it lasts until it is revoked.',
      }),
    }),
  },
  resolve: (input, { app, viewer }) => createApiKey({ app, viewer, input }),
  payload: { description: 'The key, with its secret.', fields: createdFields },
})

signedInMutation({
  name: 'rotateApiKey',
  description: 'Makes a key like another one, which ends after an overlap. For owners and developers.',
  errors: [ValidationError, ForbiddenError, NotFoundError, ConflictError],
  input: {
    description: 'The key, and how long both are accepted.',
    fields: t => ({
      apiKeyId: t.id({ required: true, description: 'The key that is replaced.' }),
      overlapHours: t.int({
        required: true,
        description: 'For how many hours the former key is still accepted: 0 to 168.',
      }),
    }),
  },
  resolve: ({ apiKeyId, ...input }, { app, viewer }) =>
    rotateApiKey({ app, viewer, keyId: rowIdIn(apiKeyId, 'ApiKey'), input }),
  payload: { description: 'The new key, with its secret.', fields: createdFields },
})

signedInMutation({
  name: 'revokeApiKey',
  description: 'Ends a key at once. For owners and developers of its organisation.',
  errors: [NotFoundError],
  input: {
    description: 'The key.',
    fields: t => ({ apiKeyId: t.id({ required: true, description: 'The key.' }) }),
  },
  resolve: async ({ apiKeyId }, { app, viewer }) => {
    await revokeApiKey({ app, viewer, keyId: rowIdIn(apiKeyId, 'ApiKey') })
    return {}
  },
  payload: { description: 'The key is refused from now on.', fields: t => ({ partner: partnerField(t) }) },
})
