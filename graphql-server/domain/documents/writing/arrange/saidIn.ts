/** Checks the sentences that the arrangement makes of what was typed. */
import { gatherEvidence } from '../../../language/grounding.ts'
import type { SentenceSource } from '../draft.ts'
import { checkSentence } from '../grounding/checkSentence.ts'
import { readStatement } from '../grounding/departures.ts'
import { speakerOf, studentNames } from '../letterPeople.ts'
import type { WritingRequest } from '../request.ts'
import { targetOf } from '../target.ts'

export type SaidCheck = (sentence: string, sources: readonly SentenceSource[]) => boolean

/** A function that says whether a sentence claims no more than its sources: who, how many, how surely. */
export function createSaidCheck(request: WritingRequest): SaidCheck {
  const students = studentNames(request)
  const { course, university } = targetOf(request)
  const known = [course, university, ...students]
  const speaker = speakerOf(request)
  return (sentence, sources) => {
    const labels = sources.map(({ label }) => label)
    const said = Object.fromEntries(sources.map(({ quote }, at) => [String(at), { text: quote }]))
    // A letter's answers speak of the student, named or not.
    const statements = sources.map(({ quote, label }) =>
      readStatement({ text: quote, label: [label, ...students].join(' ') }),
    )
    const evidence = gatherEvidence(said, [...known, ...labels], students)
    return checkSentence(sentence, { evidence, statements, speaker }).length === 0
  }
}
