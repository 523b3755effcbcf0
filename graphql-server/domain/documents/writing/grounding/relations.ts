/**
 * Motives, causes, feelings and reactions, which are invented as easily as names. A sentence may claim one only where an
 * answer that it rests on claims one of the same kind.
 */

type Relation = {
  /** In words for a person: 'No answer states …'. */
  kind: string
  claims: RegExp
  /** What in an answer supports such a claim; the claims themselves always do. */
  alsoSupports: RegExp
  /** What supports it wherever it stands in an answer or its question; null where one does not stand for another. */
  inWhole: RegExp | null
}

const FEELINGS =
  /\b(?:proud|pride|thrill|excit|delight|fascinat|captivat|enthral|intrigu|humbl|honou?red|grateful|gratitude|ashamed|embarrass|frustrat|devastat|disappoint|overwhelm|inspired|fulfil|rewarding|satisf|joy|happy|happi|sad|afraid|fear|anxi|nervous|awe|amaz|astonish|moved me(?! (?:to|from|into|onto|up|back|in|out)\b)|touched me|i felt|i feel|cherish|treasure)\p{L}*/iu
const REACTIONS =
  /\b(?:prais|impress|commend|applaud|admir|congratulat|compliment|acclaim|well received|warmly received|earned (?:me )?(?:the )?(?:respect|trust|admiration|praise)|recogni[sz]ed (?:me|my|by)|appreciat|celebrat)\p{L}*/iu

const RELATIONS: readonly Relation[] = [
  {
    kind: 'a motive',
    inWhole: null,
    claims:
      /\b(?:inspir|motivat|compell|spark|ignit|kindl|fuel|drove me|driven by|drew me|drawn to|pulled me|attract(?:s|ed) me|made me want|out of (?:a )?(?:desire|love|curiosity)|in order to|eager|determined to|passion)\p{L}*/iu,
    alsoSupports:
      /\b(?:because|bcs|bc|bcoz|cos|coz|want|wish|interest|love|curio|like[ds]?|enjoy|hope|goal|aim|reason|why|so that|determin|desire|decid|fascinat|care about)\p{L}*/iu,
  },
  {
    kind: 'a cause or a result',
    inWhole: null,
    claims:
      /\b(?:because|as a result|result(?:ed|ing) in|led (?:me |us |them )?to|leading to|which (?:meant|allowed|enabled|helped|made|gave|showed)|thanks to|therefore|thus|hence|consequently|due to|owing to|caus(?:e[sd]?|ing)|enabl(?:e[sd]?|ing)|allow(?:ed|ing) (?:me|us|them|him|her)|thereby|so that|this (?:meant|showed|proved|made|gave|helped))\b/iu,
    alsoSupports:
      /\b(?:bcs|bc|bcoz|cos|coz|so|reason|why|what (?:made|decided|led|brought)|results?|helped|meant|means|let (?:me|us|them)|since (?:the|i|we|it|he|she|they|my|our|there|that|this|no|nobody))\b|\p{L}*(?:reduc|increas|improv)\p{L}*/iu,
  },
  {
    kind: 'a feeling',
    inWhole: FEELINGS,
    claims: FEELINGS,
    alsoSupports: /\b(?:felt|feel|love|enjoy|hate|like[ds]?|glad|sorry|cried|tears|worried|surpris)\p{L}*/iu,
  },
  {
    kind: 'a lesson or an insight',
    inWhole: /\b(?:learn|taught|teach|lesson|realis|realiz|understood)\p{L}*/iu,
    claims:
      /\b(?:(?:taught|showed|reminded) (?:me|us)|i (?:learn|realis|realiz|understood|discover(?:ed)? that|came to (?:see|understand|appreciate|value))|made me (?:see|realis|realiz|understand|appreciate)|opened my eyes|lesson|insight into)\p{L}*/iu,
    alsoSupports:
      /\b(?:learn|taught|teach|realis|realiz|understand|understood|know|knew|see|saw|lesson|found|since then|now i|notic|discover|remember|show)\p{L}*/iu,
  },
  {
    kind: 'another person’s reaction',
    inWhole: REACTIONS,
    claims: REACTIONS,
    alsoSupports:
      /\b(?:said|told|asked|wrote|thank|award|prize|trust|respect|recogni[sz]|like[ds]?|feedback|call(?:ed|s) it|chose|chosen)\p{L}*/iu,
  },
]

/**
 * The kinds of relation that a sentence claims and its answers do not; each with the words that claim it. `beside` are
 * the sentences of the answers that it was written from, `whole` the answers with their questions.
 */
export function unsupportedRelations(
  sentence: string,
  { beside, whole }: { beside: readonly string[]; whole: readonly string[] },
): { kind: string; words: string }[] {
  return RELATIONS.flatMap(({ kind, claims, alsoSupports, inWhole }) => {
    const words = claims.exec(sentence)?.[0]
    if (words === undefined) return []
    const holds =
      beside.some(answer => claims.test(answer) || alsoSupports.test(answer)) ||
      (inWhole !== null && whole.some(answer => inWhole.test(answer)))
    return holds ? [] : [{ kind, words }]
  })
}
