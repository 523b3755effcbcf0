import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MiddlewareHandler } from 'hono'

/** The header that names the release of the client that this server serves. */
const HEADER = 'x-client-release'

/** The name that the build wrote into the page of this folder; null where there is no page, or none with a name. */
export async function readClientRelease(folder: string): Promise<string | null> {
  const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => '')
  return /<meta name="release" content="(\w+)">/.exec(page)?.[1] ?? null
}

/** Names the client's release with each answer. A page of another release loads anew when another page is opened. */
export function nameClientRelease(release: string | null): MiddlewareHandler {
  return async (c, next) => {
    await next()
    if (release !== null) c.res.headers.set(HEADER, release)
  }
}
