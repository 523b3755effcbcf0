import { createHash, createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ObjectStoreSettings } from '../infra/objectStore.ts'

const SETTINGS = {
  bucket: 'gradwright-test',
  region: 'eu-test-1',
  accessKeyId: 'AKTEST',
  secretAccessKey: 'secret-of-the-test',
} as const

/**
 * A local server with the part of the protocol of Amazon S3 that the product uses: signed requests (version 4), objects,
 * uploads in parts, lists by pages, removal of many. The real client talks to it.
 */
export type ObjectStoreServer = {
  settings: ObjectStoreSettings
  /** The stored objects by key. Their time may be changed. */
  objects: Map<string, { bytes: Buffer; storedAt: Date }>
  /** Uploads that were begun, and neither completed nor given up. */
  uploads: ReadonlyMap<string, unknown>
  /** The methods and paths of the requests that arrived. */
  calls: readonly string[]
  /** Answers requests that match with this status from now on; null ends it. */
  fail(fault: { method: string; status: number } | null): void
  stop(): Promise<void>
}

/** Starts a server with one empty bucket. */
export async function startObjectStoreServer(): Promise<ObjectStoreServer> {
  const objects: ObjectStoreServer['objects'] = new Map()
  const uploads = new Map<string, { key: string; parts: Map<number, Buffer> }>()
  const calls: string[] = []
  let fault: { method: string; status: number } | null = null

  function answer(
    request: IncomingMessage,
    body: Buffer,
  ): { status: number; body?: string | Buffer; etag?: string } {
    const { method = '', url = '' } = request
    const { pathname, searchParams: query } = new URL(url, 'http://localhost')
    calls.push(`${method} ${pathname}${query.has('uploads') ? '?uploads' : ''}`)
    if (fault?.method === method) return { status: fault.status, body: errorXml('InternalError') }
    if (!isSigned(request, body)) return { status: 403, body: errorXml('SignatureDoesNotMatch') }
    const [, bucket, ...rest] = pathname.split('/')
    if (bucket !== SETTINGS.bucket) return { status: 404, body: errorXml('NoSuchBucket') }
    const key = rest.map(decodeURIComponent).join('/')
    const uploadId = query.get('uploadId') ?? ''
    const upload = uploads.get(uploadId)
    if (method === 'POST' && query.has('uploads')) {
      const id = randomUUID()
      uploads.set(id, { key, parts: new Map() })
      return { status: 200, body: xml('InitiateMultipartUploadResult', `<UploadId>${id}</UploadId>`) }
    }
    if (uploadId !== '' && upload === undefined) return { status: 404, body: errorXml('NoSuchUpload') }
    if (upload !== undefined && method === 'PUT') {
      upload.parts.set(Number(query.get('partNumber')), body)
      return { status: 200, etag: etagOf(body) }
    }
    if (upload !== undefined && method === 'DELETE') {
      uploads.delete(uploadId)
      return { status: 204 }
    }
    if (upload !== undefined && method === 'POST') {
      const numbers = [...body.toString().matchAll(/<PartNumber>(\d+)/g)].map(([, number]) => Number(number))
      const parts = numbers.map(number => upload.parts.get(number) ?? Buffer.alloc(0))
      if (parts.slice(0, -1).some(part => part.length < 5 * 1024 * 1024))
        return { status: 400, body: errorXml('EntityTooSmall') }
      uploads.delete(uploadId)
      objects.set(key, { bytes: Buffer.concat(parts), storedAt: new Date() })
      return { status: 200, body: xml('CompleteMultipartUploadResult', `<Key>${key}</Key><ETag>"x"</ETag>`) }
    }
    if (method === 'POST' && query.has('delete')) {
      for (const [, name = ''] of body.toString().matchAll(/<Key>([^<]+)<\/Key>/g)) objects.delete(name)
      return { status: 200, body: xml('DeleteResult', '') }
    }
    if (method === 'PUT') {
      objects.set(key, { bytes: body, storedAt: new Date() })
      return { status: 200, etag: etagOf(body) }
    }
    if (method === 'GET' && query.get('list-type') === '2') return { status: 200, body: listOf(query) }
    const object = objects.get(key)
    if (object === undefined) return { status: 404, body: errorXml('NoSuchKey') }
    return { status: 200, body: object.bytes }
  }

  /** Two keys a page, so that there are several. */
  function listOf(query: URLSearchParams): string {
    const prefix = query.get('prefix') ?? ''
    const after = query.get('continuation-token') ?? ''
    const keys = [...objects.keys()].filter(key => key.startsWith(prefix) && key > after).sort()
    const page = keys.slice(0, 2)
    const rows = page.map(key => {
      const time = objects.get(key)?.storedAt.toISOString()
      return `<Contents><Key>${key}</Key><LastModified>${time}</LastModified></Contents>`
    })
    const next = keys.length > 2 ? `<NextContinuationToken>${page[1]}</NextContinuationToken>` : ''
    return xml('ListBucketResult', `<IsTruncated>${keys.length > 2}</IsTruncated>${next}${rows.join('')}`)
  }

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { status, body, etag } = answer(request, Buffer.concat(chunks))
    response.writeHead(status, { ...(etag === undefined ? {} : { etag }) }).end(body)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    settings: { ...SETTINGS, endpoint: `http://127.0.0.1:${port}` },
    objects,
    uploads,
    calls,
    fail: planned => {
      fault = planned
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

function xml(name: string, content: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?><${name}>${content}</${name}>`
}

function errorXml(code: string): string {
  return xml('Error', `<Code>${code}</Code><Message>A planned answer</Message>`)
}

function etagOf(body: Buffer): string {
  return `"${createHash('md5').update(body).digest('hex')}"`
}

/** Whether a request has the signature that Amazon's version 4 asks for. */
function isSigned({ method = '', url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const parts = /Credential=([^,]+), SignedHeaders=([^,]+), Signature=(\w+)/.exec(headers.authorization ?? '')
  if (parts === null) return false
  const [, credential = '', names = '', signature = ''] = parts
  const [keyId, day = '', region = '', service = ''] = credential.split('/')
  if (keyId !== SETTINGS.accessKeyId || region !== SETTINGS.region) return false
  const hash = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
  const stated = String(headers['x-amz-content-sha256'])
  if (stated !== 'UNSIGNED-PAYLOAD' && stated !== hash(body)) return false
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const encode = (text: string) =>
    encodeURIComponent(text).replace(
      /[!'()*]/g,
      letter => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
    )
  const query = [...searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).sort()
  const signedHeaders = names.split(';').map(name => `${name}:${String(headers[name]).trim()}\n`)
  const canonical = [method, pathname, query.join('&'), signedHeaders.join(''), names, stated].join('\n')
  const scope = `${day}/${region}/${service}/aws4_request`
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash(canonical)].join('\n')
  const mac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest()
  const key = [day, region, service, 'aws4_request'].reduce<string | Buffer>(
    mac,
    `AWS4${SETTINGS.secretAccessKey}`,
  )
  return mac(key, text).toString('hex') === signature
}
