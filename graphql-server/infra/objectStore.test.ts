import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type ObjectStoreServer, startObjectStoreServer } from '../test/objectStoreServer.ts'
import { type ObjectStore, openObjectStore } from './objectStore.ts'

const MEGABYTE = 1024 * 1024

let server: ObjectStoreServer
let store: ObjectStore

beforeEach(async () => {
  server = await startObjectStoreServer()
  store = openObjectStore(server.settings)
})

afterEach(async () => {
  store.close()
  await server.stop()
})

async function* partsOf(sizes: readonly number[]) {
  for (const [index, size] of sizes.entries()) yield new Uint8Array(size).fill(index + 1)
}

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const read: Item[] = []
  for await (const item of items) read.push(item)
  return read
}

async function bytesOf(parts: AsyncIterable<Uint8Array> | null): Promise<Buffer | null> {
  return parts === null ? null : Buffer.concat(await all(parts))
}

describe('files in a bucket', () => {
  test('a small file is one request, a large one is uploaded in parts', async () => {
    await store.write({ key: 'exports/small', parts: partsOf([3, 4]) })
    expect(server.calls).toEqual(['PUT /gradwright-test/exports/small'])
    expect(await bytesOf(await store.read('exports/small'))).toEqual(Buffer.from([1, 1, 1, 2, 2, 2, 2]))
    await store.write({ key: 'exports/large', parts: partsOf(Array(12).fill(MEGABYTE)) })
    expect(server.calls).toContain('POST /gradwright-test/exports/large?uploads')
    const large = await bytesOf(await store.read('exports/large'))
    expect(large?.length).toBe(12 * MEGABYTE)
    expect(large?.[11 * MEGABYTE]).toBe(12)
    expect(server.uploads.size).toBe(0)
  })

  test('nothing stays of a file whose making fails', async () => {
    const failing = (async function* () {
      yield* partsOf(Array(7).fill(MEGABYTE))
      throw new Error('the source failed')
    })()
    await expect(store.write({ key: 'exports/half', parts: failing })).rejects.toThrow('the source failed')
    expect(server.objects.size).toBe(0)
    expect(server.uploads.size).toBe(0)
  })

  test('lists all pages of a prefix and removes what is named', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e'])
      await store.write({ key: `exports/${name}`, parts: partsOf([1]) })
    await store.write({ key: 'other/f', parts: partsOf([1]) })
    const pages = await all(store.list('exports/'))
    expect(pages.flat().map(({ key }) => key.at(-1))).toEqual(['a', 'b', 'c', 'd', 'e'])
    await store.remove(['exports/a', 'exports/c', 'exports/never'])
    expect([...server.objects.keys()].sort()).toEqual(['exports/b', 'exports/d', 'exports/e', 'other/f'])
  })

  test('nothing stays of a file that the service stops taking', async () => {
    server.fail({ method: 'PUT', status: 403 })
    await expect(
      store.write({ key: 'exports/refused', parts: partsOf(Array(7).fill(MEGABYTE)) }),
    ).rejects.toThrow()
    expect(server.objects.size).toBe(0)
    expect(server.uploads.size).toBe(0)
  })

  test('a missing file is null, a refused request an error', async () => {
    expect(await store.read('exports/none')).toBeNull()
    const stranger = openObjectStore({ ...server.settings, secretAccessKey: 'another' })
    await expect(stranger.read('exports/none')).rejects.toThrow()
    stranger.close()
  })
})
