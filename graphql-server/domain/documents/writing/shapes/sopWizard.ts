/** The long statement of purpose. */
import type { SopWizardKey } from '../../../questionnaires/sopWizard.ts'
import { meaningOf } from '../information.ts'
import { CHILDHOOD } from '../introductions.ts'
import type { WritingRequest } from '../request.ts'
import { proseOf } from '../usableWords.ts'
import { yearIn } from '../years.ts'
import type { DocumentShape, ShapeSection } from './shape.ts'
import { SOP_WIZARD_COUNSEL } from './sopWizardCounsel.ts'
import { SOP_WIZARD_VOICES } from './sopWizardVoices.ts'

/**
 * The scene first, unless its first sentence takes up what the other answer has told by then, or the other answer
 * begins in a childhood that the scene has left behind.
 */
function openingFor({ answers }: WritingRequest): ShapeSection<SopWizardKey> {
  const first = /^[^.!?]*/u.exec(proseOf(answers.definingMoment).trim())?.[0] ?? ''
  const told = meaningOf(proseOf(answers.whyThisField))
  const takenUp = [...meaningOf(first)].filter(word => told.has(word)).length
  const isLater =
    CHILDHOOD.test(/^[^.!?]*/u.exec(proseOf(answers.whyThisField).trim())?.[0] ?? '') &&
    !CHILDHOOD.test(proseOf(answers.definingMoment))
  const keys: readonly SopWizardKey[] =
    takenUp > 1 || isLater ? ['whyThisField', 'definingMoment'] : ['definingMoment', 'whyThisField']
  const title = 'Where the interest began, and the programme'
  return { job: 'opening', title, share: 0.1, parts: [{ title, keys }] }
}

const preparation: ShapeSection<SopWizardKey> = {
  job: 'preparation',
  title: 'Preparation: studies and recognition',
  titleWithNext: 'Preparation, and what came of it',
  share: 0.2,
  parts: [
    {
      title: 'Preparation: studies and recognition',
      keys: [
        'currentDegree',
        'currentUniversity',
        'graduationYear',
        'currentGPA',
        'fieldOfStudy',
        'academicRank',
        'significantCoursework',
        'academicAchievements',
        'scholarshipsAwards',
        'otherCertifications',
        'additionalNotes',
      ],
    },
  ],
}
const research: ShapeSection<SopWizardKey>['parts'][number] = {
  title: 'Evidence: projects and research',
  keys: ['academicProjects', 'researchExperience', 'publications'],
}
const work: ShapeSection<SopWizardKey>['parts'][number] = {
  title: 'Evidence: practice and work',
  kind: 'work',
  keys: [
    'internships',
    'currentPosition',
    'workExperience',
    'leadershipRoles',
    'industryExperience',
    'professionalAchievements',
  ],
}
/** What one does besides stands with what one can do: between the reasons for a programme and the goals it would lead away. */
const besides: ShapeSection<SopWizardKey>['parts'][number] = {
  title: 'Evidence: skills, and what is done outside work and study',
  kind: 'besides',
  weight: 0.5,
  keys: [
    'skillsCompetencies',
    'volunteerWork',
    'communityInvolvement',
    'extracurricularActivities',
    'hobbiesInterests',
    'culturalBackground',
    'languageSkills',
  ],
}
const evidence: ShapeSection<SopWizardKey> = {
  job: 'evidence',
  title: 'Evidence: projects, research and work',
  share: 0.31,
  parts: [research, work, besides],
}
const challenge: ShapeSection<SopWizardKey> = {
  job: 'challenge',
  title: 'A problem and a failure, and what they taught',
  share: 0.17,
  parts: [
    { title: 'A problem, and what was done about it', keys: ['challengeOvercome'] },
    {
      title: 'New ways, and working with others',
      keys: ['innovationExample', 'leadershipStory', 'collaborationExperience'],
    },
    { title: 'A failure, and what it taught', keys: ['failureAndLearning'] },
  ],
}
const fit: ShapeSection<SopWizardKey> = {
  job: 'fit',
  title: 'Fit: why this programme, and what it would gain',
  share: 0.12,
  parts: [
    {
      title: 'Fit: why this degree, and why there',
      kind: 'place',
      weight: 1.2,
      keys: [
        'careerMotivation',
        'whyThisUniversity',
        'specificCourses',
        'universityResources',
        'campusVisitExperience',
      ],
    },
    {
      title: 'Fit: with whom, and on which questions',
      kind: 'place',
      weight: 0.9,
      keys: ['facultyInterest', 'researchGroups', 'specificInterestAreas'],
    },
    {
      title: 'What the programme would gain',
      keys: ['contributionToUniversity'],
    },
  ],
}
const goals: ShapeSection<SopWizardKey> = {
  job: 'goals',
  title: 'Goals: the first years and the long run',
  share: 0.1,
  parts: [
    {
      title: 'Goals: the first years and the long run',
      keys: [
        'postGraduationPlans',
        'professionalGoals',
        'contributionToField',
        'longTermVision',
        'impactVision',
      ],
    },
  ],
}

