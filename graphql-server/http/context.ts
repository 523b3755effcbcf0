import type { GraphContext } from '../schema/base/context.ts'
import { createLoaders } from '../schema/base/loaders.ts'
import type { Caller } from './appEnvironment.ts'

/** The context that resolvers get for one request. */
export function graphContext(caller: Caller): GraphContext {
  const { app, viewer, partner } = caller
  return { ...caller, prisma: app.database.prisma, loaders: createLoaders({ app, viewer, partner }) }
}
