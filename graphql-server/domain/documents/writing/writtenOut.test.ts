import { describe, expect, it } from 'vitest'
import { writtenOut } from './writtenOut.ts'

describe('a shortcut with one reading is written out', () => {
  it.each([
    ['a talk w/ my uncle, w/o slides', 'a talk with my uncle, without slides'],
    ['hung on roof w/numbers', 'hung on roof with numbers'],
    ['stayed 34 yrs.', 'stayed 34 years.'],
    ['6 wks. in Tamale, 1 hr each', '6 weeks in Tamale, 1 hour each'],
    ['2yrs, then some mths', '2 years, then some months'],
    ['cards + rubber band & a letter', 'cards and rubber band and a letter'],
    ['2 planners + 1 driver', '2 planners and 1 driver'],
    ['salt down 80 g -> 55 g', 'salt down from 80 g to 55 g'],
    ['stock-outs 31% → 12%', 'stock-outs from 31% to 12%'],
    ['from 31% -> 12%', 'from 31% to 12%'],
    ['passes: 4 of 21 (2019) -> 13 of 24', 'passes: 4 of 21 (2019) to 13 of 24'],
    ['~ 900 substations', 'about 900 substations'],
    ['box too small - cards bulge', 'box too small – cards bulge'],
    ['every friday in july', 'every Friday in July'],
    ['known him for 5 year', 'known him for 5 years'],
    ['after two month in the ward', 'after two months in the ward'],
    ['second in class of 48 student.', 'second in class of 48 students.'],
    ['4 family at home, 63 person', '4 families at home, 63 people'],
    ['31 foot. 120 picture for them', '31 feet. 120 pictures for them'],
    ['asst. manager', 'assistant manager'],
  ])('%s', (typed, full) => {
    expect(writtenOut(typed)).toBe(full)
  })

  it.each([
    'a 5 year contract',
    'In 2022 patient was waiting',
    'class 5 student of the school',
    'a 3 page paper, 40 tree trunks',
    'my two week holiday',
    'a three day and night shift',
    'one year in Gweru',
    '1 year in Gweru',
    '40 W/m2 and R&D',
    'AT&T, C + 1 and the A+ grade',
    'five day-nurses',
    'I may march in June',
    'the years 2019-2021',
    'BSc -> MSc',
    '21 time series',
  ])('%s stays', typed => {
    expect(writtenOut(typed)).toBe(typed)
  })
})
