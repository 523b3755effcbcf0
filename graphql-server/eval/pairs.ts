/** Blind pairs: two texts for one person without their writers' names, and what readers say of them. */
import { join } from 'node:path'
import { z } from 'zod'
import type { WritingRequest } from '../domain/documents/writing/request.ts'
import { answersAsText, answersToRead, purposeOf } from './answersToRead.ts'
import { chance, digest, namesIn, readForm, writeFormOnce, writeOnce } from './packFolder.ts'
import { mean, table } from './table.ts'

export const GRADES = ['grammar', 'voice', 'structure', 'specificity', 'persuasion'] as const

const grades = z.strictObject(
  Object.fromEntries(GRADES.map(grade => [grade, z.number().min(0).max(100).nullable()])) as Record<
    (typeof GRADES)[number],
    z.ZodNullable<z.ZodNumber>
  >,
)

const pairSheet = z.strictObject({
  task: z.string(),
  pair: z.string(),
  first: grades,
  second: grades,
  preferred: z.enum(['first', 'second', 'neither']).nullable(),
  remarks: z.string(),
})

const pairKey = z.strictObject({
  person: z.string(),
  answersIn: z.string(),
  first: z.string(),
  second: z.string(),
})

/** A text and the name of what wrote it. */
export type Subject = { label: string; text: string }

const TASK =
  'Read both texts as an admissions reader who has little time. Grade each from 0 to 100: grammar; voice (is it this ' +
  'person who speaks, by what the answers sound like?); structure (one argument, each part where it belongs); ' +
  'specificity; persuasion. Then say which you prefer: first, second or neither. The person may have told more than ' +
  'the answers below: whether a claim is true is judged elsewhere.'

/** Writes a pair for one reader, in an order that the pair decides. Nothing where both texts are the same. */
export async function writePair({
  folder,
  reader,
  person,
  request,
  candidate,
  anchor,
}: {
  folder: string
  reader: string
  person: { name: string; answersIn: string }
  request: WritingRequest
  candidate: Subject
  anchor: Subject
}): Promise<void> {
  if (candidate.text === anchor.text) return
  const id = digest('pair', reader, person.name, ...[candidate, anchor].flatMap(one => [one.label, one.text]))
  const pair = id.slice(0, 10)
  const [first, second] = chance('order', id) < 0.5 ? [candidate, anchor] : [anchor, candidate]
  const ungraded = { grammar: null, voice: null, structure: null, specificity: null, persuasion: null }
  await writeFormOnce(join(folder, 'keys', reader, `${pair}.json`), {
    person: person.name,
    answersIn: person.answersIn,
    first: first.label,
    second: second.label,
  })
  await writeOnce(
    join(folder, 'pairs', reader, `${pair}.md`),
    [
      `# Pair ${pair}: ${purposeOf(request)}`,
      `## First text\n\n${first.text}`,
      `## Second text\n\n${second.text}`,
      `## Answers\n\n${answersAsText(answersToRead(request))}\n`,
    ].join('\n\n'),
  )
  await writeFormOnce(join(folder, 'pairs', reader, `${pair}.json`), {
    task: TASK,
    pair,
    first: ungraded,
    second: ungraded,
    preferred: null,
    remarks: '',
  })
}

type Graded = { label: string; grades: z.infer<typeof grades> }
/** A pair that a reader has graded. */
export type GradedPair = { person: string; first: Graded; second: Graded; preferred: string }

/** The graded pairs of some readers, and how many wait for them. */
export async function readPairs(
  folder: string,
  readers: readonly string[],
): Promise<{ graded: GradedPair[]; waiting: number }> {
  const graded: GradedPair[] = []
  let waiting = 0
  for (const reader of readers)
    for (const pair of await namesIn(join(folder, 'pairs', reader), '.json')) {
      const sheet = await readForm(join(folder, 'pairs', reader, `${pair}.json`), pairSheet)
      const key = await readForm(join(folder, 'keys', reader, `${pair}.json`), pairKey)
      if (key === null) throw new Error(`Pair ${pair} of ${reader} has no key`)
      const isWhole =
        sheet !== null && GRADES.every(grade => sheet.first[grade] !== null && sheet.second[grade] !== null)
      if (!isWhole || sheet.preferred === null) {
        waiting += 1
        continue
      }
      graded.push({
        person: key.person,
        first: { label: key.first, grades: sheet.first },
        second: { label: key.second, grades: sheet.second },
        preferred: sheet.preferred,
      })
    }
  return { graded, waiting }
}

/** Means of the grades by writer, and how often one of two writers was preferred. */
export function tableOfPairs(pairs: readonly GradedPair[]): string {
  const all = pairs.flatMap(({ first, second }) => [first, second])
  const labels = [...new Set(all.map(({ label }) => label))].sort()
  const grade = (label: string, name: (typeof GRADES)[number]) =>
    mean(all.flatMap(one => (one.label === label ? (one.grades[name] ?? []) : [])))
  const rows = labels.map(label => {
    const means = GRADES.map(name => grade(label, name))
    const read = all.filter(one => one.label === label).length
    return [label, String(read), ...[...means, mean(means)].map(value => value.toFixed(0))]
  })
  return [
    table([['Text by', 'read', ...GRADES, 'overall'], ...rows]),
    table([['Preferred', 'over', 'pairs', 'yes', 'no', 'neither', 'overall'], ...preferences(pairs)]),
  ].join('\n\n')
}

function preferences(pairs: readonly GradedPair[]): string[][] {
  const overall = ({ grades: given }: Graded) => mean(GRADES.map(name => given[name] ?? 0))
  const matches = new Map<string, { names: string[]; yes: number; no: number; gains: number[] }>()
  for (const { first, second, preferred } of pairs) {
    const [one, other] = [first, second].sort((a, b) => a.label.localeCompare(b.label, 'en'))
    if (one === undefined || other === undefined) continue
    const key = `${one.label}\n${other.label}`
    const match = matches.get(key) ?? { names: [one.label, other.label], yes: 0, no: 0, gains: [] }
    const winner = preferred === 'first' ? first : preferred === 'second' ? second : null
    if (winner === one) match.yes += 1
    if (winner === other) match.no += 1
    match.gains.push(overall(one) - overall(other))
    matches.set(key, match)
  }
  return [...matches.values()].map(({ names, yes, no, gains }) => [
    ...names,
    String(gains.length),
    String(yes),
    String(no),
    String(gains.length - yes - no),
    `${mean(gains) < 0 ? '' : '+'}${mean(gains).toFixed(1)}`,
  ])
}
