/** Takes statements from what a person said, and applies what the person decided about them. */
import { createHash } from 'node:crypto'
import { CUT_OUT, cleanText } from '../../../language/cleanText.ts'
import { memoize } from '../../../language/memoize.ts'
import { findQuestionnaire } from '../../../questionnaires/index.ts'
import { isNonAnswer } from '../nonAnswers.ts'
import { countWords } from '../plainText.ts'
import { splitSentences } from '../splitSentences.ts'
import { type PlacedQuote, quotesIn } from './quoteIn.ts'
import {
  type ConfirmedReply,
  type Said,
  STATEMENT_TOPICS,
  type Statement,
  type StatementDecision,
  type StatementSource,
  type StatementTopic,
} from './statement.ts'
import { commonQuestion, PROFILE_TOPICS, topicOf } from './topics.ts'

/** A claim with fewer words ('B.Tech', '2024') means something only with its question. */
const WORDS_WITH_MEANING = 5

/** One claim of a text: its words, and the part of the text that it was taken from. */
export type Claim = { words: string; quote: string }

/** The claims of one text, in its order. What says nothing about the person, and speech to a machine, is none. */
export function claimsIn(text: string): Claim[] {
  return placedClaimsIn(text).map(({ words, quote }) => ({ words, quote }))
}

/** The claims with where their quotes begin; null where that is not known. */
const placedClaimsIn: (text: string) => readonly (Claim & PlacedQuote)[] = memoize(text => {
  const placeOf = quotesIn(text)
  return splitSentences(cleanText(text)).flatMap(sentence => {
    const words = sentence.text.replaceAll(CUT_OUT, ' ').replace(/\s+/gu, ' ').trim()
    return words === '' || isNonAnswer(words) ? [] : [{ words, ...placeOf(words) }]
  })
})

/**
 * Identifies a statement by what is said: its words without marks and capitals, who speaks, and for a few words also
 * the question. The same sentence in a draft, its copy and their documents is one statement.
 */
export function statementKey(claim: Pick<Claim, 'words'>, said: Pick<Said, 'asked' | 'key'>): string {
  const words = claim.words
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}%€$£₹+]+/gu) ?? [claim.words]
  const speaker = said.asked?.type === 'LOR' ? 'RECOMMENDER' : 'STUDENT'
  const question = countWords(claim.words) < WORDS_WITH_MEANING ? commonQuestion(said) : ''
  return createHash('sha256')
    .update([speaker, question, words.join(' ')].join('\n'))
    .digest('hex')
    .slice(0, 32)
}

/** The part of life that a text is about; null where it is not told of: names, targets, preferences. */
export function topicOfSaid({ asked, key }: Pick<Said, 'asked' | 'key'>): StatementTopic | null {
  if (asked === null) {
    const topics: Readonly<Record<string, StatementTopic>> = PROFILE_TOPICS
    return topics[key] ?? null
  }
  const definition = findQuestionnaire(asked.type, asked.form)
  if (definition === null) return null
  for (const section of definition.sections) {
    const question = section.questions.find(candidate => candidate.key === key)
    if (question === undefined) continue
    const isProse = question.kind === 'SHORT_TEXT' || question.kind === 'LONG_TEXT'
    return isProse && question.use === 'QUOTE' ? topicOf({ asked, section: section.key, key }) : null
  }
  return topicOf({ asked, section: null, key })
}

/**
 * All statements of a person: by part of life, and within it in the order of their sources. `said` has the newest text
 * first. Removed statements are among them, marked.
 */
