import { describe, expect, it } from 'vitest'
import { formOf } from '../documents/writing/forms/index.ts'
import { type Question, type QuestionnaireDefinition, questionsOf } from './definition.ts'
import { findQuestionnaire, QUESTIONNAIRES } from './index.ts'
import { defaultAnswer } from './kinds.ts'

/** The specification of a questionnaire. */
type Agreed = {
  keys: string
  background?: string
  /** The titles of a wizard's steps. A quick form is one page with any titles. */
  steps?: readonly string[]
  minutes?: { from: number; to: number }
  target: { program: string; university: string } | null
  /** The labels with an asterisk. On a quick form the asterisk follows the rules. */
  starredLabels?: readonly string[]
  options: Record<string, readonly string[]>
  defaults: Record<string, string | boolean>
  neverInText: readonly string[]
  keyStories: readonly string[]
  /** Conditional questions by the question that shows them. */
  hidden: Record<string, readonly string[]>
}

const AGREED: Record<string, Agreed> = {
  'SOP QUICK': {
    keys: `studentFullName studentEmail currentUniversity currentDegree graduationYear currentGPA hasWorkExperience
      currentCompany currentJobTitle workExperienceDetails internshipExperience problemSolvingStory fieldInterestOrigin
      facultyConnections setbackLearning campusInvolvement academicProjects researchExperience publications awardsHonors
      shortTermGoals longTermGoals universityInterest futureContributions additionalInformation writingTone wordCount`,
    background: 'academicBackground academicAchievements professionalExperience careerGoals programInterest',
    target: null,
    options: {
      hasWorkExperience: ['yes', 'no'],
      writingTone: ['classic-formal', 'formal-warm', 'conversational'],
      wordCount: ['800', '1000', '1200'],
    },
    defaults: { writingTone: 'formal-warm', wordCount: '1000' },
    neverInText: ['studentFullName', 'studentEmail'],
    keyStories: [
      'problemSolvingStory',
      'fieldInterestOrigin',
      'facultyConnections',
      'setbackLearning',
      'campusInvolvement',
    ],
    hidden: { hasWorkExperience: ['currentCompany', 'currentJobTitle', 'workExperienceDetails'] },
  },
  'SOP WIZARD': {
    keys: `fullName email nationality currentLocation phoneNumber
      currentUniversity currentDegree fieldOfStudy currentGPA graduationYear academicRank significantCoursework
      academicProjects researchExperience publications academicAchievements scholarshipsAwards
      greScore toeflIeltsScore gmatScore otherCertifications
      hasWorkExperience workExperience currentPosition industryExperience internships professionalAchievements
      skillsCompetencies leadershipRoles
      targetUniversity targetProgram programSpecialization applicationSemester
      whyThisField careerMotivation specificInterestAreas professionalGoals longTermVision
      whyThisUniversity facultyInterest specificCourses researchGroups universityResources campusVisitExperience
      definingMoment challengeOvercome failureAndLearning leadershipStory innovationExample collaborationExperience
      extracurricularActivities volunteerWork communityInvolvement hobbiesInterests culturalBackground languageSkills
      contributionToField contributionToUniversity postGraduationPlans impactVision
      writingTone targetWordCount emphasizeAspects avoidMentioning additionalNotes`,
    steps: [
      'Personal Information',
      'Academic Background',
      'Professional Experience',
      'Target Program',
      'Motivation & Goals',
      'Personal Stories',
      'Document Preferences',
    ],
    minutes: { from: 20, to: 25 },
    target: { program: 'targetProgram', university: 'targetUniversity' },
    starredLabels: [
      'Full Name',
      'Email Address',
      'Current/Recent University',
      'Degree Program',
      'Target University',
      'Target Program',
    ],
    options: {
      writingTone: ['professional', 'conversational', 'academic', 'personal'],
      targetWordCount: ['500', '750', '1000', '1250', '1500'],
    },
    defaults: { hasWorkExperience: false, writingTone: 'professional', targetWordCount: '1000' },
    neverInText: ['fullName', 'email', 'phoneNumber'],
    keyStories: [
      'facultyInterest',
      'whyThisField',
      'contributionToUniversity',
      'challengeOvercome',
      'failureAndLearning',
    ],
    hidden: {
      hasWorkExperience: [
        'currentPosition',
        'workExperience',
        'industryExperience',
        'professionalAchievements',
      ],
    },
  },
  'LOR QUICK': {
    keys: `recommenderName recommenderTitle recommenderRelation relationshipDuration studentStrengths specificExamples
      academicPerformance characterQualities comparativeAssessment recommendationStrength`,
    target: null,
    options: { recommendationStrength: ['highly_recommend', 'recommend', 'recommend_with_reservations'] },
    defaults: { recommendationStrength: 'highly_recommend' },
    neverInText: [],
    keyStories: [],
    hidden: {},
  },
  'LOR WIZARD': {
    keys: `studentFullName studentEmail studentId programApplying targetUniversity
      recommenderName recommenderTitle recommenderOrganization recommenderEmail recommenderPhone recommenderCredentials
      relationshipType relationshipDuration relationshipContext coursesTeaching projectSupervision interactionFrequency
      studentAcademicRank academicPerformance specificGrades academicStrengths intellectualCuriosity classParticipation
      analyticalSkills
      standoutMoment problemSolvingExample leadershipInstance innovativeApproach overcomingChallenges
      collaborationSkills workEthic reliability communication professionalMaturity adaptability initiative
      peerComparison percentileRanking standoutQualities uniqueStrengths developmentAreas
      researchCapability projectContributions technicalSkills researchPotential independentWork
      personalCharacter integrity perseverance culturalSensitivity teamwork mentoringOthers
      careerPotential programFit contributionToField
      recommendationStrength specificRecommendations letterTone emphasizeAspects targetLength additionalContext`,
    steps: [
      'Student Information',
      'Recommender Details',
      'Relationship Context',
      'Academic Assessment',
      'Specific Examples',
      'Professional Qualities',
      'Comparative Assessment',
      'Future Potential',
    ],
    minutes: { from: 15, to: 20 },
    target: { program: 'programApplying', university: 'targetUniversity' },
    starredLabels: [
      "Student's Full Name",
      'Program Applying To',
      'Target University',
      'Recommender Full Name',
      'Title/Position',
      'Organization/Institution',
    ],
    options: {
      relationshipType: [
        'professor',
        'research-advisor',
        'supervisor',
        'mentor',
        'project-lead',
        'thesis-advisor',
      ],
      studentAcademicRank: ['top-1', 'top-5', 'top-10', 'top-25', 'above-average', 'average'],
      percentileRanking: ['top-1', 'top-5', 'top-10', 'top-25', 'above-average'],
      recommendationStrength: ['highest', 'strong', 'good', 'adequate'],
      letterTone: ['professional', 'formal', 'warm', 'academic', 'enthusiastic'],
      targetLength: ['300', '400', '500', '600'],
    },
    defaults: { recommendationStrength: 'highest', letterTone: 'professional', targetLength: '400' },
    neverInText: ['studentEmail', 'studentId', 'recommenderEmail', 'recommenderPhone'],
    keyStories: [],
    hidden: {},
  },
  'ESSAY QUICK': {
    keys: `essayPrompt personalStory challengesOvercome leadershipExperience diversityContribution uniquePerspective
      passionsInterests growthExperiences futureImpact`,
    target: null,
    options: {},
    defaults: {},
    neverInText: [],
    keyStories: [],
    hidden: {},
  },
  'ESSAY WIZARD': {
    keys: `fullName email targetUniversity targetProgram essayPrompt essayType
      personalBackground culturalIdentity familyBackground upbringing communityInfluence
      lifeChangingExperience significantChallenge proudestAccomplishment momentOfFailure learningFromMistakes
      coreValues personalPhilosophy whatDrivesYou ethicalDilemma socialIssuesCare
      academicPassion intellectualCuriosity favoriteSubject academicGoals researchInterests
      leadershipExperience communityContribution mentorshipRoles changeYouInitiated impactOnOthers
      personalGrowthJourney skillsDeveloped habitsChanged perspectiveEvolution lessonsLearned
      careerAspirations impactVision problemToSolve legacyDesired contributionPlans diversityContribution whyThisSchool
      roleModel bookInfluence innovativeIdea collaborationExample globalPerspective uniqueQualities personalStrengths
      creativityExample riskTaken adaptabilityStory
      essayTone targetWordCount emphasizeThemes avoidTopics additionalGuidance`,
    steps: [
      'Essay Basics',
      'Personal Background',
      'Defining Experiences',
      'Values & Beliefs',
      'Academic Interests',
      'Leadership & Impact',
      'Personal Growth',
      'Future Vision',
      'Specific Prompts',
      'Essay Preferences',
    ],
    minutes: { from: 25, to: 30 },
    target: { program: 'targetProgram', university: 'targetUniversity' },
    starredLabels: [
      'Full Name',
      'Email Address',
      'Target University',
      'Target Program',
      'Specific Essay Prompt',
    ],
    options: {
      essayType: [
        'personal-statement',
        'diversity',
        'why-school',
        'challenge',
        'leadership',
        'community-service',
        'academic-interest',
        'creative',
      ],
      essayTone: ['personal', 'inspirational', 'analytical', 'narrative', 'conversational'],
      targetWordCount: ['250', '500', '650', '750', '1000'],
    },
    defaults: { essayTone: 'personal', targetWordCount: '650' },
    neverInText: ['fullName', 'email'],
    keyStories: [],
    hidden: {},
  },
}

