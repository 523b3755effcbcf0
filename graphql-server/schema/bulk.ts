import { documentsSharedWith } from '../domain/documents/policy.ts'
import { ConflictError, ForbiddenError, ValidationError } from '../domain/errors.ts'
import { globalIdOf } from '../domain/globalId.ts'
import { exportsVisibleTo, importsVisibleTo } from '../domain/partners/policy.ts'
import { FILE_LIFETIME, requestStudentExport } from '../domain/students/exportStudents.ts'
import {
  generateForStudents,
  MOST_REQUESTS,
  type StudentGeneration,
} from '../domain/students/generateForStudents.ts'
import { importRows, MOST_SENT } from '../domain/students/importStudents.ts'
import { visible } from '../domain/visible.ts'
import type { ExportFormat } from '../generated/prisma/enums.ts'
import { builder } from './base/builder.ts'
import { rowIdIn, rowIdOf } from './base/ids.ts'
import { partnerMutation } from './base/mutations.ts'
import { AnswerInput, DocumentTypeEnum, QuestionnaireFormEnum } from './document.ts'
import { PartnerObject, partnerField } from './partner.ts'
import { COST_OF_WRITING, OfferedProfileInput, StudentDocumentNode } from './student.ts'

const open = { authScopes: { public: true } } as const

/** The most imports, files, and faults of an import that are listed. */
const SHOWN_IMPORTS = 10
const SHOWN_FILES = 5
const SHOWN_FAULTS = 100
/** What writing a document costs a key, in points. */
const COST_OF_GENERATION = 200

const ImportFaultObject = builder.prismaObject('StudentImportFault', {
  ...open,
  description: 'What is wrong with a row of an import.',
  fields: t => ({
    row: t.exposeInt('row', {
      description: 'The number of the row, 1 for the first below the names of columns.',
    }),
    field: t.exposeString('field', { description: 'The column.' }),
    message: t.exposeString('message', { description: 'What is wrong there.' }),
  }),
})

const StudentImportNode = builder.prismaNode('StudentImport', {
  ...open,
  nullable: true,
  select: { id: true },
  id: { field: 'id' },
  findUnique: (id, { viewer, partner }) => visible(importsVisibleTo(viewer, partner), { id: rowIdOf(id) }),
  description: 'A list of students who are asked to share, listed for 30 days.',
  fields: t => ({
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was sent.' }),
    finishedAt: t.expose('finishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When all of it was read; null before that.',
    }),
    rows: t.exposeInt('rows', { description: 'Rows that are done.' }),
    asked: t.exposeInt('asked', { description: 'Students of those who were asked.' }),
    known: t.exposeInt('known', { description: 'Students of those who share already, and were not asked.' }),
    broken: t.exposeInt('broken', { description: 'Rows of those that have faults, and were left out.' }),
    fault: t.exposeString('fault', {
      nullable: true,
      description: 'Why the rest could not be read; null where all was.',
    }),
    faults: t.relation('faults', {
      type: ImportFaultObject,
      description: `What is wrong with rows, the first one first: at most ${SHOWN_FAULTS}.`,
      query: { orderBy: [{ row: 'asc' }, { field: 'asc' }], take: SHOWN_FAULTS },
      complexity: SHOWN_FAULTS,
    }),
  }),
})

const ExportFormatEnum = builder.enumType('StudentExportFormat', {
  description: 'How a file with what students share is written.',
  values: {
    CSV: { description: 'A line for each student, for tables. It has no texts of documents.' },
    JSON: { description: 'A list of students, with the texts of their documents.' },
  } satisfies Record<ExportFormat, { description: string }>,
})

const StudentExportNode = builder.prismaNode('StudentExport', {
  ...open,
  nullable: true,
  select: { id: true },
  id: { field: 'id' },
  findUnique: (id, { viewer, partner }) => visible(exportsVisibleTo(viewer, partner), { id: rowIdOf(id) }),
  description: `A file with what students share. It goes after ${FILE_LIFETIME / 86_400_000} days, and as soon as a student leaves.`,
  fields: t => ({
    format: t.expose('format', { type: ExportFormatEnum, description: 'How it is written.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was asked for.' }),
    readyAt: t.expose('readyAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was ready; null before that.',
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'Until when it can be fetched.' }),
    students: t.exposeInt('students', { description: 'How many students are in it.' }),
    size: t.exposeInt('size', { description: 'Its size in bytes.' }),
    address: t.string({
      description: 'The address that it is fetched from, with a session or the key.',
      select: { id: true },
      resolve: ({ id }, _args, { app }) => `${app.settings.publicUrl}/bulk/exports/${id}`,
    }),
  }),
})

