/**
 * Writes the server's validation of answers, which a test compares with the client's:
 * `tsx scripts/questionnaireVectors.ts` writes the file, `--check` fails when the file is stale.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import fc from 'fast-check'
import { ValidationError } from '../graphql-server/domain/errors.ts'
import {
  type AnswerRule,
  type Answers,
  type AnswerValue,
  type Question,
  type QuestionnaireDefinition,
  questionsOf,
} from '../graphql-server/domain/questionnaires/definition.ts'
import { QUESTIONNAIRES } from '../graphql-server/domain/questionnaires/index.ts'
import { checkAnswers } from '../graphql-server/domain/questionnaires/toZod.ts'
import { visibleQuestions } from '../graphql-server/domain/questionnaires/visibility.ts'
import { readWholeQuestionnaire } from '../graphql-server/test/wholeQuestionnaire.ts'

const FILE = new URL('../web/questionnaire/questionnaireVectors.json', import.meta.url)
/** A text longer than this is written as runs of equal pieces. */
const LONGEST_PLAIN_TEXT = 80
/** At most this many combinations of answers, and fewer for a long questionnaire: each changes half of its answers. */
const COMBINATIONS = { most: 60, changes: 800 }

/** A change of the base answers that all vectors of a questionnaire start from; null removes the answer. */
type Change = { key: string; value: AnswerValue | null }
type Trial = { name: string; changes: readonly Change[]; acceptThinAnswers?: boolean }

const GOOD_ADDRESSES = [
  'maya@example.com',
  ' maya@example.com ',
  "o'neil+sop@mail.example.co.uk",
  'a_b-c@ex-ample.org',
]
const BAD_ADDRESSES = [
  'maya',
  'maya@',
  '@example.com',
  'maya@example',
  'maya@@example.com',
  'maya..k@example.com',
  '.maya@example.com',
  'maya@exam ple.com',
  'maya@-example.com',
  'maya@example.c',
  'maya k@example.com',
]

function rulesOf<Type extends AnswerRule['type']>(question: Question, type: Type) {
  return question.rules.filter((rule): rule is Extract<AnswerRule, { type: Type }> => rule.type === type)
}

/** A valid answer that makes all questions which depend on it visible. */
function validAnswer(question: Question, definition: QuestionnaireDefinition): AnswerValue {
  const wanted = questionsOf(definition).find(other => other.visibleWhen?.field === question.key)?.visibleWhen
    ?.is
  switch (question.kind) {
    case 'EMAIL':
      return { text: 'maya@example.com' }
    case 'SHORT_TEXT':
    case 'LONG_TEXT':
    case 'PHONE':
      return { text: 'x'.repeat(Math.max(4, ...rulesOf(question, 'MIN_LENGTH').map(rule => rule.value))) }
    case 'NUMBER':
      return { number: Math.max(1, ...rulesOf(question, 'MIN_NUMBER').map(rule => rule.value)) }
    case 'FLAG':
      return { flag: typeof wanted === 'boolean' ? wanted : true }
    case 'CHOICE':
      return { option: typeof wanted === 'string' ? wanted : (question.options[0]?.value ?? '') }
    case 'MULTI_CHOICE':
      return { options: question.options.slice(0, 1).map(option => option.value) }
  }
}

/** `isOfItsKind`: it tests the kind and its rules, so one question of each kind and rules is enough. */
type Attempt = { what: string; value: AnswerValue | null; isOfItsKind?: boolean }

