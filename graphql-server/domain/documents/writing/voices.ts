/**
 * How an answer that is not a whole sentence is said as one. The words around it come from the question that it
 * answers, so that they claim nothing of their own.
 */
import type { Tone, ToneName } from './request.ts'
import type { SopQuickFeed } from './sopQuickFeed.ts'

/** One wording for all tones, or one for each. `{x}` stands for the person's words, `{place}` for the university. */
export type Wording = string | Readonly<Record<Tone, string>>

export type KeyVoice = {
  /**
   * What a bare verb means here: something done (PAST), done then or still (PERFECT), or meant to be done (AIM).
   */
  verbs: 'PAST' | 'PERFECT' | 'AIM'
  /** Are its nouns things with a detail behind a comma ('First prize, Science Olympiad 2022')? */
  hasDetails?: boolean
  /** Goes before a bare verb or 'to …' where verbs are aims. */
  aim?: Wording
  nouns: Wording
  /** Instead of `nouns` where the words name a piece of work and not a person or place. */
  topics?: Wording
  gerunds?: Wording
  /**
   * A few words of the question and a colon, for what is neither plainly a thing nor a sentence: 'At work: {x}'. Without
   * it they are taken from `nouns`.
   */
  notes?: Wording
  because?: Wording
  /** May stand before a sentence that begins with 'I' and says neither when nor where. */
  orientation?: Wording
  /** Only where the sentence looks ahead. */
  orientsAheadOnly?: boolean
  /** Where the sentence has one of these words it is oriented already. */
  oriented?: RegExp
  /** Is it one of several things of a kind, so that 'also' may join it to the one before? */
  isOneOfSeveral?: boolean
  /** Is it about the university, so that 'ranked fifth' is not about the person? */
  isAboutPlace?: boolean
  /** Is it told from start to end, so that only its first line may name a topic? */
  isStory?: boolean
  /** Short answers of a known form and the sentences that they make, without an end mark. */
  patterns?: readonly (readonly [RegExp, string])[]
  /**
   * A short sentence that may open its paragraph, by the tone asked for, or several of which a text has one, so that not
   * all texts have the same. It says what the question says, nothing of the person.
   */
  bridge?: Readonly<Partial<Record<ToneName, string | readonly string[]>>>
  /** What leads over to one question, and to several, which would otherwise stand there unexplained. */
  questions?: readonly [one: string, several: string]
  /** Does its bridge open paragraphs only? Behind a story of grief 'Not all of it came easily' sounds cold. */
  bridgesOnlyParagraphs?: boolean
  /** Is what its commas part a list of names, so that the last takes 'and'? */
  isPlainList?: boolean
  /** Is a line of it a citation, which is not taken apart? */
  isCited?: boolean
  /** Are its nouns subjects or skills, which take no article ('public finance')? */
  areSubjects?: boolean
  /** What an item of its list looks like; where one looks otherwise, the list is notes. */
  items?: RegExp
  /** Instead of `nouns` where a list of names holds what the person is ('patient, good at reading machines'). */
  adjectives?: Wording
  /** Is a role its name and not what one was ('Registered pharmacist, 2018')? */
  namesRoles?: boolean
  /** Does its point come first, so that the rest explains it? */
  startsOnItsPoint?: boolean
  /** Does its point come last? */
  endsOnItsPoint?: boolean
}

/** Something hoped for. */
export const WISH: Wording = {
  'classic-formal': 'I would like to {x}',
  'formal-warm': 'I would like to {x}',
  conversational: "I'd like to {x}",
}
/** Something meant to be done. */
export const INTENTION: Wording = {
  'classic-formal': 'I intend to {x}',
  'formal-warm': 'I want to {x}',
  conversational: 'I want to {x}',
}

/** Says already that it comes soon; 'for two years' says how long. */
export const NEAR_FUTURE =
  /\bshort[- ]term\b|(?<!\bfor (?:[\p{L}\d–-]+ ){1,4})\byears?\b|\bafter\b|\bimmediate(?:ly)?\b|\bfirst\b|\bnext\b|\bgraduat|\bupon\b|\bonce\b/iu
/** Says already that it comes late. */
export const LONG_RUN =
  /\blong[- ](?:term|run)\b|(?<!\bfor (?:[\p{L}\d–-]+ ){1,4})\byears?\b|\bdecades?\b|\beventually\b|\bultimately\b|\blater\b|\bin the end\b|\bone day\b/iu

