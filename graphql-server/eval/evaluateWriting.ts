/**
 * `npm run eval:writing [-- folder]`: drafts every person of people.ts by the built-in writer, and by the outside model
 * where one is configured; prints what the texts measure beside what they aim at, and writes each text with the answers
 * that it was made from into the folder, to be read. It asserts nothing. docs/writing.md says what the figures mean.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readConfig } from '../config.ts'
import { rehearse } from '../domain/documents/composing/rehearse.ts'
import type { WritingRequest } from '../domain/documents/writing/request.ts'
import { questionsOf } from '../domain/questionnaires/definition.ts'
import { findQuestionnaire } from '../domain/questionnaires/index.ts'
import { createLanguageModel } from '../infra/languageModel.ts'
import { createLog } from '../infra/log.ts'
import { type Measured, measure, missedAims, type Written } from './measure.ts'
import { PEOPLE } from './people.ts'
import { type Person, requestOf } from './person.ts'
import { writeBuiltIn, writeByModel } from './writers.ts'

const FOLDER = '.data/eval'

type Entry = { name: string; person: Person; measured: Measured }
type Column = {
  title: string
  of: (measured: Measured) => string
  total: (all: readonly Measured[]) => string
}

const percent = (share: number | null) => (share === null ? '-' : `${(share * 100).toFixed(0)} %`)
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const mean = (values: readonly number[]) => (values.length === 0 ? 0 : sum(values) / values.length)

const COLUMNS: readonly Column[] = [
  {
    title: 'told',
    of: ({ coverage }) => percent(coverage),
    total: all => percent(mean(all.flatMap(({ coverage }) => coverage ?? []))),
  },
  {
    title: 'unsupp.',
    of: ({ unsupported }) => String(unsupported.length),
    total: all => String(sum(all.map(({ unsupported }) => unsupported.length))),
  },
  { title: 'cut', of: ({ cut }) => String(cut), total: all => String(sum(all.map(({ cut }) => cut))) },
  {
    title: 'words',
    of: ({ words }) => String(words),
    total: all => String(sum(all.map(({ words }) => words))),
  },
  { title: 'asked', of: ({ targetWords }) => String(targetWords), total: () => '' },
  { title: 'quotable', of: ({ quotable }) => String(quotable), total: () => '' },
  {
    title: 'length',
    of: ({ isCarried, lengthError, words, quotable }) =>
      isCarried ? `${lengthError < 0 ? '' : '+'}${percent(lengthError)}` : `${percent(words / quotable)} q`,
    total: () => '',
  },
  {
    title: 'stock/100',
    of: ({ stockPhrases, words }) => ((stockPhrases.length / words) * 100).toFixed(1),
    total: all =>
      (
        (sum(all.map(({ stockPhrases }) => stockPhrases.length)) / sum(all.map(({ words }) => words))) *
        100
      ).toFixed(2),
  },
  {
    title: 'detail',
    of: ({ specificity }) => specificity.toFixed(1),
    total: all => mean(all.map(({ specificity }) => specificity)).toFixed(1),
  },
  {
    title: 'spread',
    of: ({ spread }) => spread?.toFixed(1) ?? '-',
    total: all => mean(all.flatMap(({ spread }) => spread ?? [])).toFixed(1),
  },
  {
    title: 'twice',
    of: ({ repeated }) => String(repeated.length),
    total: all => String(sum(all.map(({ repeated }) => repeated.length))),
  },
  {
    title: 'score',
    of: ({ score }) => score.toFixed(0),
    total: all => mean(all.map(({ score }) => score)).toFixed(0),
  },
  {
    title: 'CPU ms',
    of: ({ cpu }) => cpu.toFixed(0),
    total: all => Math.max(...all.map(({ cpu }) => cpu)).toFixed(0),
  },
]

const AIMS =
  'Aims: told 90 % or more of the answers that matter; 0 unsupported; length within 10 % of what was asked where the ' +
  'answers hold 1.3 quotable words for each, otherwise at least 75 % of the quotable words (marked q); no sentence twice; ' +
  '1,000 words under 300 ms. Stock phrases, detail, spread and score have no aim of their own here.'

function say(line = ''): void {
  process.stdout.write(`${line}\n`)
}

function printRow(name: string, cells: readonly string[], after = ''): void {
  say(`${name.padEnd(22)}${cells.map(cell => cell.padStart(10)).join('')}  ${after}`.trimEnd())
}

function printTable(title: string, entries: readonly Entry[]): void {
  say(`\n${title}`)
  printRow(
    '',
    COLUMNS.map(column => column.title),
    'missed',
  )
  for (const { name, person, measured } of entries)
    printRow(
      `${name} ${person.type} ${person.form === 'QUICK' ? 'q' : 'w'}${person.heldOut ? ' *' : ''}`,
      COLUMNS.map(column => column.of(measured)),
      missedAims(measured).join(', '),
    )
  const groups: readonly (readonly [string, readonly Entry[]])[] = [
    ['all', entries],
    ['may be tuned on', entries.filter(({ person }) => !person.heldOut)],
    ['held out (*)', entries.filter(({ person }) => person.heldOut)],
  ]
  for (const [name, group] of groups) {
    const all = group.map(({ measured }) => measured)
    const reached = all.filter(measured => missedAims(measured).length === 0).length
    printRow(
      name,
      COLUMNS.map(column => column.total(all)),
      `${reached} of ${all.length} reach every aim`,
    )
  }
}

/** The text, what was noticed in it, and the answers beside it. */
function pageOf({ name, person, measured }: Entry): string {
  const definition = findQuestionnaire(person.type, person.form)
  const texts = new Map<string, string>(Object.entries(person.texts))
  const lists: readonly (readonly [string, readonly string[]])[] = [
    ['Without support', measured.unsupported],
    ['Stock phrases', measured.stockPhrases],
    ['Twice', measured.repeated],
    ['Must not be there', measured.obeyed],
    ['Words that no answer holds', measured.own.map(({ text, words }) => `${words.join(', ')}: ${text}`)],
  ]
  return [
    `# ${name}: ${person.about}`,
    `${person.type} ${person.form}; ${measured.words} words of ${measured.targetWords}; told ${percent(measured.coverage)}; missed: ${missedAims(measured).join(', ') || 'nothing'}`,
    measured.text,
    ...lists.flatMap(([title, items]) =>
      items.length === 0 ? [] : [`## ${title}\n\n${items.map(item => `- ${item}`).join('\n')}`],
    ),
    '## Answers',
    ...(definition === null ? [] : questionsOf(definition)).flatMap(({ key, label }) => {
      const text = texts.get(key)
      return text === undefined ? [] : [`**${label}** (${key})\n\n${text}`]
    }),
    `Chosen: ${JSON.stringify(person.chosen ?? {})}`,
  ].join('\n\n')
}

async function evaluate(
  title: string,
  folder: string,
  write: (request: WritingRequest) => Written | Promise<Written>,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  const entries: Entry[] = []
  for (const [name, person] of Object.entries(PEOPLE)) {
    const entry = { name, person, measured: measure(person, await write(requestOf(person))) }
    entries.push(entry)
    await writeFile(join(folder, `${person.type}-${name}.md`), `${pageOf(entry)}\n`)
  }
  printTable(title, entries)
}

const folder = process.argv[2] ?? FOLDER
for (const _ of rehearse());
await evaluate('The built-in writer', join(folder, 'built-in'), writeBuiltIn)
const { languageModel: settings } = readConfig(process.env)
if (settings === null) say('\nThe outside model is left out: OPENAI_API_KEY is not set.')
else {
  const model = {
    ...createLanguageModel({ settings, log: createLog({ level: 'error' }) }),
    host: settings.baseUrl,
  }
  await evaluate(settings.name, join(folder, 'model'), request => writeByModel(model, request))
}
say(`\n${AIMS}`)
say(`The texts are in ${folder}, each with the answers that it was made from.`)