export function takeStatements({
  said,
  replies,
  decisions,
}: {
  said: readonly Said[]
  replies: readonly ConfirmedReply[]
  decisions: ReadonlyMap<string, StatementDecision>
}): Statement[] {
  const taken = new Map<string, Statement>()
  const add = (statement: Omit<Statement, 'status' | 'revision' | 'setAside' | 'words'>) => {
    const before = taken.get(statement.key)
    if (before !== undefined) {
      const sources = [...before.sources, ...statement.sources.filter(source => !isNamed(source, before))]
      taken.set(statement.key, { ...before, sources })
      return
    }
    const decision = decisions.get(statement.key)
    taken.set(statement.key, {
      ...statement,
      words: decision?.correction ?? statement.firstWords,
      status: decision?.status ?? 'CURRENT',
      revision: decision?.revision ?? 0,
      setAside: decision?.setAside ?? [],
    })
  }
  for (const { key, words, quote, topic, speaker, university, saidAt, ...place } of replies)
    add({
      key,
      firstWords: words,
      quote,
      origin: 'REPLY',
      speaker,
      topic,
      use: topic === 'SCHOOLS' ? 'ONE_SCHOOL' : 'GENERAL',
      university,
      saidAt,
      sources: [
        {
          kind: 'REPLY',
          asked: null,
          key,
          quote,
          saidAt,
          university,
          recommender: null,
          ...place,
        },
      ],
    })
  // Copies last: they add a place to what is said elsewhere, and say nothing of their own.
  for (const text of [...said.filter(({ isCopy }) => !isCopy), ...said.filter(({ isCopy }) => isCopy)]) {
    const topic = topicOfSaid(text)
    if (topic === null) continue
    for (const claim of claimsIn(text.text)) {
      const key = statementKey(claim, text)
      if (text.isCopy && !taken.has(key)) continue
      const { text: _text, isCopy: _isCopy, ...source } = text
      add({
        key,
        firstWords: claim.words,
        quote: claim.quote,
        origin: text.kind === 'PROFILE' ? 'PROFILE' : 'ANSWER',
        speaker: text.asked?.type === 'LOR' ? 'RECOMMENDER' : 'STUDENT',
        topic,
        use: topic === 'SCHOOLS' ? 'ONE_SCHOOL' : 'GENERAL',
        university: text.university,
        saidAt: text.saidAt,
        sources: [{ ...source, quote: claim.quote }],
      })
    }
  }
  const statements = [...taken.values()]
  return STATEMENT_TOPICS.flatMap(topic => statements.filter(statement => statement.topic === topic))
}

/** Whether a statement names this place already: an answer may say the same thing twice. */
function isNamed(source: StatementSource, { sources }: Pick<Statement, 'sources'>): boolean {
  return sources.some(
    ({ kind, draftId, documentId, key }) =>
      kind === source.kind &&
      draftId === source.draftId &&
      documentId === source.documentId &&
      key === source.key,
  )
}

/** A text with the question that it answers. */
export type AnsweredText = Pick<Said, 'asked' | 'key' | 'text'>

/**
 * Texts as the person's decisions leave them: without removed statements, and with corrected ones in their new words.
 * What nothing was decided about stays exactly as it was typed.
 */
export function textsAsDecided({
  texts,
  decisions,
}: {
  texts: readonly AnsweredText[]
  decisions: ReadonlyMap<string, StatementDecision>
}): string[] {
  return texts.map(said => asDecided(said, decisions))
}

function asDecided(said: AnsweredText, decisions: ReadonlyMap<string, StatementDecision>): string {
  const { text } = said
  if (decisions.size === 0 || topicOfSaid(said) === null) return text
  const claims = placedClaimsIn(text).map(claim => {
    const decision = decisions.get(statementKey(claim, said))
    if (decision?.status === 'REMOVED') return { ...claim, words: '', isChanged: true }
    if (decision?.status === 'CORRECTED' && decision.correction !== null)
      return { ...claim, words: decision.correction, isChanged: true }
    return { ...claim, isChanged: false }
  })
  const changed = claims.filter(({ isChanged }) => isChanged)
  if (changed.length === 0) return text
  // Where a claim's place in the text is unknown the claims are set one after another.
  if (changed.some(({ start }) => start === null))
    return claims.flatMap(({ words }) => (words === '' ? [] : [words])).join('\n')
  // From the end, so that the places before stay as they are.
  return changed
    .toSorted((a, b) => (b.start ?? 0) - (a.start ?? 0))
    .reduce(
      (left, { start, quote, words }) =>
        left.slice(0, start ?? 0) + words + left.slice((start ?? 0) + quote.length),
      text,
    )
    .replace(/[^\S\n]{2,}/gu, ' ')
    .trim()
}
