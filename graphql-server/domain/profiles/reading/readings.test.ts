import { describe, expect, test } from 'vitest'
import { readProfile } from './readProfile.ts'
import { plansAdmissionTest } from './tests.ts'
import type { ProfileWords, ReadingKind } from './types.ts'

/** US dollars for one unit, rounded rates near the catalogue's. */
const rates = new Map([
  ['USD', 1],
  ['INR', 0.011],
  ['EUR', 1.16],
  ['GBP', 1.34],
  ['AUD', 0.7],
  ['CAD', 0.73],
])
const today = new Date('2026-11-21T10:00:00Z')

function read(words: ProfileWords, kind: ReadingKind) {
  const whole: ProfileWords = { targetDegree: 'MASTERS', preferredCountries: ['UK'], ...words }
  const { profile, items, notUnderstood } = readProfile(whole, { rates, today })
  const item = items.find(candidate => candidate.kind === kind)
  if (!item || !profile) throw new Error(`Nothing was read of ${kind}`)
  return { profile, item, notUnderstood }
}

describe('a grade', () => {
  test.each([
    ['CGPA 8.2', 'CGPA 8.2 of 10', 8.2],
    ['CGPA: 8.2/10', 'CGPA 8.2 of 10', 8.2],
    ['8.2/10', '8.2 of 10', 8.2],
    ['8,2 / 10', '8.2 of 10', 8.2],
    ['8.2 out of 10', '8.2 of 10', 8.2],
    ['8.2 on a scale of 10', '8.2 of 10', 8.2],
    ['C.G.P.A - 8.45', 'CGPA 8.45 of 10', 8.45],
    ['my CGPA is 7.9 so far', 'CGPA 7.9 of 10', 7.9],
    ['8.4 CPI from IIT Bombay', 'CPI 8.4 of 10', 8.4],
    ['9.1 pointer', '9.1 of 10', 9.1],
    ['CGPA 8.2 on a 10-point scale', 'CGPA 8.2 of 10', 8.2],
    ['B.Tech in Mechanical Engineering, VIT, 8.2', '8.2 of 10', 8.2],
    ['GPA 3.6', 'GPA 3.6 of 4', 8.75],
    ['3.6 GPA', 'GPA 3.6 of 4', 8.75],
    ['3.6/4.0', '3.6 of 4', 8.75],
    ['GPA: 3.6/4', 'GPA 3.6 of 4', 8.75],
    ['GPA of 3.95 (4.0 scale)', 'GPA 3.95 of 4', 9.83],
    ['CGPA 3.4', 'CGPA 3.4 of 4', 8.25],
    ['4.2/5', '4.2 of 5', 8.15],
    ['CGPA 4.5 at University of Lagos', 'CGPA 4.5 of 5', 8.75],
    ['GPA 6.2, University of Sydney', 'GPA 6.2 of 7', 9.2],
    ['6.0/7.0 from Monash', '6 of 7', 9],
    ['6.3/8, Uni of Tehran', '6.3 of 8', 7.5],
    ['CGPA 6 out of 8', 'CGPA 6 of 8', 7],
    ['in semester 7/8, CGPA 8.1', 'CGPA 8.1 of 10', 8.1],
    ['WAM 78, UNSW', 'WAM 78 of 100', 9.3],
    ['85%', '85 %', 9.25],
    ['B.Com with 72.5 % from Delhi University', '72.5 %', 8],
    ['72 percent in B.Sc', '72 %', 7.95],
    ['scored 81 per cent', '81 %', 8.85],
    ['Percentage: 68', '68 %', 7.55],
    ['82/100', '82 %', 8.95],
    ['Marks 1650/2000', 'Marks 82.5 %', 9],
    ['67% at the University of Leeds', '67 % (British)', 9.4],
    ['first class', 'First class', 6.75],
    ['First Class with Distinction', 'First class with distinction', 8.25],
    ['First division from Pune University', 'First class', 6.75],
    ['First Class Honours in Physics', 'First class honours', 10],
    ['BSc, first class, University of Manchester', 'First class (British)', 10],
    ['2:1 in History', '2:1 (upper second)', 8.5],
    ['upper second class degree', '2:1 (upper second)', 8.5],
    ['2:2 from Leeds', '2:2 (lower second)', 6.5],
    ['second class in B.A', 'Second class', 5.75],
    ['third division', 'Third class', 4.75],
    ['magna cum laude', 'Magna cum laude', 9.33],
    ['German grade 1.7', 'German grade 1.7 (1.0 is best)', 8.6],
    ['German 1.7', 'German grade 1.7 (1.0 is best)', 8.6],
    ['Abschlussnote 2,1', 'German grade 2.1 (1.0 is best)', 7.8],
    ['B.Sc. TU Berlin, Germany, 1.3', 'German grade 1.3 (1.0 is best)', 9.4],
    ['1.0 (German scale)', 'German grade 1 (1.0 is best)', 10],
    ['GPA 2.3, RWTH Aachen', 'German grade 2.3 (1.0 is best)', 7.4],
    ['15/20 in Lyon', '15 of 20', 9.5],
    ['105/110 at Bologna', '105 of 110', 9.32],
    ['5.2/6 ETH', '5.2 of 6', 7.6],
  ])('%j is %s', (academicBackground, understood, of10) => {
    const { item, profile } = read({ academicBackground }, 'GRADE')
    expect([item.understood, profile.gpaOf10]).toEqual([understood, of10])
    expect(profile.gradeShare).toBeCloseTo(of10 / 10, 2)
  })

  test.each([
    ['B.Tech CGPA 7.8, 12th 94%, 10th 96%', 'CGPA 7.8 of 10'],
    ['10th: 96%\n12th: 91.4%\nB.E. Computer: 8.1/10', '8.1 of 10'],
    ['94% in 12th and 7.8 CGPA in B.Tech', 'CGPA 7.8 of 10'],
    ['M.Tech 8.9/10, B.Tech 7.8/10', '8.9 of 10'],
    ['B.Tech 7.8/10 (2020), M.Tech 8.9/10 (2022)', '8.9 of 10'],
    ['Diploma 88%, B.E 7.1 CGPA', 'CGPA 7.1 of 10'],
    ['HSC 85%, SSC 90%', '85 %'],
    ['B.A. 65% (2015) ; B.Ed 71% (2018)', '71 %'],
    ['Top 5% of the class, CGPA 8.8', 'CGPA 8.8 of 10'],
    ['ranked 3/100, CGPA 9.0', 'CGPA 9 of 10'],
    ['50% scholarship, B.Tech 8.0/10', '8 of 10'],
    ['attendance 98%, 7.5 CGPA', 'CGPA 7.5 of 10'],
    ['8.2/10 B.Tech, 92% 12th, 94% 10th', '8.2 of 10'],
    ['CGPA:8.5/10.0 | 12th: 90% | 10th: 92%', 'CGPA 8.5 of 10'],
    ['MS in CS from UIUC GPA 3.8, B.Tech from VIT 8.9/10', 'GPA 3.8 of 4'],
    ['SSC 88.2 HSC 79.5 BE 68.3', '68.3 %'],
    ['10th: 90, 12th: 85, B.Tech: 8.1', '8.1 of 10'],
    ['B.Com (Hons), Delhi University, 78.5%', '78.5 %'],
    [
      'B.Tech from NIT Trichy in 2023 with a CGPA of 8.67. I scored 95.4% in Class XII and 10 CGPA in Class X.',
      'CGPA 8.67 of 10',
    ],
  ])('of several is that of the highest degree: %j', (academicBackground, understood) => {
    expect(read({ academicBackground }, 'GRADE').item.understood).toBe(understood)
  })

  test.each([
    'eleven',
    'Mechanical engineering at Pune, graduated 2022',
    'Python 3.10 and Industry 4.0 projects',
    'Learned German 1.5 years at school',
    'CAT 98%ile',
    '🎓🎓🎓',
    'cut costs by 30%',
    '+91 98765 43210',
    '12/05/2021',
  ])('is not in %j', academicBackground => {
    expect(read({ academicBackground }, 'GRADE').item.understood).toBeNull()
  })

  test.each([
    ['CGPA 12', ['CGPA 12']],
    ['CGPA: eleven', ['CGPA: eleven']],
    ['CGPA 8.2/5', ['CGPA 8.2/5']],
    ['130%', ['130%']],
    ['eleven', ['eleven']],
    ['GPA 0', ['GPA 0']],
  ])('that no scale knows is told: %j', (academicBackground, told) => {
    const { item, notUnderstood } = read({ academicBackground }, 'GRADE')
    expect([item.understood, notUnderstood]).toEqual([null, told])
  })

  test('of two different ones says which was used and why', () => {
    const { item } = read({ academicBackground: '9.9/10 and 4.0' }, 'GRADE')
    expect(item).toMatchObject({ understood: '9.9 of 10', quote: '9.9/10' })
    expect(item.note).toContain("'4.0' was left aside")
    expect(read({ academicBackground: '4.0 and 9.9/10' }, 'GRADE').item.understood).toBe('9.9 of 10')
  })

  test('is higher for a lower German grade', () => {
    const shares = ['1.0', '1.3', '2.0', '3.1', '4.0'].map(
      grade => read({ academicBackground: `German grade ${grade}` }, 'GRADE').profile.gradeShare ?? 0,
    )
    expect(shares).toEqual([...shares].sort((a, b) => b - a))
    expect(new Set(shares).size).toBe(5)
  })
})

