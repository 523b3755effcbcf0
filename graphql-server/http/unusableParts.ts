import type { FieldFault } from '../domain/errors.ts'
import { isStorable } from '../domain/parseInput.ts'

const UNSTORABLE = 'Contains a character that cannot be saved'
const TOO_DEEP = 'Is nested too deeply'
/** Deeper nesting is refused. No input of the product has as many levels. */
const MOST_LEVELS = 32
/** At most this many faults are reported: a body of a megabyte could have gigabytes of paths. */
const MOST_FAULTS = 20
/** A key in a path is cut to this many characters. */
const LONGEST_NAME = 100

/**
 * The parts of an input that are refused everywhere, by path: texts that PostgreSQL cannot store (NUL, unpaired
 * surrogates), and nesting that is too deep. Reports the first twenty. Does not recurse, since a megabyte of brackets
 * would overflow the stack.
 * `isJudgedLater`: paths whose texts are not checked here, because the domain checks them.
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
