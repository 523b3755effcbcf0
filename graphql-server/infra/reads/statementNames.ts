import { LRUCache } from 'lru-cache'
import type { ReadStatement } from './readStatement.ts'

/** How often a statement is used before connections prepare it. */
const USES_BEFORE = 8
/** How many statements are counted at a time. */
const MOST_COUNTED = 500
/** How many statements connections prepare. Each connection keeps the plan of each as long as it is open. */
const MOST_NAMED = 100

/**
 * Gives names to the statements that are used most, under which a connection prepares them: PostgreSQL then parses and
 * plans them once. Those that search for words get none, since their best plan depends on the words.
 */
export function createStatementNames(): (statement: ReadStatement) => string | undefined {
  const uses = new LRUCache<string, number>({ max: MOST_COUNTED })
  const names = new Map<string, string>()
  return ({ text, isSearch }) => {
    const name = names.get(text)
    if (name !== undefined || isSearch || names.size >= MOST_NAMED) return name
    const used = (uses.get(text) ?? 0) + 1
    uses.set(text, used)
    if (used > USES_BEFORE) names.set(text, `read_${names.size}`)
    return undefined
  }
}