describe('a GRE', () => {
  test.each([
    ['GRE 325', 325],
    ['GRE: 325/340', 325],
    ['gre - 325', 325],
    ['GRE score of 325, IELTS 7.5', 325],
    ['325 in GRE, 7.5 in IELTS', 325],
    ['325 GRE, 7.5 IELTS', 325],
    ['GRE (General): 331 (Q170 V161 AWA 4.5)', 331],
    ['GRE Q168 V157', 325],
    ['GRE: Quant 168, Verbal 157, AWA 4', 325],
    ['GRE\nQuantitative: 168\nVerbal: 157', 325],
    ['GRE V157 Q168', 325],
    ['GRE 168Q 157V', 325],
    ['GRE 168 quant and 157 verbal', 325],
    ['GRE 168+157', 325],
    ['Q168 V157', 325],
    ['GRE 1450', 325],
    ['GRE 800+700', 332],
    ['GRE 1600', 336],
    ['GRE 310 in 2022, GRE 325 in 2024', 325],
    ['GRE 325 (March 2025)', 325],
    ['325', 325],
    ['GRE 320, planning to retake in March', 320],
    ['TOEFL 110 GRE 325', 325],
    ['GRE 260', 260],
    ['GRE ３２５', 325],
    ['IELTS7.5 GRE325', 325],
    ['GRE:V-155,Q-170', 325],
    ['I have 325 in GRE and 7.5 in IELTS', 325],
  ])('%j is %i', (testScores, total) => {
    expect(read({ testScores }, 'GRE').profile.gre).toBe(total)
  })

  test.each([
    'GRE not yet taken',
    'Not yet taken GRE',
    'GRE planned for March 2027',
    'GRE: planning in March',
    'GRE on 12 March 2027, yet to give',
    'expected GRE 325',
    'GRE target 325',
    'GRE 325 (expected)',
    'No GRE, IELTS 7.5',
    'GRE: N/A',
    'will take the GRE in 2027',
    'GRE and TOEFL not taken yet',
    'planning to take IELTS and GRE in March',
  ])('that is not taken is not counted: %j', testScores => {
    const { item, profile } = read({ testScores }, 'GRE')
    expect([profile.gre, item.understood]).toEqual([null, null])
    expect(item.note).toContain('Not taken yet')
  })

  test.each([
    ['GRE 900', 900, null],
    ['GRE 345', null, ['GRE 345']],
    ['GRE 12', null, ['GRE 12']],
    ['GRE Physics 900', null, ['GRE Physics 900']],
    ['eleven', null, ['eleven']],
    ['GRE 170', null, ['GRE 170']],
  ])('%j is read only if a scale knows it', (testScores, old, told) => {
    const { profile, notUnderstood } = read({ testScores }, 'GRE')
    if (old === null) expect([profile.gre, notUnderstood]).toEqual([null, told])
    else expect(profile.gre).toBeGreaterThanOrEqual(260)
  })
})