/** Notes on what one does at work: how often, how much. */
export const WORK_NOTES: KeyVoice['patterns'] = [
  [/^daily: (?!I\b|we\b)/iu, 'My daily work includes '],
  [/^weekly: (?!I\b|we\b)/iu, 'My weekly work includes '],
  [/^(\d[\d,]* \p{Ll}+(?: \p{Ll}+)? (?:an?|per|each|every) \p{Ll}+)$/iu, 'My work comes to $1'],
  [/^(\d[\d,]* \p{Ll}+ in (?:19|20)\d\d)$/iu, 'My work came to $1'],
]
/** 'English-taught', 'Taught in English but the town speaks French'. */
export const TEACHING_NOTES: KeyVoice['patterns'] = [
  [
    /^(?:it is |courses? )?(?:in English|English[- ]taught|taught in English)(?=$| (?:but|and|so|which|with|by)\b|[,;])/iu,
    'The programme is taught in English',
  ],
]
/** 'Gap in 2019: my mother's illness'. */
export const GAP_NOTES: KeyVoice['patterns'] = [
  [
    /^gap (?:year )?(?:in |of |from )?((?:19|20)\d\d(?: ?[-–/] ?\d{2,4})?) ?[:–-] /iu,
    'There is a gap in $1: ',
  ],
]
export const PROBLEM_WAS = 'The problem was this: {x}'

/** The quick statement of purpose. */
export const SOP_QUICK_VOICES: Partial<Record<SopQuickFeed, KeyVoice>> = {
  fieldInterestOrigin: {
    verbs: 'PAST',
    nouns: 'What drew me to this field was {x}',
    gerunds: 'What drew me to this field was {x}',
    because: 'I was drawn to this field because {x}',
    isStory: true,
  },
  academicBackground: {
    verbs: 'PAST',
    nouns: {
      'classic-formal': 'My academic background comprises {x}',
      'formal-warm': 'My academic background includes {x}',
      conversational: 'My academic background includes {x}',
    },
    isOneOfSeveral: true,
  },
  academicAchievements: {
    verbs: 'PAST',
    nouns: 'My academic record includes {x}',
    hasDetails: true,
    isOneOfSeveral: true,
  },
  awardsHonors: {
    verbs: 'PAST',
    nouns: {
      'classic-formal': 'My honours include {x}',
      'formal-warm': 'My awards include {x}',
      conversational: 'My awards include {x}',
    },
    hasDetails: true,
    isOneOfSeveral: true,
  },
  additionalInformation: {
    verbs: 'PAST',
    nouns: {
      'classic-formal': 'For completeness, I add the following: {x}',
      'formal-warm': 'I should also mention the following: {x}',
      conversational: 'One more thing to mention: {x}',
    },
    patterns: GAP_NOTES,
  },
  academicProjects: {
    verbs: 'PAST',
    nouns: {
      'classic-formal': 'My academic projects include {x}',
      'formal-warm': 'My projects include {x}',
      conversational: 'My projects include {x}',
    },
    gerunds: 'My project work has included {x}',
    hasDetails: true,
    isOneOfSeveral: true,
  },
  researchExperience: {
    verbs: 'PAST',
    nouns: {
      'classic-formal': 'My research experience includes {x}',
      'formal-warm': 'My research includes {x}',
      conversational: 'My research includes {x}',
    },
    gerunds: 'My research has included {x}',
    hasDetails: true,
    isOneOfSeveral: true,
  },
  publications: {
    verbs: 'PAST',
    nouns: {
      'classic-formal': 'My published work comprises {x}',
      'formal-warm': 'My publications include {x}',
      conversational: 'My publications include {x}',
    },
    isCited: true,
    hasDetails: true,
    isOneOfSeveral: true,
  },
  internshipExperience: {
    verbs: 'PAST',
    nouns: 'My internship experience includes {x}',
    gerunds: 'My internship experience includes {x}',
    isOneOfSeveral: true,
  },
  workExperienceDetails: {
    verbs: 'PERFECT',
    notes: 'At work: {x}',
    nouns: {
      'classic-formal': 'My professional experience includes {x}',
      'formal-warm': 'My work experience includes {x}',
      conversational: 'My work has included {x}',
    },
    gerunds: {
      'classic-formal': 'My responsibilities have included {x}',
      'formal-warm': 'My work has included {x}',
      conversational: 'My work has included {x}',
    },
    isOneOfSeveral: true,
    patterns: WORK_NOTES,
  },
  professionalExperience: {
    verbs: 'PERFECT',
    nouns: 'My professional experience includes {x}',
    gerunds: 'My professional experience includes {x}',
    isOneOfSeveral: true,
  },
  problemSolvingStory: {
    verbs: 'PAST',
    nouns: 'One problem that I have worked on was {x}',
    gerunds: 'One problem that I have worked on was {x}',
    isStory: true,
    notes: PROBLEM_WAS,
    endsOnItsPoint: true,
  },
  setbackLearning: {
    verbs: 'PAST',
    nouns: {
      'classic-formal': 'One setback from which I learned was {x}',
      'formal-warm': 'One setback that I learned from was {x}',
      conversational: 'One setback I learned from was {x}',
    },
    gerunds: 'One setback that I learned from was {x}',
    isStory: true,
    endsOnItsPoint: true,
  },
  universityInterest: {
    verbs: 'AIM',
    aim: INTENTION,
    isAboutPlace: true,
    nouns: 'My reasons for choosing {place} include {x}',
    gerunds: 'My reasons for choosing {place} include {x}',
    because: 'I have chosen {place} because {x}',
    patterns: TEACHING_NOTES,
    orientation: 'At {place},',
    orientsAheadOnly: true,
    oriented: /\bthere\b|\bat\b/iu,
  },
  programInterest: {
    verbs: 'AIM',
    aim: INTENTION,
    nouns: 'My interests in the programme include {x}',
    because: 'I am interested in the programme because {x}',
    isOneOfSeveral: true,
  },
  facultyConnections: {
    verbs: 'AIM',
    aim: WISH,
    nouns: {
      'classic-formal': 'The faculty and research groups with whom I would like to work include {x}',
      'formal-warm': 'The professors and labs that I would like to work with include {x}',
      conversational: 'The professors and labs I would like to work with include {x}',
    },
    hasDetails: true,
    topics: 'What I would like to be a part of includes {x}',
    orientation: 'At {place},',
    orientsAheadOnly: true,
    oriented: /\bthere\b|\bat\b/iu,
    isOneOfSeveral: true,
  },
  campusInvolvement: {
    verbs: 'AIM',
    aim: WISH,
    notes: 'On campus: {x}',
    nouns: 'On campus, I would like to take part in {x}',
    gerunds: 'On campus, I would like to spend time {x}',
    orientation: 'On campus,',
    orientsAheadOnly: true,
    oriented: /\bcampus\b|\bat\b|\bthere\b/iu,
    isOneOfSeveral: true,
  },
  futureContributions: {
    verbs: 'AIM',
    aim: WISH,
    notes: 'What I would bring: {x}',
    nouns: {
      'classic-formal': 'To the programme I would bring {x}',
      'formal-warm': 'To the programme I would bring {x}',
      conversational: "I'd bring {x}",
    },
    isOneOfSeveral: true,
  },
  shortTermGoals: {
    verbs: 'AIM',
    aim: INTENTION,
    notes: 'In the first years after the degree: {x}',
    nouns: {
      'classic-formal': 'My goal for the first years after the degree is {x}',
      'formal-warm': 'My goal for the first years after the degree is {x}',
      conversational: 'My goal for the first years after the degree is {x}',
    },
    gerunds: 'My goal for the first years after the degree is {x}',
    orientation: 'In the first years after the degree,',
    oriented: NEAR_FUTURE,
  },
  careerGoals: {
    verbs: 'AIM',
    aim: INTENTION,
    nouns: 'My career goals include {x}',
    gerunds: 'My career goals include {x}',
    isOneOfSeveral: true,
  },
  longTermGoals: {
    verbs: 'AIM',
    aim: INTENTION,
    notes: 'In ten years: {x}',
    nouns: 'My goal for the next ten years is {x}',
    gerunds: 'My goal for the next ten years is {x}',
    orientation: {
      'classic-formal': 'In ten years,',
      'formal-warm': 'In ten years,',
      conversational: 'In ten years,',
    },
    oriented: LONG_RUN,
  },
}

