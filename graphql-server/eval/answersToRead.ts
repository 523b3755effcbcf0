import type { WritingRequest } from '../domain/documents/writing/request.ts'
import type { AnswerValue } from '../domain/questionnaires/definition.ts'
import { questionsOf } from '../domain/questionnaires/definition.ts'
import { findQuestionnaire } from '../domain/questionnaires/index.ts'

/** An answer as a reader sees it. */
export type AnswerToRead = { question: string; answer: string }

/** What a person told the form, in its order. Their address and the like are left out. */
export function answersToRead({ type, form, answers }: WritingRequest): AnswerToRead[] {
  const definition = findQuestionnaire(type, form)
  if (definition === null) throw new Error(`There is no form ${form} of ${type}`)
  return questionsOf(definition).flatMap(question => {
    const value = answers[question.key]
    if (value === undefined || question.kind === 'EMAIL' || question.kind === 'PHONE') return []
    return [{ question: question.label, answer: inWords(value) }]
  })
}

function inWords(value: AnswerValue): string {
  if ('text' in value) return value.text
  if ('number' in value) return String(value.number)
  if ('flag' in value) return value.flag ? 'yes' : 'no'
  return 'option' in value ? value.option : value.options.join(', ')
}

const KIND = {
  SOP: 'statement of purpose',
  LOR: 'letter of recommendation',
  ESSAY: 'personal essay',
} as const

/** 'A statement of purpose for MSc Hydrogeology at the university of …' */
export function purposeOf({ type, course, targetUniversity, applicantName }: WritingRequest): string {
  return [
    `A ${KIND[type]}`,
    applicantName ? ` for ${applicantName}` : '',
    course === '' ? '' : `, ${course}`,
    targetUniversity === null ? '' : `, ${targetUniversity}`,
  ].join('')
}

/** Answers as Markdown. */
export function answersAsText(answers: readonly AnswerToRead[]): string {
  return answers.map(({ question, answer }) => `**${question}**\n\n${answer}`).join('\n\n')
}