describe('a GMAT', () => {
  test.each([
    ['GMAT 720', 720, 'GMAT 720'],
    ['GMAT: 720/800', 720, 'GMAT 720'],
    ['gmat 700 (Q49 V36)', 700, 'GMAT 700'],
    ['GMAT Focus 645', 700, 'GMAT Focus 645'],
    ['GMAT 655', 710, 'GMAT Focus 655'],
    ['GMAT (Focus Edition): 695', 750, 'GMAT Focus 695'],
    ['GMAT FE 805', 800, 'GMAT Focus 805'],
    ['GMAT 205', 200, 'GMAT Focus 205'],
    ['710', 710, 'GMAT 710'],
  ])('%j is %i on the classic scale', (testScores, total, understood) => {
    const { item, profile } = read({ testScores }, 'GMAT')
    expect([profile.gmat, item.understood]).toEqual([total, understood])
  })

  test.each(['GMAT 850', 'GMAT 723', 'GMAT eleven 3', 'GMAT 99'])('%j is reported', testScores => {
    const { profile, notUnderstood } = read({ testScores }, 'GMAT')
    expect([profile.gmat, notUnderstood]).toEqual([null, [testScores]])
  })
})

describe('an English test', () => {
  test.each([
    ['IELTS 7.5', 'IELTS 7.5', 7.5, 105],
    ['IELTS: 7,5', 'IELTS 7.5', 7.5, 105],
    ['IELTS 8.0/9', 'IELTS 8', 8, 112],
    ['IELTS 7.5 overall (L8 R8.5 W6.5 S7)', 'IELTS 7.5', 7.5, 105],
    ['IELTS L8 R8.5 W6.5 S7, overall 7.5', 'IELTS 7.5', 7.5, 105],
    ['IELTS Listening 8, Reading 8.5, Writing 6.5, Speaking 7', 'IELTS 7.5', 7.5, 105],
    ['IELTS band score 7', 'IELTS 7', 7, 97],
    ['IELTS 7.5 (6.5 in writing)', 'IELTS 7.5', 7.5, 105],
    ['IELTS no band below 6, overall 7', 'IELTS 7', 7, 97],
    ['IELTS 6.5 overall 6.0 in each', 'IELTS 6.5', 6.5, 86],
    ['IELTS overall 7 each 6.5', 'IELTS 7', 7, 97],
    ['IELTS Academic 6.5', 'IELTS 6.5', 6.5, 86],
    ['7.5 IELTS', 'IELTS 7.5', 7.5, 105],
    ['7.5', 'IELTS 7.5', 7.5, 105],
    ['TOEFL 105', 'TOEFL iBT 105', 7.5, 105],
    ['TOEFL iBT: 110/120', 'TOEFL iBT 110', 8, 110],
    ['TOEFL R28 L27 S24 W26 total 105', 'TOEFL iBT 105', 7.5, 105],
    ['TOEFL 5.5', 'TOEFL iBT 5.5 of 6', 8, 110],
    ['TOEFL 5/6', 'TOEFL iBT 5 of 6', 7, 100],
    ['TOEFL iBT 4.5 (2026)', 'TOEFL iBT 4.5 of 6', 6.5, 90],
    ['TOEFL PBT 600', 'TOEFL 600 on paper', 7, 100],
    ['TOEFL 550', 'TOEFL 550 on paper', 6.5, 79],
    ['PTE 70', 'PTE 70', 7, 97],
    ['PTE Academic: 65 (L70 R60 S66 W64)', 'PTE 65', 7, 97],
    ['PTE L70 R60 overall 79', 'PTE 79', 8, 112],
    ['Duolingo 125', 'Duolingo 125', 7, 97],
    ['DET 135/160', 'Duolingo 135', 7.5, 105],
    ['Duolingo English Test (DET): 120', 'Duolingo 120', 6.5, 86],
    ['IELTS 7, TOEFL 112', 'TOEFL iBT 112', 8, 112],
    ['IELTS 6.5 then IELTS 7.5', 'IELTS 7.5', 7.5, 105],
    ['110 TOEFL, 325 GRE', 'TOEFL iBT 110', 8, 110],
    ['GRE 325 and IELTS 7', 'IELTS 7', 7, 97],
    ['TOEFL 29 28 27 26', 'TOEFL iBT 110', 8, 110],
    ['TOEFL iBT 5.0 (Jan 2026 format)', 'TOEFL iBT 5 of 6', 7, 100],
    ['I have not taken GRE yet but my IELTS is 7.5', 'IELTS 7.5', 7.5, 105],
  ])('%j is %s', (testScores, understood, ielts, toefl) => {
    const { item, profile } = read({ testScores }, 'ENGLISH')
    expect([item.understood, profile.ielts, profile.toefl]).toEqual([understood, ielts, toefl])
  })

  test.each(['IELTS not yet taken', 'IELTS planning in March', 'TOEFL awaited', 'will take IELTS 2027'])(
    'that is not taken is not counted: %j',
    testScores => {
      const { item, profile, notUnderstood } = read({ testScores }, 'ENGLISH')
      expect([profile.ielts, item.understood, notUnderstood]).toEqual([null, null, []])
    },
  )

  test('a level of a language is no score of a test', () => {
    const { profile } = read({ testScores: 'IELTS not written yet. WAEC English A1' }, 'ENGLISH')
    expect(profile.ielts).toBeNull()
    expect(read({ testScores: 'IELTS 7.0, German A1' }, 'ENGLISH').profile.ielts).toBe(7)
  })

  test.each(['IELTS 12', 'IELTS 7.3', 'TOEFL 900', 'PTE 95', 'Duolingo 200', 'NMAT 20'])(
    '%j is told',
    testScores => {
      const { profile, notUnderstood } = read({ testScores }, 'ENGLISH')
      expect([profile.ielts, notUnderstood]).toEqual([null, [testScores]])
    },
  )
})

