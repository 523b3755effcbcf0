import { expect, test } from 'vitest'
import { readRanked, readRankedAlone } from './ranked.ts'

test.each([
  ['Data science, only Russell Group', 'only Russell Group universities'],
  ['Data science. Russell Group only please', 'only Russell Group universities'],
  ['Economics at Russell Group or Go8 unis', 'Russell Group universities, Group of Eight universities first'],
  ['LLM, top 14 only', 'only T14 law schools'],
  ['nothing below top 100 QS', 'only top 100 universities'],
  ['CS, must be TU9 or at least top 50', 'only TU9 universities, top 50 universities'],
  ['only old IIMs, not new ones', 'only old IIMs'],
  ['any IIT or NIT', 'IITs, NITs first'],
  ['Top 50 in the US only, Canada anything', 'only top 50 universities in the USA'],
  ['Ivy League would be nice', 'Ivy League universities first'],
  [
    'only U15 in Canada, for Australia Go8 only, TU9 ideally',
    'only U15 universities, Group of Eight universities; TU9 universities first',
  ],
  ['Only with a scholarship. Russell Group preferred', 'Russell Group universities first'],
  ['Reputed university with good placement', 'well-ranked universities first'],
  ['QS ranking top 100 is important', 'top 100 universities first'],
  ['Not necessarily Ivy League', 'rankings do not matter'],
  ['I don’t care about rankings', 'rankings do not matter'],
  ['Ranking is not so important to me', 'rankings do not matter'],
  ['top 5 % of my batch, robotics', null],
])('%s: %s', (words, understood) => {
  expect(readRanked(words).understood).toBe(understood)
  if (understood !== null) expect(readRankedAlone(understood).value).toEqual(readRanked(words).value)
})

test('a few of the best MBAs are those of the USA that are called the top fifteen', () => {
  expect(readRanked('Only top 10-15 MBA', { isMba: true }).understood).toBe('only T15 business schools')
  expect(readRanked('Only top 10-15').understood).toBe('only top 15 universities')
})

test('what money is for counts where nothing else will do', () => {
  const ofMoney = 'US up to 85 lakh all in but only for a top-14 sort of name. Germany 35 lakh'
  expect(readRanked('LLM', { ofMoney })).toMatchObject({
    understood: 'only T14 law schools',
    quote: 'top-14',
  })
  expect(readRanked('LLM', { ofMoney: '40 lakh, for a good ranking a little more' }).value).toBeNull()
})
