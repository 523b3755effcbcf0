import { Readable } from 'node:stream'
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'

/** A bucket of a service that speaks the protocol of Amazon S3. */
export type ObjectStoreSettings = {
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** The service's address; null for Amazon's own. */
  endpoint: string | null
}

/** Files by key. */
export type ObjectStore = {
  /** Stores a file while it is made. Nothing of it is kept where `parts` fails. */
  write(input: { key: string; parts: AsyncIterable<Uint8Array> }): Promise<void>
  /** A file in pieces, as they arrive; null where there is none of this key. */
  read(key: string): Promise<AsyncIterable<Uint8Array<ArrayBuffer>> | null>
  /** What has keys that begin with `prefix`, up to a thousand at a time. */
  list(prefix: string): AsyncIterable<{ key: string; storedAt: Date }[]>
  /** Removes up to a thousand files. Those that are gone are no fault. */
  remove(keys: readonly string[]): Promise<void>
  close(): void
}

/** In milliseconds. */
const TIMEOUTS = { connectionTimeout: 5000, requestTimeout: 30_000 }

/** Opens a bucket. Nothing is sent before the first use. */
export function openObjectStore(settings: ObjectStoreSettings): ObjectStore {
  const { bucket: Bucket, region, accessKeyId, secretAccessKey, endpoint } = settings
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Services other than Amazon's have one host for all buckets, and often no checksums of their own.
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: TIMEOUTS,
  })
  return {
    async write({ key: Key, parts }) {
      const Body = Readable.from(parts, { objectMode: false })
      await new Upload({ client, params: { Bucket, Key, Body }, queueSize: 1 }).done()
    },
    async read(Key) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }))
        return Body instanceof Readable ? piecesOf(Body) : null
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },
    async *list(Prefix) {
      for await (const { Contents } of paginateListObjectsV2({ client }, { Bucket, Prefix }))
        yield (Contents ?? []).flatMap(({ Key, LastModified }) =>
          Key === undefined || LastModified === undefined ? [] : [{ key: Key, storedAt: LastModified }],
        )
    },
    async remove(keys) {
      if (keys.length === 0) return
      const { Errors } = await client.send(
        new DeleteObjectsCommand({
          Bucket,
          Delete: { Objects: keys.map(Key => ({ Key })), Quiet: true },
        }),
      )
      const code = Errors?.[0]?.Code
      if (code !== undefined) throw new Error(`Files were not removed: ${code}`)
    },
    close: () => client.destroy(),
  }
}

async function* piecesOf(body: Readable): AsyncIterable<Uint8Array<ArrayBuffer>> {
  for await (const piece of body) if (piece instanceof Uint8Array) yield new Uint8Array(piece)
}
