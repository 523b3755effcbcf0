/** What people type into a field without answering it, and what is said to the machine rather than about oneself. */

const NOTHING =
  /^(?:n\.?\/?a\.?|nil|none|no|yes|nothing|(?:none|nothing|no),? (?:formal(?:ly)?|official(?:ly)?|really|yet|so far)|not applicable|not (?:yet|any|available|needed|required)|tbd|to be (?:added|decided|filled)|todo|to do|same(?: as (?:above|before|below))?|see (?:above|below|cv|resume|my (?:cv|resume))(?: (?:about|on|for|under|in) [^.]{0,60})?|as (?:said |mentioned |described )?(?:above|before|below)|see \d{1,2} \p{L}+(?: \d{4})?|see (?:the |my |his |her )?(?:\p{L}+ )?(?:case|story|example|answer|section|question|moment)(?: above| below)?|idk|i (?:do not|don['’]?t) (?:know|have any)|don['’]?t know|test(?:ing)?|asdf\w*|qwerty\w*|x+|lorem ipsum.*|will (?:add|fill|update)(?: this)?(?: later)?|any|blah(?: blah)*|ok|hi|hello)$/iu

/** An order, as against a sentence about the writer: it starts with the verb, perhaps after a word or two. */
const ORDER = String.raw`^(?:(?:please|kindly|now|also|and|then|so|just|instead|first|finally|important|note|attention|warning|urgent|reminder|instructions?|command|override|task|todo|system|assistant|ai|bot|writer|(?:you|the (?:assistant|ai|model|writer|bot)) (?:must|should|shall|will|have to|has to|need to|needs to))[,:;]?\s+){0,4}`

/** 'Cousin: mention short': a word of what it is about, and what is asked. */
const TOPIC = String.raw`^(?:(?!I\b|we\b)[\p{L} '’-]{2,30}(?::| [–-]) )?(?:(?:please|pls|kindly|just|also|but|and),? )*`

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
  /^(?:and |also,? )?(?:please|pls|plz|kindly) (?!(?:come|sit|stay|help|open|close|wait|tell me|give me)\b)\p{Ll}/iu,
  // 'My English is not perfect please correct it'
  /\b(?:please|pls|plz|kindly) (?:correct|fix|check|proofread|edit|improve|polish|rewrite|rephrase|shorten|translate|adjust)\b/iu,
  // 'Cousin: mention short, no drama.', 'Not too long', 'Keep it simple', 'In British English if possible'
  new RegExp(
    `${TOPIC}(?:mention|say|tell|write|keep|put|make|describe|use)\\b(?: (?:it|this|that|him|her|them|the \\p{Ll}+|my \\p{Ll}+|everything))?(?: (?:very|only|quite|as|all))? (?:short(?:ly)?|brief(?:ly)?|simple|simply|plain(?:ly)?|formal(?:ly)?|modest(?:ly)?|honest(?:ly)?|low[- ]key|general|vague|small|light|in (?:one|a) (?:line|sentence|word)|in (?:british|american|simple|plain|good|formal) \\p{L}+)(?=$|[,.;]| (?:and|please|if|words|sentences|language|tone|style|manner)\\b)`,
    'iu',
  ),
  new RegExp(
    `${TOPIC}(?:mention|emphasi[sz]e|highlight|stress|focus on|avoid|leave out|skip|omit|keep out|do not|don['’]t|never|no need to) (?:[^.]{0,60}\\b)?(?:mention|name|write|say|draft|essay|letter|statement|text|document|drama|tone|clich[ée]s?|flowery|exaggerat\\p{L}+|sentimental|in detail|if (?:possible|it fits|needed|necessary|you can))\\b`,
    'iu',
  ),
  new RegExp(
    `${TOPIC}(?:no|without|not too much|less) (?:drama|pathos|clich[ée]s?|exaggerations?|big words|pity)\\b`,
    'iu',
  ),
  new RegExp(
    `${TOPIC}(?:not|nothing) too (?:long|short|formal|dramatic|sentimental|emotional|personal|detailed|technical|much (?:on|about|of))\\b`,
    'iu',
  ),
  /\b(?:should|must|may|can) (?:not|never) (?:be (?:mentioned|named|written|told)|(?:appear|stand|be) in the (?:letter|essay|statement|text))\b/iu,
  /^(?:this|that|it|the \p{Ll}+)(?: part)? (?:is |only )?(?:confidential|between us|off the record|not for the (?:letter|essay|statement|text))\b/iu,
  /^(?:and |also,? )?(?:please|pls|kindly|perhaps|maybe|better),? (?:do not|leave out|skip|omit|avoid)\b|^(?:and |also,? )?(?:please|pls|kindly),? (?:do not|don['’]t|never|not|avoid|leave out|keep|make|use|mention|focus|emphasi[sz]e|highlight|stress|write|be|try|put|say|call|refer|change|skip)\b/iu,
  /^(?:do not|don['’]t|never) (?:mention|write about|include|use|make)\b[^.]*\b(?:letter|essay|statement|text|it)\b/iu,
  // Who filled in the form, and who will read it over: 'I write this for Madame Diop', 'She will correct it'.
  /^(?:I am |I['’]m |I )(?:writ(?:e|ing)|typ(?:e|ing)|fill(?:ing)?)(?: in| out)? (?:this|all this|the form|these answers|this (?:form|questionnaire|draft))(?: in| out)? (?:for|on behalf of|in the name of|instead of) (?:my |the )?(?:\p{Lu}\p{L}*\.?|professor|supervisor|boss|teacher|manager)\b/u,
  /^(?:and |then )?(?:she|he|they|my \p{Ll}+|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) will (?:correct|check|edit|revise|proofread|read over|go over)(?: (?:it|this|everything|the (?:letter|draft|text|form)|my (?:english|grammar|mistakes)))?(?: (?:later|before|afterwards|and sign)\b.*)?$/iu,
  // What somebody says about answering: 'OK I find this one hard', 'Not sure if this counts', '…, sorry'
  /^(?:ok(?:ay)?,? )?I (?:find|found) (?:this|that)(?: one| question)? (?:very |really |quite |too )?(?:hard|difficult)$/iu,
  /^(?:I am |I['’]?m |but )*(?:not sure|unsure|no idea) (?:(?:if|whether) (?:this|that|it|these) (?:counts?|belongs?|matters?|fits?|helps?|is (?:relevant|important|enough|interesting|needed|what)|should)|(?:what|how|where) (?:you|to (?:write|put|say|answer)|(?:must|should) (?:be|go|stand|come)|(?:I )?should))\b/iu,
  /^I (?:do not|don['’]?t) know (?:what|how|where) (?:you|to (?:write|put|say|answer) (?:here|this)|(?:must|should) (?:be|go|stand|come)|(?:she|he|they) would (?:say|write|answer))\b/iu,
  /^(?:sorry\b|(?:perhaps|maybe|probably|sorry,?) (?:this is |that is )?too (?:much|long|many))|, sorry$/iu,
  // 'I think I have answered this above'
  /^(?:I think |I believe |but |that )*I(?:['’]ve| have)? (?:already )?(?:answered|written|described|mentioned|told|said|explained) (?:about )?(?:this|that|it)(?: already)? (?:above|below|before|earlier|already|(?:under|in) (?:the|my|another|question|answer)\b.*)$/iu,
  // 'Saturday group (above)', 'Drafting – see CV'
  /^[\p{L}\d’' -]{2,40}(?:\((?:see |as |mentioned )*(?:above|below|before)\)?|[:–—-] ?see (?:my |the )?(?:cv|resume|above|below))$/iu,
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

/** 'Please don't write about the antibiotic in our company.' → 'the antibiotic in our company': what is to stay out. */
export function askedToLeaveOut(text: string): string[] {
  if (
    !/\b(?:please|pls|plz|kindly|perhaps|maybe|better|mention|name|write about|mentioned|named)/iu.test(text)
  )
    return []
  return [...text.matchAll(LEAVE_OUT), ...text.matchAll(NOT_TO_BE_NAMED)].flatMap(([, what = '']) =>
    /\p{L}{3}/u.test(what) ? [what.trim()] : [],
  )
}

const NOT_TO_BE_NAMED =
  /(?<=^|[.!?\n] ?)((?:the|my|our) [^.;\n!?]{3,60}?) (?:should|must) (?:not|never) be (?:mentioned|named|told)\b/giu
const LEAVE_OUT =
  /(?<![\p{L}"“‘])(?:(?:please|pls|plz|kindly),? (?:do not|don['’]t|never|avoid|leave out|skip|omit|not)|(?:perhaps|maybe|better),? (?:leave out|skip|omit|avoid)|(?:do not|don['’]t|never)(?= (?:mention|name|write about)\b))(?: (?:to )?(?:mention(?:ing)?|nam(?:e|ing)|writ(?:e|ing)|talk(?:ing)?|say(?:ing)?|includ(?:e|ing)|refer(?:ring)?))?(?: (?:about|of|on|to|anything about|that))? (?!(?:make|use|be|it|too|forget|exaggerate)\b)([^.;\n!?]{3,80})/giu

/** Does this say nothing about the person? Such words are left out of the text and are not counted. */
export function isNonAnswer(statement: string): boolean {
  const bare = statement.trim().replace(/^[\s"'“”(;-]+|[\s"'“”).,;:!-]+$/gu, '')
  if (!/[\p{L}\d]/u.test(bare)) return true
  if (NOTHING.test(bare)) return true
  return TO_THE_MACHINE.some(pattern => pattern.test(bare))
}