/** Where nothing particular is known of a question. */
export const CAUTIOUS: KeyVoice = { verbs: 'PAST', nouns: 'My experience includes {x}' }

/** Notes on one question a second time: the question is not said again. */
export const MORE_NOTES: Wording = {
  'classic-formal': 'In addition: {x}',
  'formal-warm': 'Also: {x}',
  conversational: 'Also: {x}',
}

/** How notes are led up to: 'My projects include {x}' makes 'My projects: {x}'. Null where the words make no lead. */
export function notesWording(voice: KeyVoice, tone: Tone): string | null {
  const own = voice.notes ?? voice.nouns
  const template = typeof own === 'string' ? own : own[tone]
  if (/: \{x\}$/u.test(template)) return template
  const lead =
    /^(.+?),? (?:includes?|included|comprises?|(?:has|have) included|is|are|was|were) \{x\}$/u.exec(
      template,
    )?.[1]
  return lead === undefined ? null : `${lead}: {x}`
}

/** The wording in a tone, with its places filled. */
export function worded(wording: Wording, tone: Tone, { x, place }: { x: string; place: string }): string {
  const template = typeof wording === 'string' ? wording : wording[tone]
  // By function: a '$' in the person's words is a dollar.
  return template.replace('{place}', () => place).replace('{x}', () => x)
}