describe('a budget', () => {
  test.each([
    ['$40k a year', '$40,000 a year', 40_000],
    ['$40,000 per year', '$40,000 a year', 40_000],
    ['USD 40000/year', '$40,000 a year', 40_000],
    ['40k USD p.a.', '$40,000 a year', 40_000],
    ['25 lakhs', '₹25 lakh in all', 13_750],
    ['25L', '₹25 lakh in all', 13_750],
    ['INR 25,00,000 per annum', '₹25 lakh a year', 27_500],
    ['₹25 lacs a year', '₹25 lakh a year', 27_500],
    ['Rs. 20 lac', '₹20 lakh in all', 11_000],
    ['20-25 lakh', '₹25 lakh in all', 13_750],
    ['20 to 25 lakhs per year', '₹25 lakh a year', 27_500],
    ['between 20 and 25 lakhs', '₹25 lakh in all', 13_750],
    ['20L-25L', '₹25 lakh in all', 13_750],
    ['$30-40k', '$40,000 a year', 40_000],
    ['$30k - $40k a year', '$40,000 a year', 40_000],
    ['30,000 to 40,000 dollars', '$40,000 a year', 40_000],
    ['1 crore in total', '₹1 crore in all', 55_000],
    ['40 lakhs total for two years', '₹40 lakh in all, for 2 years', 22_000],
    ['50 lakhs for 2 years', '₹50 lakh in all, for 2 years', 27_500],
    ['30 lakh for the whole course', '₹30 lakh in all', 16_500],
    ['20mila euro all included', '€20,000 a year', 23_200],
    ['18 mil euros al año', '€18,000 a year', 20_880],
    ['hasta 18.000 euros el año, busco beca', '€18,000 a year', 20_880],
    ['15 000 € par an', '€15,000 a year', 17_400],
    ['Rs 350000 a year', '₹3.5 lakh a year', 3850],
    ['$50k for 25 months', '$50,000 in all, for 25 months', 24_000],
    ['$60k for 18 months', '$60,000 in all, for 1.5 years', 40_000],
    ['€12,000 a year', '€12,000 a year', 13_920],
    ['12.000 EUR', '€12,000 a year', 13_920],
    ['€1000 a month', '€1,000 a month', 13_920],
    ['£20k', '£20,000 a year', 26_800],
    ['20000 pounds per year', '£20,000 a year', 26_800],
    ['A$50,000 per year', 'A$50,000 a year', 35_000],
    ['50k AUD', 'A$50,000 a year', 35_000],
    ['C$45k', 'C$45,000 a year', 32_850],
    ['$45,000 CAD a year', 'C$45,000 a year', 32_850],
    ['45000 Canadian dollars', 'C$45,000 a year', 32_850],
    ['$15k a semester', '$15,000 a semester', 30_000],
    ['up to $35k', '$35,000 a year', 35_000],
    ['around 30k euros', '€30,000 a year', 34_800],
    ['15 LPA', '₹15 lakh a year', 16_500],
    ['eleven lakhs', '₹11 lakh in all', 6050],
    ['forty thousand dollars', '$40,000 a year', 40_000],
    ['40000', '$40,000 a year', 40_000],
    ['2500000', '₹25 lakh in all', 13_750],
    ['25,00,000', '₹25 lakh in all', 13_750],
    ['tuition 20 lakhs, living 10 lakhs', '₹20 lakh in all for tuition + ₹10 lakh in all for living', 16_500],
    ['15 lakh savings + 25 lakh loan', '₹15 lakh in all + ₹25 lakh in all', 22_000],
    ['25 lakhs (about $30k)', '₹25 lakh in all', 13_750],
    ['40 lakhs total, 20 lakhs per year', '₹20 lakh a year', 22_000],
    ['$40k for Fall 2026', '$40,000 a year', 40_000],
    ['1.5 crores', '₹1.5 crore in all', 82_500],
    ['30-35 lakhs INR for the entire course including living', '₹35 lakh in all', 19_250],
    [
      '$25,000 tuition + $15,000 living a year',
      '$25,000 a year for tuition + $15,000 a year for living',
      40_000,
    ],
    ['3,25,645', '₹3,25,645 in all', 1791],
  ])('%j is %s', (budget, understood, yearUsd) => {
    const { item, profile } = read({ budget }, 'BUDGET')
    expect([item.understood, profile.budgetYearUsd]).toEqual([understood, yearUsd])
  })

  test.each([
    ['$20k for tuition', true],
    ['20 lakhs tuition only', true],
    ['30 lakhs excluding living costs', true],
    ['$40k for tuition and living', false],
    ['$40k', false],
    ['tuition 20 lakhs, living 10 lakhs', false],
    ['£22,000 all in for tuition, living I have an uncle in Manchester', true],
    ['$20k tuition, living with relatives', true],
    ["max 11000 euro per year, can't pay tuition", false],
  ])('%j is for tuition alone: %s', (budget, isTuitionOnly) => {
    expect(read({ budget }, 'BUDGET').profile.budgetIsTuitionOnly).toBe(isTuitionOnly)
  })

  test.each([
    ['eleven', ['eleven']],
    ['-20 lakhs', ['-20 lakhs']],
    ['$-500', ['$-500']],
    ['minus 20 lakhs', ['minus 20 lakhs']],
    ['minus 20 to 25 lakhs', ['minus 20 to 25 lakhs']],
    ['0', ['0']],
    ['25', ['25']],
    ['99999999999999 dollars', ['99999999999999 dollars']],
    ['as little as possible', []],
    ['😀', []],
    ['unlimited', []],
    ['US$120k of own savings, the rest loan or scholarship', []],
  ])('%j is none', (budget, told) => {
    const { item, profile, notUnderstood } = read({ budget }, 'BUDGET')
    expect([item.understood, profile.budgetYearUsd, notUnderstood]).toEqual([null, null, told])
  })

  test('says how a sum without a currency was read', () => {
    expect(read({ budget: '40000' }, 'BUDGET').item.note).toContain(
      'no currency is named: taken as US dollars',
    )
    expect(read({ budget: '2500000 a year' }, 'BUDGET').item.note).toContain('taken as Indian rupees')
    expect(read({ budget: '25 lakhs' }, 'BUDGET').item.note).toContain(
      'no period is named: taken for the whole course',
    )
    expect(read({ budget: '$40k' }, 'BUDGET').item.note).toContain('no period is named: taken for a year')
  })

  test('in a currency without a rate is understood, and no sum in dollars', () => {
    const { items, profile } = readProfile(
      { targetDegree: 'MASTERS', preferredCountries: ['UK'], budget: '£20k' },
      { rates: new Map(), today },
    )
    expect(items.find(({ kind }) => kind === 'BUDGET')).toMatchObject({
      understood: '£20,000 a year',
      note: expect.stringContaining('no exchange rate is known'),
    })
    expect(profile?.budgetYearUsd).toBeNull()
  })
})

