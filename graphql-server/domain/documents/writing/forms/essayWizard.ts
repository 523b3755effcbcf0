/** The long essay: many answers, of which a few are chosen. */
import type { EssayWizardKey } from '../../../questionnaires/essayWizard.ts'
import { chosenOption } from '../chosenOption.ts'
import type { WritingRequest } from '../request.ts'
import { proseOf } from '../usableWords.ts'
import {
  chooseEssay,
  type EssayMaterial,
  type EssayPreference,
  type EssayRole,
  type EssayType,
  essayTypeOf,
} from './essay.ts'
import { COUNSEL_BY_ROLE, ESSAY_WIZARD_COUNSEL } from './essayCounsel.ts'
import type { Counsel, WritingForm } from './form.ts'

const HARD =
  /\bchalleng|\bobstacle|\bsetback|\badvers|\bhardship|\bdifficult|\bovercame|\bovercome|\bresilien/iu
const FAILED = /\bfail|\bmistake|\bsetback|\bdisappoint|\bdifferently\b/iu
const GREW = /\bgrow|\bchang|\blearn|\btaught|\btransform|\breflect|\blesson|\brealiz|\brealis/iu
const FUTURE = /\bfuture|\bgoal|\bimpact|\bcareer|\bplan|\baspir|\bhope|\bvision/iu
const COMMUNITY =
  /\bcommunit|\bservice\b|\bserv(?:e|ed|ing)\b|\bvolunteer|\bgiv(?:e|en|ing) back|\bneighbou?r/iu
const ROOTS =
  /\bbackground|\bidentit|\bcultur|\bheritage|\bdivers|\bwho you are|\bwhere you come from|\bupbringing/iu
const FAMILY = /\bfamil|\bparent|\bhome\b|\bupbringing|\bbackground/iu
const MIND =
  /\bpassion|\bintellectual|\bcurio|\bacademic|\bsubject|\bfascinat|\bfield\b|\blose track|\bidea/iu
const CREATIVE = /\bcreativ|\binnovat|\bimagin|\binvent|\boriginal|\bidea/iu
const CHANGED = /\blead|\binitiat|\bchange\b|\bimpact|\bimprove|\bdifference/iu
const VALUES = /\bvalue|\bbelief|\bbelieve|\bprinciple|\bethic|\bintegrity|\bmoral|\bphilosoph/iu

type Material = EssayMaterial<EssayWizardKey>

const scene = (title: string, asked: RegExp): Material => ({ role: 'SCENE', title, asked })
const ground = (title: string, asked: RegExp): Material => ({ role: 'GROUND', title, asked })
const interest = (title: string, asked: RegExp): Material => ({ role: 'INTEREST', title, asked })
const reflection = (title: string, asked: RegExp): Material => ({ role: 'REFLECTION', title, asked })
const ahead = (title: string, asked: RegExp): Material => ({ role: 'AHEAD', title, asked })

