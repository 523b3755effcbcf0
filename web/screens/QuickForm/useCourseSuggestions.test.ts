import { describe, expect, it } from 'vitest'
import { COMMON_COURSES } from '../../content/courses.ts'
import { suggestCourses } from './useCourseSuggestions.ts'

describe('suggestions for the course', () => {
  it('are six before anything is typed', () => {
    expect(suggestCourses('  ', COMMON_COURSES)).toHaveLength(6)
  })

  it('hold what was typed in any case, and are ten at most', () => {
    const found = suggestCourses('ENGINEERING', COMMON_COURSES)
    expect(found).toHaveLength(10)
    expect(found.every(name => name.toLowerCase().includes('engineering'))).toBe(true)
    expect(suggestCourses('nothing like it', COMMON_COURSES)).toEqual([])
  })

  it('begin with those that have a word beginning so', () => {
    expect(suggestCourses('art', ['Smart Cities', 'Fine Arts', 'Art History'])).toEqual([
      'Fine Arts',
      'Art History',
      'Smart Cities',
    ])
  })

  it('name each programme once', () => {
    expect(suggestCourses('mba', ['MBA', 'mba', 'Executive MBA'])).toEqual(['MBA', 'Executive MBA'])
    expect(new Set(COMMON_COURSES.map(name => name.toLowerCase())).size).toBe(COMMON_COURSES.length)
  })
})
