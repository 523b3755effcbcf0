import type { ApiKeyMode, ApiKeyScope } from '../../generated/prisma/enums.ts'
import { ForbiddenError } from '../errors.ts'

/** A request that came with a key. It acts for the organisation and not as a person, so its viewer is null. */
export type PartnerAccess = {
  keyId: number
  organisationId: number
  mode: ApiKeyMode
  scopes: readonly ApiKeyScope[]
}

/** A scope as messages and documents write it. */
export function scopeName(scope: ApiKeyScope): string {
  return scope.toLowerCase().replace('_', ':')
}

/** @throws ForbiddenError that names the scope, where the key does not have it */
export function requireScope(partner: PartnerAccess, scope: ApiKeyScope): void {
  if (!partner.scopes.includes(scope))
    throw new ForbiddenError(`This key lacks the scope ${scopeName(scope)}.`)
}
