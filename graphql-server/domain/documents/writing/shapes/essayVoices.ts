/** How fragments in the essays are said, and the short sentences that may lead over to a moment. */
import type { EssayQuickKey } from '../../../questionnaires/essayQuick.ts'
import type { EssayWizardKey } from '../../../questionnaires/essayWizard.ts'
import { INTENTION, type KeyVoice, TEACHING_NOTES, WISH } from '../voices.ts'

const STORY = { verbs: 'PAST', isStory: true, endsOnItsPoint: true } as const
/** 'First in my family to finish school' says who one is. */
const FIRST: KeyVoice['patterns'] = [
  [/^(?:the )?first in (?:the )?family (?=to )/iu, 'I am the first in my family '],
  [/^(?:the )?first (person|one|girl|woman|man|member|generation|child|in)\b(.*)$/iu, 'I am the first $1$2'],
]
const TOLD = { verbs: 'PAST', isStory: true } as const
const LIST = { verbs: 'PAST', isPlainList: true } as const
const AHEAD = { verbs: 'AIM', aim: INTENTION, isOneOfSeveral: true } as const
const VISION = { verbs: 'AIM', aim: INTENTION } as const

/** A bare noun or gerund behind the same words. */
function said(words: string): Pick<KeyVoice, 'nouns' | 'gerunds'> {
  return { nouns: words, gerunds: words }
}

const leadership: KeyVoice = {
  ...STORY,
  ...said('My experience of leading others includes {x}'),
}
const classContribution: KeyVoice = {
  verbs: 'AIM',
  aim: WISH,
  ...said('To a class I would bring {x}'),
  notes: 'What I would bring to a class: {x}',
  isOneOfSeveral: true,
  isPlainList: true,
}

