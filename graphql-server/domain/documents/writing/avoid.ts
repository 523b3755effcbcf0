/** What a person does not want mentioned is taken out of the answers before anything is written from them. */
import { cleanText } from './cleanText.ts'
import { leansOn, meaningOf } from './information.ts'
import { splitSentences } from './splitSentences.ts'

type Stems = ReadonlySet<string>

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
export function avoidedTopics(list: string): Stems[] {
  return cleanText(list)
    .split(/[\n,;•]+|[.!?](?:\s|$)|\s(?:and|or|nor|&)\s(?!\p{Lu})/u)
    .map(topic => topic.trim().replace(LEAD_IN, ''))
    .map(topic => {
      const stems = stemsOf(topic)
      return new Set([...stems].filter(stem => !SAYS_LITTLE.has(stem)))
    })
    .filter(stems => stems.size > 0)
}

/** Does the text touch one of the topics? */
export function mentions(text: string, topics: readonly Stems[]): boolean {
  if (topics.length === 0) return false
  const said = stemsOf(text)
  return topics.some(topic => {
    const shared = [...topic].filter(stem => said.has(stem)).length
    return shared >= (topic.size < 3 ? topic.size : Math.ceil(topic.size * 0.6))
  })
}

/** The topics that can be left out without leaving out the person. */
export function topicsOfTheirOwn(topics: readonly Stems[], texts: readonly string[]): Stems[] {
  const sentences = texts.flatMap(text => splitSentences(cleanText(text)))
  return topics.filter(
    topic =>
      sentences.filter(({ text }) => mentions(text, [topic])).length <=
      Math.max(3, sentences.length * MOST_TAKEN),
  )
}

/** The answer without the sentences that touch a topic, and without those that lean on them. */
export function withoutMentions(answer: string, topics: readonly Stems[]): string {
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
