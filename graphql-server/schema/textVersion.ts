import {
  MOST_CHARACTERS,
  MOST_PARAGRAPHS,
  MOST_VERSIONS,
  MOST_WORDS,
} from '../domain/documents/editing/limits.ts'
import { restoreVersion } from '../domain/documents/editing/restoreVersion.ts'
import { saveDocumentText } from '../domain/documents/editing/saveDocumentText.ts'
import { versionName } from '../domain/documents/editing/versionName.ts'
import type { ListedVersion, VersionText } from '../domain/documents/reading/readDocumentText.ts'
import { ConflictError, NotFoundError, PlanRequiredError, ValidationError } from '../domain/errors.ts'
import type { VersionKind } from '../generated/prisma/enums.ts'
import { builder } from './base/builder.ts'
import type { GraphContext } from './base/context.ts'
import { rowIdIn } from './base/ids.ts'
import { signedInMutation } from './base/mutations.ts'
import { changedDocument } from './document.ts'

const own = { authScopes: { signedIn: true } } as const

const VersionKindEnum = builder.enumType('VersionKind', {
  description: 'How a version of a text came about.',
  values: {
    GENERATED: { description: 'Written from the answers.' },
    REDRAFTED: { description: 'Written anew from another document.' },
    EDITED: { description: 'Edited by the person on one page, begun within ten minutes.' },
    RESTORED: { description: 'An earlier version that was restored.' },
  } satisfies Record<VersionKind, { description: string }>,
})

const TextVersionObject = builder.objectRef<ListedVersion>('TextVersion').implement({
  ...own,
  description: 'A version of the text of a document.',
  fields: t => ({
    number: t.exposeInt('number', {
      description: 'Its number within the document, from 1. The highest is the text as it is now.',
    }),
    kind: t.expose('kind', { type: VersionKindEnum, description: 'How it came about.' }),
    name: t.string({ description: 'What it is called.', resolve: versionName }),
    restoredFrom: t.exposeInt('restoredFrom', {
      nullable: true,
      description: 'The number of the version that it repeats; null unless it was restored.',
    }),
    wordCount: t.exposeInt('wordCount', { description: 'Words of its text.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it began.' }),
    savedAt: t.expose('savedAt', { type: 'DateTime', description: 'When its text last changed.' }),
    text: t.string({
      nullable: true,
      description:
        'Its text, paragraphs parted by an empty line. Null where it was removed after the list was read.',
      // A long text of its own.
      complexity: 20,
      resolve: async (version, _args, context) => (await textOf(version, context))?.text ?? null,
    }),
    lockedKeys: t.stringList({
      description: 'The keys of the paragraphs that the person had locked then.',
      resolve: async (version, _args, context) => (await textOf(version, context))?.lockedKeys ?? [],
    }),
  }),
})

function textOf(
  { documentId, number }: ListedVersion,
  { loaders }: GraphContext,
): Promise<VersionText | null> {
  return loaders.versionText.load(`${documentId}:${number}`)
}

builder.prismaObjectFields('Document', t => ({
  textRevision: t.exposeInt('textRevision', {
    description:
      'Rises with each saved or restored text. `saveDocumentText` takes the one that a page knows.',
  }),
  textVersions: t.field({
    type: [TextVersionObject],
    description: `The versions of its text, the newest first: what was written, and the newest ${MOST_VERSIONS} edited and restored ones. Empty for a preview and until it is ready.`,
    resolve: async ({ id }, _args, { loaders }) => [...(await loaders.documentVersions.load(id))],
  }),
  textVersion: t.field({
    type: TextVersionObject,
    nullable: true,
    description: 'One version; null where it is not kept.',
    args: { number: t.arg.int({ required: true, description: 'Its number.' }) },
    resolve: async ({ id }, { number }, { loaders }) =>
      (await loaders.documentVersions.load(id)).find(version => version.number === number) ?? null,
  }),
}))

const REVISION = 'The `textRevision` that the page knows.'

/** Recommenders of letters send their text in it too. */
export const EditedParagraphInput = builder.inputType('EditedParagraphInput', {
  description: 'A paragraph of an edited text.',
  fields: t => ({
    key: t.string({
      required: true,
      description: 'Its key. For a new paragraph any that no other has: 1 to 40 letters, digits and hyphens.',
    }),
    text: t.string({
      required: true,
      description: 'Its words. Line breaks stay; an empty paragraph is left out.',
    }),
    isLocked: t.boolean({
      description: 'Whether a redraft keeps it word for word. Left out, that stays as it is.',
    }),
  }),
})

signedInMutation({
  name: 'saveDocumentText',
  description:
    'Saves the edited text of a finished document. Sentences whose words are unchanged keep their sources; the others count as written by the person. A preview cannot be edited.',
  errors: [ValidationError, NotFoundError, ConflictError, PlanRequiredError],
  input: {
    description: `The whole text: at most ${MOST_WORDS} words, ${MOST_CHARACTERS} characters and ${MOST_PARAGRAPHS} paragraphs.`,
    fields: t => ({
      documentId: t.id({ required: true, description: 'The global id of the document.' }),
      revision: t.int({ required: true, description: REVISION }),
      editor: t.string({
        required: true,
        description: 'The open page that saves, in 8 to 100 visible characters.',
      }),
      paragraphs: t.field({
        type: [EditedParagraphInput],
        required: true,
        description: 'The paragraphs in their order.',
      }),
    }),
  },
  resolve: ({ documentId, ...input }, { app, viewer }) =>
    saveDocumentText({ app, viewer, documentId: rowIdIn(documentId, 'Document'), input }),
  payload: {
    description: 'The text is saved, or a newer one was found and is given.',
    fields: t => ({
      isSaved: t.exposeBoolean('isSaved', {
        description:
          'False when the text was changed elsewhere after that revision: nothing was saved, and `document` has the other text. Saving with its revision replaces it; it stays among the versions.',
      }),
      document: changedDocument(t, 'The document as it is now.'),
    }),
  },
})

signedInMutation({
  name: 'restoreTextVersion',
  description:
    'Makes an earlier version the text of its document, as a new version. Restoring the one before takes it back.',
  errors: [ValidationError, NotFoundError, ConflictError, PlanRequiredError],
  input: {
    description: 'A version to restore.',
    fields: t => ({
      documentId: t.id({ required: true, description: 'The global id of the document.' }),
      number: t.int({ required: true, description: 'The number of the version.' }),
      revision: t.int({ required: true, description: REVISION }),
    }),
  },
  resolve: ({ documentId, ...input }, { app, viewer }) =>
    restoreVersion({ app, viewer, documentId: rowIdIn(documentId, 'Document'), input }),
  payload: {
    description: 'The version is restored, or a newer text was found and is given.',
    fields: t => ({
      isRestored: t.exposeBoolean('isRestored', {
        description: 'False when the text was changed elsewhere after that revision: nothing was restored.',
      }),
      document: changedDocument(t, 'The document as it is now.'),
    }),
  },
})
