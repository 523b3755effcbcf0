import { expect, test } from 'vitest'
import { readFunding, readFundingAlone } from './funding.ts'

const own = { ownUsd: 15_000, isTuitionOnly: false }

test.each([
  ['for Germany only with a scholarship', 'Not without a scholarship in Germany'],
  ['12-13k euro per year. UK only with a funded place', 'Not without a scholarship in the UK'],
  [
    'US only if 50% is waived, Canada funded or not at all. DAAD would help',
    'A scholarship would help; not without a scholarship in the USA and Canada',
  ],
  ['30 lakh. If there is no scholarship then only Germany', 'A scholarship would help'],
  ['1.5 crore if it is T15; any lower US school only with some aid', null],
  ['Canada if they give me money', null],
])('%s: %s', (words, understood) => {
  const read = readFunding([words], own)
  expect(read.understood).toBe(understood)
  if (understood !== null) expect(readFundingAlone(understood).value).toEqual(read.value)
})
