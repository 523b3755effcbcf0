import type { FieldFault } from '../domain/errors.ts'
import { isStorable } from '../domain/parseInput.ts'

const UNSTORABLE = 'Contains a character that cannot be saved'
const TOO_DEEP = 'Is nested too deeply'
/** No input has as many levels. */
const MOST_LEVELS = 32
/** Whoever sends more is told of these: a megabyte must not be answered with gigabytes of paths. */
const MOST_FAULTS = 20
/** A name in a path is shown up to here. */
const LONGEST_NAME = 100

/**
 * What no input may hold anywhere, by path: texts that no database can keep (NUL, half a character), and nesting
 * without end; the first twenty of them. Walks without recursion: a megabyte of brackets must not overflow the stack.
 * `isJudgedLater`: paths whose texts are left to whoever reads them.
 */
export function unusableParts(
  value: unknown,
  isJudgedLater: (path: string) => boolean = () => false,
): FieldFault[] {
  const faults: FieldFault[] = []
  const open: { path: string; level: number; value: unknown }[] = [{ path: '', level: 0, value }]
  for (let next = open.pop(); next !== undefined && faults.length < MOST_FAULTS; next = open.pop()) {
    const { path, level, value: part } = next
    if (typeof part === 'string' && !isStorable(part) && !isJudgedLater(path))
      faults.push({ path, message: UNSTORABLE })
    if (typeof part !== 'object' || part === null) continue
    if (level === MOST_LEVELS) {
      faults.push({ path, message: TOO_DEEP })
      continue
    }
    for (const [key, inner] of Object.entries(part)) {
      if (isStorable(key)) open.push({ path: pathTo(key, path), level: level + 1, value: inner })
      else if (faults.length < MOST_FAULTS) faults.push({ path, message: UNSTORABLE })
    }
  }
  return faults
}

function pathTo(key: string, path: string): string {
  const name = key.length > LONGEST_NAME ? `${key.slice(0, LONGEST_NAME).toWellFormed()}…` : key
  return path === '' ? name : `${path}.${name}`
}
