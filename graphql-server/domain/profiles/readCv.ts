import { z } from 'zod'
import { type TaskFor, WorkerFault } from '../../infra/workerPool.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { NotSignedInError, ValidationError } from '../errors.ts'
import { limitUse } from '../limitUse.ts'
import { parseInput } from '../parseInput.ts'
import type * as tasks from './cv/cvTasks.ts'
import { type CvProposal, proposeFromCv } from './cv/proposeFromCv.ts'
import type { CvFault } from './cv/readCvFile.ts'

const CV_TEXT: TaskFor<typeof tasks.cvText> = { name: 'cvText' }

/** The largest file, in bytes: as base64 it fits into a request of 1 MB. */
export const LARGEST_CV = 700_000
/** How long a file may take to be read, in milliseconds. */
const TIMEOUT = 15_000

const TOO_LARGE = 'The file is over 700 KB. Save it without pictures and try again'

const readCvInput = z.object({
  file: z
    .string('Required')
    .max(Math.ceil(LARGEST_CV / 3) * 4, TOO_LARGE)
    .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'Choose a PDF or Word file'),
})

const MESSAGES: Readonly<Record<CvFault, string>> = {
  NO_CV: 'This is neither a PDF nor a Word document (DOCX)',
  ENCRYPTED: 'This PDF is protected by a password. Save it without one and try again',
  OLD_WORD:
    'This Word file is protected or in the old DOC format. Save it as DOCX without a password and try again',
  NO_TEXT:
    'This file holds pictures of text, not text. Choose the file that the CV was printed or scanned from',
  TOO_LONG: 'This is longer than a CV. Choose a file of at most 12 pages',
  BROKEN: 'This file is damaged. Save it again and try once more',
}

/**
 * Reads a CV and proposes answers for the profile. Nothing of it is stored or logged.
 * @throws ValidationError saying why the file cannot be read, RateLimitedError after too many files.
 */
export async function readCv(asked: {
  app: AppContext
  viewer: Viewer | null
  input: unknown
}): Promise<CvProposal[]> {
  return proposeFromCv(await readCvLines(asked))
}

/**
 * The lines of a CV in reading order. Nothing of it is stored or logged.
 * @throws ValidationError saying why the file cannot be read, RateLimitedError after too many files.
 */
export async function readCvLines({
  app,
  viewer,
  input,
}: {
  app: AppContext
  viewer: Viewer | null
  input: unknown
}): Promise<string[]> {
  if (!viewer) throw new NotSignedInError()
  const { file } = parseInput(readCvInput, input)
  const limit = app.settings.rateLimits.cvReadings
  await limitUse({
    app,
    uses: [{ key: `cv:${viewer.userId}`, limit }],
    refusal: wait => `${limit.most} files were read within a short time. Try again in ${wait}.`,
  })
  const text = await readText(app, Buffer.from(file, 'base64'))
  if ('fault' in text) throw refused(MESSAGES[text.fault])
  return text.lines
}

async function readText({ composer }: AppContext, bytes: Uint8Array) {
  const late = AbortSignal.timeout(TIMEOUT)
  try {
    return await composer.run(CV_TEXT, new Uint8Array(bytes), late)
  } catch (error) {
    // A file that takes too much time or memory ends its thread.
    if (!late.aborted && !(error instanceof WorkerFault)) throw error
    throw refused('This file could not be read in time. Save it again as a PDF, or type the answers')
  }
}

function refused(message: string): ValidationError {
  return new ValidationError([{ path: 'file', message }])
}