const MATERIALS: readonly (readonly [EssayWizardKey, Material])[] = [
  [
    'lifeChangingExperience',
    scene(
      'The experience that changed the direction',
      /\bmoment|\btime when|\bturning point|\bexperience|\bevent\b|\bchanged? (?:you|your)/iu,
    ),
  ],
  ['significantChallenge', scene('The challenge, and what was done about it', HARD)],
  [
    'proudestAccomplishment',
    scene('The proudest accomplishment', /\bproud|\baccomplish|\bachiev|\bsuccess|\bresults?\b/iu),
  ],
  ['momentOfFailure', scene('A failure', FAILED)],
  [
    'ethicalDilemma',
    scene('A dilemma, and the decision', /\bethic|\bdilemma|\bintegrity|\bmoral|\bdecision/iu),
  ],
  ['leadershipExperience', scene('A time of leading others', /\blead|\bled\b|\bteam|\binfluenc/iu)],
  ['communityContribution', scene('What was done for the community', COMMUNITY)],
  ['mentorshipRoles', scene('Mentoring others', /\bmentor|\bteach|\btaught others|\bhelp(?:ed)? others/iu)],
  ['changeYouInitiated', scene('A change that began here', CHANGED)],
  ['collaborationExample', scene('Working with others', /\bcollaborat|\bteam|\bwork(?:ed|ing) with/iu)],
  ['creativityExample', scene('Something made in a new way', CREATIVE)],
  ['innovativeIdea', scene('An idea, and what became of it', CREATIVE)],
  ['riskTaken', scene('A risk that was taken', /\brisk|\bcourage|\bcomfort zone|\bbold/iu)],
  [
    'adaptabilityStory',
    scene('A time of adapting', /\badapt|\bchange\b|\bunfamiliar|\btransition|\bnew environment/iu),
  ],
  ['personalBackground', ground('Where it began', ROOTS)],
  ['culturalIdentity', ground('A culture of one’s own', ROOTS)],
  ['familyBackground', ground('The family behind it', FAMILY)],
  ['upbringing', ground('How it was to grow up there', FAMILY)],
  ['communityInfluence', ground('The community that shaped it', COMMUNITY)],
  [
    'globalPerspective',
    ground('A wider view of the world', /\bglobal|\binternational|\bworld|\bcross-cultural|\bperspective/iu),
  ],
  [
    'uniqueQualities',
    reflection(
      'What sets the writer apart',
      /\bunique|\bqualit|\bset(?:s)? you apart|\bdifferent from|\bwho you are/iu,
    ),
  ],
  ['academicPassion', interest('The subject that holds the attention', MIND)],
  [
    'intellectualCuriosity',
    { ...interest('A question that would not go away', MIND), follows: 'academicPassion' },
  ],
  ['favoriteSubject', interest('A favourite subject', MIND)],
  [
    'researchInterests',
    {
      ...interest('The questions to be researched', /\bresearch|\bacademic|\bfield\b/iu),
      follows: 'academicPassion',
    },
  ],
  ['bookInfluence', interest('A book, and what it did', /\bbook|\bread|\bauthor|\btext/iu)],
  ['roleModel', interest('A role model', /\brole model|\badmire|\binspir|\binfluen|\bhero|\bperson who/iu)],
  ['socialIssuesCare', interest('An issue that matters', /\bissue|\bsocial|\bjustice|\bsociety|\bproblem/iu)],
  ['learningFromMistakes', { ...reflection('What mistakes taught', FAILED), follows: 'momentOfFailure' }],
  ['lessonsLearned', reflection('What was learned', GREW)],
  ['personalGrowthJourney', reflection('How the writer grew', GREW)],
  [
    'perspectiveEvolution',
    reflection('A view that changed', /\bperspective|\bview|\bchanged your mind|\bbelief|\bchallenged/iu),
  ],
  ['habitsChanged', reflection('What is done differently now', GREW)],
  ['skillsDeveloped', reflection('Skills that came of it', /\bskill|\bstrength|\bprepar/iu)],
  ['personalStrengths', reflection('Strengths', /\bstrength|\bqualit|\bskill/iu)],
  ['coreValues', reflection('The values underneath', VALUES)],
  ['personalPhilosophy', reflection('A way of looking at things', VALUES)],
  ['whatDrivesYou', reflection('What drives it', /\bdriv|\bmotivat|\bpassion|\bpurpose|\bwhy\b/iu)],
  ['impactOnOthers', reflection('What others had from it', /\bimpact|\bothers|\binfluenc/iu)],
  [
    'whyThisSchool',
    {
      role: 'SCHOOL',
      title: 'Why this school',
      asked:
        /\bwhy (?:this|our|us\b|do you want|have you chosen)|\b(?:this|our) (?:school|university|college|program(?:me)?)\b/iu,
    },
  ],
  ['academicGoals', ahead('What is to be studied', /\bacademic|\bgoal|\bstudy/iu)],
  ['careerAspirations', ahead('Where it leads', FUTURE)],
  ['impactVision', ahead('The difference to be made', FUTURE)],
  ['problemToSolve', ahead('The problem to be solved', /\bproblem|\bsolve|\bissue|\bimpact/iu)],
  ['legacyDesired', ahead('What is to be left behind', /\blegacy|\bremember|\bleave behind/iu)],
  ['contributionPlans', ahead('What is to be given', /\bcontribut|\bbring to|\bcampus|\bcommunit/iu)],
  [
    'diversityContribution',
    ahead('What a class would gain', /\bdivers|\bcontribut|\bclass\b|\bbring to|\binclus/iu),
  ],
]

