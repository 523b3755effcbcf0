import { applicationsSharedWith } from '../domain/applications/policy.ts'
import { documentsSharedWith } from '../domain/documents/policy.ts'
import {
  ConflictError,
  ForbiddenError,
  NotFoundError,
  RateLimitedError,
  ValidationError,
} from '../domain/errors.ts'
import { globalIdOf } from '../domain/globalId.ts'
import { SHOWN_MATCHES, type StudentMatch } from '../domain/matching/readStudentMatches.ts'
import { requireScope } from '../domain/partners/access.ts'
import { studentsVisibleTo } from '../domain/partners/policy.ts'
import {
  type FoundRequest,
  letStudentGo,
  readConsentRequest,
  stopSharing,
} from '../domain/partners/students.ts'
import { agreeToShare } from '../domain/students/agreeToShare.ts'
import { createStudent } from '../domain/students/createStudent.ts'
import { type OfferedProfile, offeredProfileInput } from '../domain/students/inputs.ts'
import { visible } from '../domain/visible.ts'
import { ApplicationStatusEnum } from './application.ts'
import { builder } from './base/builder.ts'
import { COUNTS_ONLY, totalCountOf } from './base/counted.ts'
import { rowIdIn, rowIdOf } from './base/ids.ts'
import { partnerMutation, signedInMutation } from './base/mutations.ts'
import { CountryEnum } from './country.ts'
import { DegreeTypeEnum } from './degreeType.ts'
import { DocumentStatusEnum, DocumentTypeEnum } from './document.ts'
import { TierEnum } from './match.ts'
import { PartnerObject, partnerField } from './partner.ts'
import { WORDS } from './profileReading.ts'

/** What an organisation reads: its members with a session, and its keys without a person. */
const open = { authScopes: { public: true } } as const

/** The most applications, and the most documents, of a student that are listed. */
const SHOWN_ROWS = 30

const StudentProfileObject = builder.prismaObject('Profile', {
  ...open,
  variant: 'StudentProfile',
  description: 'What a student told about themselves, in their own words.',
  fields: t => ({
    academicBackground: t.exposeString('academicBackground', { description: WORDS.academicBackground }),
    targetDegree: t.expose('targetDegree', { type: DegreeTypeEnum, description: WORDS.targetDegree }),
    workExperience: t.exposeString('workExperience', { description: WORDS.workExperience }),
    testScores: t.exposeString('testScores', { nullable: true, description: WORDS.testScores }),
    preferredCountries: t.expose('preferredCountries', {
      type: [CountryEnum],
      description: WORDS.preferredCountries,
    }),
    studyInterests: t.exposeString('studyInterests', { description: WORDS.studyInterests }),
    budget: t.exposeString('budget', { nullable: true, description: WORDS.budget }),
    intendedStartDate: t.exposeString('intendedStartDate', {
      nullable: true,
      description: WORDS.intendedStartDate,
    }),
  }),
})

const StudentApplicationNode = builder.prismaNode('Application', {
  ...open,
  variant: 'StudentApplication',
  nullable: true,
  select: { id: true },
  id: { field: 'id' },
  findUnique: (id, { viewer, partner }) =>
    visible(applicationsSharedWith(viewer, partner), { id: rowIdOf(id) }),
  description: "A student's application. Their notes stay with them.",
  fields: t => ({
    databaseId: t.exposeInt('id', { description: 'Its number.' }),
    status: t.expose('status', { type: ApplicationStatusEnum, description: 'How far it has come.' }),
    deadline: t.string({
      nullable: true,
      description: 'The day it is due, as 2027-01-15; null where none is known.',
      select: { deadline: true },
      resolve: ({ deadline }) => deadline?.toISOString().slice(0, 10) ?? null,
    }),
    programName: t.string({
      description: 'The name of the programme.',
      select: { program: { select: { name: true } } },
      resolve: ({ program }) => program.name,
    }),
    universityName: t.string({
      description: 'The name of the university.',
      select: { program: { select: { university: { select: { name: true } } } } },
      resolve: ({ program }) => program.university.name,
    }),
  }),
})

