import { expect, test } from 'vitest'
import type { DegreeType } from '../../../generated/prisma/enums.ts'
import { readBudget } from './budget.ts'
import { readProfile } from './readProfile.ts'

/** Budgets as people of many countries type them, with what a person who reads them would write down. */
const rates = new Map([
  ['USD', 1],
  ['INR', 0.011],
  ['GBP', 1.34],
  ['EUR', 1.16],
  ['CAD', 0.73],
  ['AUD', 0.7],
])
const budgetOf = (typed: string, degree: DegreeType = 'MASTERS') => readBudget(typed, { rates, degree })
const profileOf = (budget: string) =>
  readProfile(
    { budget, targetDegree: 'MASTERS', preferredCountries: ['UK'] },
    { rates, today: new Date('2026-11-21') },
  ).profile

test.each([
  // Sections of countries, with the parts of each
  ['UK: 22 lakh fees + 12 lakh living. Italy: 20 lakh all in', '₹34 lakh in all; ₹20 lakh in all in Italy'],
  [
    'UK 22 lakh fees and 12 lakh living; Germany 12 lakh a year',
    '₹34 lakh in all; ₹12 lakh a year in Germany',
  ],
  [
    'UK: tuition up to 25k GBP, living 12k. Germany: 12k EUR a year',
    '£37,000 a year; €12,000 a year in Germany',
  ],
  // India
  ['25-28L, bank loan', '₹28 lakh in all'],
  [
    'UK around 38 lakh including living. Germany around 25 lakh for the full course including living',
    '₹38 lakh in all; ₹25 lakh in all in Germany',
  ],
  [
    'Fees up to 25 lakh per year with loan. Living is separate, parents will send around 12 lakh per year',
    '₹25 lakh a year for tuition + ₹12 lakh a year for living',
  ],
  [
    'Tuition up to 55 lakh for the whole MBA. Living expense we manage separately, 20 lakh per year is kept for it',
    '₹55 lakh in all for tuition + ₹20 lakh a year for living',
  ],
  [
    'Fees up to 24 lakh per year, living 13 lakh per year extra',
    '₹24 lakh a year for tuition + ₹13 lakh a year for living',
  ],
  ['50 lakh max', '₹50 lakh in all'],
  ['40 lakhs total', '₹40 lakh in all'],
  ['INR 50 lakh max incl family stay', '₹50 lakh in all'],
  ['with loan up to 35 lakhs', '₹35 lakh in all'],
  ['max 18 lac incl everything', '₹18 lakh in all'],
  ['20-24 lac 1 yr', '₹24 lakh a year'],
  ['30 lakh for a one year course', '₹30 lakh in all, for 1 year'],
  ['around 12-15 lakhs', '₹15 lakh in all'],
  ['Rs. 30,00,000', '₹30 lakh in all'],
  ['20L/yr max', '₹20 lakh a year'],
  ['18-20 lac per yr, edu loan', '₹20 lakh a year'],
  ['15 LPA', '₹15 lakh a year'],
  ['22 lakh/year loan w/ collateral', '₹22 lakh a year'],
  ['80L-1cr', '₹1 crore in all'],
  ['10 lakh own + 30 lakh loan', '₹10 lakh in all + ₹30 lakh in all'],
  ['self funded, 45 lakhs', '₹45 lakh in all'],
  ['fees upto 20 lakhs', '₹20 lakh in all'],
  ['35 lakhs for two years all inclusive', '₹35 lakh in all, for 2 years'],
  ['dad can give 8 lakhs every year', '₹8 lakh a year'],
  // Neighbours of India
  ['16 lakh taka per year, husband will come also', '৳1,600,000 a year'],
  ['BDT 30 lakh', '৳3,000,000 in all'],
  ['Tk 25,00,000 in total', '৳2,500,000 in all'],
  ['20-25 lakh (BDT)', '৳2,500,000 in all'],
  ['PKR 60 lakh', 'PKR 6,000,000 in all'],
  ['50 lakh Pakistani rupees for the degree', 'PKR 5,000,000 in all'],
  ['NPR 40 lakhs', 'NPR 4,000,000 in all'],
  ['LKR 8 million', 'LKR 8,000,000 in all'],
  // Africa
  ['₦15m', '₦15,000,000 in all'],
  ['N12 million per session, my uncle pays', '₦12,000,000 a year'],
  ['15 million naira', '₦15,000,000 in all'],
  ['GHS 150,000 a year', 'GHS 150,000 a year'],
  ['200k cedis', 'GHS 200,000 in all'],
  ['KES 2.5M', 'KES 2,500,000 in all'],
  ['Ksh 1,200,000 per year', 'KES 1,200,000 a year'],
  ['R350 000 per year, really need a bursary', 'R 350,000 a year'],
  ['500 000 rand', 'R 500,000 in all'],
  ['10 millions de FCFA', 'CFA 10,000,000 in all'],
  ['300 000 birr', 'ETB 300,000 in all'],
  // Latin America
  ['R$ 150 mil', 'R$150,000 in all'],
  ['R$80.000 por ano', 'R$80,000 a year'],
  ['100 mil reais no total', 'R$100,000 in all'],
  ['USD 15 mil ao ano, preciso de bolsa', '$15,000 a year'],
  ['hasta 18.000 euros el año, busco beca', '€18,000 a year'],
  ['40 millones de pesos colombianos', 'COP 40,000,000 in all'],
  ['12 mil dólares al año', '$12,000 a year'],
  // East and South-East Asia
  ['500 triệu VND/năm', 'VND 500,000,000 a year'],
  ['khoảng 1,2 tỷ', 'VND 1,200,000,000 in all'],
  ['800tr đồng', 'VND 800,000,000 in all'],
  ['about 4,000,000 yen for one year', '¥4,000,000 a year'],
  ['年間400万円', '¥4,000,000 a year'],
  ['¥3000000', '¥3,000,000 in all'],
  ['30万 RMB', 'CNY 300,000 in all'],
  ['RMB 250k per year', 'CNY 250,000 a year'],
  ['40 million won', '₩40,000,000 in all'],
  ['300 juta rupiah', 'Rp 300,000,000 in all'],
  ['Rp 250.000.000 per tahun', 'Rp 250,000,000 a year'],
  ['RM 80k', 'RM 80,000 in all'],
  ['S$40k', 'S$40,000 a year'],
  ['1 million baht', 'THB 1,000,000 in all'],
  // Europe, the Gulf and Central Asia
  ['ca. 12.000 € pro Jahr', '€12,000 a year'],
  ['1.000 Euro im Monat', '€1,000 a month'],
  ['15 Tausend Euro insgesamt', '€15,000 in all'],
  ['12 000 euros par an', '€12,000 a year'],
  ['900 euro al mese', '€900 a month'],
  ['AED 120,000', 'AED 120,000 in all'],
  ['100k SAR per year', 'SAR 100,000 a year'],
  ['10 mln tenge', 'KZT 10,000,000 in all'],
  ['500 000 TL', '₺500,000 in all'],
  ['CHF 30k', 'CHF 30,000 a year'],
  // Dollars, pounds and others that pay for a year or for all
  ['parents can pay 20k a year', '$20,000 a year'],
  ['$40k', '$40,000 a year'],
  ['USD 130,000, family funded', '$130,000 in all'],
  ['£20k', '£20,000 a year'],
  ['savings of $45k', '$45,000 in all'],
  ['loan of 40k euros', '€40,000 in all'],
  ['AUD 45k/yr tuition+living', 'A$45,000 a year'],
  ['GBP 22000 all in, otherwise full scholarship', '£22,000 in all'],
  ['18k euros per year all in', '€18,000 a year'],
])('the budget of «%s» is %s', (typed, expected) => {
  expect(budgetOf(typed).understood).toBe(expected)
})

