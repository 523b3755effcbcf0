/**
 * `npm run eval:writing [-- --folder .data/eval --writer built-in --writer model --replies honest --people a,b
 * --people-folder eval/unseen]`: the next step of an evaluation in a folder. Prints what can be computed and what
 * readers have to fill in; asserts nothing. docs/writing.md, 'Judging', says how it goes on.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { readConfig } from '../config.ts'
import { createLanguageModel } from '../infra/languageModel.ts'
import { createLog } from '../infra/log.ts'
import { evaluate, WRITERS } from './evaluation.ts'
import { readText } from './packFolder.ts'
import { readUnseenPeople, refusedAnswers, UNSEEN_FOLDER } from './unseenPeople.ts'

const options = z.object({
  folder: z.string().default('.data/eval'),
  writer: z.array(z.enum(WRITERS)).default(['built-in']),
  replies: z.array(z.enum(['none', 'honest', 'yes-sayer'])).default(['honest', 'yes-sayer']),
  people: z
    .string()
    .transform(names => names.split(','))
    .optional(),
  'people-folder': z.string().default(UNSEEN_FOLDER),
})

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

const { values } = parseArgs({
  options: {
    folder: { type: 'string' },
    writer: { type: 'string', multiple: true },
    replies: { type: 'string', multiple: true },
    people: { type: 'string' },
    'people-folder': { type: 'string' },
  },
})
const { folder, writer, replies, people: names, 'people-folder': peopleFolder } = options.parse(values)
const everybody = readUnseenPeople(peopleFolder)
const unknown = names?.filter(name => !everybody.some(person => person.name === name)) ?? []
if (unknown.length > 0) throw new Error(`Nobody is called ${unknown.join(', ')}`)
const { languageModel: settings } = readConfig(process.env)
const people = everybody.filter(({ name }) => names === undefined || names.includes(name))
for (const refused of people.flatMap(refusedAnswers)) say(`The form refuses this answer: ${refused}`)
const { tables, waiting } = await evaluate({
  folder,
  people,
  writers: writer,
  replying: replies,
  model: settings === null ? null : createLanguageModel({ settings, log: createLog({ level: 'error' }) }),
  lastRelease: name => readText(join(peopleFolder, 'lastRelease', `${name}.txt`)),
})
for (const text of tables) say(`\n${text}`)
if (waiting.length > 0) say(`\nTo be filled in, in ${folder}:`)
for (const path of waiting) say(`- ${path}`)