builder.prismaObjectField(PartnerObject, 'imports', t =>
  t.relation('imports', {
    type: StudentImportNode,
    description: `Its last ${SHOWN_IMPORTS} imports of students, newest first. Empty for developers, and for keys without the scope students:write.`,
    query: (_args, { viewer, partner }) => ({
      where: importsVisibleTo(viewer, partner),
      orderBy: { id: 'desc' },
      take: SHOWN_IMPORTS,
    }),
    complexity: SHOWN_IMPORTS,
  }),
)

builder.prismaObjectField(PartnerObject, 'exports', t =>
  t.relation('exports', {
    type: StudentExportNode,
    description: `Its last ${SHOWN_FILES} files with what students share, newest first. Empty for developers, and for keys without the scope students:read.`,
    query: (_args, { app, viewer, partner }) => ({
      where: { AND: [exportsVisibleTo(viewer, partner), { expiresAt: { gt: app.now() } }] },
      orderBy: { id: 'desc' },
      take: SHOWN_FILES,
    }),
    complexity: SHOWN_FILES,
  }),
)

const NewStudentInput = builder.inputType('NewStudentInput', {
  description: 'A student who is asked to share.',
  fields: t => ({
    fullName: t.string({ required: true, description: 'Their name in full.' }),
    email: t.string({ required: true, description: 'Their address; they need not have an account.' }),
    profile: t.field({ type: OfferedProfileInput, description: 'What you know of them already.' }),
  }),
})

partnerMutation({
  name: 'importStudents',
  description: `Asks up to ${MOST_SENT} students to share. A job does it, and a row with faults does not stop the others. Longer lists are sent as CSV to /bulk/imports. For owners, counsellors, and keys with the scope students:write.`,
  errors: [ValidationError, ForbiddenError, ConflictError],
  input: {
    description: 'The students.',
    fields: t => ({
      students: t.field({
        type: [NewStudentInput],
        required: true,
        description: `The students: 1 to ${MOST_SENT}.`,
      }),
    }),
  },
  cost: ({ students }) => COST_OF_WRITING + students.length,
  resolve: (input, { app, viewer, partner }) => importRows({ app, viewer, partner, input }),
  payload: {
    description: 'The list is being read.',
    fields: t => ({
      import: t.prismaField({
        type: StudentImportNode,
        description: 'The import, with how far it has come.',
        resolve: (query, { importId }, _args, { prisma, viewer, partner }) =>
          prisma.studentImport.findFirstOrThrow({
            ...query,
            where: visible(importsVisibleTo(viewer, partner), { id: importId }),
          }),
      }),
      partner: partnerField(t),
    }),
  },
})

partnerMutation({
  name: 'requestStudentExport',
  description:
    'Asks for a file with what students share. A job makes it. For owners, counsellors, and keys with the scope students:read.',
  cost: () => COST_OF_WRITING,
  errors: [ValidationError, ForbiddenError],
  input: {
    description: 'How it is written.',
    fields: t => ({
      format: t.field({ type: ExportFormatEnum, required: true, description: 'How it is written.' }),
    }),
  },
  resolve: (input, { app, viewer, partner }) => requestStudentExport({ app, viewer, partner, input }),
  payload: {
    description: 'The file is being made.',
    fields: t => ({
      export: t.prismaField({
        type: StudentExportNode,
        description: 'The file.',
        resolve: (query, { exportId }, _args, { prisma, viewer, partner }) =>
          prisma.studentExport.findFirstOrThrow({
            ...query,
            where: visible(exportsVisibleTo(viewer, partner), { id: exportId }),
          }),
      }),
      partner: partnerField(t),
    }),
  },
})

const GenerationFaultObject = builder
  .objectRef<{ path: string; message: string }>('GenerationFault')
  .implement({
    ...open,
    description: 'What is wrong with a field of a request.',
    fields: t => ({
      path: t.exposeString('path', { description: 'The field.' }),
      message: t.exposeString('message', { description: 'What is wrong there.' }),
    }),
  })

