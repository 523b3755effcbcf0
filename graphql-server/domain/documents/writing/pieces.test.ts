import { describe, expect, it } from 'vitest'
import { askedToLeaveOut, isNonAnswer } from './nonAnswers.ts'
import { sentencesSaid, VOICES } from './readAnswer.test-fixtures.ts'
import { splitSentences } from './splitSentences.ts'

const ALL = { ...VOICES.essay, ...VOICES.wizard, ...VOICES.quick }
const said = (key: string, answer: string) => sentencesSaid(answer, { key, voice: ALL[key] }).join(' ')

describe('a first word that may be a noun is nobody’s deed', () => {
  it.each([
    ['scholarshipsAwards', 'Travel grant of a coffee association, 2023', /^My awards: travel grant/u],
    ['academicAchievements', 'Sign painting in two streets', /^My academic record: sign painting/u],
    ['whyThisUniversity', 'Shake table at the institute, full scale.', /: shake table at/u],
    ['careerMotivation', 'Retrofit by code table now.', /: retrofit by code table now/u],
    ['careerAspirations', 'Open catalogue of tools, files free', /: open catalogue/u],
    ['shortTermGoals', 'Lead localisation for a small studio', /: lead localisation/u],
  ])('%s: %s', (key, answer, expected) => {
    expect(said(key, answer)).toMatch(expected)
  })

  it('is a deed where its object shows', () => {
    expect(said('shortTermGoals', 'Lead a team in Tbilisi')).toContain('I want to lead a team in Tbilisi.')
    expect(said('professionalGoals', 'Acquire and run a cold store')).toContain(
      'acquire and run a cold store',
    )
  })
})

describe('what was so, without a word for what', () => {
  it.each([
    [
      'personalStory',
      'They say it is the rain. Was not the rain.',
      'They say it is the rain. It was not the rain.',
    ],
    ['personalStory', 'Was tired of it.', 'I was tired of it.'],
    [
      'whyThisUniversity',
      'I like it. Assessment by displacement = came from there.',
      'I like it. Assessment by displacement came from there.',
    ],
  ])('%s: %s', (key, answer, expected) => {
    expect(said(key, answer)).toBe(expected)
  })
})

describe('a clause stands by itself, whole', () => {
  it.each([
    ['whyThisUniversity', 'I read the guidelines. Colombia has none.'],
    ['problemToSolve', 'I sell coffee. The futures contract is 283 bags.'],
    [
      'whyThisUniversity',
      'I have six years. The case method suits me because I have made my decisions alone.',
    ],
    ['setbackLearning', 'My supervisor said nothing, just asked me to draw them on the map.'],
    ['personalBackground', 'My mother lost two sisters in August 1986, nine years before I was born.'],
    ['personalBackground', 'In November 2013, when the storm came, I was nineteen and home for a weekend.'],
  ])('%s: %s', (key, answer) => {
    expect(said(key, answer)).toBe(answer)
  })
})

describe('notes stay with what they belong to', () => {
  it('behind a piece of work', () => {
    expect(
      said('academicProjects', 'Thesis: Early signs of beetles in spruce. 212 plots, red-edge bands.'),
    ).toBe('My thesis was on early signs of beetles in spruce: 212 plots, red-edge bands.')
  })

  it('behind a heading that says where and since when', () => {
    expect(
      said('workExperience', 'At TerraScan since March 2025:\n- laser data of 4 districts\n- field checks'),
    ).toBe('At TerraScan since March 2025: laser data of 4 districts, field checks.')
  })

  it('a remark behind a sentence needs no lead', () => {
    expect(said('professionalAchievements', 'I found 61 of them. Not a happy number but a true one.')).toBe(
      'I found 61 of them. Not a happy number but a true one.',
    )
  })

  it('a role may be the name of a certificate', () => {
    expect(said('otherCertifications', 'Registered pharmacist, Pharmacy Council, 2018')).toBe(
      'My certificates: registered pharmacist, Pharmacy Council, 2018.',
    )
  })
})

describe('what is asked of the writer', () => {
  it.each([
    'Please don’t write about the antibiotic in our company.',
    'Cousin: mention short, no drama.',
    'cousin – mention short, no drama',
    'Not too long please',
    'Keep it simple.',
    'Please write it in British English.',
    'Mention my volunteer work only if it fits',
    'The accident should not be mentioned',
    'Avoid clichés',
  ])('is no answer: %s', request => {
    expect(isNonAnswer(request)).toBe(true)
  })

  it.each([
    'Keep bees on the roof',
    'Write simple manuals for farmers',
    'Make small machines for small farms',
    'Tell honest stories',
    'Never give up',
    'I don’t know how much margin is left.',
  ])('is not: %s', answer => {
    expect(isNonAnswer(answer)).toBe(false)
  })

  it('may name what is to be left out', () => {
    expect(askedToLeaveOut('I like it. Please don’t write about the antibiotic in our company.')).toEqual([
      'the antibiotic in our company',
    ])
    expect(askedToLeaveOut('Do not mention my uncle.')).toEqual(['my uncle'])
    expect(askedToLeaveOut('I mention my uncle.')).toEqual([])
  })
})

describe('lines that were typed as lines', () => {
  it('are not joined where the next word had room', () => {
    expect(
      splitSentences(
        'Hand for kneading, a paddle\nsilicone, food grade, clips on a standard wrist socket\n7 versions, two tore',
      ).map(({ text }) => text),
    ).toHaveLength(3)
  })
})

describe('what is said is not claimed otherwise', () => {
  it.each([
    [
      'changeYouInitiated',
      'People used to chisel tracks out of the rock and sell them.',
      /^People used to chisel/u,
    ],
    [
      'communityInfluence',
      'People in our village call the tracks the bird of God.',
      /^People in our village/u,
    ],
    ['leadershipRoles', 'Shift leader, 9 people', /^I have been a shift leader/u],
    ['specificCourses', 'Malting. Also distilling, because areki is distilled at home.', /^(?!.*\bI am\b)/u],
    [
      'facultyInterest',
      'Professor Tamada, silk for medical use',
      /whose work I know(?::| include) Professor Tamada/u,
    ],
    [
      'publications',
      'D. Yuldasheva, M. Karimov; Influence of sericin; conference, 2023, p. 114-117',
      /: D\. Yuldasheva, M\. Karimov; Influence of sericin; conference, 2023, p\. 114-117\.$/u,
    ],
    ['uniquePerspective', 'Engineer who design the detector, they test in sand', /^(?!.*\bI engineered\b)/u],
    [
      'futureImpact',
      'Also improvised device and cluster bomb, many people have same problem.',
      /^(?!.*\bI also\b)/u,
    ],
  ])('%s: %s', (key, answer, expected) => {
    expect(said(key, answer)).toMatch(expected)
  })
})