test.each([
  // A loan that is part of the total.
  ['45L all in, of which 25L is a loan', '₹45 lakh in all', false],
  ['55 lakhs total including living, 40L edu loan is sanctioned', '₹55 lakh in all', false],
  ['loan of 30 lakh, total budget 50 lakh', '₹50 lakh in all', false],
  ['$60k total including a loan of $40k', '$60,000 in all', false],
  ['30 lakh own funds plus 20 lakh loan', '₹30 lakh in all + ₹20 lakh in all', false],
  // Tuition alone.
  ['about £24k for tuition, living is separate', '£24,000 in all', true],
  ['max 20.000 € for tuition of the whole master. Mother pays the rent and food', '€20,000 in all', true],
  ['CAD 50,000 in total for tuition, living my father handles', 'C$50,000 in all', true],
  ['£18k tuition a year. My brother will cover rent', '£18,000 a year', true],
  ['fees up to 20L for 2 years', '₹20 lakh in all, for 2 years', true],
  ['9000 euros a year incl. living; family income is low', '€9,000 a year', false],
  ['75 lakhs incl. living, half is loan', '₹75 lakh in all', false],
  ['30k euros a year. The rent is on my sister', '€30,000 a year', true],
  ['25 lakh for tuition and living, uncle can house me', '₹25 lakh in all', false],
  // The blocked account of a visa.
  [
    'we can show blocked account (12k euro a yr) but tuition at most 3-4k euros per year',
    '€4,000 a year',
    true,
  ],
  ['tuition up to 2000 euros a year; blocked account 11,904 euro arranged', '€2,000 a year', true],
  ['max 12k euros a year, that is the blocked account', '€12,000 a year', false],
  // What is paid for, and where money comes from.
  ['AUD 30k per year tuition, bank loan ready NPR 60 lakh', 'A$30,000 a year', true],
  ['£15,000 a year for fees and bank loan of 20 lakh', '£15,000 a year', true],
  ['INR 60 lac from savings + family. Can stretch to 75 for a top name', '₹60 lakh in all', false],
])('the parts of «%s» are %s, for tuition alone: %s', (typed, understood, isTuitionOnly) => {
  const { value, understood: said } = budgetOf(typed)
  expect([said, value?.isTuitionOnly]).toEqual([understood, isTuitionOnly])
})

