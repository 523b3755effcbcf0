/**
 * `npm run eval:mutations [-- --show]`: how well the check without a model tells false sentences from true ones. The
 * true ones are those of the built-in writer's drafts, as written and in other words; the false ones differ from a true
 * one in one place. Prints recall by kind and false alarms; `--show` prints what was missed and what was wrongly found.
 * docs/writing.md has the figures.
 */
import { knownBesides, writeParagraphs } from '../domain/documents/writing/builtInWriter.ts'
import { checkSentence, readAnswers } from '../domain/documents/writing/grounding/checkSentence.ts'
import { speakerOf, studentNames } from '../domain/documents/writing/letterPeople.ts'
import { planDocument } from '../domain/documents/writing/plan.ts'
import { splitSentences } from '../domain/documents/writing/splitSentences.ts'
import { cleanText } from '../domain/language/cleanText.ts'
import { findQuestionnaire } from '../domain/questionnaires/index.ts'
import { MUTATIONS, type Mutation, mutate, reword } from './mutations.ts'
import { PEOPLE } from './people.ts'
import { type Asking, requestOf } from './person.ts'
import { readUnseenPeople } from './unseenPeople.ts'

type Tally = { all: number; found: number }
type Figures = {
  byMutation: Record<Mutation, Tally>
  asWritten: Tally
  reworded: Tally
  missed: string[]
  wronglyFound: string[]
}

const tally = (): Tally => ({ all: 0, found: 0 })

function figuresOf(people: readonly (readonly [string, Asking])[]): Figures {
  const figures: Figures = {
    byMutation: Object.fromEntries(MUTATIONS.map(kind => [kind, tally()])) as Record<Mutation, Tally>,
    asWritten: tally(),
    reworded: tally(),
    missed: [],
    wronglyFound: [],
  }
  for (const [name, person] of people) {
    const request = requestOf(person)
    const against = readAnswers({
      answers: request.answers,
      definition: findQuestionnaire(request.type, request.form),
      known: knownBesides(request),
      people: studentNames(request),
      speaker: speakerOf(request),
    })
    const told = [...writeParagraphs(request, planDocument(request))].flatMap(({ sentences }) => sentences)
    // What rests on no answer is a frame; what nobody said can be neither true nor false to the answers.
    const sentences = told.filter(({ sources }) => sources.length > 0).map(({ text }) => text)
    const said = Object.values(person.texts).flatMap((text = '') =>
      splitSentences(cleanText(text)).map(one => one.text),
    )
    const count = (into: Tally, sentence: string, list: string[], wanted: boolean, what: string) => {
      const findings = checkSentence(sentence, against)
      into.all += 1
      if (findings.length > 0) into.found += 1
      if (findings.length > 0 !== wanted)
        list.push(
          `${name} ${what}: ${sentence}${findings.map(({ kind, words, said: by }) => `\n    ${kind} “${words}” <- ${by ?? ''}`).join('')}`,
        )
    }
    for (const sentence of sentences) {
      count(figures.asWritten, sentence, figures.wronglyFound, false, 'as written')
      for (const other of reword(sentence))
        count(figures.reworded, other, figures.wronglyFound, false, 'reworded')
      for (const kind of MUTATIONS) {
        const mutated = mutate({ kind, sentence, others: said })
        if (mutated !== null && !said.includes(mutated))
          count(figures.byMutation[kind], mutated, figures.missed, true, kind)
      }
    }
  }
  return figures
}

const percent = ({ all, found }: Tally) => (all === 0 ? '-' : `${((found / all) * 100).toFixed(1)} %`)

function say(line = ''): void {
  process.stdout.write(`${line}\n`)
}

const groups = [
  ['development', figuresOf(Object.entries(PEOPLE))],
  ['unseen', figuresOf(readUnseenPeople().map(person => [person.name, person]))],
] as const
say(['', ...MUTATIONS, 'all kinds', 'as written', 'reworded'].map(cell => cell.padEnd(14)).join(''))
for (const [title, { byMutation, asWritten, reworded }] of groups) {
  const sum = MUTATIONS.reduce(
    (total, kind) => ({ all: total.all + byMutation[kind].all, found: total.found + byMutation[kind].found }),
    tally(),
  )
  say(
    [
      title,
      ...MUTATIONS.map(kind => percent(byMutation[kind])),
      percent(sum),
      percent(asWritten),
      percent(reworded),
    ]
      .map(cell => cell.padEnd(14))
      .join(''),
  )
  say(
    [
      '',
      ...MUTATIONS.map(kind => `of ${byMutation[kind].all}`),
      `of ${sum.all}`,
      `of ${asWritten.all}`,
      `of ${reworded.all}`,
    ]
      .map(cell => cell.padEnd(14))
      .join(''),
  )
}
say('Recall by kind of mutation; then the share of true sentences that were complained of.')
if (process.argv.includes('--show')) {
  // Of the unseen people, to whom no rule is fitted, nothing is shown.
  const [[, { missed, wronglyFound }]] = groups
  say(`\nMissed\n${missed.join('\n')}\n\nWrongly found\n${wronglyFound.join('\n')}`)
}
