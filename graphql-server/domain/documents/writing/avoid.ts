/** What a person does not want mentioned is taken out of the answers before anything is written from them. */
import { cleanText } from './cleanText.ts'
import { isOrdinaryStart } from './grounding.ts'
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
  /^(?:(?:please|kindly|also|any|all|anything|nothing|everything|do not|don['’]?t|never|avoid|no|not|without|leave out|skip|mention(?:s|ing)?|talk(?:ing)?|discuss(?:ing)?|say(?:ing)?|writ(?:e|ing)|includ(?:e|ing)|refer(?:ring|ence|ences)?|us(?:e|ing)|of|about|on|to|that|the fact|the words?|the phrases?|the topics?|my|our|the|an?|i|we|was|were|am|had|have|how|when|why)\b[\s:]*)+/iu
/** Words that name no topic: with them alone nothing is taken out. */
const SAYS_LITTLE = meaningOf(
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

/** Is anything named but the topic itself? 'One order for a German customer' keeps the customer's name. */
function namesBeside(text: string, stems: Stems): boolean {
  const [, first = ''] = /^["“‘]?(\p{Lu}[\p{L}-]*)/u.exec(text) ?? []
  const within = [...text.matchAll(/(?<=[\p{L}\d,;:)”"] )\p{Lu}[\p{L}-]+/gu)].map(([word]) => word)
  return [...(first === '' || isOrdinaryStart(first) ? [] : [first]), ...within].some(
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

/** The answer without the sentences that touch a topic, and without those that lean on them. */
export function withoutMentions(answer: string, topics: readonly Topic[]): string {
  if (!mentions(answer, topics)) return answer
  const sentences = splitSentences(cleanText(answer)).map(({ text }) => text)
  const leans = leansOn(sentences)
  const kept: number[] = []
  for (const [index, text] of sentences.entries()) {
    const lean = leans[index] ?? -1
    if (!mentions(text, topics) && (lean < 0 || kept.includes(lean))) kept.push(index)
  }
  // An empty line keeps what stood apart apart.
  return kept.map(index => sentences[index] ?? '').join('\n\n')
}

function stemsOf(text: string): Stems {
  return new Set([...meaningOf(text)].map(stem => (stem === 'cgpa' ? 'gpa' : stem)))
}
