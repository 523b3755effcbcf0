import { z } from 'zod'
import { Writer } from '../../../generated/prisma/enums.ts'
import type { Viewer, World } from '../../appContext.ts'
import { NotSignedInError } from '../../errors.ts'
import { parseInput } from '../../parseInput.ts'
import { whoWrites } from '../generation/writers.ts'

const chooseWriterInput = z.object({
  writer: z.enum(Writer, 'Choose the outside model or the built-in writer'),
})

/**
 * Keeps who is to write for the viewer from now on.
 * @throws NotSignedInError, ValidationError (there is no such writer here).
 */
export async function chooseWriter({
  world,
  viewer,
  input,
}: {
  world: World
  viewer: Viewer | null
  input: unknown
}): Promise<void> {
  if (!viewer) throw new NotSignedInError()
  const { writer } = parseInput(chooseWriterInput, input)
  whoWrites({ world, asked: writer, kept: null })
  await world.database.prisma.user.update({ where: { id: viewer.userId }, data: { writer } })
}