/** Answers to one question at the limits of each of its rules, on both sides. */
function attemptsAt(question: Question): Attempt[] {
  const missing: Attempt = { what: 'missing', value: null }
  switch (question.kind) {
    case 'SHORT_TEXT':
    case 'LONG_TEXT':
    case 'EMAIL':
    case 'PHONE': {
      const text = (what: string, value: string): Attempt => ({ what, value: { text: value } })
      const character = (what: string, value: string) => ({ ...text(what, value), isOfItsKind: true })
      return [
        missing,
        text('blank', ' \n\t '),
        character('with a NUL', 'before\u0000after'),
        character('with a lone surrogate', 'before\ud83dafter'),
        ...(question.kind === 'EMAIL'
          ? []
          : [character('beyond ASCII', '“Wärmelehre” für मैया 🎓 '.repeat(2))]),
        ...rulesOf(question, 'MIN_LENGTH').flatMap(({ value }) => [
          text('one character short', 'x'.repeat(value - 1)),
          text('one character short beside spaces', `  ${'x'.repeat(value - 1)}  `),
          text('just long enough', 'x'.repeat(value)),
          text('just long enough between spaces', ` ${'x'.repeat(value)}\n`),
        ]),
        ...rulesOf(question, 'MAX_LENGTH').flatMap(({ value }) => [
          text('one character long', 'x'.repeat(value + 1)),
          ...(question.kind === 'EMAIL'
            ? []
            : [
                text('at its longest', 'x'.repeat(value)),
                text('at its longest between spaces', ` ${'x'.repeat(value)} `),
              ]),
        ]),
        ...rulesOf(question, 'EMAIL').flatMap(() =>
          [...GOOD_ADDRESSES, ...BAD_ADDRESSES].map(address => text(`“${address}”`, address)),
        ),
      ]
    }
    case 'NUMBER':
      return [
        missing,
        ...rulesOf(question, 'MIN_NUMBER').flatMap(({ value }) => [
          { what: 'below the least', value: { number: value - 1 } },
          { what: 'the least', value: { number: value } },
        ]),
        ...rulesOf(question, 'MAX_NUMBER').flatMap(({ value }) => [
          { what: 'above the most', value: { number: value + 1 } },
          { what: 'the most', value: { number: value } },
        ]),
      ]
    case 'FLAG':
      return [
        missing,
        { what: 'ticked', value: { flag: true } },
        { what: 'not ticked', value: { flag: false } },
      ]
    case 'CHOICE':
      return [
        missing,
        { what: 'an option that does not exist', value: { option: 'no-such-option' } },
        ...question.options.map(option => ({ what: option.value, value: { option: option.value } })),
      ]
    case 'MULTI_CHOICE': {
      const all = question.options.map(option => option.value)
      return [
        missing,
        { what: 'none', value: { options: [] } },
        { what: 'an option that does not exist', value: { options: ['no-such-option'] } },
        { what: 'one option twice', value: { options: [...all.slice(0, 1), ...all.slice(0, 1)] } },
        ...rulesOf(question, 'MAX_ITEMS').flatMap(({ value }) => [
          { what: 'one option too many', value: { options: all.slice(0, value + 1) } },
          { what: 'as many options as it takes', value: { options: all.slice(0, value) } },
        ]),
        { what: 'all', value: { options: all } },
      ]
    }
  }
}

function isCheckedAlike(question: Question, other: Question): boolean {
  return question.kind === other.kind && JSON.stringify(question.rules) === JSON.stringify(other.rules)
}

function trialsOf(definition: QuestionnaireDefinition): Trial[] {
  const questions = questionsOf(definition)
  const single = questions.flatMap((question, index) =>
    attemptsAt(question).flatMap(({ what, value, isOfItsKind = false }): Trial[] => {
      if (isOfItsKind && questions.slice(0, index).some(other => isCheckedAlike(question, other))) return []
      const changes = [{ key: question.key, value }]
      const name = `${question.key}: ${what}`
      if (question.keyStory === undefined) return [{ name, changes }]
      return [
        { name, changes },
        { name: `${name}, thin answers accepted`, changes, acceptThinAnswers: true },
      ]
    }),
  )
  const conditional = questions.flatMap(({ key, visibleWhen }) => {
    const controlling = questions.find(question => question.key === visibleWhen?.field)
    if (controlling === undefined) return []
    const faulty = { key, value: { text: 'x'.repeat(100_000) } }
    return attemptsAt(controlling).map(({ what, value }) => ({
      name: `${key}, far too long, while ${controlling.key} is ${what}`,
      changes: [{ key: controlling.key, value }, faulty],
    }))
  })
  const combined = fc.sample(
    fc.tuple(
      fc.boolean(),
      fc.tuple(
        ...questions.map(question =>
          fc.option(
            fc.constantFrom(...attemptsAt(question).map(({ value }) => ({ key: question.key, value }))),
            {
              freq: 2,
              nil: undefined,
            },
          ),
        ),
      ),
    ),
    {
      seed: 20_251,
      numRuns: Math.min(COMBINATIONS.most, Math.round((2 * COMBINATIONS.changes) / questions.length)),
    },
  )
  return [
    { name: 'everything answered', changes: [] },
    { name: 'nothing answered', changes: questions.map(({ key }) => ({ key, value: null })) },
    {
      name: 'nothing answered, thin answers accepted',
      changes: questions.map(({ key }) => ({ key, value: null })),
      acceptThinAnswers: true,
    },
    ...single,
    ...conditional,
    ...combined.map(([acceptThinAnswers, changes], index) => ({
      name: `combination ${index + 1}`,
      changes: changes.filter(change => change !== undefined),
      ...(acceptThinAnswers ? { acceptThinAnswers } : {}),
    })),
  ]
}