export const StudentDocumentNode = builder.prismaNode('Document', {
  ...open,
  variant: 'StudentDocument',
  nullable: true,
  select: { id: true },
  id: { field: 'id' },
  findUnique: (id, { viewer, partner }) => visible(documentsSharedWith(viewer, partner), { id: rowIdOf(id) }),
  description: "A student's document, as far as the student may read it.",
  fields: t => ({
    databaseId: t.exposeInt('id', { description: 'Its number.' }),
    documentType: t.expose('documentType', { type: DocumentTypeEnum, description: 'What it is.' }),
    course: t.exposeString('course', { description: 'The course that it is for.' }),
    targetUniversity: t.exposeString('targetUniversity', {
      nullable: true,
      description: 'The university that it is for; null where none is named.',
    }),
    status: t.expose('status', { type: DocumentStatusEnum, description: 'How far it has come.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was asked for.' }),
    isPreview: t.boolean({
      description: 'Whether the text is the preview that the plan of the student shows.',
      select: { id: true },
      resolve: async ({ id }, _args, { loaders }) =>
        (await loaders.studentContent.load(id))?.isPreview ?? true,
    }),
    text: t.string({
      nullable: true,
      description: 'Its text; null while there is none, and for confidential letters.',
      select: { id: true },
      resolve: async ({ id }, _args, { loaders }) => (await loaders.studentContent.load(id))?.content ?? null,
    }),
  }),
})

const StudentMatchObject = builder.objectRef<StudentMatch>('StudentMatch').implement({
  ...open,
  description: 'A programme that was found for a student.',
  fields: t => ({
    matchPercentage: t.exposeInt('percentage', { description: 'How well it fits, 0 to 100.' }),
    tier: t.expose('tier', { type: TierEnum, description: 'How likely an admission is.' }),
    reason: t.exposeString('reason', { description: 'Why it fits, in a sentence or two.' }),
    programName: t.string({
      description: 'The name of the programme.',
      resolve: ({ program }) => program.name,
    }),
    universityName: t.string({
      description: 'The name of the university.',
      resolve: ({ program }) => program.university.name,
    }),
  }),
})

const SharedDataObject = builder.prismaObject('User', {
  ...open,
  variant: 'SharedData',
  description: 'What a student shares with the organisation, and nothing else of their account.',
  fields: t => ({
    profile: t.relation('profile', {
      type: StudentProfileObject,
      nullable: true,
      description: 'What they told about themselves; null before they did.',
    }),
    matches: t.field({
      type: [StudentMatchObject],
      description: `Their first matches, as far as their plan shows them: at most ${SHOWN_MATCHES}.`,
      select: { id: true },
      complexity: SHOWN_MATCHES,
      resolve: async ({ id }, _args, { loaders }) => [...(await loaders.studentMatches.load(id))],
    }),
    applications: t.relation('applications', {
      type: StudentApplicationNode,
      description: `Their applications, the nearest deadline first: at most ${SHOWN_ROWS}.`,
      query: {
        where: { deletedAt: null },
        orderBy: [{ deadline: { sort: 'asc', nulls: 'last' } }, { id: 'asc' }],
        take: SHOWN_ROWS,
      },
      complexity: SHOWN_ROWS,
    }),
    documents: t.relation('documents', {
      type: StudentDocumentNode,
      description: `Their documents, the newest first: at most ${SHOWN_ROWS}.`,
      query: { orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take: SHOWN_ROWS },
      complexity: SHOWN_ROWS,
    }),
  }),
})

