import type { GraphContext } from '../schema/base/context.ts'
import { createLoaders } from '../schema/base/loaders.ts'
import type { Caller } from './appEnvironment.ts'

/** What resolvers get to know of a request. */
export function graphContext(caller: Caller): GraphContext {
  const { app, viewer } = caller
  return { ...caller, prisma: app.database.prisma, loaders: createLoaders({ app, viewer }) }
}
