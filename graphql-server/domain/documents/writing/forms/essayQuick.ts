/** The quick essay: eight answers and a prompt, which may name the length. */
import type { EssayQuickKey } from '../../../questionnaires/essayQuick.ts'
import { proseOf } from '../usableWords.ts'
import {
  chooseEssay,
  type EssayMaterial,
  type EssayPreference,
  type EssayType,
  essayTypeOf,
} from './essay.ts'
import { ESSAY_QUICK_COUNSEL } from './essayCounsel.ts'
import type { WritingForm } from './form.ts'

const MATERIALS: readonly (readonly [EssayQuickKey, EssayMaterial<EssayQuickKey>])[] = [
  [
    'personalStory',
    {
      role: 'SCENE',
      title: 'The story at the centre',
      asked: /\bstory|\bmoment|\btime when|\bexperience|\bevent\b|\bdescribe\b|\btell us/iu,
    },
  ],
  [
    'challengesOvercome',
    {
      role: 'SCENE',
      title: 'What stood in the way, and what was done',
      asked:
        /\bchalleng|\bobstacle|\bsetback|\bfail|\badvers|\bhardship|\bdifficult|\bovercame|\bovercome|\bmistake|\bresilien/iu,
    },
  ],
  [
    'leadershipExperience',
    { role: 'SCENE', title: 'A time when others followed', asked: /\blead|\bled\b|\bteam|\binfluenc/iu },
  ],
  [
    'uniquePerspective',
    {
      role: 'INTEREST',
      title: 'What others pass by, and where it was learned',
      asked: /\bperspective|\bunique|\bview|\bidentit|\bbackground|\bsee\b|\bwho you are/iu,
    },
  ],
  [
    'passionsInterests',
    {
      role: 'INTEREST',
      title: 'What the time goes to',
      asked: /\bpassion|\binterest|\bhobb|\bcurio|\bintellectual|\bsubject|\blose track|\bcreativ/iu,
    },
  ],
  [
    'growthExperiences',
    {
      role: 'REFLECTION',
      title: 'What changed',
      asked: /\bgrow|\bchang|\blearn|\btaught|\btransform|\breflect|\brealiz|\brealis/iu,
    },
  ],
  [
    'diversityContribution',
    {
      role: 'AHEAD',
      title: 'What a class would gain',
      asked: /\bdivers|\bcontribut|\bcommunit|\bclass\b|\bbring to|\binclus|\bcampus/iu,
    },
  ],
  [
    'futureImpact',
    {
      role: 'AHEAD',
      title: 'Where it leads',
      asked: /\bfuture|\bgoal|\bimpact|\bcareer|\bplan|\baspir|\bhope/iu,
    },
  ],
]

const PREFERENCES: Readonly<Record<EssayType, EssayPreference<EssayQuickKey>>> = {
  'personal-statement': {
    lead: ['personalStory', 'challengesOvercome', 'uniquePerspective'],
    serve: [
      'growthExperiences',
      'passionsInterests',
      'challengesOvercome',
      'uniquePerspective',
      'leadershipExperience',
    ],
    close: ['futureImpact', 'diversityContribution'],
  },
  diversity: {
    lead: ['uniquePerspective', 'personalStory'],
    serve: ['diversityContribution', 'personalStory', 'growthExperiences', 'challengesOvercome'],
    close: ['diversityContribution', 'futureImpact'],
  },
  'why-school': {
    lead: ['personalStory', 'passionsInterests'],
    serve: ['passionsInterests', 'diversityContribution', 'growthExperiences', 'uniquePerspective'],
    close: ['futureImpact', 'diversityContribution'],
  },
  challenge: {
    lead: ['challengesOvercome', 'personalStory'],
    serve: ['personalStory', 'growthExperiences', 'uniquePerspective'],
    close: ['futureImpact', 'diversityContribution'],
  },
  leadership: {
    lead: ['leadershipExperience', 'personalStory'],
    serve: ['personalStory', 'growthExperiences', 'challengesOvercome'],
    close: ['futureImpact', 'diversityContribution'],
  },
  'community-service': {
    lead: ['personalStory', 'leadershipExperience'],
    serve: ['leadershipExperience', 'growthExperiences', 'uniquePerspective', 'challengesOvercome'],
    close: ['futureImpact', 'diversityContribution'],
  },
  'academic-interest': {
    lead: ['personalStory', 'passionsInterests'],
    serve: ['passionsInterests', 'uniquePerspective', 'growthExperiences'],
    close: ['futureImpact', 'diversityContribution'],
  },
  creative: {
    lead: ['personalStory', 'uniquePerspective', 'passionsInterests'],
    serve: ['passionsInterests', 'uniquePerspective', 'growthExperiences'],
    close: ['futureImpact', 'diversityContribution'],
  },
}

export const essayQuickForm: WritingForm<EssayQuickKey> = {
  lengthKey: null,
  toneKey: null,
  promptKey: 'essayPrompt',
  defaultWords: 650,
  tones: ['personal'],
  defaultTone: 'personal',
  application: ({ answers }) => essayTypeOf(undefined, proseOf(answers.essayPrompt)) === 'why-school',
  onlyWhile: [],
  standIns: [],
  supporting: [],
  counsel: ESSAY_QUICK_COUNSEL,
  sections: (request, targetWords) => {
    const prompt = proseOf(request.answers.essayPrompt)
    return chooseEssay({
      request,
      asked: prompt,
      type: essayTypeOf(undefined, prompt),
      tone: 'personal',
      inFront: new Set(),
      targetWords,
      materials: MATERIALS,
      preferences: PREFERENCES,
    })
  },
}
