import { expect, test } from 'vitest'
import { pageInTurn } from './pageInTurn.ts'
import { pageOfIds } from './pageOfIds.ts'

const PARTS = [[3, 9, 4], [1, 7], [8]]

/** A page of the parts, read from each as a database would. */
async function page(asked: { cursor?: number; take: number; skip?: number }): Promise<number[]> {
  return await pageInTurn({
    parts: PARTS,
    page: asked,
    isIn: (part, cursor) => Promise.resolve(part.includes(cursor)),
    find: ({ where, cursor, take, skip }) => Promise.resolve(pageOfIds({ ids: where, cursor, take, skip })),
  })
}

test.each([1, 2, 3, 4, 5, 6, 7])('pages of %i go through all parts, forwards and backwards', async take => {
  const all = PARTS.flat()
  for (const sign of [1, -1]) {
    const seen: number[] = []
    let cursor: number | undefined
    do {
      const rows = await page(
        cursor === undefined ? { take: sign * take } : { take: sign * take, cursor, skip: 1 },
      )
      seen.push(...(sign === 1 ? rows : rows.toReversed()))
      cursor = sign === 1 ? rows.at(-1) : rows[0]
    } while (cursor !== undefined)
    expect(seen).toEqual(sign === 1 ? all : all.toReversed())
  }
})

test('a part is not read when those before it fill the page', async () => {
  const read: number[][] = []
  await pageInTurn({
    parts: PARTS,
    page: { take: 3 },
    isIn: () => Promise.resolve(false),
    find: ({ where, take }) => {
      read.push(where)
      return Promise.resolve(where.slice(0, take))
    },
  })
  expect(read).toEqual([[3, 9, 4]])
})
