import { type FormQuestionnaire, shortTextQuestion } from '../../formQuestion.ts'

/** A questionnaire of lines of text and one number. */
export function questionnaireOf(...keys: string[]): FormQuestionnaire {
  return {
    version: 1,
    title: 'Statement of purpose',
    minutesFrom: 1,
    minutesTo: 2,
    sections: [
      {
        key: 'all',
        title: 'All',
        description: 'All of it.',
        questions: keys.map(key => {
          const question = shortTextQuestion({ key, label: key, rules: [] })
          return key === 'age' ? { ...question, kind: 'NUMBER' as const } : question
        }),
      },
    ],
  }
}
