import { expect, test } from 'vitest'
import { readGrade } from './grade.ts'
import { readPercentile } from './percentile.ts'
import { readStudiedFields } from './studied.ts'
import { readWorkYears } from './workYears.ts'

/** Lines of profiles as people type them, with what a person who reads them would write down. */
const TODAY = new Date('2025-11-22')

test.each([
  ['B.E. Computer Engineering, PICT Pune', ['computer-science']],
  ['BE Chemical, L.D. College of Engineering Ahmedabad', ['chemical-engineering']],
  ['B.Tech Biotechnology, Heritage Institute of Technology Kolkata, CGPA 8.41', ['biotechnology']],
])('«%s» studied %j', (typed, expected) => {
  expect(readStudiedFields(typed)).toEqual(expected)
})

test('a job of which only the beginning is named goes on', () => {
  const typed =
    'Engineer, Pantnagar, Sept 2022 to Dec 2024. From January 2025 quality engineer at a pump maker'
  expect(readWorkYears(typed, { today: TODAY }).understood).toBe('3 years 1 month')
})

test.each([
  ['8.4 out of 10. 12th boards 94%', '8.4 of 10'],
  ['8.4 out of 10, 12th boards 94%', '8.4 of 10'],
  ['12th boards 94%. 8.4 out of 10', '8.4 of 10'],
  ['B.Tech CSE 8.4 CGPA. 12th: 94%, 10th: 96%', 'CGPA 8.4 of 10'],
  ['I have 7.9 CGPA in B.E. Mechanical, 91% in 12th and 89 in 10th', 'CGPA 7.9 of 10'],
  ['72% in BSc Physics; class XII 88.4%', '72 %'],
  ['Engineering - 68%, XII - 85%, X - 92%', '68 %'],
  ['Scored 9.1 pointer at VJTI. HSC 88%. SSC 93%', '9.1 of 10'],
  ['10th 95 12th 92 btech 7.6', '7.6 of 10'],
  ['CGPA:8.12/10 (till 6th sem)', 'CGPA 8.12 of 10'],
  ['BCom 65 percent, CA final cleared', '65 %'],
  ['gpa 3.4/4', 'GPA 3.4 of 4'],
  ['First class with distinction (78%)', '78 %'],
  ['M.Sc 8.9 CGPA, B.Sc 74%', 'CGPA 8.9 of 10'],
  ['B.Tech Mech NIT Trichy 7.65, 12th 91.2, 10th 94', '7.65 of 10'],
  ['12th 91.2, 10th 94, B.Tech Mech NIT Trichy 7.65', '7.65 of 10'],
  ['BE ECE RVCE Bangalore 8.31; XII 92.4%; X 95%', '8.31 of 10'],
  ['BBA Christ Univ 3.41, class 12: 88', '3.41 of 4'],
  ['HSC 5.00, SSC 5.00, BSc EEE BUET CGPA 3.12', '3.12 of 4'],
  ['BSc (Hons) Computer Science, 10th 96%, 12th 93%', undefined],
  ['currently in final year B.Com; class XII 95.2%', undefined],
  ['12th boards 94%', '94 %'],
  ['be civil gtu 6.31 cgpa 4 backlog all clear 2024 passout', 'CGPA 6.31 of 10'],
  ['BE Mech 7.02 CGPA, 2 arrears cleared', 'CGPA 7.02 of 10'],
  ['XII CBSE 96.2, currently B.Tech 3rd year with 8.05 cgpa', '8.05 of 10'],
])('the grade of «%s» is %s', (typed, expected) => {
  expect(readGrade(typed).understood?.replace(/^CGPA /, '')).toBe(expected?.replace(/^CGPA /, ''))
})

test.each([
  ['CAT 98.4 %ile (VARC 94 DILR 99 QA 98.7), XAT 96.5', 'CAT 98.4 percentile'],
  ["CAT'25 97.12 percentile", 'CAT 97.12 percentile'],
  ['CAT 2025: 99.1', 'CAT 99.1 percentile'],
  ['91 percentile in CAT', 'CAT 91 percentile'],
  ['XAT percentile 95, CAT 88%ile', 'CAT 88 percentile'],
  ['NMAT 228; CAT 2024 93.6 %ile, XAT 95ish', 'CAT 93.6 percentile'],
  ['XAT 96.2', 'XAT 96.2 percentile'],
  ['cat 85, nmat 210', 'CAT 85 percentile'],
  ['NMAT by GMAC 221', 'NMAT 221'],
  ['CMAT 99.1 percentile, MAT 95', 'CMAT 99.1 percentile'],
  ['CAT target 99', null],
  ['mock CAT 97', null],
  ['will write CAT in November 2026', null],
  ['Concat 98', null],
])('the percentile of «%s» is %s', (typed, expected) => {
  expect(readPercentile(typed).understood).toBe(expected)
})

test('each of India’s tests keeps its own percentile, an NMAT score by about what it is', () => {
  expect(readPercentile('CAT 93.6 %ile, XAT 95, NMAT 238').value).toEqual({
    best: 93.6,
    byTest: { CAT: 93.6, XAT: 95, NMAT: 98.2 },
  })
})

test.each([
  ['since July 2023 (2 years 4 months)', '2 years 4 months'],
  ['Working at TCS since July 2023 (2 years 4 months)', '2 years 4 months'],
  ['2 years 4 months at Cognizant since July 2023', '2 years 4 months'],
  [
    'SDE at Amazon since July 2023 (2 years 4 months), before that internship at Flipkart for 6 months',
    '2 years 4 months',
  ],
  ['2 yrs at Infosys, 3 month internship at ISRO', '2 years'],
  [
    'Intern at Google (May 2022 - July 2022). Software engineer, Oracle, Aug 2023 - present',
    '2 years 3 months',
  ],
  ['1.5 years (18 months) at Wipro', '1 year 6 months'],
  ['NYSC (1 year), then 2 years as accountant', '2 years'],
  ['NYSC Nov 2021 - Oct 2022, analyst Jan 2023 - Dec 2024', '1 year 11 months'],
  ['NYSC one year teaching, then 2 years as accountant', '3 years'],
  ['3 yrs site engineer after NYSC', '3 years'],
  ['Military service 12/2022 - 02/2024', 'None yet'],
  ['6 months internship', 'None yet'],
  ['Fresher', 'None yet'],
  ['5+ years: 3 years at A and 2 at B', '5 years'],
  ['4 YOE in fintech, last 2 years as team lead', '4 years'],
  ['3 years experience (1 year at Accenture, 2 years at EY)', '3 years'],
  ['Worked from 2019 to 2022 at L&T as GET then senior engineer', '3 years'],
  ['1 year at Bosch after a 6 month internship there', '1 year'],
  ['Jan 2020 - Dec 2022 Deloitte; Jan 2023 - now EY', '5 years 9 months'],
])('the years of work of «%s» are %s', (typed, expected) => {
  expect(readWorkYears(typed, { today: TODAY }).understood).toBe(expected)
})

test('a length in brackets beside a date counts once, also when the line is a year old', () => {
  const later = new Date('2026-11-22')
  for (const typed of ['since July 2023 (2 years 4 months)', 'since July 2023 at TCS (2 years 4 months)'])
    expect(readWorkYears(typed, { today: later }).understood).toBe('2 years 4 months')
})
