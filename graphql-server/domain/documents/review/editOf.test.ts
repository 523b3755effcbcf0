import { describe, expect, it } from 'vitest'
import { editOf } from './editOf.ts'
import { readText } from './readText.ts'
import { at, type EditPlan } from './review.ts'

/** The text after the change for a finding about `found`; null where there is none. */
function changed(raw: string, found: string, plan: EditPlan | null): string | null {
  const start = raw.indexOf(found)
  const place = { start, end: start + found.length }
  const finding = at('CLICHE', raw, place, { severity: 'MEND', reason: '', suggestion: '', plan })
  const edit = editOf(readText(raw), finding)
  return edit && raw.slice(0, edit.start) + edit.text + raw.slice(edit.end)
}

const WORDS: EditPlan = { by: 'TAKING_WORDS_OUT' }

describe('taking words out', () => {
  it.each([
    ['Needless to say, we won the match that day.', 'Needless to say', 'We won the match that day.'],
    ['Moreover, élan was what we lacked in spring.', 'Moreover', 'Élan was what we lacked in spring.'],
    ['He is without a doubt the best of them.', 'without a doubt', 'He is the best of them.'],
    ['We won, needless to say, in the last minute.', 'needless to say', 'We won in the last minute.'],
    ['We lost at the end of the day, and went home.', 'at the end of the day', 'We lost, and went home.'],
    ['We won the match, at the end of the day.', 'at the end of the day', 'We won the match.'],
    ['I came home, last but not least I ate.', 'last but not least', 'I came home, I ate.'],
    ['First this. At the end of the day it held.', 'At the end of the day', 'First this. It held.'],
  ])('turns %j into a whole sentence', (raw, found, expected) => {
    expect(changed(raw, found, WORDS)).toBe(expected)
  })

  it('offers nothing behind an article, which the next word may not fit, or where nothing is left', () => {
    expect(changed('We made a seamless integration of both.', 'seamless', WORDS)).toBeNull()
    expect(changed('Needless to say.', 'Needless to say', WORDS)).toBeNull()
  })
})

describe('taking a sentence out', () => {
  const plan: EditPlan = { by: 'TAKING_SENTENCE_OUT' }

  it('takes the whole sentence around the words', () => {
    expect(changed('I read it in 2019. I won 14 prizes. Then I left.', '14', plan)).toBe(
      'I read it in 2019.  Then I left.',
    )
  })

  it('offers nothing where the sentence is the paragraph', () => {
    expect(changed('I won 14 prizes.\n\nThen I left.', '14', plan)).toBeNull()
  })
})

describe('taking a tail out', () => {
  const plan: EditPlan = { by: 'TAKING_TAIL_OUT' }

  it('ends the sentence with its own sign', () => {
    expect(changed('I built it, showcasing my grit. It ran.', ', showcasing', plan)).toBe(
      'I built it. It ran.',
    )
  })

  it('offers nothing where another clause would be lost', () => {
    expect(changed('I built it, showcasing my grit; it ran for a year.', ', showcasing', plan)).toBeNull()
  })
})

it('puts a name in the place of a name, and offers nothing where the person has to find words', () => {
  const raw = 'I hope to join Leeds in autumn.'
  expect(changed(raw, 'Leeds', { by: 'REPLACING', text: 'York' })).toBe('I hope to join York in autumn.')
  expect(changed(raw, 'Leeds', null)).toBeNull()
})