describe('years of work', () => {
  test.each([
    ['3 years', '3 years', 3],
    ['3+ years of experience', '3 years', 3],
    ['18 months', '1 year 6 months', 1.5],
    ['2.5 yrs', '2 years 6 months', 2.5],
    ['2 years and 3 months at Infosys', '2 years 3 months', 2.25],
    ['2y 3m', '2 years 3 months', 2.25],
    ['Two years at Bosch in Pune', '2 years', 2],
    ['three and a half years', '3 years 6 months', 3.5],
    ['worked for a year at Zomato', '1 year', 1],
    ['half a year', '6 months', 0.5],
    ['2 yrs at TCS and 1 year at Infosys', '3 years', 3],
    ['2 years at TCS, 6 months at Wipro', '2 years 6 months', 2.5],
    ['Total 3 years: 2 years at TCS and 1 year at Infosys', '3 years', 3],
    ['5 years of experience, 3 years at A and 2 years at B', '5 years', 5],
    ['2-3 years', '2 years', 2],
    ['6 yrs - 3 at X, 3 yrs at Y', '6 years', 6],
    ['5.5 years: 2 at Ambev (trainee programme), 3.5 at a consultancy', '5 years 6 months', 5.5],
    ['management trainee at HUL for 2 years', '2 years', 2],
    ['8 months trainee at PAC Kamra', 'None yet', 0],
    ['2 years: 6 months as an intern, then analyst', '2 years', 2],
    ['4 años: reporter at El Espectador', '4 years', 4],
    ['3 ans chez Capgemini', '3 years', 3],
    ['1 Jahr 6 Monate', '1 year 6 months', 1.5],
    ['since 2021', '5 years', 5],
    ['Working at Deloitte since July 2023', '3 years 4 months', 3.33],
    ['TCS from 2019 to 2022', '3 years', 3],
    ['TCS, 2019-2021 (2 years)', '2 years', 2],
    ['TCS, Jan 2019 - Nov 2020 (2 years)', '2 years', 2],
    ['Jan 2025 - Dec 2027 at Bosch', '1 year 10 months', 1.83],
    ['Jul 2020 - Mar 2023 at Amazon', '2 years 8 months', 2.67],
    ['07/2020 to 01/2022', '1 year 6 months', 1.5],
    ['2024 - present, Flipkart', '2 years', 2],
    ['Jan 2020 to Jan 2022 at A\nJan 2021 to Jan 2023 at B', '3 years', 3],
    ['2 years at TCS, Infosys since 2023', '5 years', 5],
    ['Six years at TVS: analyst in Chennai, since 2023 manager of fourteen', '6 years', 6],
    ['Two years at Infosys: Java, since 2023 at Bosch', '5 years', 5],
    ['fresher', 'None yet', 0],
    ['No experience', 'None yet', 0],
    ['no work experience yet', 'None yet', 0],
    ['11 yrs, family hotel (24 rooms), basically I run everything since 2019', '11 years', 11],
    ['12 years in our textile shop, managing the whole staff since 2020', '12 years', 12],
    ['8 years at a bank, promoted to branch manager since 2023', '8 years', 8],
    ['None yet', 'None yet', 0],
    ['nil', 'None yet', 0],
    ['N/A', 'None yet', 0],
    ['0 years', 'None yet', 0],
    ['Final year student', 'None yet', 0],
    ['6 month internship at Bosch', 'None yet', 0],
    ['2 years at TCS and a 6 month internship at Bosch', '2 years', 2],
    ['2 years at TCS after an internship at Bosch', '2 years', 2],
    ['1 yr exp in sales', '1 year', 1],
    ['24 months', '2 years', 2],
    ['1.5 years (18 months)', '1 year 6 months', 1.5],
    ['4.5 years in consulting (Accenture 2.5 years, KPMG 2 years)', '4 years 6 months', 4.5],
    ['I am 24 years old with 2 years of experience', '2 years', 2],
    ['Internship: 6 months at Bosch; Full-time: 2 years at Siemens', '2 years', 2],
  ])('%j are %s', (workExperience, understood, years) => {
    const { item, profile } = read({ workExperience }, 'WORK_YEARS')
    expect([item.understood, profile.workYears]).toEqual([understood, years])
  })

  test.each([
    'Software engineer at TCS',
    'I am 25 years old',
    'a 4 year degree in engineering',
    'in the next 5 years I want to lead',
    '5 years ago I moved',
    'earned bonuses twice a year',
    'B.Tech 2017-2021',
  ])('are not in %j', workExperience => {
    expect(read({ workExperience }, 'WORK_YEARS').profile.workYears).toBeNull()
  })

  test.each([
    ['999 years', ['999 years']],
    ['-3 years', ['-3 years']],
    ['minus 3 years', ['minus 3 years']],
    ['since 2040', ['since 2040']],
    ['eleven', ['eleven']],
  ])('that nobody has are told: %j', (workExperience, told) => {
    const { profile, notUnderstood } = read({ workExperience }, 'WORK_YEARS')
    expect([profile.workYears, notUnderstood]).toEqual([null, told])
  })
})

