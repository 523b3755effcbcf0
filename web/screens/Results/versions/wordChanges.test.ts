import { expect, it } from 'vitest'
import { countChanges, wordChanges } from './wordChanges.ts'

it('compares texts by words', () => {
  const changes = wordChanges({ earlier: 'I build pumps.\n\nBye.', later: 'I build better pumps.\n\nBye.' })
  expect(changes).toEqual([
    { words: 'I build ', kind: 'SAME' },
    { words: 'better ', kind: 'ADDED' },
    { words: 'pumps.\n\nBye.', kind: 'SAME' },
  ])
  expect(countChanges(changes)).toEqual({ removed: 0, added: 1 })
})

it('gives back both texts, however they differ', () => {
  const earlier = 'One two three.'
  const later = 'Three, two; one!\n\nFour.'
  const changes = wordChanges({ earlier, later })
  const without = (kind: string) =>
    changes
      .filter(change => change.kind !== kind)
      .map(({ words }) => words)
      .join('')
  expect([without('ADDED'), without('REMOVED')]).toEqual([earlier, later])
})
