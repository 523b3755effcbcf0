/** The long essay: many answers, of which a few are chosen. */
import type { EssayWizardKey } from '../../../questionnaires/essayWizard.ts'
import { chosenOption } from '../chosenOption.ts'
import type { WritingRequest } from '../request.ts'
import { proseOf } from '../usableWords.ts'
import { chooseEssay, type EssayMaterial, type EssayType, essayTypeOf, fitOf } from './essay.ts'
import { COUNSEL_BY_ROLE, ESSAY_WIZARD_COUNSEL } from './essayCounsel.ts'
import type { Counsel, WritingForm } from './form.ts'

const MATERIALS: readonly EssayMaterial<EssayWizardKey>[] = [
  ['lifeChangingExperience', 'SCENE', 'The experience that changed the direction'],
  ['significantChallenge', 'SCENE', 'The challenge, and what was done about it'],
  ['proudestAccomplishment', 'SCENE', 'The proudest accomplishment'],
  ['momentOfFailure', 'SCENE', 'A failure'],
  ['ethicalDilemma', 'SCENE', 'A dilemma, and the decision'],
  ['leadershipExperience', 'SCENE', 'A time of leading others'],
  ['communityContribution', 'SCENE', 'What was done for the community'],
  ['mentorshipRoles', 'SCENE', 'Mentoring others'],
  ['changeYouInitiated', 'SCENE', 'A change that began here'],
  ['collaborationExample', 'SCENE', 'Working with others'],
  ['creativityExample', 'SCENE', 'Something made in a new way'],
  ['innovativeIdea', 'SCENE', 'An idea, and what became of it'],
  ['riskTaken', 'SCENE', 'A risk that was taken'],
  ['adaptabilityStory', 'SCENE', 'A time of adapting'],
  ['personalBackground', 'GROUND', 'Where it began'],
  ['culturalIdentity', 'GROUND', 'A culture of one’s own'],
  ['familyBackground', 'GROUND', 'The family behind it'],
  ['upbringing', 'GROUND', 'How it was to grow up there'],
  ['communityInfluence', 'GROUND', 'The community that shaped it'],
  ['globalPerspective', 'GROUND', 'A wider view of the world'],
  ['uniqueQualities', 'REFLECTION', 'What sets the writer apart'],
  ['academicPassion', 'INTEREST', 'The subject that holds the attention'],
  ['intellectualCuriosity', 'INTEREST', 'A question that would not go away', 'academicPassion'],
  ['favoriteSubject', 'INTEREST', 'A favourite subject'],
  ['researchInterests', 'INTEREST', 'The questions to be researched', 'academicPassion'],
  ['bookInfluence', 'INTEREST', 'A book, and what it did'],
  ['roleModel', 'INTEREST', 'A role model'],
  ['socialIssuesCare', 'INTEREST', 'An issue that matters'],
  ['learningFromMistakes', 'REFLECTION', 'What mistakes taught', 'momentOfFailure'],
  ['lessonsLearned', 'REFLECTION', 'What was learned'],
  ['personalGrowthJourney', 'REFLECTION', 'How the writer grew'],
  ['perspectiveEvolution', 'REFLECTION', 'A view that changed'],
  ['habitsChanged', 'REFLECTION', 'What is done differently now'],
  ['skillsDeveloped', 'REFLECTION', 'Skills that came of it'],
  ['personalStrengths', 'REFLECTION', 'Strengths'],
  ['coreValues', 'REFLECTION', 'The values underneath'],
  ['personalPhilosophy', 'REFLECTION', 'A way of looking at things'],
  ['whatDrivesYou', 'REFLECTION', 'What drives it'],
  ['impactOnOthers', 'REFLECTION', 'What others had from it'],
  ['whyThisSchool', 'SCHOOL', 'Why this school'],
  ['academicGoals', 'AHEAD', 'What is to be studied'],
  ['careerAspirations', 'AHEAD', 'Where it leads'],
  ['impactVision', 'AHEAD', 'The difference to be made'],
  ['problemToSolve', 'AHEAD', 'The problem to be solved'],
  ['legacyDesired', 'AHEAD', 'What is to be left behind'],
  ['contributionPlans', 'AHEAD', 'What is to be given'],
  ['diversityContribution', 'AHEAD', 'What a class would gain'],
]

/** What each theme puts in front. */
const THEMES: Readonly<Record<string, readonly EssayWizardKey[]>> = {
  identity: ['culturalIdentity', 'personalBackground', 'familyBackground', 'upbringing'],
  resilience: ['significantChallenge', 'momentOfFailure', 'adaptabilityStory', 'learningFromMistakes'],
  curiosity: ['intellectualCuriosity', 'academicPassion', 'bookInfluence', 'researchInterests'],
  leadership: ['leadershipExperience', 'changeYouInitiated', 'mentorshipRoles'],
  service: ['communityContribution', 'impactOnOthers', 'socialIssuesCare'],
  creativity: ['creativityExample', 'innovativeIdea', 'riskTaken'],
  growth: ['personalGrowthJourney', 'lessonsLearned', 'habitsChanged', 'perspectiveEvolution'],
  values: ['coreValues', 'personalPhilosophy', 'ethicalDilemma'],
  perspective: ['globalPerspective', 'perspectiveEvolution', 'uniqueQualities', 'communityInfluence'],
  purpose: ['whatDrivesYou', 'problemToSolve', 'impactVision', 'legacyDesired'],
}

function typeOf({ answers }: WritingRequest): EssayType {
  return essayTypeOf(chosenOption(answers, 'essayType') ?? undefined, proseOf(answers.essayPrompt))
}

/** So many answers at most are asked for. */
const MOST_COUNSEL = 10

/** Only on what serves an essay of this type, the best first. */
function counselFor(request: WritingRequest): Readonly<Partial<Record<EssayWizardKey, Counsel>>> {
  const type = typeOf(request)
  const serving = MATERIALS.flatMap(([key, role]) => {
    const counsel = ESSAY_WIZARD_COUNSEL[key] ?? COUNSEL_BY_ROLE[role]
    return counsel === undefined ? [] : [{ key, counsel, fit: fitOf(type, key, role) }]
  })
  return Object.fromEntries(
    serving
      .sort((one, other) => other.fit - one.fit)
      .slice(0, MOST_COUNSEL)
      .map(({ key, counsel }) => [key, counsel]),
  )
}

export const essayWizardForm: WritingForm<EssayWizardKey> = {
  lengthKey: 'targetWordCount',
  toneKey: 'essayTone',
  promptKey: 'essayPrompt',
  defaultWords: 650,
  tones: ['personal', 'inspirational', 'analytical', 'narrative', 'conversational'],
  defaultTone: 'personal',
  application: request => typeOf(request) === 'why-school',
  onlyWhile: [],
  standIns: [],
  avoidKey: 'avoidTopics',
  counsel: counselFor,
  sections: (request, targetWords) => {
    const { answers } = request
    const themes = answers.emphasizeThemes
    return chooseEssay({
      request,
      asked: `${proseOf(answers.essayPrompt)}\n${proseOf(answers.additionalGuidance)}`,
      type: typeOf(request),
      tone: chosenOption(answers, 'essayTone') ?? 'personal',
      inFront: new Set(
        themes !== undefined && 'options' in themes
          ? themes.options.flatMap(theme => THEMES[theme] ?? [])
          : [],
      ),
      targetWords,
      materials: MATERIALS,
    })
  },
}
