/** What people type into a field without answering it, and what is said to the machine rather than about oneself. */

const NOTHING =
  /^(?:n\.?\/?a\.?|nil|none|no|yes|nothing|(?:none|nothing|no),? (?:formal(?:ly)?|official(?:ly)?|really|yet|so far)|not applicable|not (?:yet|any|available|needed|required)|tbd|to be (?:added|decided|filled)|todo|to do|same(?: as (?:above|before|below))?|see (?:above|below|cv|resume|my (?:cv|resume))\b[^.]{0,60}|(?:the \p{L}+ )?as (?:said |mentioned |described )?(?:above|before|below)|see \d{1,2} \p{L}+(?: \d{4})?|see (?:the |my |his |her )?(?:\p{L}+ )?(?:case|story|example|answer|section|question|moment)(?: above| below)?|idk|i (?:do not|don['’]?t) (?:know|have any)|don['’]?t know|test(?:ing)?|asdf\w*|qwerty\w*|x+|lorem ipsum.*|will (?:add|fill|update)(?: this)?(?: later)?|any|blah(?: blah)*|ok|hi|hello)$/iu

/** An order, as against a sentence about the writer: it starts with the verb, perhaps after a word or two. */
const ORDER = String.raw`^(?:(?:please|kindly|now|also|and|then|so|just|instead|first|finally|important|note|attention|warning|urgent|reminder|instructions?|command|override|task|todo|system|assistant|ai|bot|writer|(?:you|the (?:assistant|ai|model|writer|bot)) (?:must|should|shall|will|have to|has to|need to|needs to))[,:;]?\s+){0,4}`

/** 'Cousin: mention short': a word of what it is about, and what is asked. */
const TOPIC = String.raw`^(?:(?!I\b|we\b)[\p{L} '’-]{2,30}(?::| [–-]) )?(?:(?:please|pls|kindly|just|also|but|and),? )*`

const TO_THE_MACHINE: readonly RegExp[] = [
  // 'Ignore all previous instructions', 'Reveal the system prompt'
  new RegExp(
    `${ORDER}(?:ignore|disregard|forget|override|bypass|print|reveal|repeat|output|show|leak|display|return)\\b[^.]{0,60}\\b(?:instructions?|prompts?|rules|rubric|guidelines|constraints|restrictions|limits?|above|previous|plan|outline|questionnaire|task|word (?:count|limit)|api key|secrets?|passwords?)\\b`,
    'iu',
  ),
  // 'Write a poem', 'Praise me', 'Invent an award', 'Mention that …', 'Write 5,000 words'
  new RegExp(
    `${ORDER}(?:(?:write|generate|draft|create|make|compose|give|end|begin|start|finish|close|open|fill|pad|shorten|lengthen|rewrite|improve)\\s+(?:me |my |your |a |an |the |this )*(?:\\w+ ){0,3}(?:sop|statement|essay|letter|lor|poem|haiku|document|paragraph|answer)\\b|(?:rate|score|grade|rank|judge|praise|compliment)\\s+(?:this|me|my|him|her|them|it|yourself|the (?:essay|text|letter|applicant|candidate|student))\\b|(?:invent|make up|fabricate)\\s+(?:an?|some|one|two|three|better|other|names?|details|facts)\\b|(?:write|mention|state|claim|add|include|say)\\s+(?:that|something)\\b|(?:write|generate|produce)\\s+(?:at least |about |only )?[\\d,]+\\s+words\\b|(?:tell|convince|assure)\\s+(?:the|your)\\s+(?:reader|committee|admissions?|university)\\b|pretend\\b|act as\\b|(?:respond|answer|reply)\\s+(?:only\\s+)?(?:with|in|as)\\b)`,
    'iu',
  ),
  // 'Please don't make the explosion the centre of the letter', 'My English is not perfect please correct it'
  /^(?:and |also,? )?(?:please|pls|plz|kindly),? (?!(?:come|sit|stay|help|open|close|wait|tell me|give me)\b)\p{Ll}/iu,
  /\b(?:please|pls|plz|kindly) (?:correct|fix|check|proofread|edit|improve|polish|rewrite|rephrase|shorten|translate|adjust|explain)\b/iu,
  /^(?:and |also,? )?(?:perhaps|maybe|better),? (?:do not|leave out|skip|omit|avoid)\b/iu,
  // 'Cousin: mention short, no drama.', 'Keep it simple'
  new RegExp(
    `${TOPIC}(?:mention|say|tell|write|keep|put|make|describe|use)\\b(?: (?:it|this|that|him|her|them|the \\p{Ll}+|my \\p{Ll}+|everything))?(?: (?:very|only|quite|as|all))? (?:short(?:ly)?|brief(?:ly)?|simple|simply|plain(?:ly)?|formal(?:ly)?|modest(?:ly)?|honest(?:ly)?|low[- ]key|general|vague|small|light|in (?:one|a) (?:line|sentence|word)|in (?:british|american|simple|plain|good|formal) \\p{L}+)(?=$|[,.;]| (?:and|please|if|words|sentences|language|tone|style|manner)\\b)`,
    'iu',
  ),
  new RegExp(
    `${TOPIC}(?:(?:mention|emphasi[sz]e|highlight|stress|focus on|avoid|leave out|skip|omit|keep out|do not|don['’]t|never|no need to) (?:[^.]{0,60}\\b)?(?:mention|name|write|say|draft|essay|letter|statement|text|document|drama|tone|clich[ée]s?|flowery|exaggerat\\p{L}+|sentimental|in detail|if (?:possible|it fits|needed|necessary|you can))|not too (?:long|short|formal|dramatic|personal|technical))\\b`,
    'iu',
  ),
  // Who filled in the form: 'I write this for Madame Diop'
  /^(?:I am |I['’]m |I )(?:writ(?:e|ing)|typ(?:e|ing)|fill(?:ing)?)(?: in| out)? (?:this|all this|the form|these answers|this (?:form|questionnaire|draft))(?: in| out)? (?:for|on behalf of|in the name of|instead of) (?:my |the )?(?:\p{Lu}\p{L}*\.?|professor|supervisor|boss|teacher|manager)\b/u,
  // What somebody says about answering: 'OK I find this one hard', 'Not sure if this counts', '…, sorry'
  /^(?:ok(?:ay)?,? )?I (?:find|found) (?:this|that)(?: one| question)? (?:very |really |quite |too )?(?:hard|difficult)$/iu,
  /^(?:I am |I['’]?m |but )*(?:not sure|unsure|no idea|I (?:do not|don['’]?t) know) (?:(?:if|whether) (?:this|that|it) (?:counts?|belongs?|matters?|fits?|helps?)|(?:what|how|where) (?:you|to (?:write|put|say|answer)|(?:must|should) (?:be|go|stand|come)|(?:he|she|they) would (?:say|write|answer)))\b/iu,
  /^(?:sorry\b|(?:perhaps|maybe|probably|sorry,?) (?:this is |that is )?too (?:much|long|many))|, sorry$/iu,
  // '…, is that allowed?'
  /\bis (?:this|that|it)(?: \p{L}+)? (?:allowed|obligatory|required|needed|okay|ok|enough|true that)\b[^.]*$/iu,
  // 'I think I have answered this above'
  /^(?:I think |I believe |but |that )*I(?:['’]ve| have)? (?:already )?(?:answered|written|described|mentioned|told|said|explained) (?:about )?(?:this|that|it)(?: already)? (?:above|below|before|earlier|already|(?:under|in) (?:the|my|another|question|answer)\b.*)$/iu,
  // 'Saturday group (above)', 'Drafting – see CV'
  /^[\p{L}\d’' -]{2,40}(?:\((?:see |as |mentioned )*(?:above|below|before)\)?|[:–—-] ?see (?:my |the )?(?:cv|resume|above|below))$/iu,
  /\b(?:(?:system|developer|hidden) prompt|you are (?:now )?(?:an? )?(?:ai|assistant|language model|chatbot|(?:chat)?gpt|dan)|as an? (?:large )?(?:ai )?(?:language model|ai assistant)|the (?:ai |writing )?(?:assistant|ai|chatbot|bot|writer) (?:must|should|shall|has to|needs to)|(?:dan|god|jailbreak) mode|new system (?:message|instructions?))\b/iu,
  /^(?:assistant|system|user|human)\s*:|^\W*(?:begin|end)[ _-]+(?:system|prompt|instructions?)\b|#{2,}\s*(?:end|begin|system|instructions?|prompt)\b/iu,
  // Program text: nobody tells of themselves in it.
  /^\/[/*]|^\w+\([\w\s,.'"]*\)?$|^(?:const|let|var|import|function|def|class)\s+\w+\s*(?:=|\(|\{)|\b(?:drop|alter|truncate) (?:table|database)\b/iu,
]

/** Does this say nothing about the person? Such words are left out of the text and are not counted. */
export function isNonAnswer(statement: string): boolean {
  const bare = statement.trim().replace(/^[\s"'“”(;-]+|[\s"'“”).,;:!-]+$/gu, '')
  if (!/[\p{L}\d]/u.test(bare)) return true
  if (NOTHING.test(bare)) return true
  return TO_THE_MACHINE.some(pattern => pattern.test(bare))
}
