/** What a sentence tells, so that the telling ones stay when not all fit, and none is said twice. */

const STOP = new Set(
  'a an the and or but so of in on at to for from with by as is was were are be been am i my me we our us it its this that these those they them their he she his her have has had do did not no also then than there here when while which who what how will would could can may more most very much many some any all into over under about after before during up out'.split(
    ' ',
  ),
)
const OUTCOME =
  /\b(?:reduc|increas|improv|sav|cut|rais|won|achiev|publish|award|rank|deliver|complet|launch|built|led|found|solv|drop|fell|rose|grew|halv|doubl|result|adopt|still in use|accept|taught me|learn|realis|realiz|understood|since then|now I)\p{L}*/giu
const SPELLED =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|million|half|twice)\b/giu
const CLICHE =
  /\b(?:passion(?:ate)?|dream|since (?:my )?childhood|from a young age|always been|esteemed|prestigious|renowned|world[- ]class|reputed|cutting[- ]edge|thirst for|fascinat\p{L}+|hard ?working|dedicated|team player|quick learner|keen interest|best university|very much|dynamic|ever[- ](?:changing|evolving)|horizons?)\b/giu

const CONTINUES =
  /^(?:it|this|that|these|those|they|he|she|his|her|their|its|such|there|then|so|but|however|therefore|thus|hence|as a result|after (?:that|this)|because of (?:this|that)|due to (?:this|that)|instead|also|besides|yet|and|afterwards|similarly|in addition|moreover|furthermore|nevertheless|both|neither|another|the (?:second|other|latter|former|next|rest|same)|each of|one of them|for (?:this|that)|with (?:this|that)|through (?:this|that)|from (?:this|that)|in (?:this|that)|at (?:this|that)|to (?:this|that|fix|solve) (?:it|this)?|when (?:it|they|this|that|he|she)|i (?:then|also|therefore|later|still))\b/iu

/** '3 are engineers today': three of those that the sentence before named. */
const OF_THOSE =
  /^(?:\d+|one|two|three|four|five|six|most|some|all|both|none|half|many) (?:of (?:them|these|those) )?(?:are|were|is|was|have|has|had|can|could)\b/iu

/** 'this map', 'those two': of something that was told before. */
const TAKES_UP = /\b(?:this|these|those|either|neither) \p{Ll}|\bthe (?:first|second|other) one\b/iu

/** The words that carry meaning, cut to a common stem. */
export function meaningOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\d][\p{L}\d.'’+#-]*/gu) ?? []
  return new Set(
    words
      .map(word => word.replace(/['’]s$|[.'’]+$/gu, ''))
      .filter(word => word !== '' && !STOP.has(word))
      .map(word =>
        word.length > 4 && !/\d/u.test(word) ? word.replace(/(?:ing|ies|ied|es|ed|s|e)$/u, '') : word,
      ),
  )
}

/** Does the one say all, or nearly all, that the other says? Numbers must agree to the last. */
export function isSaidBy(meaning: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  if (meaning.size === 0 || meaning.size > other.size) return false
  let shared = 0
  for (const word of meaning) {
    if (other.has(word)) shared += 1
    else if (/\d/u.test(word)) return false
  }
  return shared / meaning.size >= (meaning.size < 4 ? 1 : 0.85)
}

/** How much a sentence tells: numbers, names and outcomes first, stock phrases last. */
export function informationIn(text: string): number {
  const numbers = text.match(/(?<!\p{L})\d[\d,.]*/gu)?.length ?? 0
  const spelled = text.match(SPELLED)?.length ?? 0
  const names = text.match(/(?<=[^.!?]\s)\p{Lu}[\p{L}\d]*/gu)?.filter(word => word !== 'I').length ?? 0
  const outcomes = text.match(OUTCOME)?.length ?? 0
  const cliches = text.match(CLICHE)?.length ?? 0
  return 1 + 2 * numbers + spelled + Math.min(names, 4) + 1.5 * outcomes - 2.5 * cliches
}

/**
 * For each sentence of a story the earlier one that it leans on ('It failed', 'The model was'), or -1 when it stands
 * by itself.
 */
export function leansOn(sentences: readonly string[]): number[] {
  const meanings: ReadonlySet<string>[] = []
  return sentences.map((sentence, index) => {
    meanings.push(meaningOf(sentence))
    if (index === 0) return -1
    if (CONTINUES.test(sentence) || OF_THOSE.test(sentence) || TAKES_UP.test(sentence)) return index - 1
    const named = /^(?:[^,]{0,40}, )?the ((?:\p{Ll}+ ){0,2}\p{Ll}+)/iu.exec(sentence)?.[1]
    if (named !== undefined) {
      const words = meaningOf(named)
      for (let earlier = index - 1; earlier >= 0; earlier -= 1)
        for (const word of words) if (meanings[earlier]?.has(word)) return earlier
    }
    return /\b(?:it|they|them|him|her|he|she|his|their|this|these|those|that(?= (?:until|before|then|again|at|when|because|for)\b))\b/iu.test(
      sentence.split(/\s+/u).slice(0, 7).join(' '),
    )
      ? index - 1
      : -1
  })
}

/** The most telling pieces within a number of words, in their order: a first, quick cut of a very long answer. */
export function mostTelling(pieces: readonly string[], words: number): readonly string[] {
  const lengths = pieces.map(piece => piece.split(/\s+/u).length)
  let left = lengths.reduce((sum, length) => sum + length, 0)
  if (left <= words) return pieces
  const worth = pieces.map(
    (piece, index) => (informationIn(piece) / (lengths[index] ?? 1)) * (index === 0 ? 2 : 1),
  )
  const cut = new Set<number>()
  for (const index of [...pieces.keys()].sort((one, other) => (worth[one] ?? 0) - (worth[other] ?? 0))) {
    if (left <= words) break
    cut.add(index)
    left -= lengths[index] ?? 0
  }
  return pieces.filter((_, index) => !cut.has(index))
}

/** Parts `total` by weight among those that can take it; what one can't take goes to the others. */
export function share(total: number, takers: readonly { weight: number; most: number }[]): number[] {
  const given = takers.map(() => 0)
  let open = takers.map((_, index) => index).filter(index => (takers[index]?.most ?? 0) > 0)
  let left = Math.min(
    total,
    takers.reduce((sum, taker) => sum + taker.most, 0),
  )
  while (open.length > 0 && left > 0.5) {
    const weights = open.reduce((sum, index) => sum + (takers[index]?.weight ?? 0), 0) || 1
    const round = left
    const still: number[] = []
    for (const index of open) {
      const taker = takers[index]
      if (taker === undefined) continue
      const wanted = (given[index] ?? 0) + (round * (taker.weight || 1 / open.length)) / weights
      const got = Math.min(taker.most, wanted)
      left -= got - (given[index] ?? 0)
      given[index] = got
      if (got < taker.most - 0.01) still.push(index)
    }
    if (still.length === open.length) break
    open = still
  }
  return given
}
