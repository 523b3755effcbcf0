import type { DegreeType } from '../../generated/prisma/enums.ts'

/** What of a programme decides on what there is to do. */
export type ProgramForChecklist = {
  degreeType: DegreeType
  typicalGre: number | null
  typicalGmat: number | null
}

/** What there is to do for an application to a programme, to begin with: its owner changes it at will. */
export function checklistFor({ degreeType, typicalGre, typicalGmat }: ProgramForChecklist): string[] {
  const isMba = degreeType === 'MBA'
  return [
    'Statement of purpose',
    // Two are usual for an MBA, three for a master's; the programme's own page decides.
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

/** What a thing to do is about, as far as the timeline cares. */
export type Topic = 'TESTS' | 'RECOMMENDERS' | 'STATEMENT' | 'ESSAYS' | 'TRANSCRIPTS' | 'FEE' | 'FUNDS'

/** The words that tell a topic. People rename what there is to do; a title may be about nothing that is known. */
const TOPIC_WORDS: readonly (readonly [Topic, RegExp])[] = [
  ['RECOMMENDERS', /\b(recommend\w*|referees?|references?|lors?)\b/i],
  ['STATEMENT', /\b(statement|sop|motivation|personal essay)\b/i],
  ['ESSAYS', /\bessays?\b/i],
  ['TRANSCRIPTS', /\b(transcripts?|mark ?sheets?|degree certificates?)\b/i],
  ['TESTS', /\b(tests?|gre|gmat|ielts|toefl|pte|duolingo)\b/i],
  ['FEE', /\bfees?\b/i],
  ['FUNDS', /\b(funds?|bank|financial|solvency)\b/i],
]

/** What the title of a thing to do is about; null where that is unknown. */
export function topicOf(title: string): Topic | null {
  return TOPIC_WORDS.find(([, words]) => words.test(title))?.[0] ?? null
}