/** Questions in which figures are most often missing, in every questionnaire that has them. */
const HINTED = [
  'problemSolvingStory',
  'specificExamples',
  'academicPerformance',
  'personalStory',
  'challengesOvercome',
]

const words = (list: string) => list.trim().split(/\s+/)
const keysOf = (questions: readonly { key: string }[]) => questions.map(({ key }) => key)

function agreedOf({ type, form }: QuestionnaireDefinition): Agreed {
  const agreed = AGREED[`${type} ${form}`]
  if (agreed === undefined) throw new Error(`Nothing is agreed of ${type} ${form}.`)
  return agreed
}

function isRequired({ rules }: Question): boolean {
  return rules.some(({ type }) => type === 'REQUIRED' || type === 'MIN_LENGTH')
}

/** The parts that stored answers and validation depend on: no texts except those of the rules. */
function checkedPart({ version, sections, background }: QuestionnaireDefinition) {
  return {
    version,
    background: background.map(({ key, maxLength }) => `${key}: ${maxLength}`),
    questions: sections.flatMap(section =>
      section.questions.map(question => ({
        key: question.key,
        kind: question.kind,
        use: question.use,
        rules: question.rules.map(rule =>
          [rule.type, ...('value' in rule ? [rule.value] : []), rule.message].join(' | '),
        ),
        ...(question.visibleWhen && {
          visibleWhen: `${question.visibleWhen.field}: ${question.visibleWhen.is}`,
        }),
        ...('options' in question && { options: question.options.map(({ value }) => value).join(' | ') }),
        ...('default' in question && { default: question.default }),
      })),
    ),
  }
}

