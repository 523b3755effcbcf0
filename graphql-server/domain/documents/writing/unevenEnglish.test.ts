import { describe, expect, it } from 'vitest'
import { repair } from '../../language/grammar.ts'
import { evened, isUneven, tellingOf } from './unevenEnglish.ts'

/** An answer of somebody whose English is uneven, as it is mended sentence by sentence. */
function mendedAnswer(...sentences: string[]): string {
  const telling = tellingOf(sentences)
  return sentences.map(sentence => evened(repair(sentence), telling)).join(' ')
}

describe('who writes uneven English', () => {
  it('shows by several slips', () => {
    expect(
      isUneven([
        'In 2010 all shrimps died, my father sell the motorbike. I take care 24 ponds.',
        'I also teach to 9 worker how to use test kit. My manager want to harvest early.',
      ]),
    ).toBe(true)
  })

  it.each([
    [
      'is nobody who slips once',
      'I worked with 18,000 worker. We built a bridge in 2020. It held. I measured the river every week for two years, and the bridge did not move.',
    ],
    [
      'is nobody who tells in the present',
      'In 2010 my father sells the motorbike. I come home and see the empty yard. He says nothing. Now both of us laugh about it.',
    ],
    [
      'is nobody who writes notes',
      'Night shift, ward 4. Two nurses for 60 beds. Oxygen log on paper. Built a form in Excel; adopted by three wards. No budget.',
    ],
  ])('%s', (_, answer) => {
    expect(isUneven([answer])).toBe(false)
  })
})

describe('a story that is over', () => {
  it.each([
    [
      [
        'April 2024 the shrimps in pond 7 and 8 die little by little, but test is negative.',
        'My manager want to harvest early and lost money.',
        'I write all number in one table and see that only the ponds near the canal have this.',
        'Now both farms have the same timetable.',
      ],
      'In April 2024 the shrimps in ponds 7 and 8 died little by little, but test was negative. My manager wanted to harvest early and lost money. I wrote all numbers in one table and saw that only the ponds near the canal have this. Now both farms have the same timetable.',
    ],
    [
      ['In 2019 my father sick and he cannot work.', 'My mother cry when she see me.'],
      'In 2019 my father was sick and he cannot work. My mother cried when she saw me.',
    ],
    [
      ['In 2023 survival rate was 62%, in 2024 become 78% because we change to stock in two phase.'],
      'In 2023 the survival rate was 62%, in 2024 it became 78% because we changed to stock in two phases.',
    ],
    [
      ['The control plants died.', 'I start again and borrow meter from my teacher.'],
      'The control plants died. I started again and borrowed a meter from my teacher.',
    ],
    [['He was very happy and say to me thanks.'], 'He was very happy and said to me thanks.'],
    [
      ['In July 2021 the rule in our province is hard.', 'We have one order.'],
      'In July 2021 the rule in our province was hard. We had one order.',
    ],
  ])('is told in the past: %s', (typed, mended) => {
    expect(mendedAnswer(...typed)).toBe(mended)
  })

  it.each([
    // What is so to this day, what one does always, what one wants.
    [['My mother was a weaver.', 'My father repairs motorbikes.', 'I come from Nam Dinh.']],
    [['In 2020 I joined the office.', 'Since then I always give the map to the driver first.']],
    [['I work there since it opened.', 'Every morning I check the oxygen and write the numbers.']],
    [['My mother sold fish.', 'I look at the containers in the same way.']],
    [['In 2022 I lost the data.', 'I want to sit on the other side of the table one day.']],
    [['In 2022 I noted that the women do not come to the fourth visit.']],
    [['She died in 2016.', 'When I am in the village I see her house.']],
    [['He told me: "I go to the city and buy it."']],
    [['They let him go in 2020 and made the machine stop.']],
    [['In 2021 I wanted to go to the canal and see the gate.']],
  ])('leaves what goes on: %s', typed => {
    const telling = tellingOf(typed)
    expect(typed.map(sentence => evened(sentence, telling))).toStrictEqual(typed)
  })
})

describe('what is certain only in uneven English', () => {
  it.each([
    ['My family have small shop.', 'My family has a small shop.'],
    ['Company now use it in 3 other sites.', 'The company now uses it in 3 other sites.'],
    ['If one canal is sick, all farm know.', 'If one canal is sick, all farms know.'],
    ['The result not different.', 'The result is not different.'],
    ['They not have teacher.', 'They do not have teacher.'],
    ['I know how the farmer think.', 'I know how the farmer thinks.'],
    ['In most houses money go to the mother.', 'In most houses money goes to the mother.'],
    ['First plan I made was wrong.', 'The first plan I made was wrong.'],
    ['I look at it to know shrimp eat or not eat.', 'I look at it to know whether the shrimp eat or not.'],
    ['She is between best five.', 'She is among the best five.'],
    [
      'The most work, and many of my friend, are in factory.',
      'The most work, and many of my friends, are in the factory.',
    ],
    ['Saturdays I help the girls.', 'On Saturdays I help the girls.'],
    ['The people in my region is poor.', 'The people in my region are poor.'],
    ['I was thinking they will speak.', 'I was thinking they would speak.'],
    ['In our institute is only one dryer.', 'In our institute there is only one dryer.'],
  ])('%s', (typed, mended) => {
    const telling = tellingOf(['I live in a village.'])
    expect(evened(typed, telling)).toBe(mended)
    expect(evened(mended, telling)).toBe(mended)
  })

  it.each([
    'I was in hospital, at school and at home all day.',
    'The company has a plan, and my family has the house.',
    'One of the people who comes is my uncle.',
    'I have machine learning and survey data.',
    'He asked me where the coordinator was.',
    'I made it clear whether they come or not.',
  ])('leaves: %s', text => {
    expect(evened(text, tellingOf([text]))).toBe(text)
  })
})
