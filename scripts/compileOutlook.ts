/**
 * Compiles the tables of past outcomes from a folder with the model and the counts of applicants:
 * `npx tsx scripts/compileOutlook.ts <folder>`. What they are and how they were checked is in docs/matching.md.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'

const TARGET = join(dirname(fileURLToPath(import.meta.url)), '../graphql-server/domain/matching/outlook')

const model = z.object({
  reference: z.record(z.string(), z.number()),
  coefficientPer: z.record(z.string(), z.number()),
  levels: z.array(
    z.object({
      university: z.string(),
      fieldGroup: z.string(),
      n: z.int(),
      admitted: z.int(),
      logitAtReference: z.number(),
    }),
  ),
})
const cohort = z.object({
  university: z.string(),
  fieldGroup: z.string(),
  cgpaOf10: z.coerce.number(),
  gre: z.coerce.number().int(),
  n: z.coerce.number().int(),
  admitted: z.coerce.number().int(),
})

const SOURCE = {
  what: 'Outcomes of applications for a master’s at 54 American universities, as applicants reported them',
  source: 'a public forum of applicants (Edulix), counted and fitted; no person’s data',
  years: '2005 to 2016, 92 % of them 2011 to 2015',
  bias: 'One forum. Applicants reported what they chose to: 29 % reported admissions only. Nearly all are from India; computing 38 %, electrical engineering 30 %, information systems 15 %. 40 % of the GRE scores are of the scale before 2011, converted.',
}

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Name the folder with the model and the counts.')
const read = model.parse(JSON.parse(await readFile(join(folder, 'us-masters-2011-15.json'), 'utf8')))
const cohorts = z
  .array(cohort)
  .parse(parse(await readFile(join(folder, 'us-masters-cohorts.csv'), 'utf8'), { columns: true, bom: true }))

const levels = read.levels
  .map(level => ({ ...level, key: `${level.university}|${level.fieldGroup}` }))
  .sort((a, b) => (a.key < b.key ? -1 : 1))
const lines = levels.map(
  ({ key, n, admitted, logitAtReference }) =>
    `    ${JSON.stringify(key)}: [${n}, ${admitted}, ${logitAtReference}]`,
)
await writeFile(
  join(TARGET, 'levels.json'),
  `{
  "about": ${JSON.stringify(SOURCE)},
  "reference": ${JSON.stringify(read.reference)},
  "perUnit": ${JSON.stringify(read.coefficientPer)},
  "levels": {
${lines.join(',\n')}
  }
}
`,
)

const byKey = new Map<string, string[]>()
for (const { university, fieldGroup, cgpaOf10, gre, n, admitted } of cohorts) {
  const key = `${university}|${fieldGroup}`
  byKey.set(key, [...(byKey.get(key) ?? []), [Math.round(cgpaOf10 * 10), gre, n, admitted].join(' ')])
}
const cohortLines = [...byKey]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([key, counts]) => `    ${JSON.stringify(key)}: ${JSON.stringify(counts.join(';'))}`)
await writeFile(
  join(TARGET, 'cohorts.json'),
  `{
  "about": ${JSON.stringify({ ...SOURCE, form: 'CGPA in tenths, GRE, applicants within 0.4 and 6 of them, those admitted' })},
  "cohorts": {
${cohortLines.join(',\n')}
  }
}
`,
)
