import { OpenAPIHono } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import type { Viewer } from '../../domain/appContext.ts'
import { ForbiddenError, NotSignedInError, ValidationError } from '../../domain/errors.ts'
import { faultsOf } from '../../domain/parseInput.ts'
import type { AppEnvironment } from '../appEnvironment.ts'
import { malformed } from '../faults.ts'

type SignedIn = { Variables: { viewer: Viewer } }

/** An application whose routes validate their requests by the schemas that they publish, and report all faults. */
export function restApp(): OpenAPIHono<AppEnvironment> {
  return new OpenAPIHono<AppEnvironment>({
    defaultHook: result => {
      if (result.success) return
      const faults = faultsOf(result.error)
      // Path and query locate the resource, so a fault there is no fault of a form.
      if (result.target === 'param' || result.target === 'query')
        throw malformed(faults.map(({ path, message }) => `${path}: ${message}`).join('. '))
      throw new ValidationError(faults)
    },
  })
}

/** Refuses visitors before the route validates its input. */
export const signedIn: MiddlewareHandler<AppEnvironment & SignedIn> = async (c, next) => {
  const { viewer } = c.get('caller')
  if (!viewer) throw new NotSignedInError()
  c.set('viewer', viewer)
  await next()
}

/** Refuses a path that names another user than the session's. */
export function refuseOthers({ viewer, userId }: { viewer: Viewer; userId: number }): void {
  if (viewer.userId !== userId) throw new ForbiddenError()
}