const STORIES = 0.22

/** The stories, parted: what happened since the degree, or at work, needs the record before it, to say where that was. */
function storiesByRecord({
  answers,
}: WritingRequest): Record<'early' | 'late', readonly ShapeSection<SopWizardKey>[]> {
  const graduated = yearIn(proseOf(answers.graduationYear)) ?? Number.POSITIVE_INFINITY
  const post = meaningOf(proseOf(answers.currentPosition))
  const isLate = ({ keys }: (typeof challenge.parts)[number]) =>
    keys.some(key => {
      const told = proseOf(answers[key])
      return (yearIn(told) ?? 0) >= graduated || [...meaningOf(told)].some(word => post.has(word))
    })
  const late = challenge.parts.filter(isLate)
  const early = challenge.parts.filter(part => !late.includes(part))
  const sectionOf = (parts: typeof challenge.parts): readonly ShapeSection<SopWizardKey>[] =>
    parts.length === 0
      ? []
      : [{ ...challenge, share: (STORIES * parts.length) / challenge.parts.length, parts }]
  return { early: sectionOf(early), late: sectionOf(late) }
}

/** The tone moves the order, too: personal tells its stories before its record, academic its research before its work. */
function sectionsFor(request: WritingRequest): readonly ShapeSection<SopWizardKey>[] {
  const { answers } = request
  const opening = openingFor(request)
  const asked = answers.writingTone
  const tone = asked !== undefined && 'option' in asked ? asked.option : ''
  if (tone === 'personal') {
    const { early, late } = storiesByRecord(request)
    return [opening, ...early, preparation, { ...evidence, share: 0.26 }, ...late, fit, goals]
  }
  if (tone === 'academic')
    return [opening, preparation, { ...evidence, share: 0.36 }, { ...challenge, share: 0.12 }, fit, goals]
  return [opening, preparation, evidence, challenge, fit, goals]
}

/** The same parts as the short one, with more that may feed each. */
export const sopWizardShape: DocumentShape<SopWizardKey> = {
  lengthKey: 'targetWordCount',
  toneKey: 'writingTone',
  defaultWords: 1000,
  tones: ['professional', 'conversational', 'academic', 'personal'],
  defaultTone: 'professional',
  application: 'ALWAYS',
  onlyWhile: [
    {
      keys: ['currentPosition', 'workExperience', 'industryExperience', 'professionalAchievements'],
      key: 'hasWorkExperience',
      option: 'true',
    },
  ],
  standIns: [],
  avoidKey: 'avoidMentioning',
  emphasis: {
    key: 'emphasizeAspects',
    sections: {
      'academic-preparation': ['preparation'],
      research: ['evidence'],
      'work-experience': ['evidence'],
      leadership: ['challenge'],
      'personal-stories': ['opening', 'challenge'],
      'career-goals': ['goals'],
      'university-fit': ['fit'],
      community: ['evidence', 'fit'],
    },
    keys: {
      'academic-preparation': ['significantCoursework', 'academicAchievements', 'scholarshipsAwards'],
      research: ['academicProjects', 'researchExperience', 'publications', 'specificInterestAreas'],
      'work-experience': ['workExperience', 'professionalAchievements', 'industryExperience', 'internships'],
      leadership: ['leadershipRoles', 'leadershipStory'],
      'personal-stories': ['definingMoment', 'challengeOvercome', 'failureAndLearning'],
      'career-goals': ['professionalGoals', 'postGraduationPlans', 'longTermVision', 'impactVision'],
      'university-fit': ['whyThisUniversity', 'facultyInterest', 'specificCourses', 'researchGroups'],
      community: [
        'contributionToUniversity',
        'extracurricularActivities',
        'volunteerWork',
        'communityInvolvement',
      ],
    },
  },
  supporting: [
    'researchExperience',
    'publications',
    'scholarshipsAwards',
    'professionalAchievements',
    'leadershipStory',
    'researchGroups',
    'longTermVision',
    'significantCoursework',
    'internships',
    'leadershipRoles',
    'specificCourses',
    'academicAchievements',
    'postGraduationPlans',
    'innovationExample',
    'careerMotivation',
    'collaborationExperience',
    'industryExperience',
    'impactVision',
    'volunteerWork',
    'communityInvolvement',
    'extracurricularActivities',
    'specificInterestAreas',
    'skillsCompetencies',
    'contributionToField',
    'culturalBackground',
    'universityResources',
    'campusVisitExperience',
    'otherCertifications',
    'languageSkills',
    'hobbiesInterests',
  ],
  voices: SOP_WIZARD_VOICES,
  counsel: SOP_WIZARD_COUNSEL,
  sections: sectionsFor,
}
