/** What a person does not want mentioned is taken out of the answers before anything is written from them. */
import { cleanText } from '../../language/cleanText.ts'
import { isCommon } from '../../language/grammar.ts'
import { isOrdinaryStart } from '../../language/grounding.ts'
import { leansOn, meaningOf } from './information.ts'
import { splitSentences } from './splitSentences.ts'

type Stems = ReadonlySet<string>

/** What is not to be mentioned, by its telling words; of some things only the name or the number is to be hidden. */
export type Topic = { stems: Stems; hides: 'ALL' | 'NAME' | 'NUMBER' }

/** 'The name of our customer', 'the case number', 'Otar's surname'. */
const ONLY_ITS =
  /\b(?:(?:the )?(names?|surnames?|numbers?|amounts?|sums?) of (?<of>.+)|(?:the )?(?<whose>.+?)(?:['’]s?)? (?:sur|last |family )?(names?|numbers?))$/iu
/** What is longer names no single thing. */
const LONGEST_TOPIC = 120
/** Capitals that name nobody. */
const NO_NAME =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)$/u

const LEAD_IN =
  /^(?:(?:please|kindly|also|any|all|anything|nothing|everything|do not|don['’]?t|never|avoid|no|not|without|leave out|skip|mention(?:s|ing)?|talk(?:ing)?|discuss(?:ing)?|say(?:ing)?|tell(?:ing)?|nam(?:e|ing)|bring(?:ing)? up|writ(?:e|ing)|includ(?:e|ing)|refer(?:ring|ence|ences)?|us(?:e|ing)|of|about|on|to|that|the fact|the words?|the phrases?|the topics?|my|our|the|an?|i|we|was|were|am|had|have|how|when|why)\b[\s:]*)+/iu
/** Words for one thing, as stems: who asks that the company's sale stays out means 'sell part of the firm' too. */
const FAMILIES: readonly (readonly string[])[] = [
  ['gpa', 'cgpa'],
  ['sell', 'sold', 'sale', 'sal'],
  ['company', 'compan', 'firm', 'busines', 'employer'],
  ['die', 'died', 'death', 'dead', 'dy'],
  ['ill', 'illnes', 'sick', 'sicknes', 'diseas'],
  ['divorc', 'separat', 'separation'],
  ['dismiss', 'sack', 'layoff'],
  ['resign', 'quit', 'resignation'],
  ['salary', 'salar', 'wage', 'wag'],
  ['debt', 'loan'],
  ['fail', 'failed', 'failur'],
  ['pregnant', 'pregnancy', 'pregnanc'],
  ['jail', 'prison'],
]
const FAMILY_OF = new Map(
  FAMILIES.flatMap(([first = '', ...others]) => others.map(stem => [stem, first] as const)),
)

/** Words that name no topic: with them alone nothing is taken out. */
const SAYS_LITTLE = stemsOf(
  `low high bad poor weak good first second third fourth final last year years semester time times thing things name names topic
  topics detail details issue issues problem problems related stuff work study studies university college school
  programme program course student students people life experience experiences story mention field project projects
  too long short big small being person personal failed lost broken former current previous present old new`,
)
/** A topic that would take out more than this share of what was said is no topic of its own. */
const MOST_TAKEN = 0.4

/** The topics of a list such as 'my low GPA, the startup that failed; politics', each by its telling words. */
export function avoidedTopics(list: string): Topic[] {
  return cleanText(list)
    .split(/[\n,;•]+|[.!?](?:\s|$)|\s(?:and|or|nor|&)\s(?!\p{Lu})/u)
    .map((topic): Topic => {
      const { of, whose } = (topic.length > LONGEST_TOPIC ? null : ONLY_ITS.exec(topic.trim()))?.groups ?? {}
      const thing = of ?? whose ?? ''
      const hides = /\b(?:number|amount|sum)s?\b/iu.test(topic)
        ? 'NUMBER'
        : // 'Otar's name' is Otar; of 'Otar's surname' and 'the name of our customer' all else may be told.
          /\b(?:sur|last |family )names?\b/iu.test(topic) ||
            /(?:^|\s)(?!of\b|the\b|my\b|our\b)\p{Ll}{3,}/u.test(thing)
          ? 'NAME'
          : 'ALL'
      const isOnly = thing !== '' && hides !== 'ALL'
      const telling = [...stemsOf((isOnly ? thing : topic).trim().replace(LEAD_IN, ''))]
      return {
        stems: new Set(telling.filter(stem => !SAYS_LITTLE.has(stem))),
        hides: isOnly ? hides : 'ALL',
      }
    })
    .filter(({ stems }) => stems.size > 0)
}

/** 'Without her name', 'please do not use his name', 'but do not name them', in a sentence about the text. */
const WITHOUT_NAME =
  /\b(?:(?:without (?:(?:telling|using|saying|mentioning|giving) )?|(?:do not|don['’]t|never|not to) (?:use|tell|say|mention|give|write) )(her|his|their) (?:real |full |first |last )?names?|(?:without naming|(?:do not|don['’]t|never|not to) name) (her|him|them))\b(?! \p{Ll})/giu
const ABOUT_THE_TEXT =
  /\b(?:please|pls|plz|tell|telling|told you|writ(?:e|ing)|mention|agree[ds]?|allow(?:ed|s)?|publish|text|essay|letter|use|using|but without)\b/iu
/** 'The name of the woman is Aldona', 'her name was Aldona', 'a neighbour called Aldona Petraitis'. */
const NAMED_AS =
  /(?:\b(?:([Hh]er|[Hh]is|[Tt]heir) name|(?:[Tt]he )?[Nn]ame of (?:the|my|our|this|that) (\p{L}+)(?: \p{L}+)?) (?:is|was)|\b(?:[Aa]n?|[Tt]he|[Mm]y|[Oo]ur) (\p{L}+),? (?:is |was |who (?:is|was) )?(?:called|named)) (\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?)/gu
const OF_HER =
  /^(?:her|woman|girl|lady|mother|mum|sister|daughter|wife|aunt|grandmother|widow|midwife|actress|waitress)$/iu
const OF_HIM =
  /^(?:his|him|man|boy|father|dad|brother|son|husband|uncle|grandfather|widower|actor|waiter|gentleman)$/iu

/** The names that somebody asks to keep out with 'her', 'his' or 'their', as far as an answer says who is called so. */
export function namesToHide(texts: readonly string[]): Topic[] {
  const said = texts.map(cleanText)
  const whose = said
    .flatMap(text => splitSentences(text))
    .filter(({ text }) => ABOUT_THE_TEXT.test(text))
    .flatMap(({ text }) => [...text.matchAll(WITHOUT_NAME)].map(([, of, whom]) => of ?? whom ?? ''))
  const isMeant = (person: string) =>
    whose.some(
      one => !(OF_HER.test(one) && OF_HIM.test(person)) && !(OF_HIM.test(one) && OF_HER.test(person)),
    )
  return said
    .flatMap(text => [...text.matchAll(NAMED_AS)])
    .filter(([, of, whom, called]) => isMeant(of ?? whom ?? called ?? ''))
    .flatMap(([, , , , name = '']) => name.split(' '))
    .map((word): Topic => ({ stems: stemsOf(word), hides: 'ALL' }))
    .filter(({ stems }) => stems.size > 0)
}

/** Does the text touch one of the topics? */
export function mentions(text: string, topics: readonly Topic[]): boolean {
  if (topics.length === 0) return false
  const said = stemsOf(text)
  return topics.some(({ stems, hides }) => {
    const shared = [...stems].filter(stem => said.has(stem)).length
    return (
      shared >= (stems.size < 3 ? stems.size : Math.ceil(stems.size * 0.6)) &&
      (hides === 'ALL' || (hides === 'NUMBER' ? /\d/u.test(text) : namesBeside(text, stems)))
    )
  })
}

/** 'Wolfram was …', 'Seu Geraldo lent …', as against 'Field biologist'. */
const NAMED_FIRST =
  /^["“‘]?(\p{Lu}[\p{L}-]*)(?= \p{Lu}|['’]s|,| (?:is|was|are|were|has|had|said|told|came|took|did|paid|bought|sold|gave|made|left|lent|\p{Ll}+ed)\b)/u

/** A first word that no list knows is taken for a name: one too many hidden is better than one told. */
function isName(first: string): boolean {
  return first !== '' && first !== 'I' && !(isOrdinaryStart(first) && isCommon(first))
}

/** Is anything named but the topic itself? 'One order for a German customer' keeps the customer's name. */
function namesBeside(text: string, stems: Stems): boolean {
  const outside = text.replace(/\([^()]*\)/gu, '')
  const [, first = ''] = NAMED_FIRST.exec(outside) ?? []
  const within = [...outside.matchAll(/(?<=[\p{L}\d,;:)”"] )\p{Lu}[\p{L}-]+/gu)].map(([word]) => word)
  return [...(isName(first) ? [first] : []), ...within].some(
    word => !NO_NAME.test(word) && ![...stemsOf(word)].every(stem => stems.has(stem)),
  )
}

/** The topics that can be left out without leaving out the person. */
export function topicsOfTheirOwn(topics: readonly Topic[], texts: readonly string[]): Topic[] {
  const sentences = texts.flatMap(text => splitSentences(cleanText(text)))
  return topics.filter(
    topic =>
      sentences.filter(({ text }) => mentions(text, [topic])).length <=
      Math.max(3, sentences.length * MOST_TAKEN),
  )
}

/** 'I sat in both meetings', 'If the deal comes': of what was left out before it. */
const TAKES_UP = /\bboth \p{Ll}+s\b|^(?:If|When|Once|After|Until|Since|Before) the \p{Ll}+\b/u

/** The answer without the sentences that touch a topic, and without those that lean on them. */
export function withoutMentions(answer: string, topics: readonly Topic[]): string {
  if (!mentions(answer, topics)) return answer
  const sentences = splitSentences(cleanText(answer)).map(({ text }) => text)
  const leans = leansOn(sentences)
  const kept: number[] = []
  for (const [index, text] of sentences.entries()) {
    const lean = leans[index] ?? -1
    const isTakenUp = index > 0 && !kept.includes(index - 1) && TAKES_UP.test(text)
    if (!mentions(text, topics) && (lean < 0 || kept.includes(lean)) && !isTakenUp) kept.push(index)
  }
  // An empty line keeps what stood apart apart.
  return kept.map(index => sentences[index] ?? '').join('\n\n')
}

function stemsOf(text: string): Stems {
  return new Set([...meaningOf(text)].map(stem => FAMILY_OF.get(stem) ?? stem))
}
