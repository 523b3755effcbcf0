import { describe, expect, it } from 'vitest'
import { proposeFromCv } from './proposeFromCv.ts'

const cv = (text: string) => proposeFromCv(text.split('\n').map(line => line.trim()))

describe('what a CV proposes', () => {
  it('is the lines below its headings, word for word, without contact data', () => {
    const proposals = cv(`Maya Krishnan
      maya@example.com
      EDUCATION:
      B.Tech. Mechanical Engineering, College of Engineering Pune, 2020-2024
      CGPA 8.7/10
      maya.k@example.com
      Technical Skills
      Python, ROS
      Work Experience
      Robotics engineer, Addverb, July 2024 to present
      Awards
      First prize, 2023
      Internships
      Intern, Bosch, summer 2023
      Research Interests
      Legged locomotion
      IELTS 7.5 (March 2026), GRE 325
      References
      Dr. A. Rao, since 2021`)
    expect(proposals).toEqual([
      {
        field: 'academicBackground',
        heading: 'EDUCATION',
        quote: 'B.Tech. Mechanical Engineering, College of Engineering Pune, 2020-2024\nCGPA 8.7/10',
      },
      {
        field: 'workExperience',
        heading: 'Work Experience',
        quote: 'Robotics engineer, Addverb, July 2024 to present\nIntern, Bosch, summer 2023',
      },
      {
        field: 'studyInterests',
        heading: 'Research Interests',
        quote: 'Legged locomotion',
      },
      { field: 'testScores', heading: null, quote: 'IELTS 7.5 (March 2026), GRE 325' },
    ])
  })

  it('ends at a heading that nothing is proposed from', () => {
    for (const heading of ['TESTS', 'Standardised Tests', 'Examinations', 'Core competencies', 'Workshops']) {
      const [work] = cv(`Work Experience\nAnalyst, TVS, July 2020 to present\n${heading}\nSomething else`)
      expect(work?.quote, heading).toBe('Analyst, TVS, July 2020 to present')
    }
    const [work] = cv('Work Experience\nAnalyst, 2020 to 2022\nRan load tests of the new line')
    expect(work?.quote).toContain('load tests')
  })

  it.each([
    ['a heading with nothing of its kind below it', 'Education\nI value learning very much.'],
    ['work without a year', 'Experience\nMany things that I did over time.'],
    ['a sentence that only begins like a heading', 'Education is what I care about, since 2019.'],
    ['somebody else’s test', 'GRE tutor: raised scores of 12 students to 320'],
    ['a test to come', 'IELTS planned for 12 March'],
    ['nothing', ''],
  ])('is nothing for %s', (_, text) => {
    expect(cv(text)).toEqual([])
  })

  it('is whole lines, at most as many as an answer may hold', () => {
    const line = `Engineer, 2020: ${'x'.repeat(980)}`
    const [proposal] = proposeFromCv(['Experience', ...Array.from({ length: 20 }, () => line)])
    expect(proposal?.quote.split('\n').every(each => each === line)).toBe(true)
    expect(proposal?.quote.length).toBeLessThanOrEqual(6000)
  })
})
