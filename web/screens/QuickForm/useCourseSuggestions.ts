import { useMemo } from 'react'
import { COMMON_COURSES, FIRST_COURSES } from '../../content/courses.ts'
import { useProgramNames } from './useProgramNames.ts'

const MOST = 10

/**
 * Programme names that hold what was typed, whatever the case, at most ten; those that begin with it, or have a word
 * that does, come first. Before anything is typed: six to begin with.
 */
export function suggestCourses(typed: string, names: readonly string[]): readonly string[] {
  const sought = typed.trim().toLowerCase()
  if (sought === '') return FIRST_COURSES
  const rank = (name: string) => (` ${name}`.includes(` ${sought}`) ? 0 : 1)
  const found = new Map<string, { name: string; rank: number }>()
  for (const name of names) {
    const lower = name.toLowerCase()
    if (lower.includes(sought) && !found.has(lower)) found.set(lower, { name, rank: rank(lower) })
  }
  return [...found.values()]
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST)
    .map(({ name }) => name)
}

/** Programme names to offer for what was typed: common ones, and those of the catalogue while `isAsking`. */
export function useCourseSuggestions(typed: string, isAsking: boolean): readonly string[] {
  const found = useProgramNames(typed, isAsking)
  return useMemo(() => suggestCourses(typed, [...COMMON_COURSES, ...found]), [typed, found])
}