describe('an intake', () => {
  test.each([
    ['Fall 2026', 'Fall (September) 2026', 9],
    ['Sept 2027', 'September 2027', 9],
    ['September 2027', 'September 2027', 9],
    ['Spring', 'Spring (January)', 1],
    ['Spring 2027', 'Spring (January) 2027', 1],
    ['next year September', 'September 2027', 9],
    ['January intake', 'January', 1],
    ['Jan 27', 'January 2027', 1],
    ["Sep '27", 'September 2027', 9],
    ['09/2027', 'September 2027', 9],
    ['2027-02', 'February 2027', 2],
    ['01.10.2027', 'October 2027', 10],
    ['1st October 2027', 'October 2027', 10],
    ['Winter semester 2027', 'Winter (October) 2027', 10],
    ['WS 2027', 'WS (October) 2027', 10],
    ['Summer 2027', 'Summer (May) 2027', 5],
    ['Fall (August) 2027', 'August 2027', 8],
    ['Aug/Sept 2027', 'August 2027 or September 2027', 8],
    ['Fall 2027 or Spring 2028', 'Fall (September) 2027 or Spring (January) 2028', 9],
    ['Fall 2027 or Jan 2028', 'Fall (September) 2027 or January 2028', 9],
    ['Fall or Sept 2027', 'September 2027', 9],
    ['mid 2027', 'Mid (July) 2027', 7],
    ['feb or july 2027', 'February 2027 or July 2027', 2],
    ['January 2027 or Sept 2027', 'January 2027 or September 2027', 1],
    ['May 2027', 'May 2027', 5],
    ['septiembre 2027', 'September 2027', 9],
    ['rentrée 2027', 'Rentrée (September) 2027', 9],
    ['Wintersemester 2027', 'Wintersemester (October) 2027', 10],
    ['autumn', 'Autumn (September)', 9],
    ['next fall', 'Fall (September) 2027', 9],
    ['early 2028', 'Early (January) 2028', 1],
    ['late 2027', 'Late (October) 2027', 10],
    ['second half of 2027', 'Second half (September) 2027', 9],
    ['June to September 2027', 'June 2027 to September 2027', 6],
  ])('%j is %s', (intendedStartDate, understood, month) => {
    const { item, profile } = read({ intendedStartDate }, 'INTAKE')
    expect([item.understood, profile.intakeMonth]).toEqual([understood, month])
  })

  test.each([
    ['feb or july 2027', [7]],
    ['June to September 2027', [7, 8, 9]],
    ['Sept-Oct 2027', [10]],
    ['Jan, May or Sept intake', [5, 9]],
    ['Fall 2027 or Spring 2028', [1]],
    ['July 2027 (India) / Oct 2027', [10]],
    ['Sept 2027 (Jan 2028 if needed)', [1]],
    ['UK September 2027, Australia July 2027 or February 2028', [7, 2]],
    ['Sept 2027 Canada, Feb 2028 Australia (July 2027 if possible)', [2, 7]],
    ['second half of 2027 or early 2028', [1]],
    ['September 2027', []],
    ['September 2027. My course ends in May', []],
  ])('%j names other months that would do', (intendedStartDate, others) => {
    expect(read({ intendedStartDate }, 'INTAKE').profile.otherIntakeMonths).toEqual(others)
  })

  test('of a season depends on the most preferred country', () => {
    const month = (country: 'USA' | 'GERMANY' | 'CANADA') =>
      read({ intendedStartDate: 'Fall 2027', preferredCountries: [country] }, 'INTAKE').profile.intakeMonth
    expect([month('USA'), month('GERMANY'), month('CANADA')]).toEqual([8, 10, 9])
  })

  test.each([
    ['as soon as possible', []],
    ['I may start later', []],
    ['2027', []],
    ['13/2027', []],
    ['eleven', ['eleven']],
    ['99', ['99']],
  ])('is not in %j', (intendedStartDate, told) => {
    const { profile, notUnderstood } = read({ intendedStartDate }, 'INTAKE')
    expect([profile.intakeMonth, notUnderstood]).toEqual([null, told])
  })

  test('in the past is reported', () => {
    expect(read({ intendedStartDate: 'Fall 2025' }, 'INTAKE').item.note).toContain('that is past')
  })
})

