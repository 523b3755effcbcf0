import { expect, it } from 'vitest'
import { pageOfIds } from './pageOfIds.ts'

const ids = [5, 3, 9, 1, 7]

it.each([
  [{ take: 2 }, [5, 3]],
  [{ take: 3, skip: 1, cursor: 3 }, [9, 1, 7]],
  [{ take: 9, skip: 1, cursor: 7 }, []],
  [{ take: -2 }, [1, 7]],
  [{ take: -2, skip: 1, cursor: 1 }, [3, 9]],
  [{ take: -9, skip: 1, cursor: 3 }, [5]],
  [{ take: 2, cursor: 4 }, []],
])('takes %j', (page, expected) => {
  expect(pageOfIds({ ids, cursor: undefined, ...page })).toEqual(expected)
})
