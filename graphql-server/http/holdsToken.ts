import type { Context } from 'hono'
import { timingSafeEqual } from 'hono/utils/buffer'
import type { AppEnvironment } from './appEnvironment.ts'

/** Whether a call comes with a setting's token, as `Authorization: Bearer <token>`. Nobody has a token that is not set. */
export async function holdsToken(c: Context<AppEnvironment>, token: string | null): Promise<boolean> {
  const bearer = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
  return token !== null && bearer !== undefined && (await timingSafeEqual(bearer, token))
}
