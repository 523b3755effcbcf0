import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import type { Context, MiddlewareHandler } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import type { AppEnvironment } from './appEnvironment.ts'
import { RequestFault } from './faults.ts'

const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const

type Body = Uint8Array<ArrayBuffer>
type StaticFile = {
  contentType: string
  cacheControl: string
  etag: string
  /** The file as it is, and compressed where the build did that. */
  bodies: Map<'identity' | (typeof ENCODINGS)[number]['name'], Body>
}

/**
 * Serves the built web client from memory: only files that stood in the folder at the start exist, so no path can
 * lead out of it. Every other address that a person may open in a browser gets `index.html`, where the client's own
 * routes take over.
 */
export async function staticClient(folder: string): Promise<MiddlewareHandler<AppEnvironment>> {
  const files = await readFolder(folder)
  return async c => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD')
      throw new RequestFault('METHOD_NOT_ALLOWED', 'Only GET and HEAD are served here.', {
        allow: 'GET, HEAD',
      })
    const file = files.get(c.req.path) ?? (isPage(c) ? files.get('/index.html') : undefined)
    if (file) return answer(c, file)
    return c.text(files.size === 0 ? 'The web client is not built: npm run build.' : 'Not found.', 404)
  }
}

function isPage(c: Context): boolean {
  const accept = c.req.header('accept') ?? '*/*'
  return extname(c.req.path) === '' && /text\/html|\*\/\*/.test(accept)
}

function answer(c: Context, { contentType, cacheControl, etag, bodies }: StaticFile): Response {
  const accepted = (c.req.header('accept-encoding') ?? '').toLowerCase()
  const encoding = ENCODINGS.find(
    ({ name }) =>
      bodies.has(name) && new RegExp(`(^|[,\\s])${name}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted),
  )?.name
  const tag = encoding ? `"${etag}-${encoding}"` : `"${etag}"`
  const headers: Record<string, string> = { 'cache-control': cacheControl, etag: tag }
  if (bodies.size > 1) headers.vary = 'accept-encoding'
  if (knownTags(c).includes(tag)) return c.body(null, 304, headers)
  const body = bodies.get(encoding ?? 'identity') ?? new Uint8Array()
  if (encoding) headers['content-encoding'] = encoding
  return c.body(body, 200, {
    ...headers,
    'content-type': contentType,
    'content-length': String(body.byteLength),
  })
}

function knownTags(c: Context): string[] {
  return (c.req.header('if-none-match') ?? '').split(',').map(tag => tag.trim().replace(/^W\//, ''))
}

async function readFolder(folder: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const paths = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  const known = new Set(paths)
  const files = new Map<string, StaticFile>()
  for (const path of paths) {
    if (ENCODINGS.some(({ ending }) => path.endsWith(ending) && known.has(path.slice(0, -ending.length))))
      continue
    files.set(`/${relative(folder, path).split(sep).join('/')}`, await readStaticFile(path, known))
  }
  const index = files.get('/index.html')
  if (index) files.set('/', index)
  return files
}

async function readStaticFile(path: string, known: ReadonlySet<string>): Promise<StaticFile> {
  const content = await readBody(path)
  const bodies: StaticFile['bodies'] = new Map([['identity', content]])
  for (const { name, ending } of ENCODINGS)
    if (known.has(path + ending)) bodies.set(name, await readBody(path + ending))
  return {
    contentType: getMimeType(path) ?? 'application/octet-stream',
    // The build puts a hash into the names under assets/: what such a name holds never changes.
    cacheControl: path.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: createHash('sha256').update(content).digest('base64url').slice(0, 22),
    bodies,
  }
}

async function readBody(path: string): Promise<Body> {
  return new Uint8Array(await readFile(path))
}
