import type { FieldFault } from '../domain/errors.ts'
import { isStorable } from '../domain/parseInput.ts'

const MESSAGE = 'Contains a character that cannot be saved'

/**
 * The texts in a parsed JSON value that no database can hold (NUL, half a character), by path. Walks without
 * recursion: a megabyte of brackets must not overflow the stack.
 */
export function unstorableTexts(value: unknown): FieldFault[] {
  const faults: FieldFault[] = []
  const open: { path: string; value: unknown }[] = [{ path: '', value }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { path, value: part } = next
    if (typeof part === 'string' && !isStorable(part)) faults.push({ path, message: MESSAGE })
    if (typeof part !== 'object' || part === null) continue
    for (const [key, inner] of Object.entries(part)) {
      if (isStorable(key)) open.push({ path: path === '' ? key : `${path}.${key}`, value: inner })
      else faults.push({ path, message: MESSAGE })
    }
  }
  return faults
}
