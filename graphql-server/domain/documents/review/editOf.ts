/** Changes that settle a finding and need nothing that the person did not say: to take words out, or to put a name right. */
import type { Place, ReadText, Sentence } from './readText.ts'
import type { Edit, EditPlan, Finding } from './review.ts'

type Change = Omit<Edit, 'label'>

/** The change for a finding with its place in the text; null where none is certain, or it would leave no paragraph. */
export function editOf(text: ReadText, finding: Finding): Edit | null {
  const { plan, start, end } = finding
  if (plan === null || start === null) return null
  const place = { start, end }
  const change = changeBy(text, plan, place)
  return change && { ...change, label: labelOf(plan) }
}

function changeBy(text: ReadText, plan: EditPlan, place: Place): Change | null {
  switch (plan.by) {
    case 'REPLACING':
      return { ...place, text: plan.text }
    case 'TAKING_SENTENCE_OUT':
      return withoutSentence(text, place)
    case 'TAKING_TAIL_OUT':
      return withoutTail(text, place)
    case 'TAKING_WORDS_OUT':
      return withoutWords(text, place)
  }
}

function labelOf(plan: EditPlan): string {
  switch (plan.by) {
    case 'REPLACING':
      return plan.text === '' ? 'Take the signs out' : `Write “${plan.text}”`
    case 'TAKING_SENTENCE_OUT':
      return 'Take the sentence out'
    case 'TAKING_TAIL_OUT':
      return 'End the sentence here'
    case 'TAKING_WORDS_OUT':
      return 'Take the words out'
  }
}

/** What a phrase's suggestion promises: 'Leave it out.' and 'Take it out.' can be done for the person. */
export function planOfPhrase(suggestion: string): EditPlan | null {
  return /^(?:Leave|Take) it out[.;]/u.test(suggestion) ? { by: 'TAKING_WORDS_OUT' } : null
}

function withoutSentence({ paragraphs }: ReadText, place: Place): Change | null {
  const paragraph = paragraphs.find(({ start, end }) => place.start >= start && place.end <= end)
  const sentence = paragraph && sentenceAround(paragraph.sentences, place)
  if (paragraph === undefined || sentence === undefined || paragraph.sentences.length < 2) return null
  return { start: sentence.start, end: sentence.end, text: '' }
}

/** Ends the sentence where the place begins, with the sign that it ended with. */
function withoutTail({ sentences, raw }: ReadText, place: Place): Change | null {
  const sentence = sentenceAround(sentences, place)
  if (sentence === undefined) return null
  const tail = raw.slice(place.start, sentence.end)
  // A second clause behind the tail would be lost.
  if (/[;:—]/u.test(tail)) return null
  const sign = /[.!?…]+["”’')\]]*$/u.exec(tail)?.[0] ?? ''
  return { start: place.start, end: sentence.end, text: sign }
}

/** Takes words out with the comma or space that is left over, and gives the sentence its capital. */
function withoutWords({ sentences, raw }: ReadText, place: Place): Change | null {
  const sentence = sentenceAround(sentences, place)
  if (sentence === undefined) return null
  const before = raw.slice(sentence.start, place.start)
  const after = raw.slice(place.end, sentence.end)
  // 'a seamless integration' would become 'a integration'.
  if (/\b(?:an?|the)\s$/iu.test(before)) return null
  const isFirst = before.trim() === ''
  // Between two commas both go; otherwise the space behind, or the one before the end.
  const behind = /^(?:,\s*|\s+)/u.exec(after)?.[0] ?? ''
  const rest = after.slice(behind.length)
  if (!/[\p{L}\p{N}]/u.test(isFirst ? rest : before)) return null
  if (isFirst) {
    const [first = ''] = rest
    const end = place.end + behind.length + first.length
    return { start: sentence.start, end, text: first.toUpperCase() }
  }
  const lead = /,?\s*$/u.exec(before)?.[0] ?? ''
  const isComma = lead.startsWith(',') !== behind.startsWith(',')
  const isGoingOn = /^[\p{L}\p{N}("“'‘]/u.test(rest)
  return {
    start: place.start - lead.length,
    end: place.end + behind.length,
    text: isGoingOn ? (isComma ? ', ' : ' ') : '',
  }
}

function sentenceAround(sentences: readonly Sentence[], place: Place): Sentence | undefined {
  return sentences.find(({ start, end }) => place.start >= start && place.end <= end)
}