it('each document has a quick form and a wizard', () => {
  expect(QUESTIONNAIRES.map(({ type, form }) => `${type} ${form}`)).toEqual(Object.keys(AGREED))
})

describe.each(
  QUESTIONNAIRES.map(definition => ({ name: `${definition.type} ${definition.form}`, definition })),
)('the definition of $name', ({ definition }) => {
  const questions = questionsOf(definition)
  const agreed = agreedOf(definition)
  const isWizard = definition.form === 'WIZARD'

  it('is found by type and form', () => {
    expect(findQuestionnaire(definition.type, definition.form)).toBe(definition)
  })

  it('has the specified questions, each once, background included', () => {
    const expected = [...words(agreed.keys), ...words(agreed.background ?? '')].filter(key => key !== '')
    expect(keysOf([...questions, ...definition.background]).sort()).toEqual(expected.sort())
  })

  it('has the specified steps', () => {
    const sectionKeys = keysOf(definition.sections)
    expect(new Set(sectionKeys).size).toBe(sectionKeys.length)
    for (const section of definition.sections) expect(section.questions.length).toBeGreaterThan(0)
    if (agreed.steps) expect(definition.sections.map(({ title }) => title)).toEqual(agreed.steps)
    if (agreed.minutes) expect(definition.minutes).toEqual(agreed.minutes)
  })

  it('names the questions for the document’s target', () => {
    expect(definition.target).toEqual(agreed.target)
    for (const key of Object.values(agreed.target ?? {})) {
      expect(questions.find(question => question.key === key)).toMatchObject({ kind: 'SHORT_TEXT' })
    }
  })

  it(isWizard ? 'enforces nothing' : 'marks what it requires, and nothing else', () => {
    const starred = questions.filter(question => question.starred)
    if (!isWizard) {
      expect(keysOf(starred)).toEqual(keysOf(questions.filter(isRequired)))
      return
    }
    expect(starred.map(({ label }) => label).sort()).toEqual([...(agreed.starredLabels ?? [])].sort())
    const types = questions.flatMap(({ rules }) => rules.map(({ type }) => type))
    expect(['MAX_LENGTH', 'MAX_ITEMS', 'ONE_OF']).toEqual(expect.arrayContaining([...new Set(types)]))
  })

  it('limits the characters of every text', () => {
    const unlimited = questions.filter(
      ({ kind, rules }) =>
        ['SHORT_TEXT', 'LONG_TEXT', 'EMAIL', 'PHONE'].includes(kind) &&
        !rules.some(rule => rule.type === 'MAX_LENGTH'),
    )
    expect(unlimited).toEqual([])
  })

  it('has the specified options', () => {
    const choices = questions.filter(question => question.kind === 'CHOICE')
    expect(
      Object.fromEntries(choices.map(({ key, options }) => [key, options.map(({ value }) => value)])),
    ).toEqual(agreed.options)
  })

  it('has the specified defaults', () => {
    const presumed = questions.flatMap(question => {
      const answer = defaultAnswer(question)
      return answer === undefined ? [] : [[question.key, Object.values(answer)[0]]]
    })
    expect(Object.fromEntries(presumed)).toEqual(agreed.defaults)
  })

  it('has a message for invalid options, and valid defaults', () => {
    for (const question of questions) {
      if (question.kind !== 'CHOICE' && question.kind !== 'MULTI_CHOICE') continue
      expect(question.rules.map(rule => rule.type)).toContain('ONE_OF')
      const values = question.options.map(option => option.value)
      expect(new Set(values).size).toBe(values.length)
      expect(values).toEqual(expect.arrayContaining([question.default ?? []].flat()))
    }
  })

  it('shows a question only by an earlier flag or choice, at a possible value', () => {
    for (const [index, question] of questions.entries()) {
      if (question.visibleWhen === undefined) continue
      const { field, is } = question.visibleWhen
      const controlling = questions.slice(0, index).find(({ key }) => key === field)
      const possible =
        controlling?.kind === 'CHOICE'
          ? controlling.options.map(option => option.value)
          : controlling?.kind === 'FLAG'
            ? [true, false]
            : []
      expect(possible).toContain(is)
    }
  })

  it('hides the specified questions, and no other', () => {
    const hidden = questions.flatMap(({ key, visibleWhen }) =>
      visibleWhen === undefined ? [] : [[visibleWhen.field, key]],
    )
    const expected = Object.entries(agreed.hidden).flatMap(([field, keys]) => keys.map(key => [field, key]))
    expect(hidden).toEqual(expected)
  })

  it('keeps contact details out of the text', () => {
    expect(keysOf(questions.filter(({ use }) => use === 'NEVER_IN_TEXT'))).toEqual(agreed.neverInText)
    const contacts = questions.filter(({ kind }) => kind === 'EMAIL' || kind === 'PHONE')
    expect(contacts.every(({ use }) => use === 'NEVER_IN_TEXT')).toBe(true)
  })

  it('names the question for the length of the text, which the writer uses', () => {
    const lengths = questions.filter(({ role }) => role === 'TEXT_LENGTH')
    const { lengthKey } = formOf(definition.type, definition.form)
    expect(keysOf(lengths)).toEqual(lengthKey === null ? [] : [lengthKey])
    expect(lengths.every(({ kind }) => kind === 'CHOICE')).toBe(true)
  })

  it('has a different follow-up question for each key story', () => {
    const stories = questions.filter(question => question.keyStory !== undefined)
    expect(keysOf(stories)).toEqual(agreed.keyStories)
    expect(new Set(stories.map(story => story.keyStory?.question)).size).toBe(stories.length)
    expect(stories.every(({ kind }) => kind === 'LONG_TEXT')).toBe(true)
  })

  it('has a hint where figures are most often missing', () => {
    const hinted = questions.filter(question => question.kind === 'LONG_TEXT' && question.metricsHint)
    expect(keysOf(hinted)).toEqual(keysOf(questions).filter(key => HINTED.includes(key)))
  })

  it('has guidance, a length and a use for every story', () => {
    const examples = questions.flatMap(question => {
      if (question.kind !== 'LONG_TEXT') return []
      expect(question, question.key).toMatchObject({
        help: expect.any(String),
        placeholder: expect.any(String),
        prompt: expect.any(String),
        suggestedWords: expect.any(Number),
        guidance: { holds: expect.any(String), good: expect.any(String), weak: expect.any(String) },
      })
      return [question.guidance?.good, question.guidance?.weak]
    })
    expect(new Set(examples).size).toBe(examples.length)
  })

  it('has different questions, without exclamation marks', () => {
    expect(JSON.stringify(definition)).not.toContain('!')
    expect(new Set(questions.map(({ label }) => label)).size).toBe(questions.length)
  })

  it('matches the snapshot: increase the version when keys or rules change', () => {
    expect(checkedPart(definition)).toMatchSnapshot()
  })
})

it('no example is shown beside two questions', () => {
  const examples = QUESTIONNAIRES.flatMap(questionsOf).flatMap(({ guidance }) =>
    guidance === undefined ? [] : [guidance.good],
  )
  expect(examples.filter((example, index) => examples.indexOf(example) !== index)).toEqual([])
})
