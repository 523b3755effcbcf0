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