function changed(base: Answers, changes: readonly Change[]): Answers {
  const answers = new Map(Object.entries(base))
  for (const { key, value } of changes) {
    if (value === null) answers.delete(key)
    else answers.set(key, value)
  }
  return Object.fromEntries(answers)
}

function judge(definition: QuestionnaireDefinition, answers: Answers, acceptThinAnswers: boolean) {
  const sent = Object.entries(answers).map(([key, value]) => ({ key, value }))
  try {
    return { kept: checkAnswers({ definition, answers: sent, acceptThinAnswers }).answers, faults: [] }
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return { kept: null, faults: error.fields }
  }
}

/** As in the file: a long text as runs of equal characters, invalid Unicode as its UTF-16 code units. */
function written(value: AnswerValue | null | undefined) {
  if (value === null || value === undefined) return null
  if (!('text' in value)) return value
  const { text } = value
  if (/\p{Surrogate}/u.test(text)) return { units: text.split('').map(unit => unit.charCodeAt(0)) }
  if (text.length <= LONGEST_PLAIN_TEXT) return value
  return {
    runs: (text.match(/(.)\1*/gsu) ?? []).map(run => ({ piece: [...run][0], times: [...run].length })),
  }
}

async function vectorsOf(definition: QuestionnaireDefinition) {
  const questions = questionsOf(definition)
  const base = Object.fromEntries(
    questions.map(question => [question.key, validAnswer(question, definition)]),
  )
  const tried = trialsOf(definition).map(({ name, changes, acceptThinAnswers = false }) => {
    const answers = changed(base, changes)
    const visible = visibleQuestions(definition, answers)
    const { kept, faults } = judge(definition, answers, acceptThinAnswers)
    return {
      name,
      acceptThinAnswers,
      changes: changes.map(({ key, value }) => ({ key, value: written(value) })),
      hidden: questions.filter(question => !visible.includes(question)).map(({ key }) => key),
      faults,
      // The saved answers, as changes of the base answers; null when they are refused.
      kept:
        kept === null
          ? null
          : questions
              .filter(({ key }) => JSON.stringify(kept[key]) !== JSON.stringify(base[key]))
              .map(({ key }) => ({ key, value: written(kept[key]) })),
    }
  })
  for (const { key, rules } of questions) {
    for (const { type, message } of rules) {
      if (
        !tried.some(({ faults }) => faults.some(fault => fault.path === key && fault.message === message))
      ) {
        throw new Error(`No vector of ${definition.type} ${definition.form} makes ${type} of ${key} fail.`)
      }
    }
  }
  return {
    questionnaire: await readWholeQuestionnaire(definition),
    base: questions.map(({ key }) => ({ key, value: base[key] ?? null })),
    vectors: tried,
  }
}

/** JSON with a line for each vector, so that a diff shows the expectations that changed. */
function print(sets: readonly Awaited<ReturnType<typeof vectorsOf>>[]): string {
  const printed = sets.map(({ questionnaire, base, vectors }) =>
    [
      `{"questionnaire":${JSON.stringify(questionnaire)},`,
      `"base":${JSON.stringify(base)},`,
      '"vectors":[',
      vectors.map(vector => JSON.stringify(vector)).join(',\n'),
      ']}',
    ].join('\n'),
  )
  return `[\n${printed.join(',\n')}\n]\n`
}

const text = print(await Promise.all(QUESTIONNAIRES.map(vectorsOf)))
if (!process.argv.includes('--check')) {
  writeFileSync(FILE, text)
  // Compared as JSON, so that a change of line breaks makes nothing stale.
} else if (JSON.stringify(JSON.parse(readFileSync(FILE, 'utf8'))) !== JSON.stringify(JSON.parse(text))) {
  process.stderr.write(
    'web/questionnaire/questionnaireVectors.json is stale: run tsx scripts/questionnaireVectors.ts\n',
  )
  process.exitCode = 1
}
