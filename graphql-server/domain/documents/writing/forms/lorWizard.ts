import type { LorWizardKey } from '../../../questionnaires/lorWizard.ts'
import type { FormSection, WritingForm } from './form.ts'
import { LETTER_COUNSEL, LETTER_TITLES } from './letter.ts'

const section = (
  job: keyof typeof LETTER_TITLES,
  share: number,
  keys: readonly LorWizardKey[],
): FormSection<LorWizardKey> => ({
  job,
  title: LETTER_TITLES[job],
  share,
  parts: [{ title: LETTER_TITLES[job], keys }],
})

/** The long letter of recommendation. */
export const lorWizardForm: WritingForm<LorWizardKey> = {
  lengthKey: 'targetLength',
  toneKey: 'letterTone',
  defaultWords: 400,
  tones: ['professional', 'formal', 'warm', 'academic', 'enthusiastic'],
  defaultTone: 'professional',
  application: 'NEVER',
  onlyWhile: [],
  standIns: [],
  emphasis: {
    key: 'emphasizeAspects',
    keys: {
      research: ['researchCapability', 'researchPotential', 'projectContributions', 'independentWork'],
      'analytical-thinking': ['analyticalSkills', 'problemSolvingExample'],
      'technical-skill': ['technicalSkills', 'projectContributions'],
      leadership: ['leadershipInstance', 'mentoringOthers'],
      communication: ['communication', 'classParticipation'],
      teamwork: ['teamwork', 'collaborationSkills'],
      initiative: ['initiative', 'innovativeApproach'],
      integrity: ['integrity', 'personalCharacter'],
      perseverance: ['perseverance', 'overcomingChallenges'],
      growth: ['overcomingChallenges', 'adaptability', 'developmentAreas'],
    },
  },
  counsel: LETTER_COUNSEL.wizard,
  sections: [
    section('opening', 0.14, [
      'relationshipType',
      'relationshipDuration',
      'relationshipContext',
      'coursesTeaching',
      'projectSupervision',
      'interactionFrequency',
      'recommenderCredentials',
    ]),
    {
      job: 'evidence',
      title: LETTER_TITLES.evidence,
      share: 0.36,
      parts: [
        {
          title: 'Evidence: a problem, and what the student made of it',
          keys: ['standoutMoment', 'problemSolvingExample', 'projectContributions', 'innovativeApproach'],
        },
        {
          title: 'Evidence: leading others, and meeting difficulty',
          keys: ['leadershipInstance', 'overcomingChallenges'],
        },
      ],
    },
    section('academics', 0.14, [
      'studentAcademicRank',
      'academicPerformance',
      'specificGrades',
      'academicStrengths',
      'analyticalSkills',
      'technicalSkills',
      'researchCapability',
      'intellectualCuriosity',
      'classParticipation',
      'independentWork',
    ]),
    section('qualities', 0.12, [
      'workEthic',
      'reliability',
      'initiative',
      'collaborationSkills',
      'teamwork',
      'mentoringOthers',
      'communication',
      'adaptability',
      'professionalMaturity',
      'perseverance',
      'personalCharacter',
      'integrity',
      'culturalSensitivity',
    ]),
    section('comparison', 0.1, [
      'percentileRanking',
      'peerComparison',
      'standoutQualities',
      'uniqueStrengths',
      'developmentAreas',
    ]),
    section('fit', 0.08, ['programFit', 'researchPotential', 'careerPotential', 'contributionToField']),
    section('recommendation', 0.06, ['additionalContext', 'specificRecommendations']),
  ],
}
