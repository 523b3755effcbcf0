/** Common short names of well-known universities. Full names are recognised by their form. */
export const SHORT_NAMES: readonly string[] = [
  'Stanford',
  'Harvard',
  'Yale',
  'Princeton',
  'Cornell',
  'Brown University',
  'Dartmouth',
  'MIT',
  'Caltech',
  'UC Berkeley',
  'Berkeley',
  'UCLA',
  'UCSD',
  'UC San Diego',
  'USC',
  'NYU',
  'CMU',
  'Carnegie Mellon',
  'Georgia Tech',
  'Virginia Tech',
  'Texas A&M',
  'UT Austin',
  'UIUC',
  'Purdue',
  'Johns Hopkins',
  'Duke',
  'Northeastern',
  'Northwestern',
  'Wharton',
  'Kellogg',
  'Booth',
  'Oxford',
  'Cambridge',
  'Imperial',
  'Imperial College',
  'Imperial College London',
  'LSE',
  'London School of Economics',
  'UCL',
  'University College London',
  "King's College London",
  'Warwick',
  'McGill',
  'UBC',
  'Waterloo',
  'ETH',
  'ETH Zurich',
  'EPFL',
  'TUM',
  'TU Munich',
  'TU Berlin',
  'TU Delft',
  'RWTH',
  'RWTH Aachen',
  'KIT',
  'LMU',
  'INSEAD',
  'HEC Paris',
  'Bocconi',
  'Sapienza',
  'ESADE',
  'IESE',
  'UNSW',
  'ANU',
  'Monash',
  'RMIT',
  'NUS',
  'NTU',
  'IISc',
  'IIT Bombay',
  'IIT Delhi',
  'IIT Madras',
  'IIT Kanpur',
  'IIT Kharagpur',
  'IIM Ahmedabad',
  'IIM Bangalore',
]

/** A university's name for comparing: without accents, capitals and small words. */
export function nameOf(name: string): string {
  return wordsOfName(name).join(' ')
}

function wordsOfName(name: string): string[] {
  const words = (
    name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/['’]s\b/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).filter(word => !/^(?:the|of|at|and|for|in|de|di)$/u.test(word))
  // 'TU Delft', 'Delft University of Technology'
  const isTechnical =
    words.some(word => TECHNICAL.test(word)) && words.some(word => UNIVERSITY_WORD.test(word))
  return isTechnical
    ? ['tu', ...words.filter(word => !TECHNICAL.test(word) && !UNIVERSITY_WORD.test(word))]
    : words
}

const TECHNICAL = /^(?:technical|technology|technische)$/u
const UNIVERSITY_WORD = /^universit(?:y|at)$/u
const SAYS_LITTLE =
  /^(?:university|universit\p{L}+|school|business|institute|technology|college|campus|technical|state)$/u

/** The same name, a part of it, or its initials: 'UC Berkeley' and 'University of California, Berkeley'. */
export function isSameUniversity(name: string, target: string): boolean {
  const [words, targetWords] = [wordsOfName(name), wordsOfName(target)]
  const telling = targetWords.filter(word => !SAYS_LITTLE.test(word))
  if (!words.some(word => !SAYS_LITTLE.test(word))) return words.join(' ') === targetWords.join(' ')
  return isPartOf(words, target, targetWords) || (telling.length > 0 && isPartOf(telling, name, words))
}

function isPartOf(words: readonly string[], name: string, wordsOfWhole: readonly string[]): boolean {
  const initials = (name.normalize('NFKD').match(/(?<!\p{L})\p{Lu}/gu) ?? []).join('').toLowerCase()
  return words.every(
    word => wordsOfWhole.includes(word) || (word.length > 1 && word.length < 6 && initials.includes(word)),
  )
}

const CAPITAL = String.raw`\p{Lu}[\p{L}\p{M}.&'’-]*`
const KIND =
  '(?:University|Universität|Universitat|Universidade|Universidad|Università|Université|Universiteit|Polytechnic|Politecnico|Institute of Technology|Business School|School of (?:Management|Business|Economics))'
const FULL_NAME = new RegExp(
  `(?:${CAPITAL}[ ]){0,5}${KIND}(?:[ ](?:of|de|di|do|degli|zu|at)(?:[ ]the)?[ ]${CAPITAL}(?:,?[ ](?:(?:of|at)[ ])?${CAPITAL}){0,3}|(?:[ ]${CAPITAL}){0,2})`,
  'gu',
)
const LEADS_IN =
  /^(?:The|At|In|From|For|While|When|After|Before|During|Since|My|Your|Our|To|With|And|But|As|Both|This|That|Why)\s+/u
const NAMES_NONE = /^(?:(?:A|An|The|My|Your|This|That|Our) )?(?:University|Polytechnic|Business School)$/u

/** Full names of universities in a sentence, with their places. */
export function universitiesIn(sentence: string): { name: string; start: number; end: number }[] {
  return [...sentence.matchAll(FULL_NAME)].flatMap(match => {
    let name = match[0]
    let start = match.index
    for (let lead = LEADS_IN.exec(name); lead !== null; lead = LEADS_IN.exec(name)) {
      name = name.slice(lead[0].length)
      start += lead[0].length
    }
    // A comma of the next sentence or a list is no part of the name.
    name = name.replace(/(?<![\s,.'’-])[\s,.'’-]+$/u, '').replace(/['’]s$/u, '')
    return NAMES_NONE.test(name) || name === '' ? [] : [{ name, start, end: start + name.length }]
  })
}

/** Text before the name of a university to which a person applies. */
export const APPLIES =
  /\b(?:apply(?:ing)?|application|admission|admitted|(?:hope|want|wish|like|forward|plan|intend|aim|eager|excited|chosen|choose|decided|chose) (?:to|for) (?:join(?:ing)?|attend(?:ing)?|study(?:ing)?|pursu(?:e|ing)|come|coming|enrol\p{L}{0,20})|why|your)\b(?:(?!\bfrom\b)[^.;,]){0,70}$/iu

/** What an answer about a school says of it, behind 'At', 'join' or 'apply to', or before 'has'. */
const BEHIND =
  /(?:^At (?:the )?|\b(?:join|joining|study at|studying at|why|chose|choose|chosen) (?:the )?)$/iu
const BEFORE = /^(?:['’]s\b|,? (?:has|is|offers|was|would|will|gives|lets)\b)/u

/** The university of which a sentence about the school that somebody applies to speaks; null where it names none so. */
export function schoolSpokenOf(sentence: string): string | null {
  const short = SHORT_NAMES.flatMap(name =>
    [
      ...sentence.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}]| \\p{Lu}\\p{L})`, 'gu')),
    ].map(({ index }) => ({
      name,
      start: index,
      end: index + name.length,
    })),
  )
  const [spokenOf] = [...universitiesIn(sentence), ...short].filter(({ start, end }) => {
    const before = sentence.slice(0, start)
    return (
      BEHIND.test(before) ||
      APPLIES.test(before) ||
      (/^(?:the )?$/iu.test(before) && BEFORE.test(sentence.slice(end)))
    )
  })
  return spokenOf?.name ?? null
}
