import { expect, it } from 'vitest'
import { composeDraft } from '../composeDraft.ts'
import { ESSAY_NAMES, essayRequestOf } from '../essayPeople.test-fixtures.ts'
import { LETTER_NAMES, letterRequest } from '../letters.test-fixtures.ts'
import { PERSON_NAMES, requestOf } from '../people.test-fixtures.ts'
import { planDocument } from '../plan.ts'
import { SOP_WIZARD_NAMES, sopWizardRequestOf } from '../sopWizardPeople.test-fixtures.ts'
import { groundSentences, prepareDocument } from './groundwork.ts'

/** Said by rule in a letter, whoever writes it. */
const STATED = new Set(['salutation', 'recommendation', 'signature'])

it('complains of few of the sentences that the built-in writer takes from the same answers', () => {
  const requests = [
    ...PERSON_NAMES.map(name => requestOf(name)),
    ...SOP_WIZARD_NAMES.map(name => sopWizardRequestOf(name)),
    ...ESSAY_NAMES.map(name => essayRequestOf(name)),
    ...LETTER_NAMES.map(name => letterRequest(name)),
  ]
  let count = 0
  const refused: string[] = []
  for (const request of requests) {
    const { material, ground: on, frames } = prepareDocument({ request, plan: planDocument(request) })
    const stated = new Set(frames.flatMap(({ first, last }) => [...first, ...last].map(({ text }) => text)))
    for (const { job, sentences } of composeDraft(request).text.paragraphs) {
      if (STATED.has(job)) continue
      for (const { text, sources } of sentences) {
        if (stated.has(text)) continue
        count += 1
        const keys = sources.map(({ key }) => key)
        const cites = material.statements.filter(({ key }) => keys.includes(key)).map(({ id }) => id)
        const [grounded] = groundSentences({ sentences: [{ text, cites }], on })
        const faults = grounded?.complaints.filter(({ weight }) => weight !== 'SOFT') ?? []
        if (faults.length > 0) refused.push(`${text} <- ${faults.map(({ reason }) => reason).join(' ')}`)
      }
    }
  }
  expect(count).toBeGreaterThan(300)
  expect(refused.length / count, refused.join('\n')).toBeLessThan(0.05)
})