const PartnerStudentNode = builder.prismaNode('OrganisationStudent', {
  ...open,
  variant: 'PartnerStudent',
  nullable: true,
  select: { id: true },
  id: { field: 'id' },
  findUnique: (id, { viewer, partner }) => visible(studentsVisibleTo(viewer, partner), { id: rowIdOf(id) }),
  description: 'A student of a consultancy: asked to share, or sharing.',
  fields: t => ({
    fullName: t.exposeString('fullName', { description: 'Their name, as the consultancy typed it.' }),
    email: t.exposeString('email', { description: 'The address that was asked.' }),
    invitedAt: t.expose('invitedAt', { type: 'DateTime', description: 'When they were last asked.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'Until when they can agree.' }),
    consentedAt: t.expose('consentedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When they agreed; null before that.',
    }),
    shared: t.relation('user', {
      type: SharedDataObject,
      nullable: true,
      description: 'What they share; null before they agreed.',
    }),
  }),
})

builder.objectField(PartnerObject, 'students', t =>
  t.prismaConnection(
    {
      type: PartnerStudentNode,
      cursor: 'id',
      description:
        'Its students, the newest first. Empty for developers; a key needs the scope students:read.',
      resolve: (query, { id: organisationId }, _args, { prisma, viewer, partner }) => {
        if (partner) requireScope(partner, 'STUDENTS_READ')
        return prisma.organisationStudent.findMany({
          ...query,
          where: visible(studentsVisibleTo(viewer, partner), { organisationId }),
          orderBy: { id: 'desc' },
        })
      },
      totalCount: ({ id: organisationId }, _args, { prisma, viewer, partner }) =>
        prisma.organisationStudent.count({
          where: visible(studentsVisibleTo(viewer, partner), { organisationId }),
        }),
    },
    {
      name: 'PartnerStudentsConnection',
      description: 'A page of students.',
      fields: connection => ({
        totalCount: connection.int({
          description: 'How many there are.',
          extensions: COUNTS_ONLY,
          resolve: totalCountOf,
        }),
      }),
    },
    { name: 'PartnerStudentsConnectionEdge', description: 'A student in the list.' },
  ),
)

const OfferedProfileObject = builder.objectRef<OfferedProfile>('OfferedProfile').implement({
  ...open,
  description: "A profile that a consultancy has of a student. It is nobody's before they agree and take it.",
  fields: t => ({
    academicBackground: t.exposeString('academicBackground', { description: WORDS.academicBackground }),
    targetDegree: t.expose('targetDegree', { type: DegreeTypeEnum, description: WORDS.targetDegree }),
    workExperience: t.exposeString('workExperience', { description: WORDS.workExperience }),
    testScores: t.exposeString('testScores', { nullable: true, description: WORDS.testScores }),
    preferredCountries: t.expose('preferredCountries', {
      type: [CountryEnum],
      description: WORDS.preferredCountries,
    }),
    studyInterests: t.exposeString('studyInterests', { description: WORDS.studyInterests }),
    budget: t.exposeString('budget', { nullable: true, description: WORDS.budget }),
    intendedStartDate: t.exposeString('intendedStartDate', {
      nullable: true,
      description: WORDS.intendedStartDate,
    }),
  }),
})

export const OfferedProfileInput = builder.inputType('OfferedProfileInput', {
  description: 'A profile that a consultancy has of a student, whole.',
  fields: t => ({
    academicBackground: t.string({ required: true, description: WORDS.academicBackground }),
    targetDegree: t.field({ type: DegreeTypeEnum, required: true, description: WORDS.targetDegree }),
    workExperience: t.string({ required: true, description: WORDS.workExperience }),
    testScores: t.string({ description: WORDS.testScores }),
    preferredCountries: t.field({
      type: [CountryEnum],
      required: true,
      description: WORDS.preferredCountries,
    }),
    studyInterests: t.string({ required: true, description: WORDS.studyInterests }),
    budget: t.string({ description: WORDS.budget }),
    intendedStartDate: t.string({ description: WORDS.intendedStartDate }),
  }),
})

/** What a change costs a key, in points. */
export const COST_OF_WRITING = 20

const ConsentRequestObject = builder.objectRef<FoundRequest>('ConsentRequest').implement({
  ...open,
  description: 'A request of a consultancy to a student, as whoever has its link sees it.',
  fields: t => ({
    organisationName: t.string({
      description: 'The name of the consultancy.',
      resolve: ({ organisation }) => organisation.name,
    }),
    fullName: t.exposeString('fullName', { description: 'The name of the student, as it was typed.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'Until when the student can agree.' }),
    profile: t.field({
      type: OfferedProfileObject,
      nullable: true,
      description: 'What the consultancy knows of the student already; null where it sent nothing.',
      resolve: ({ offeredProfile }) =>
        offeredProfile === null ? null : offeredProfileInput.parse(offeredProfile),
    }),
  }),
})

builder.queryField('consentRequest', t =>
  t.field({
    type: ConsentRequestObject,
    nullable: true,
    ...open,
    description: 'The request of a mailed link. Null where the link opens nothing.',
    args: { token: t.arg.string({ required: true, description: 'The last part of the mailed link.' }) },
    resolve: (_root, { token }, { app }) => readConsentRequest({ app, token }),
  }),
)

const SharingObject = builder.prismaObject('OrganisationStudent', {
  authScopes: { signedIn: true },
  variant: 'Sharing',
  description: 'With whom a person shares.',
  fields: t => ({
    organisationName: t.string({
      description: 'The name of the consultancy.',
      select: { organisation: { select: { name: true } } },
      resolve: ({ organisation }) => organisation.name,
    }),
    since: t.expose('consentedAt', { type: 'DateTime', nullable: true, description: 'Since when.' }),
  }),
})

builder.prismaObjectField('User', 'sharedWith', t =>
  t.relation('sharedWith', {
    type: SharingObject,
    nullable: true,
    description: 'The consultancy that sees what the person shares; null where none does.',
  }),
)

signedInMutation({
  name: 'askStudent',
  description: "Asks a student by mail to share with the viewer's organisation. For owners and counsellors.",
  errors: [ValidationError, ForbiddenError, ConflictError, RateLimitedError],
  input: {
    description: 'Who is asked.',
    fields: t => ({
      fullName: t.string({ required: true, description: 'Their name in full.' }),
      email: t.string({ required: true, description: 'Their address; they need not have an account.' }),
    }),
  },
  resolve: async (input, { app, viewer, partner }) => {
    await createStudent({ app, viewer, partner, input })
    return {}
  },
  payload: { description: 'The request is on its way.', fields: t => ({ partner: partnerField(t) }) },
})

partnerMutation({
  name: 'createStudent',
  description:
    'Puts a student on the list of the organisation, with what it knows of them, and asks them by mail to share. For owners, counsellors, and keys with the scope students:write.',
  cost: () => COST_OF_WRITING,
  errors: [ValidationError, ForbiddenError, ConflictError, RateLimitedError],
  input: {
    description: 'Who is asked.',
    fields: t => ({
      fullName: t.string({ required: true, description: 'Their name in full.' }),
      email: t.string({ required: true, description: 'Their address; they need not have an account.' }),
      profile: t.field({
        type: OfferedProfileInput,
        description:
          'What you know of them already. It waits with the request: they read it there, and take it as their profile or not.',
      }),
    }),
  },
  resolve: (input, { app, viewer, partner }) => createStudent({ app, viewer, partner, input }),
  payload: {
    description: 'The request is on its way.',
    fields: t => ({
      studentId: t.id({
        description: 'The student, for later calls.',
        resolve: ({ studentId }) => globalIdOf('PartnerStudent', studentId),
      }),
      partner: partnerField(t),
    }),
  },
})

signedInMutation({
  name: 'letStudentGo',
  description: 'Ends what a student shares, or takes the request back. For owners and counsellors.',
  errors: [NotFoundError],
  input: {
    description: 'The student.',
    fields: t => ({ studentId: t.id({ required: true, description: 'The student.' }) }),
  },
  resolve: async ({ studentId }, { app, viewer }) => {
    await letStudentGo({ app, viewer, studentId: rowIdIn(studentId, 'PartnerStudent') })
    return {}
  },
  payload: {
    description: 'The organisation sees nothing of the student any more.',
    fields: t => ({ partner: partnerField(t) }),
  },
})

signedInMutation({
  name: 'giveConsent',
  description: 'Agrees to share with the consultancy of a request.',
  errors: [NotFoundError, ConflictError],
  input: {
    description: 'The link.',
    fields: t => ({
      token: t.string({ required: true, description: 'The last part of the mailed link.' }),
      takesProfile: t.boolean({
        description:
          'Whether the profile that the consultancy offers becomes the profile of the viewer, who has none. Left out, it does not.',
      }),
    }),
  },
  resolve: async ({ token, takesProfile }, { app, viewer }) => {
    await agreeToShare({ app, viewer, token, takesProfile: takesProfile ?? false })
    return {}
  },
  payload: { description: 'The viewer shares from now on.' },
})

signedInMutation({
  name: 'stopSharing',
  description: 'Stops sharing with a consultancy at once.',
  errors: [],
  resolve: async (_input, { app, viewer }) => {
    await stopSharing({ app, viewer })
    return {}
  },
  payload: { description: 'The consultancy sees nothing of the viewer any more.' },
})
