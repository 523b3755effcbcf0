import type { DegreeType } from '../../generated/prisma/enums.ts'

/** The part of a programme that decides on the first tasks. */
export type ProgramForChecklist = {
  degreeType: DegreeType
  typicalGre: number | null
  typicalGmat: number | null
}

/** The tasks that a new application begins with. Its owner may change them. */
export function checklistFor({ degreeType, typicalGre, typicalGmat }: ProgramForChecklist): string[] {
  const isMba = degreeType === 'MBA'
  return [
    'Statement of purpose',
    // Two are usual for an MBA, three for a master's. The programme's page decides.
    isMba ? 'Letters of recommendation (2)' : 'Letters of recommendation (2 or 3)',
    ...(isMba ? ['Essays'] : []),
    'Transcripts',
    'English test',
    ...(typicalGre === null ? [] : ['GRE']),
    ...(typicalGmat === null ? [] : ['GMAT']),
    'CV',
    'Application fee',
    'Proof of funds',
  ]
}

/** The topics of tasks that the timeline uses. */
export type Topic = 'TESTS' | 'RECOMMENDERS' | 'STATEMENT' | 'ESSAYS' | 'TRANSCRIPTS' | 'FEE' | 'FUNDS'

/** Words that identify a topic. People rename tasks, and a title may match no topic. */
const TOPIC_WORDS: readonly (readonly [Topic, RegExp])[] = [
  ['RECOMMENDERS', /\b(recommend\w*|referees?|references?|lors?)\b/i],
  ['STATEMENT', /\b(statement|sop|motivation|personal essay)\b/i],
  ['ESSAYS', /\bessays?\b/i],
  ['TRANSCRIPTS', /\b(transcripts?|mark ?sheets?|degree certificates?)\b/i],
  ['TESTS', /\b(tests?|gre|gmat|ielts|toefl|pte|duolingo)\b/i],
  ['FEE', /\bfees?\b/i],
  ['FUNDS', /\b(funds?|bank|financial|solvency)\b/i],
]

/** The topic of a task's title; null if it is unknown. */
export function topicOf(title: string): Topic | null {
  return TOPIC_WORDS.find(([, words]) => words.test(title))?.[0] ?? null
}
