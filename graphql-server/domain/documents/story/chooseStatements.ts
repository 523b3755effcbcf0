import type { AppContext, Viewer } from '../../appContext.ts'
import type { FieldFault } from '../../errors.ts'
import type { Answers, AnswerValue, QuestionnaireDefinition } from '../../questionnaires/definition.ts'
import { visibleQuestions } from '../../questionnaires/visibility.ts'
import { DECIDED } from '../composing/onThread.ts'
import { isSameName, isToldBy } from '../writing/statements/chosen.ts'
import type { ChosenStatement } from '../writing/statements/statement.ts'
import { offersFrom } from './offerStatements.ts'
import { readDecisions, readStory } from './readStory.ts'

/** The most statements of one document. */
export const MOST_CHOSEN = 40

/**
 * The answers of a document as the person's decisions leave them: a removed statement is left out, a corrected one has
 * its new words.
 */
export async function answersAsDecided({
  app,
  viewer,
  definition: { type, form },
  answers,
}: {
  app: AppContext
  viewer: Viewer
  definition: QuestionnaireDefinition
  answers: Answers
}): Promise<Answers> {
  const decisions = await readDecisions({ app, viewer })
  if (decisions.size === 0) return answers
  const given = Object.entries(answers).flatMap(([key, value]) =>
    value !== undefined && 'text' in value ? [{ asked: { type, form }, key, text: value.text }] : [],
  )
  const texts = await app.composer.run(DECIDED, { texts: given, decisions })
  const decided = new Map<string, AnswerValue>(given.map(({ key }, at) => [key, { text: texts[at] ?? '' }]))
  return Object.fromEntries(
    Object.entries(answers).flatMap(([key, value]) => {
      const after = decided.get(key) ?? value
      return after === undefined || ('text' in after && after.text === '') ? [] : [[key, after] as const]
    }),
  )
}

/**
 * The statements that a person chose for a document, as it keeps them; those that its answers tell already are left
 * out. Faults name every key that is not the person's, is removed, or may not be used in this document.
 */
export async function chooseStatements({
  app,
  viewer,
  keys,
  definition,
  answers,
  university,
}: {
  app: AppContext
  viewer: Viewer
  keys: readonly string[]
  definition: QuestionnaireDefinition
  answers: Answers
  university: string | null
}): Promise<{ chosen: ChosenStatement[]; faults: FieldFault[] }> {
  if (keys.length === 0) return { chosen: [], faults: [] }
  const { type, form } = definition
  const story = await readStory({ app, viewer })
  const offers = new Map(offersFrom({ story, type, form }).map(offer => [offer.statement.key, offer]))
  const shown = new Set(visibleQuestions(definition, answers).map(({ key }) => key))
  const recommender = answers.recommenderName
  const chosen: ChosenStatement[] = []
  const faults: FieldFault[] = []
  for (const [index, key] of [...new Set(keys)].entries()) {
    const offer = offers.get(key)
    const path = `statements.${index}`
    if (offer === undefined)
      faults.push({ path, message: 'Nothing in your story that this document can use' })
    else if (offer.university !== null && !isSameName(offer.university, university ?? ''))
      faults.push({ path, message: `You said this about ${offer.university}` })
    else if (
      offer.recommender !== null &&
      !(recommender !== undefined && 'text' in recommender && isSameName(offer.recommender, recommender.text))
    )
      faults.push({ path, message: `These are the words of ${offer.recommender}` })
    else if (!shown.has(offer.key))
      faults.push({ path, message: `Your answers hide the question “${offer.label}”` })
    else if (!isToldBy(offer.statement.words, answers)) {
      const [source] = offer.statement.sources
      chosen.push({
        key,
        words: offer.statement.words,
        tellsWith: offer.key,
        source: source === undefined ? 'Your story' : `${source.name}: ${source.label}`,
      })
    }
  }
  return { chosen, faults }
}
