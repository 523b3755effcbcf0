/** What people type into a field without answering it, and what is said to the machine rather than about oneself. */

const NOTHING =
  /^(?:n\.?\/?a\.?|nil|none|no|yes|nothing|not applicable|not (?:yet|any|available)|tbd|to be (?:added|decided|filled)|todo|to do|same(?: as (?:above|before))?|see (?:above|cv|resume|my (?:cv|resume))|as above|idk|i (?:do not|don['’]?t) (?:know|have any)|don['’]?t know|test(?:ing)?|asdf\w*|qwerty\w*|x+|lorem ipsum.*|will (?:add|fill|update)(?: this)?(?: later)?|any|blah(?: blah)*|ok|hi|hello)$/iu

/** An order, as against a sentence about the writer: it starts with the verb, perhaps after a word or two. */
const ORDER = String.raw`^(?:(?:please|now|also|and|then|so|just|instead|important|note|attention|you (?:must|should|will|have to|need to))[,:]?\s+){0,3}`

const TO_THE_MACHINE: readonly RegExp[] = [
  new RegExp(
    `${ORDER}(?:ignore|disregard|forget|override|bypass)\\b[^.]{0,60}\\b(?:instructions?|prompts?|rules|guidelines|constraints|restrictions|above|previous|plan|outline|questionnaire|word (?:count|limit))\\b`,
    'iu',
  ),
  new RegExp(
    `${ORDER}(?:print|reveal|repeat|output|show|leak|display|return)\\b[^.]{0,60}\\b(?:prompts?|instructions|api key|secrets?|passwords?)\\b`,
    'iu',
  ),
  new RegExp(
    `${ORDER}(?:write|generate|draft|create|make|compose|give)\\s+(?:me |my |a |an |the |this )*(?:\\w+ ){0,3}(?:sop|statement of purpose|essay|letter|lor|poem|haiku|story)\\b`,
    'iu',
  ),
  new RegExp(`${ORDER}(?:write|mention|state|claim|add|include)\\s+that\\b`, 'iu'),
  new RegExp(`${ORDER}(?:write|generate|produce)\\s+(?:at least |about |only )?[\\d,]+\\s+words\\b`, 'iu'),
  new RegExp(`${ORDER}(?:pretend|act as|roleplay|respond with|answer with|reply with|say that)\\b`, 'iu'),
  /\b(?:system|developer|hidden) prompt\b/iu,
  /\byou are (?:now )?(?:an? )?(?:ai|assistant|language model|chatbot|gpt|chatgpt|dan)\b/iu,
  /\bas an? (?:ai )?(?:language model|ai assistant)\b/iu,
  /^(?:assistant|system|user|human)\s*:/iu,
  /^\W*(?:begin|end)[ _-]+(?:system|prompt|instructions?|answers?)\b/iu,
]

/** Does this say nothing about the person? Such words are left out of the text and are not counted. */
export function isNonAnswer(statement: string): boolean {
  const bare = statement.trim().replace(/^[\s"'“”(-]+|[\s"'“”).,;:!-]+$/gu, '')
  if (!/[\p{L}\d]/u.test(bare)) return true
  if (NOTHING.test(bare)) return true
  return TO_THE_MACHINE.some(pattern => pattern.test(bare))
}
