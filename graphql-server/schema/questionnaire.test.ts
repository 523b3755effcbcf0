import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { questionsOf } from '../domain/questionnaires/definition.ts'
import { QUESTIONNAIRES } from '../domain/questionnaires/index.ts'
import { readWholeQuestionnaire } from '../test/wholeQuestionnaire.ts'

const field = z.looseObject({
  __typename: z.string(),
  key: z.string(),
  label: z.string(),
  use: z.string(),
  rules: z.array(z.looseObject({ __typename: z.string(), message: z.string() })),
  options: z.array(z.looseObject({ value: z.string() })).optional(),
})
const answered = z.looseObject({
  sections: z.array(z.looseObject({ key: z.string(), fields: z.array(field) })),
})

describe('a questionnaire', () => {
  test.each(QUESTIONNAIRES.map(definition => [definition.title, definition.form, definition] as const))(
    'is public and equals its definition: %s, %s',
    async (_title, _form, definition) => {
      const whole = answered.parse(await readWholeQuestionnaire(definition))
      expect(whole).toMatchObject({
        type: definition.type,
        form: definition.form,
        version: definition.version,
        title: definition.title,
        minutesFrom: definition.minutes.from,
        minutesTo: definition.minutes.to,
      })
      expect(whole.sections.map(({ key }) => key)).toEqual(definition.sections.map(({ key }) => key))
      const shown = whole.sections.flatMap(({ fields }) => fields)
      const defined = questionsOf(definition)
      expect(shown.map(({ key, label, use }) => ({ key, label, use }))).toEqual(
        defined.map(({ key, label, use }) => ({ key, label, use })),
      )
      for (const [index, question] of defined.entries()) {
        const entry = shown[index]
        expect(entry).toMatchObject({
          help: question.help ?? null,
          placeholder: question.placeholder ?? null,
          starred: question.starred ?? false,
          followUp: question.keyStory?.question ?? null,
          guidance: question.guidance ?? null,
        })
        expect(entry?.rules.map(({ message }) => message)).toEqual(
          question.rules.map(({ message }) => message),
        )
        const options = 'options' in question ? question.options.map(({ value }) => value) : undefined
        expect(entry?.options?.map(({ value }) => value)).toEqual(options)
      }
    },
  )
})
