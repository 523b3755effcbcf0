/** What people type into a field without answering it, and what is said to the machine rather than about oneself. */

const NOTHING =
  /^(?:n\.?\/?a\.?|nil|none|no|yes|nothing|not applicable|not (?:yet|any|available|needed|required)|tbd|to be (?:added|decided|filled)|todo|to do|same(?: as (?:above|before|below))?|see (?:above|below|cv|resume|my (?:cv|resume))(?: (?:about|on|for|under|in) [^.]{0,60})?|as (?:said |mentioned |described )?(?:above|before|below)|idk|i (?:do not|don['’]?t) (?:know|have any)|don['’]?t know|test(?:ing)?|asdf\w*|qwerty\w*|x+|lorem ipsum.*|will (?:add|fill|update)(?: this)?(?: later)?|any|blah(?: blah)*|ok|hi|hello)$/iu

/** An order, as against a sentence about the writer: it starts with the verb, perhaps after a word or two. */
const ORDER = String.raw`^(?:(?:please|kindly|now|also|and|then|so|just|instead|first|finally|important|note|attention|warning|urgent|reminder|instructions?|command|override|task|todo|system|assistant|ai|bot|writer|(?:you|the (?:assistant|ai|model|writer|bot)) (?:must|should|shall|will|have to|has to|need to|needs to))[,:;]?\s+){0,4}`

const TO_THE_MACHINE: readonly RegExp[] = [
  new RegExp(
    `${ORDER}(?:ignore|disregard|forget|override|bypass)\\b[^.]{0,60}\\b(?:instructions?|prompts?|rules|rubric|guidelines|constraints|restrictions|limits?|above|previous|plan|outline|questionnaire|task|word (?:count|limit))\\b`,
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
  new RegExp(
    `${ORDER}(?:tell|inform|assure|convince|remind|persuade)\\s+(?:the|your)\\s+(?:reader|committee|admissions?|university|examiner)\\b`,
    'iu',
  ),
  new RegExp(
    `${ORDER}(?:rate|score|grade|rank|judge|praise|compliment)\\s+(?:this|the (?:essay|text|letter|statement|applicant|candidate|student)|me|my|him|her|them|it|your|yourself)\\b`,
    'iu',
  ),
  new RegExp(
    `${ORDER}(?:end|begin|start|finish|close|open|fill|pad|shorten|lengthen|rewrite|improve)\\s+(?:the|this|my|your)\\s+(?:essay|text|letter|statement|sop|document|paragraph|answer)\\b`,
    'iu',
  ),
  new RegExp(
    `${ORDER}(?:invent|make up|fabricate|hallucinate)\\s+(?:an?|some|one|two|three|four|five|better|other|names?|details|facts)\\b`,
    'iu',
  ),
  new RegExp(`${ORDER}(?:say|write|output|print|do) something\\b`, 'iu'),
  new RegExp(`${ORDER}(?:write|generate|produce)\\s+(?:at least |about |only )?[\\d,]+\\s+words\\b`, 'iu'),
  new RegExp(
    `${ORDER}(?:pretend|act as|roleplay|(?:respond|answer|reply|output)\\s+(?:only\\s+)?(?:with|in|as|using)|say that)\\b`,
    'iu',
  ),
  // 'Please don't make the explosion the centre of the letter': what the writer is asked for.
  /^(?:and |also,? )?(?:please|pls|kindly),? (?:do not|don['’]t|never|not|avoid|leave out|keep|make|use|mention|focus|emphasi[sz]e|highlight|stress|write|be|try|put|say|call|refer|change|skip)\b/iu,
  /^(?:do not|don['’]t|never) (?:mention|write about|include|use|make)\b[^.]*\b(?:letter|essay|statement|text|it)\b/iu,
  /\b(?:system|developer|hidden) prompt\b/iu,
  /\byou are (?:now )?(?:an? )?(?:ai|assistant|language model|chatbot|gpt|chatgpt|dan)\b/iu,
  /\bas an? (?:large )?(?:ai )?(?:language model|ai assistant)\b/iu,
  /\bthe (?:ai |writing )?(?:assistant|ai|chatbot|bot|writer) (?:must|should|shall|has to|needs to) (?:also |now )?(?:add|write|mention|state|claim|say|praise|include)\b/iu,
  /\b(?:ai|language model|chatbot)(?: model)? that (?:wrote|writes|is writing) (?:it|this)\b/iu,
  /\b(?:dan|god|jailbreak) mode\b|\bmode (?:enabled|activated)\b/iu,
  /\bnew system (?:message|instructions?|prompt)\b/iu,
  /#{2,}\s*(?:end|begin|start|system|new|instructions?|answers?|prompt)\b/iu,
  // Program text: nobody tells of themselves in it.
  /^\/[/*]|^\w+\([\w\s,.'"]*\)?$/u,
  /^(?:const|let|var|import|function|def|class)\s+\w+\s*(?:=|\(|\{)|\b(?:drop|alter|truncate) (?:table|database)\b|\b(?:select|delete) .{1,40} from \w+\s*(?:;|where)/iu,
  /^(?:assistant|system|user|human)\s*:/iu,
  /^\W*(?:begin|end)[ _-]+(?:system|prompt|instructions?|answers?)\b/iu,
]

/** Words in brackets that speak to the machine go; the sentence around them stays. */
export function withoutAsidesToTheMachine(text: string): string {
  return text.replace(
    /\s*\((?=[^()]*\b(?:if you|you (?:can|cannot|must|should|are)|invent|ignore|pretend|ai|assistant)\b)[^()]{4,200}\)/giu,
    aside =>
      /\b(?:if you (?:can|cannot|can['’]t|are|do|don['’]t)|you (?:must|should|are now))\b/iu.test(aside) ||
      isNonAnswer(aside.replace(/[()]/gu, ''))
        ? ''
        : aside,
  )
}

/** Does this say nothing about the person? Such words are left out of the text and are not counted. */
export function isNonAnswer(statement: string): boolean {
  const bare = statement.trim().replace(/^[\s"'“”(;-]+|[\s"'“”).,;:!-]+$/gu, '')
  if (!/[\p{L}\d]/u.test(bare)) return true
  if (NOTHING.test(bare)) return true
  return TO_THE_MACHINE.some(pattern => pattern.test(bare))
}
