import type { GraphContext } from '../schema/context.ts'
import { createLoaders } from '../schema/loaders.ts'
import type { Caller } from './appEnvironment.ts'

/** What resolvers get to know of a request. */
export function graphContext(caller: Caller): GraphContext {
  const { world, viewer } = caller
  return { ...caller, prisma: world.database.prisma, loaders: createLoaders({ world, viewer }) }
}
