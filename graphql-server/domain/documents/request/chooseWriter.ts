import { z } from 'zod'
import { Writer } from '../../../generated/prisma/enums.ts'
import type { AppContext, Viewer } from '../../appContext.ts'
import { NotSignedInError } from '../../errors.ts'
import { parseInput } from '../../parseInput.ts'
import { selectWriter } from '../generation/writers.ts'

const chooseWriterInput = z.object({
  writer: z.enum(Writer, 'Choose the outside model or the built-in writer'),
})

/**
 * Stores the viewer's choice of a writer.
 * @throws NotSignedInError, ValidationError (there is no such writer here).
 */
export async function chooseWriter({
  app,
  viewer,
  input,
}: {
  app: AppContext
  viewer: Viewer | null
  input: unknown
}): Promise<void> {
  if (!viewer) throw new NotSignedInError()
  const { writer } = parseInput(chooseWriterInput, input)
  selectWriter({ app, requested: writer, kept: null })
  await app.database.prisma.user.update({ where: { id: viewer.userId }, data: { writer } })
}
