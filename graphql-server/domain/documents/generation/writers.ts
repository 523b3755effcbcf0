import type { Writer } from '../../../generated/prisma/enums.ts'
import type { AppContext } from '../../appContext.ts'
import { ValidationError } from '../../errors.ts'
import { groundworkOnThread, SECTIONS } from '../composing/onThread.ts'
import { createModelWriter } from '../writing/model/modelWriter.ts'
import type { SectionWriter } from '../writing/writer.ts'
import { WriterUnavailableError } from '../writing/writer.ts'

/** The built-in writer, running on a composing thread. */
export function builtInWriter({ composer }: Pick<AppContext, 'composer'>): SectionWriter {
  return {
    kind: 'BUILT_IN',
    write: ({ request, plan, startAt, signal }) =>
      composer.stream(SECTIONS, { request, plan, startAt }, signal),
  }
}

/**
 * The writer of this kind.
 * @throws WriterUnavailableError for the outside model where none is configured.
 */
export function writerFor(app: AppContext, kind: Writer): SectionWriter {
  if (kind === 'BUILT_IN') return builtInWriter(app)
  if (app.languageModel === null) throw new WriterUnavailableError('no outside model is configured', false)
  return createModelWriter({ model: app.languageModel, groundwork: groundworkOnThread(app) })
}

export const NO_MODEL = 'No outside model is set up here. Choose the built-in writer.'

/**
 * The writer of a document: the requested one, else the person's stored choice, else the outside model if there is one.
 * @throws ValidationError when the model is requested and there is none.
 */
export function selectWriter({
  app: { languageModel },
  requested,
  kept,
}: {
  app: Pick<AppContext, 'languageModel'>
  requested: Writer | null | undefined
  kept: Writer | null
}): Writer {
  if (languageModel !== null) return requested ?? kept ?? 'MODEL'
  if (requested === 'MODEL') throw new ValidationError([{ path: 'writer', message: NO_MODEL }])
  return 'BUILT_IN'
}
