import { expect, test } from 'vitest'
import { readDegreeYears } from './degreeYears.ts'

test.each([
  ['BA Psychology (Hons) 3 years, Delhi University, 8.3 CGPA', true, 3],
  ['B.Sc. Zoology, Fergusson College, 78 %', true, 3],
  ['BSc Zoology, University of Dhaka, CGPA 3.45/4', false, null],
  ['BS Biology, four-year programme, 2024', true, 4],
  ['B.Tech in Computer Science, NIT Trichy, 2023. CGPA 8.6/10', true, 4],
  ['B.E. EEE Anna University CGPA 7.9', true, 4],
  ['B.Arch, NIT Calicut, 7.6 out of 10 (5 years)', true, 5],
  ['Integrated MSc Physics, IISER Pune', true, 5],
  ['BA English, then MA English, Pune', true, 5],
  ['Diploma and some work', true, null],
  ['HND Mechanical engineering, Yaba College of Technology, upper credit', false, 0],
  ['OND and HND Accountancy, 2019, then PGD', false, 0],
  ['HND Accountancy, then B.Sc. Accounting, 2015-2019', false, 4],
  ['HND Accountancy, MSc Finance', false, 5],
  ['3 year diploma in mechanical engineering, GTU', true, 0],
  ['Diploma (polytechnic) 3 yrs then B.E. lateral entry 8.1 CGPA', true, 3],
  ['B.Com Mumbai University 68%, 4 years work at a bank', true, 3],
  ['B.M.S. Mumbai University', true, 3],
  ['B.Com 2020, applying for masters', true, 3],
  ['B.E. Mech, expert in MS Excel', true, 4],
  ['B.Com, Class XII 5 years ago', true, 3],
  ['B.Sc Nursing, CMC Vellore', true, 4],
  ['BA LLB (Hons), NLU Jodhpur', true, 5],
  ['MS Physics, Pune', true, 5],
  ['BA Psychology Delhi University 72%, MA not done', true, 3],
  ['BA Psychology, Delhi', false, 3],
  ['B.Sc. Environmental Management, Nnamdi Azikiwe University, 2015-2019', false, 4],
  ['Bacharelado em Design de Produto, UFPR Curitiba, 2017-2021', false, 4],
  ['BA English, Ernakulam, 2012-2015, 71%. B.Ed, Kottayam, 2015-2017, 76%', true, 5],
  ['BA Psychology, Delhi; then a PG diploma in clinical psychology', false, 4],
  ['BA Psychology, Delhi; then a PG diploma in counselling', false, 3],
])('a degree of %j, counted in rupees: %s, took %s years', (words, isFromIndia, years) => {
  expect(readDegreeYears(words, isFromIndia)).toBe(years)
})