test.each([
  '12k blocked account ready',
  'Sperrkonto 11.904 euro is arranged',
  'blocked account of 12,000 EUR',
])('the money of a blocked account is no limit: «%s»', typed => {
  expect(budgetOf(typed)).toMatchObject({
    value: null,
    note: expect.stringContaining('blocked account'),
  })
})

test.each([
  ['35 lakh in india, 60 lakh abroad incl loan', '₹60 lakh in all; ₹35 lakh in all in India', { INDIA: 35 }],
  ['20 lakh in india, 25 lakh if germany', '₹20 lakh in all; ₹25 lakh in all in Germany', { GERMANY: 25 }],
  ['12-14 lac total in india, 25 lac if abroad', '₹25 lakh in all; ₹14 lakh in all in India', { INDIA: 14 }],
  ['60 lakh in USA, 35 lakh in Germany', '₹60 lakh in all; ₹35 lakh in all in Germany', { GERMANY: 35 }],
  ['40 lakh, for Germany max 20 lakh', '₹40 lakh in all; ₹20 lakh in all in Germany', { GERMANY: 20 }],
  [
    '24 lakh total everything in it. For Australia mama will keep me in his house',
    '₹24 lakh in all; ₹24 lakh in all for tuition in Australia',
    { AUSTRALIA: 24 },
  ],
  // One sum, or sums of different kinds: nothing is told apart.
  ['50 lakh in the UK', '₹50 lakh in all', {}],
  [
    'tuition 3 lakh in Germany and living 9 lakh',
    '₹3 lakh in all for tuition + ₹9 lakh in all for living',
    {},
  ],
  ['10 lakh own + 30 lakh loan from a bank in India', '₹10 lakh in all + ₹30 lakh in all', {}],
])('the budget by country of «%s»', (typed, understood, lakhs) => {
  const { value, understood: said } = budgetOf(typed)
  expect(said).toBe(understood)
  expect(Object.fromEntries((value?.byCountry ?? []).map(({ country, usd }) => [country, usd]))).toEqual(
    Object.fromEntries(Object.entries(lakhs).map(([country, lakh]) => [country, lakh * 1100])),
  )
})

