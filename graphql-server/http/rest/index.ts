import type { Hono } from 'hono'
import type { AppEnvironment, AppParts } from '../appEnvironment.ts'
import { RequestFault } from '../faults.ts'
import { accountRoutes } from './account.ts'
import { catalogueRoutes } from './catalogue.ts'
import { documentRoutes } from './documents.ts'
import { matchRoutes } from './matches.ts'
import { publishOpenApi } from './openapi.ts'
import { profileRoutes } from './profiles.ts'
import { questionRoutes } from './questions.ts'
import { restApp } from './restApp.ts'
import { statementRoutes } from './statements.ts'

/** How long a load balancer usually keeps a call open, with a margin. In milliseconds. */
const TIMEOUT = 100_000

/** The calls under /api: plain JSON for clients that do not speak GraphQL, over the same domain functions. */
export function restRoutes({
  stopping,
  timeout = TIMEOUT,
}: AppParts & { timeout?: number }): Hono<AppEnvironment> {
  const app = restApp()
  app.route('/', accountRoutes)
  app.route('/', profileRoutes)
  app.route('/', catalogueRoutes)
  app.route('/', matchRoutes)
  app.route('/', statementRoutes)
  app.route('/', questionRoutes)
  app.route('/', documentRoutes({ timeout, stopping }))
  publishOpenApi(app)
  refuseOtherMethods(app)
  app.all('*', () => {
    throw new RequestFault('NOT_FOUND', 'There is no such call.')
  })
  return app
}

/** Answers a known path with another method by the methods that it has. */
function refuseOtherMethods(app: Hono<AppEnvironment>): void {
  const methods = new Map<string, Set<string>>()
  for (const { path, method } of app.routes) {
    if (method === 'ALL') continue
    methods.set(path, (methods.get(path) ?? new Set()).add(method))
  }
  for (const [path, known] of methods)
    app.all(path, () => {
      const allow = [...known].join(', ')
      throw new RequestFault('METHOD_NOT_ALLOWED', `This call takes ${allow}.`, { allow })
    })
}