export const ESSAY_WIZARD_VOICES: Readonly<Partial<Record<EssayWizardKey, KeyVoice>>> = {
  // A place or a person is not what a background 'includes'.
  personalBackground: { ...TOLD, ...said('Where I come from: {x}'), patterns: FIRST },
  culturalIdentity: { ...TOLD, ...said('The cultures that I belong to: {x}'), patterns: FIRST },
  familyBackground: { ...TOLD, ...said('My family: {x}'), patterns: FIRST },
  upbringing: { ...TOLD, ...said('How I was brought up: {x}'), patterns: FIRST },
  communityInfluence: { ...TOLD, ...said('The place and people around me: {x}') },
  lifeChangingExperience: {
    ...STORY,
    ...said('The experience that changed my direction was {x}'),
  },
  significantChallenge: {
    ...STORY,
    ...said('One significant challenge was {x}'),
    notes: 'The challenge was this: {x}',
    bridgesOnlyParagraphs: true,
    bridge: {
      personal: 'Not all of it came easily.',
      analytical: 'Consider one challenge.',
      conversational: 'Not all of it has been easy.',
    },
  },
  proudestAccomplishment: {
    ...STORY,
    ...said('What I am proudest of is {x}'),
    bridge: { conversational: "Here's what I'm proudest of." },
  },
  momentOfFailure: {
    ...STORY,
    ...said('One failure of mine was {x}'),
    bridge: {
      personal: 'Not everything went well.',
      inspirational: 'Not everything worked.',
      analytical: 'Consider one failure.',
      conversational: "I've failed, too.",
    },
  },
  learningFromMistakes: {
    verbs: 'AIM',
    aim: 'My mistakes have taught me to {x}',
    nouns: 'My mistakes have taught me {x}',
    gerunds: 'My mistakes have taught me about {x}',
    notes: 'What my mistakes have taught me: {x}',
    isOneOfSeveral: true,
  },
  coreValues: {
    verbs: 'AIM',
    aim: 'I try to {x}',
    ...said('The values that I hold to include {x}'),
    isPlainList: true,
    patterns: [[/^(?:do not|don['’]t) (.+)$/iu, 'I try not to $1']],
  },
  personalPhilosophy: { verbs: 'AIM', aim: 'I try to {x}', ...said('My philosophy is {x}') },
  whatDrivesYou: {
    verbs: 'AIM',
    notes: 'What drives me: {x}',
    aim: 'What drives me is to {x}',
    ...said('What drives me is {x}'),
    because: 'I am driven because {x}',
  },
  ethicalDilemma: {
    ...STORY,
    ...said('One ethical dilemma that I faced was {x}'),
    bridge: { analytical: 'Consider one dilemma.' },
  },
  socialIssuesCare: {
    ...TOLD,
    ...said('The public issues that I care about include {x}'),
    because: 'I care about this because {x}',
  },
  academicPassion: { ...TOLD, ...said('My academic passion is {x}') },
  intellectualCuriosity: {
    ...TOLD,
    ...said('I am curious about {x}'),
    notes: 'A question that I followed by myself: {x}',
  },
  favoriteSubject: { ...TOLD, nouns: 'My favourite subject is {x}' },
  academicGoals: { ...AHEAD, ...said('My academic goals include {x}') },
  researchInterests: {
    ...AHEAD,
    ...said('My research interests include {x}'),
    questions: [
      'This is the question that I would like to research.',
      'These are the questions that I would like to research.',
    ],
  },
  leadershipExperience: leadership,
  communityContribution: {
    ...STORY,
    ...said('My part in the community includes {x}'),
    notes: 'What I have done for others: {x}',
  },
  mentorshipRoles: { ...STORY, ...said('My mentoring includes {x}') },
  changeYouInitiated: {
    ...STORY,
    ...said('One change that I began was {x}'),
  },
  impactOnOthers: { ...TOLD, ...said('What others have had from it includes {x}') },
  personalGrowthJourney: { ...TOLD, ...said('My growth has included {x}') },
  skillsDeveloped: { ...LIST, ...said('The skills that I have developed include {x}') },
  habitsChanged: { ...LIST, ...said('The habits that I have changed include {x}') },
  perspectiveEvolution: {
    ...TOLD,
    ...said('My views have changed on {x}'),
    notes: 'How my view has changed: {x}',
  },
  lessonsLearned: {
    verbs: 'AIM',
    aim: 'I have learned to {x}',
    ...said('The lessons that I have learned include {x}'),
    patterns: [
      [/^(?:do not|don['’]t) (.+)$/iu, 'I have learned not to $1'],
      [/^never (?=\p{Ll})(.+)$/iu, 'I have learned never to $1'],
    ],
  },
  personalStrengths: { ...LIST, ...said('My strengths include {x}'), adjectives: 'I am {x}' },
  adaptabilityStory: {
    ...STORY,
    ...said('I have had to adapt to {x}'),
    notes: 'A time when I had to adapt: {x}',
    bridge: {
      personal: 'I have also had to adapt.',
      conversational: "I've had to adapt, too.",
    },
  },
  careerAspirations: { ...AHEAD, ...said('My career aspirations include {x}') },
  impactVision: { ...VISION, ...said('The impact that I want to have is {x}') },
  problemToSolve: { ...AHEAD, ...said('The problem that I want to help solve is {x}') },
  legacyDesired: { ...VISION, ...said('What I would like to leave behind is {x}') },
  contributionPlans: { verbs: 'AIM', aim: WISH, ...said('What I would contribute includes {x}') },
  whyThisSchool: {
    startsOnItsPoint: true,
    verbs: 'AIM',
    aim: INTENTION,
    isAboutPlace: true,
    ...said('My reasons for choosing {place} include {x}'),
    because: 'I have chosen {place} because {x}',
    patterns: TEACHING_NOTES,
    orientation: 'At {place},',
    orientsAheadOnly: true,
    oriented: /\bthere\b|\bat\b/iu,
  },
  diversityContribution: classContribution,
  globalPerspective: {
    ...TOLD,
    ...said('My view of the world comes from {x}'),
    notes: 'The world as I have seen it: {x}',
  },
  collaborationExample: {
    ...STORY,
    ...said('One example of working with others is {x}'),
  },
  roleModel: {
    ...TOLD,
    ...said('My role model is {x}'),
    bridge: { personal: 'I also have a role model.', analytical: 'One person has been a model to me.' },
  },
  bookInfluence: {
    ...TOLD,
    // A film or some drawings, too.
    ...said('One work that has stayed with me is {x}'),
    notes: 'What has stayed with me: {x}',
    hasDetails: true,
    bridge: {
      personal: 'One work has stayed with me.',
      analytical: 'One work has influenced me.',
    },
  },
  innovativeIdea: { ...STORY, ...said('One idea of mine is {x}') },
  creativityExample: {
    ...STORY,
    ...said('Something that I made is {x}'),
    notes: 'Something that I made: {x}',
  },
  riskTaken: {
    ...STORY,
    ...said('One risk that I took was {x}'),
    bridge: {
      personal: 'I have also taken a risk.',
      analytical: 'Consider one risk.',
      conversational: "I've taken a risk, too.",
    },
  },
  uniqueQualities: {
    ...LIST,
    ...said('The qualities that set me apart include {x}'),
    adjectives: 'I am {x}',
  },
}

export const ESSAY_QUICK_VOICES: Readonly<Partial<Record<EssayQuickKey, KeyVoice>>> = {
  // What a story is need not be said: its notes stand as they were typed.
  personalStory: { ...STORY, ...said('{x}') },
  challengesOvercome: { ...STORY, ...said('What stood in my way was {x}') },
  leadershipExperience: leadership,
  growthExperiences: {
    ...STORY,
    ...said('What has changed in me is {x}'),
    patterns: [[/^from (\p{Ll}+ing\b.*?) to (\p{Ll}+ing\b.*)$/iu, 'I have gone from $1 to $2']],
  },
  uniquePerspective: {
    ...TOLD,
    ...said('I see what others pass by: {x}'),
    patterns: [
      [/^(?:somebody|someone|a person) who (.+)$/iu, 'I am somebody who $1'],
      [/^to (?=\p{Ll}+ )/iu, 'My way of seeing is to '],
      [/^see (?=when|how|what|who|that|where|why|the|an?\b)/iu, 'I see '],
      [/^notice (?=\p{Ll})/iu, 'I notice '],
      [/^hear (?=\p{Ll})/iu, 'I hear '],
    ],
  },
  passionsInterests: {
    ...TOLD,
    ...said('I give my time to {x}'),
    notes: 'What I give my time to: {x}',
    isPlainList: true,
  },
  diversityContribution: classContribution,
  futureImpact: { ...VISION, ...said('The difference that I want to make is {x}') },
}