describe('fields of study', () => {
  test.each([
    ['Robotics and control systems', ['robotics']],
    ['Machine learning, computer vision and robotics', ['artificial-intelligence', 'robotics']],
    ['Finance first of all, perhaps marketing', ['finance', 'marketing']],
    ['Marketing first of all, perhaps finance', ['marketing', 'finance']],
    ['Business analytics', ['business-analytics']],
    ['not interested in finance, rather public policy', ['public-policy']],
    ['Robótica & mecatrônica? Robotics!', ['robotics']],
    ['Management', ['management']],
    ['Supply chain, operations', ['supply-chain']],
    ['Finance, law', ['finance', 'law']],
    ['something with people', []],
    ['eleven', []],
    ['😀', []],
  ])('%j are %j', (studyInterests, codes) => {
    const { profile } = read({ studyInterests }, 'FIELDS')
    expect(profile.fields.map(({ code }) => code)).toEqual(codes)
  })

  test('weigh less the later they are named', () => {
    const weights = read(
      { studyInterests: 'Robotics, data science, finance, law' },
      'FIELDS',
    ).profile.fields.map(({ weight }) => weight)
    expect(weights).toEqual([1, 0.9, 0.8, 0.7])
  })

  test('that only a generic word names count less beside others', () => {
    const { fields } = read({ studyInterests: 'Robotics and management' }, 'FIELDS').profile
    expect(fields).toEqual([
      { code: 'robotics', weight: 1 },
      { code: 'management', weight: 0.3 },
    ])
  })

  test('come from previous study if the interests name none', () => {
    const { item, profile } = read(
      { academicBackground: 'B.Tech in Mechanical Engineering', studyInterests: 'something new' },
      'FIELDS',
    )
    expect(profile.fields).toEqual([{ code: 'mechanical-engineering', weight: 0.5 }])
    expect(item).toMatchObject({ from: 'academicBackground', quote: 'Mechanical Engineering' })
  })

  test('of an MBA include business administration', () => {
    const { fields } = read(
      { targetDegree: 'MBA', studyInterests: 'Finance and marketing' },
      'FIELDS',
    ).profile
    expect(fields).toContainEqual({ code: 'business-administration', weight: 0.9 })
  })
})