const PREFERENCES: Readonly<Record<EssayType, EssayPreference<EssayWizardKey>>> = {
  'personal-statement': {
    lead: [
      'lifeChangingExperience',
      'significantChallenge',
      'proudestAccomplishment',
      'personalBackground',
      'upbringing',
    ],
    serve: [
      'academicPassion',
      'proudestAccomplishment',
      'leadershipExperience',
      'personalGrowthJourney',
      'familyBackground',
      'communityContribution',
      'momentOfFailure',
      'lessonsLearned',
      'whatDrivesYou',
    ],
    close: ['careerAspirations', 'impactVision', 'contributionPlans', 'problemToSolve'],
  },
  diversity: {
    lead: ['culturalIdentity', 'personalBackground', 'familyBackground', 'upbringing', 'communityInfluence'],
    serve: [
      'communityInfluence',
      'perspectiveEvolution',
      'globalPerspective',
      'adaptabilityStory',
      'familyBackground',
      'collaborationExample',
      'uniqueQualities',
      'significantChallenge',
    ],
    close: ['diversityContribution', 'contributionPlans', 'impactVision'],
  },
  'why-school': {
    lead: ['academicPassion', 'intellectualCuriosity', 'problemToSolve', 'lifeChangingExperience'],
    serve: [
      'whyThisSchool',
      'academicGoals',
      'researchInterests',
      'proudestAccomplishment',
      'collaborationExample',
      'whatDrivesYou',
      'leadershipExperience',
    ],
    close: ['contributionPlans', 'careerAspirations', 'diversityContribution', 'impactVision'],
  },
  challenge: {
    lead: [
      'significantChallenge',
      'momentOfFailure',
      'adaptabilityStory',
      'lifeChangingExperience',
      'riskTaken',
    ],
    serve: [
      'learningFromMistakes',
      'lessonsLearned',
      'personalGrowthJourney',
      'habitsChanged',
      'perspectiveEvolution',
      'momentOfFailure',
      'skillsDeveloped',
      'familyBackground',
      'proudestAccomplishment',
    ],
    close: ['impactVision', 'careerAspirations', 'contributionPlans', 'legacyDesired'],
  },
  leadership: {
    lead: ['leadershipExperience', 'changeYouInitiated', 'mentorshipRoles', 'collaborationExample'],
    serve: [
      'changeYouInitiated',
      'impactOnOthers',
      'momentOfFailure',
      'lessonsLearned',
      'learningFromMistakes',
      'collaborationExample',
      'mentorshipRoles',
      'ethicalDilemma',
      'personalStrengths',
    ],
    close: ['contributionPlans', 'impactVision', 'careerAspirations'],
  },
  'community-service': {
    lead: ['communityContribution', 'changeYouInitiated', 'mentorshipRoles', 'socialIssuesCare'],
    serve: [
      'impactOnOthers',
      'communityInfluence',
      'socialIssuesCare',
      'mentorshipRoles',
      'coreValues',
      'whatDrivesYou',
      'lessonsLearned',
      'perspectiveEvolution',
    ],
    close: ['problemToSolve', 'impactVision', 'contributionPlans', 'legacyDesired'],
  },
  'academic-interest': {
    lead: ['academicPassion', 'intellectualCuriosity', 'researchInterests'],
    serve: [
      'intellectualCuriosity',
      'researchInterests',
      'bookInfluence',
      'innovativeIdea',
      'proudestAccomplishment',
      'favoriteSubject',
      'roleModel',
      'momentOfFailure',
    ],
    close: ['academicGoals', 'problemToSolve', 'careerAspirations', 'contributionPlans'],
  },
  creative: {
    lead: ['creativityExample', 'innovativeIdea', 'riskTaken', 'intellectualCuriosity'],
    serve: [
      'riskTaken',
      'bookInfluence',
      'uniqueQualities',
      'intellectualCuriosity',
      'perspectiveEvolution',
      'lifeChangingExperience',
      'upbringing',
    ],
    close: ['legacyDesired', 'impactVision', 'contributionPlans'],
  },
}

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

/** Only on what serves an essay of this type, in the order in which it does. */
function counselFor(request: WritingRequest): Readonly<Partial<Record<EssayWizardKey, Counsel>>> {
  const { lead, serve, close } = PREFERENCES[typeOf(request)]
  const serving = [
    ...lead.slice(0, 2),
    ...close.slice(0, 1),
    ...serve.slice(0, 5),
    ...lead.slice(2),
    ...close.slice(1, 2),
  ]
  return Object.fromEntries(
    serving.flatMap(key => {
      const counsel = ESSAY_WIZARD_COUNSEL[key] ?? COUNSEL_BY_ROLE[roleOf(key)]
      return counsel === undefined ? [] : [[key, counsel]]
    }),
  )
}

function roleOf(key: EssayWizardKey): EssayRole {
  return MATERIALS.find(([other]) => other === key)?.[1].role ?? 'SCENE'
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
  supporting: [],
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
      preferences: PREFERENCES,
    })
  },
}
