/**
 * The words and forms that the correction of slips looks for: countable people and things, unambiguous verbs, their
 * third person and their past.
 */
import { pastOf, verbForm } from './verbs.ts'

/** Number words above one. */
export const NUMBER_WORD =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'
/** A number above one that is no year. */
export const SEVERAL = `(?:(?!(?:19|20)\\d\\d(?!\\d))(?:\\d{1,3}(?:,\\d{3})+|(?!0|1(?![\\d.]))\\d{1,5}(?:\\.\\d+)?|\\d+[-–]\\d+)|${NUMBER_WORD})`
/** Countable people. */
export const PERSON =
  'person|woman|man|girl|boy|child|student|pupil|worker|farmer|teacher|nurse|patient|engineer|doctor|friend|colleague|customer|member|player|employee|volunteer|villager|fisherman|mother|brother|sister|trainee|operator|driver|user|participant|visitor|learner|speaker|neighbour|neighbor'
/** Countable things. */
export const THING =
  'month|year|day|week|hour|minute|evening|morning|night|time|family|company|sample|house|household|village|school|book|well|factory|machine|jacket|shirt|order|interview|project|paper|article|experiment|country|city|town|language|question|problem|lesson|exam|subject|article|test|plant|tree|animal|cow|goat|sheep|boat|truck|bag|box|room|table|report|letter|page|model|sensor|device|pipe|valve|pump|tank|village|hospital|clinic|office|district|region|province|team|group|semester|course|training|workshop|meeting|visit|site|building|bridge|road|river|farm|field|shop|market|song|photo|picture|gram|kilogram|hectare|metre|meter|kilometre|kilometer|litre|liter|degree|dollar|step|part|type|kind|way|reason|result|mistake|pot|sheet|line'
const PLURALS: Readonly<Record<string, string>> = {
  person: 'people',
  woman: 'women',
  man: 'men',
  child: 'children',
  fisherman: 'fishermen',
  sheep: 'sheep',
}

/** 'city' → 'cities', 'person' → 'people'. */
export function pluralOf(noun: string): string {
  const known = PLURALS[noun]
  if (known !== undefined) return known
  if (/[^aeiou]y$/u.test(noun)) return `${noun.slice(0, -1)}ies`
  return /(?:s|x|ch|sh)$/u.test(noun) ? `${noun}es` : `${noun}s`
}

/** What may follow a complete noun: no second noun, as in 'a 9 person team'. */
export const NOUN_ENDS =
  '(?=[.,;:!?)]|$| (?:as|in|at|for|with|without|and|of|to|on|from|by|but|or|nor|so|when|while|where|who|which|that|because|if|than|later|ago|only|too|more|bigger|larger|faster|longer|before|after|since|until|during|about|per|I|we|they|he|she|it|is|are|was|were|be|became|become|had|have|has|do|did|can|could|will|would|must|should|came|got|went|said|share|shared|died|left|works|lives|gave|told|asked|helped|wanted|started|faint|agree|come|go|stay|say)(?![\\p{L}-]))'
/** Words that are only verbs: 'the farmer know' is about the farmer. */
export const ONLY_VERBS =
  'know|go|come|give|take|make|say|ask|tell|become|bring|keep|find|get|see|think|write|speak|teach|learn|understand|begin|believe|grow|eat|sell|buy|send|explain|decide|receive|agree|allow|remember|follow|listen|seem|live|hear|bake|weave|sew|repair|happen|lose|choose|build|earn|collect|prepare|pay|want|need|like|love|help|work|start|stop|use|look|carry|try|study|watch|wait|open|close|phone|call|drink|sleep|walk|run|play|sing|draw|drive|cook|clean|wash|depend|arrive|stay|leave|return|answer|continue|finish|show|feel|hold|meet|spend|stand|belong|consist|offer|produce|require|have|do'
/** People as subjects. */
export const KIN =
  'father|mother|grandfather|grandmother|brother|sister|uncle|aunt|husband|wife|son|daughter|cousin|teacher|professor|supervisor|boss|friend'
/** 'go' → 'goes'. */
export function thirdOf(verb: string): string {
  if (verb === 'have') return 'has'
  if (/(?:s|x|z|ch|sh|o)$/u.test(verb)) return `${verb}es`
  return /[^aeiou]y$/u.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`
}

/** Third persons that are no plural nouns: 'goes', 'knows'. */
export const THIRDS =
  'knows|goes|comes|gives|takes|makes|says|asks|tells|becomes|brings|keeps|finds|gets|sees|thinks|writes|speaks|teaches|learns|understands|begins|believes|grows|eats|sells|buys|sends|explains|decides|receives|agrees|allows|remembers|listens|happens|loses|chooses|builds|pays|wants|has|does|is'

/** 'goes' → 'go'. */
export function baseOfThird(verb: string): string {
  const known = {
    has: 'have',
    is: 'are',
    does: 'do',
    goes: 'go',
    teaches: 'teach',
    studies: 'study',
    carries: 'carry',
    tries: 'try',
  }[verb.toLowerCase()]
  return known ?? verb.replace(/s$/u, '')
}

/** Past forms of verbs that do not begin a line about work. */
const IRREGULAR_PAST: Readonly<Record<string, string>> = {
  say: 'said',
  get: 'got',
  think: 'thought',
  understand: 'understood',
  eat: 'ate',
  hear: 'heard',
  weave: 'wove',
  sew: 'sewed',
  lose: 'lost',
  leave: 'left',
  drink: 'drank',
  sleep: 'slept',
  feel: 'felt',
  meet: 'met',
  stop: 'stopped',
  throw: 'threw',
  fall: 'fell',
  wake: 'woke',
  break: 'broke',
  steal: 'stole',
  wear: 'wore',
  fly: 'flew',
  swim: 'swam',
  read: 'read',
  cost: 'cost',
  put: 'put',
  ship: 'shipped',
  drop: 'dropped',
  sweep: 'swept',
  deal: 'dealt',
  dig: 'dug',
}

/** 'say' → 'said'. */
export function pastForm(verb: string): string {
  return IRREGULAR_PAST[verb] ?? pastOf(verb)
}

/** The base of a past form after 'did not': 'did not had'. */
export function baseBehindDid(verb: string): string | null {
  const known = verbForm(verb)
  if (known?.form === 'PAST' && known.base !== verb) return known.base
  return Object.entries(IRREGULAR_PAST).find(([, past]) => past === verb)?.[0] ?? null
}