describe('what decides who may apply', () => {
  test.each([
    ['conservation', 'BSc Zoology', 'ecology'],
    ['conservation', 'BA Art history', 'history'],
    ['rehabilitation', 'BE Civil Engineering', 'civil-engineering'],
    ['rehabilitation', 'Bachelor of Physiotherapy', 'allied-health'],
    ['sport', 'Bachelor of Physiotherapy', 'allied-health'],
    ['sport', 'BSc Sport science', 'sport-science'],
    ['nutrition', 'BSc Aquaculture', 'agriculture'],
    ['nutrition', 'BSc Food technology', 'food-science'],
    ['leadership, public policy', '', 'public-policy'],
    ['MSc in leadership', '', 'management'],
  ])('%s beside %s is of %s', (studyInterests, academicBackground, code) => {
    expect(read({ studyInterests, academicBackground }, 'FIELDS').profile.fields[0]?.code).toBe(code)
  })

  test.each([
    ['Laurea triennale in Scienze Motorie, 104/110', '', ['italian']],
    ['Periodismo, promedio 4,3/5,0', 'español nativo', ['spanish']],
    ['BA, University of Leeds', 'French B1', []],
    ['B.Tech', 'Goethe C1 German', ['german']],
    ['B.Tech', 'English C1 German A1', []],
    ['B.Tech', 'German A1 English C1', []],
    ['B.Tech', 'fluent in German and French', ['german', 'french']],
    ['B.Tech', 'German and Spanish B2', ['german', 'spanish']],
    ['B.Tech', 'German B1, will be B2 by October', []],
    ['B.Tech', 'Native Spanish speaker, German A2', ['spanish']],
  ])('%j and %j speak of %j', (academicBackground, testScores, languages) => {
    expect(read({ academicBackground, testScores }, 'FIELDS').profile.languages).toEqual(languages)
  })
})

test.each([
  ['IELTS 7.0. GRE planned for January', true],
  ['GRE not taken yet', true],
  ['Will give GMAT in December, TOEFL 105', true],
  ['GMAT booked 12 March; IELTS 7.5', true],
  ['GRE target 320', true],
  ['IELTS 7.0, November 2025. No GRE', false],
  ['IELTS booked for 18 April, no GRE', false],
  ['IELTS 6.5 with 6 in each, Dec 2025. GRE not given', false],
  ['IELTS 7 (Jan 2026). GMAT no', false],
  ['not planning GRE', false],
  ['IELTS planned in May', false],
  ['', false],
])('whether an admission test is still to come: %s', (words, isPlanned) => {
  expect(plansAdmissionTest(words)).toBe(isPlanned)
})

test('a professional degree is read from the typed interests, also where the fields were corrected', () => {
  const studyInterests = 'LLM in human rights, international law'
  expect(read({ studyInterests }, 'FIELDS').profile.namedDegrees).toEqual(['LLM'])
  const corrected = read(
    { studyInterests, corrections: { FIELDS: 'Law; in particular human rights' } },
    'FIELDS',
  )
  expect(corrected.profile).toMatchObject({ namedDegrees: ['LLM'], choseFields: true })
  expect(read({ studyInterests: 'human rights law' }, 'FIELDS').profile.namedDegrees).toBeUndefined()
})