test.each(['$50k', '€60,000', '45 lakhs'])('a sum without a period is for all of an MBA: «%s»', typed => {
  const { value, note } = budgetOf(typed, 'MBA')
  expect([value?.wholeUsd, note]).toEqual([
    expect.any(Number),
    expect.stringContaining('taken for the whole course'),
  ])
})

test.each([
  ['Only with full funding. I have 3000 dollars', 'FULL'],
  ['full funding needed', 'FULL'],
  ['need fully funded MS', 'FULL'],
  ['100% scholarship only', 'FULL'],
  ['I cannot go without a scholarship', 'FULL'],
  ['5-6 lakh of savings. Without scholarship I am not able to go', 'FULL'],
  ['I can go without scholarship', null],
  ['must get TA/RA', 'FULL'],
  ['preciso de bolsa integral, tenho 2 mil dólares', 'FULL'],
  ['depends on assistantship', 'FULL'],
  ['KES 1.2 million savings; applying to Chevening and Fulbright, so scholarship decides', 'FULL'],
  ['6 lakhs of savings, need full scholarship', 'FULL'],
  ['3000 euro saved + regional scholarship in Italy', 'FULL'],
  ['4000 euro for tuition, DSU would help', 'SOME'],
  ['15 L INR per year unless fully funded (Chevening etc.)', 'SOME'],
  ['up to USD 30 000 a year; Bolashak possible', 'SOME'],
  ['9000 euros a year incl. living; family income low so DSU type scholarship', 'SOME'],
  ['R350 000 per year, really need a bursary', 'SOME'],
  ['hasta 18.000 euros el año, busco beca', 'SOME'],
  ['scholarship preferred', 'SOME'],
  ['self-funded', null],
  ['fully funded by my company', null],
  ['USD 130,000 total, family funded', null],
  ['20 lakh a year, no scholarship needed', null],
  ['$40k a year', null],
])('the funding of «%s» is %s', (typed, funding) => {
  expect(profileOf(typed)?.funding).toBe(funding)
})

test.each([
  ['£30,000 for everything', '£30,000 in all'],
  ['£22,000 all in', '£22,000 in all'],
  ['€25,000 altogether', '€25,000 in all'],
  ['20,000 euros overall', '€20,000 in all'],
  ['$40,000 complete', '$40,000 in all'],
  ['€30.000 insgesamt', '€30,000 in all'],
  ['£25,000 a year for everything', '£25,000 a year'],
  ['£25,000 for everything each year', '£25,000 a year'],
  ['£25,000', '£25,000 a year'],
])('words say whether a sum is for all of it: «%s»', (typed, understood) => {
  expect(budgetOf(typed).understood).toBe(understood)
})

test.each([
  ['no limit for top univs, else 50L', ['no limit for top univs']],
  ['50L incl living. lower for Germany', ['lower for Germany']],
  ['12-13k euro per year. UK only if my aunt agrees', ['UK only if my aunt agrees']],
  // Said of the scholarship.
  ['12-13k euro per year. UK only with a funded place', []],
  ['18 lakh a year; USA only if assistantship', []],
  ['50 lakhs, no limit otherwise', []],
  ['need full scholarship, only if it covers living', []],
])('a condition that no sum states is said not to be understood: «%s»', (typed, told) => {
  expect(budgetOf(typed).doubts).toEqual(told)
})

test.each([
  ['LPDP or Australia Awards scholarship. Without it only Rp 150 juta per year', true],
  ['applying to Chevening, so scholarship decides', true],
  ['full scholarship needed', false],
  ['20 lakh a year', false],
])('a scholarship that pays anywhere is named in «%s»: %s', (typed, isNamed) => {
  expect(profileOf(typed)?.hasOutsideScholarship).toBe(isNamed)
})

test('who needs full funding has no limit, whatever they have', () => {
  expect(budgetOf('Only with full funding. I have 3000 dollars')).toMatchObject({
    value: { yearUsd: null, wholeUsd: null, ownYearUsd: 1500 },
    understood: '$3,000 in all',
    note: expect.stringContaining('no limit'),
  })
})
