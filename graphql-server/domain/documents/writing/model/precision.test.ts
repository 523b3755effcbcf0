import { expect, it } from 'vitest'
import { composeDraft } from '../composeDraft.ts'
import { ESSAY_NAMES, essayRequestOf } from '../essayPeople.test-fixtures.ts'
import { LETTER_NAMES, letterRequest } from '../letters.test-fixtures.ts'
import { PERSON_NAMES, requestOf } from '../people.test-fixtures.ts'
import { planDocument } from '../plan.ts'
import { SOP_WIZARD_NAMES, sopWizardRequestOf } from '../sopWizardPeople.test-fixtures.ts'
import { targetOf } from '../target.ts'
import { ground } from './groundSentence.ts'
import { materialFor } from './material.ts'

/** Said by rule in a letter, whoever writes it. */
const STATED = new Set(['salutation', 'recommendation', 'signature'])

it('complains of few of the sentences that the built-in writer composes from the same answers', () => {
  const requests = [
    ...PERSON_NAMES.map(name => requestOf(name)),
    ...SOP_WIZARD_NAMES.map(name => sopWizardRequestOf(name)),
    ...ESSAY_NAMES.map(name => essayRequestOf(name)),
    ...LETTER_NAMES.map(name => letterRequest(name)),
  ]
  let count = 0
  const refused: string[] = []
  for (const request of requests) {
    const plan = planDocument(request)
    const { course, university } = targetOf(request)
    for (const { job, title, sentences } of composeDraft(request).text.paragraphs) {
      const planned = plan.paragraphs.find(paragraph => paragraph.job === job && paragraph.title === title)
      if (planned === undefined || STATED.has(job)) continue
      const { answers, student } = materialFor(request, { plan, paragraph: planned })
      const names = student === null ? [] : [student.name, student.first]
      for (const { text, sources } of sentences) {
        count += 1
        const keys = sources.map(({ key }) => key)
        const { complaints } = ground(
          { text, keys },
          { answers, also: [course, university, ...names], names },
        )
        if (complaints.length > 0) refused.push(text)
      }
    }
  }
  expect(count).toBeGreaterThan(400)
  expect(refused.length / count, refused.join('\n')).toBeLessThan(0.05)
})