const StudentGenerationObject = builder.objectRef<StudentGeneration>('StudentGeneration').implement({
  ...open,
  description: 'What became of a request: a document that is being written, or why there is none.',
  fields: t => ({
    studentId: t.id({
      description: 'The student.',
      resolve: ({ studentId }) => globalIdOf('PartnerStudent', studentId),
    }),
    documentId: t.id({
      nullable: true,
      description:
        'The document, whose event document.ready says when it is written; null where there is none.',
      resolve: outcome => ('error' in outcome ? null : globalIdOf('StudentDocument', outcome.documentId)),
    }),
    document: t.prismaField({
      type: StudentDocumentNode,
      nullable: true,
      description: 'The same, for who may read what students share; null for a key without students:read.',
      resolve: (query, outcome, _args, { prisma, viewer, partner }) =>
        'error' in outcome
          ? null
          : prisma.document.findFirst({
              ...query,
              where: visible(documentsSharedWith(viewer, partner), { id: outcome.documentId }),
            }),
    }),
    isRepeated: t.boolean({
      description: 'Whether an equal request with this idempotency key had asked for the document before.',
      resolve: outcome => !('error' in outcome) && outcome.isRepeated,
    }),
    message: t.string({
      nullable: true,
      description: 'Why there is no document; null where there is one.',
      resolve: outcome => ('error' in outcome ? outcome.error.message : null),
    }),
    fields: t.field({
      type: [GenerationFaultObject],
      description: 'What is wrong with the request, by field.',
      resolve: outcome =>
        'error' in outcome && outcome.error instanceof ValidationError ? [...outcome.error.fields] : [],
    }),
  }),
})

const StudentGenerationInput = builder.inputType('StudentGenerationInput', {
  description: 'A request for a document of a student who agreed.',
  fields: t => ({
    studentId: t.id({ required: true, description: 'The student.' }),
    type: t.field({ type: DocumentTypeEnum, required: true, description: 'What to write.' }),
    form: t.field({
      type: QuestionnaireFormEnum,
      required: true,
      description: 'How the questions were asked.',
    }),
    course: t.string({
      description: 'The course that is applied for: at least 3 characters. Needed with the quick forms.',
    }),
    targetUniversity: t.string({ description: 'The university, where it is known.' }),
    targetProgram: t.string({ description: 'The programme at that university, where it is known.' }),
    answers: t.field({
      type: [AnswerInput],
      required: true,
      description: 'The answers: the only material. The own drafts and story of the student are not used.',
    }),
    acceptThinAnswers: t.boolean({
      description: 'Whether the five key stories may be shorter than their minimum.',
    }),
    isForOtherSchool: t.boolean({
      description:
        "Says that the programme belongs to none of the university's schools that accept advice only.",
    }),
    idempotencyKey: t.string({
      required: true,
      description:
        'Any text of up to 200 visible characters, one for each document. The same request with the same key within 24 hours gets the same document.',
    }),
  }),
})

partnerMutation({
  name: 'generateForStudents',
  description: `Asks for up to ${MOST_REQUESTS} documents of students who agreed. The allowance of the organisation pays; a document belongs to its student and is shown in full. A request that is refused does not stop the others. For owners, counsellors, and keys with the scope documents:generate.`,
  errors: [ValidationError, ForbiddenError],
  input: {
    description: 'The requests.',
    fields: t => ({
      requests: t.field({
        type: [StudentGenerationInput],
        required: true,
        description: `The requests: 1 to ${MOST_REQUESTS}.`,
      }),
    }),
  },
  cost: ({ requests }) => COST_OF_GENERATION * requests.length,
  resolve: async ({ requests }, { app, viewer, partner }) => {
    const sent = requests.map(({ studentId, answers, ...request }) => ({
      ...request,
      studentId: rowIdIn(studentId, 'PartnerStudent'),
      answers: answers.map(({ key, value }) => ({ key, value })),
    }))
    return { results: await generateForStudents({ app, viewer, partner, input: { requests: sent } }) }
  },
  payload: {
    description: 'What became of each request, in their order.',
    fields: t => ({
      results: t.field({
        type: [StudentGenerationObject],
        description: 'One for each request.',
        resolve: ({ results }) => results,
      }),
      partner: partnerField(t),
    }),
  },
})
