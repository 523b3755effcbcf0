import type { FieldFault } from '../domain/errors.ts'
import { isStorable } from '../domain/parseInput.ts'

const UNSTORABLE = 'Contains a character that cannot be saved'
const TOO_DEEP = 'Is nested too deeply'
/** No input has as many levels. */
const MOST_LEVELS = 32

/**
 * What no input may hold anywhere, by path: texts that no database can keep (NUL, half a character), and nesting
 * without end. Walks without recursion: a megabyte of brackets must not overflow the stack.
 */
export function unusableParts(value: unknown): FieldFault[] {
  const faults: FieldFault[] = []
  const open: { path: string; level: number; value: unknown }[] = [{ path: '', level: 0, value }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { path, level, value: part } = next
    if (typeof part === 'string' && !isStorable(part)) faults.push({ path, message: UNSTORABLE })
    if (typeof part !== 'object' || part === null) continue
    if (level === MOST_LEVELS) {
      faults.push({ path, message: TOO_DEEP })
      continue
    }
    for (const [key, inner] of Object.entries(part)) {
      if (!isStorable(key)) faults.push({ path, message: UNSTORABLE })
      else open.push({ path: path === '' ? key : `${path}.${key}`, level: level + 1, value: inner })
    }
  }
  return faults
}
