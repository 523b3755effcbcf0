import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { Context } from 'hono'
import { getMimeType } from 'hono/utils/mime'

const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const

type Body = Uint8Array<ArrayBuffer>

export type StaticFile = {
  contentType: string
  cacheControl: string
  etag: string
  /** The file uncompressed, and in the encodings that the build wrote beside it. */
  bodies: Map<'identity' | (typeof ENCODINGS)[number]['name'], Body>
}

/**
 * Reads the files of a built folder into memory, by their path within it: `/assets/app-1a2b.js`. A missing folder has
 * no files. Only these files can be served, so that no path leads out of the folder.
 */
export async function readStaticFiles(folder: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const paths = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  const known = new Set(paths)
  const files = new Map<string, StaticFile>()
  for (const path of paths) {
    if (ENCODINGS.some(({ ending }) => path.endsWith(ending) && known.has(path.slice(0, -ending.length))))
      continue
    files.set(`/${relative(folder, path).split(sep).join('/')}`, await readStaticFile(path, known))
  }
  return files
}

async function readStaticFile(path: string, known: ReadonlySet<string>): Promise<StaticFile> {
  const content = await readBody(path)
  const bodies: StaticFile['bodies'] = new Map([['identity', content]])
  for (const { name, ending } of ENCODINGS)
    if (known.has(path + ending)) bodies.set(name, await readBody(path + ending))
  return {
    contentType: getMimeType(path) ?? 'application/octet-stream',
    // The build puts a hash of the content into each name under assets/.
    cacheControl: path.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: createHash('sha256').update(content).digest('base64url').slice(0, 22),
    bodies,
  }
}

async function readBody(path: string): Promise<Body> {
  return new Uint8Array(await readFile(path))
}

type FileAnswer = {
  status?: 200 | 404 | 410 | 503
  headers?: Record<string, string>
  /** Headers of the request, other than `accept-encoding`, that decide which file is sent. */
  vary?: readonly string[]
}

/**
 * Answers with a file, in the best encoding that the client accepts, with its own ETag. Hono's middleware `etag` in
 * front of the route answers 304 to a client that has the file.
 */
export function answerStaticFile(
  c: Context,
  { contentType, cacheControl, etag, bodies }: StaticFile,
  { status = 200, headers = {}, vary = [] }: FileAnswer = {},
): Response {
  const accepted = (c.req.header('accept-encoding') ?? '').toLowerCase()
  const encoding = ENCODINGS.find(
    ({ name }) =>
      bodies.has(name) && new RegExp(`(^|[,\\s])${name}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted),
  )?.name
  const body = bodies.get(encoding ?? 'identity') ?? new Uint8Array()
  const varies = [...vary, ...(bodies.size > 1 ? ['accept-encoding'] : [])]
  return c.body(body, status, {
    ...headers,
    ...(encoding && { 'content-encoding': encoding }),
    ...(varies.length > 0 && { vary: varies.join(', ') }),
    'cache-control': cacheControl,
    'content-length': String(body.byteLength),
    'content-type': contentType,
    etag: encoding ? `"${etag}-${encoding}"` : `"${etag}"`,
  })
}
