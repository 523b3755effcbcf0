/** The answers of a profile that a CV can propose. */
export type CvField = 'academicBackground' | 'workExperience' | 'studyInterests' | 'testScores'

/** A proposed answer: lines of the CV, word for word. */
export type CvProposal = {
  field: CvField
  /** The lines as the CV has them. */
  quote: string
  /** The heading above them in the CV; null where the lines name themselves. */
  heading: string | null
}

/** As long as an answer may be, in characters. */
const LONGEST: Readonly<Record<CvField, number>> = {
  academicBackground: 6000,
  workExperience: 6000,
  studyInterests: 6000,
  testScores: 1000,
}

const YEAR = /\b(?:19|20)\d\d\b/
const STUDIES =
  /\b(?:bachelor|master|b\.? ?tech|m\.? ?tech|b\.? ?e\b|b\.? ?sc|m\.? ?sc|b\.? ?a\b|b\.? ?com|diploma|degree|university|college|institute|school|c?gpa)/i

type Section = {
  field: CvField
  heading: RegExp
  /** What the lines below the heading must hold. Without it nothing is proposed. */
  holds: RegExp
}

const SECTIONS: readonly Section[] = [
  {
    field: 'academicBackground',
    heading:
      /^(?:education|academics?|(?:academic|educational) (?:background|qualifications?|history|details)|education(?:al)? (?:and|&) (?:training|qualifications?))$/i,
    holds: STUDIES,
  },
  {
    field: 'workExperience',
    heading:
      /^(?:(?:(?:work|professional|relevant|industry|employment) )?experience|(?:work|employment) history|employment|internships?(?: experience)?)$/i,
    holds: YEAR,
  },
  {
    field: 'studyInterests',
    heading: /^(?:(?:research|academic|study) interests?|(?:areas?|fields?) of interest)$/i,
    holds: /\p{L}{4}/u,
  },
]

/** Ends the section above it. Names of sections that nothing is proposed from. */
const OTHER_HEADING =
  /^(?:(?:\p{L}+[ ,&/]+){0,4}(?:experience|skills?|projects?|activities|awards?|honou?rs|achievements?|accomplishments|interests?|publications?|certifications?|certificates?|courses|coursework|details|information|scores?|service|training|memberships?|references?|referees|languages?|hobbies|volunteering|leadership|responsibility|technologies|tools|patents|talks|presentations|tests?|exams?|examinations?|results|strengths|competencies|competences|conferences|workshops|seminars)|summary|objective|profile|about me|contact|declaration|extracurriculars?|teaching)$/iu

const TEST = /\b(?:GRE|GMAT|IELTS|TOEFL|PTE|Duolingo)\b\D{0,40}\d/i
/** A line about somebody else's test, or one to come. */
const OTHERS_TEST =
  /\b(?:tutor|teach|taught|train|coach|instructor|mentor|student|prepar|plan|target|expected|waive)/i
const LONGEST_TEST_LINE = 160
/** Contact data never enters an answer. */
const CONTACT = /@|\bhttps?:|\bwww\.|\blinkedin\b|\bgithub\.com|\+\d[\d ()-]{7,}/i

/**
 * What a CV proposes for a profile: the lines below known headings, and lines that name a test with its score. Words are
 * never changed or inferred. Where a section does not hold what its heading promises, nothing is proposed.
 */
export function proposeFromCv(lines: readonly string[]): CvProposal[] {
  const sections = sectionsIn(lines)
  const found = SECTIONS.flatMap(({ field, holds }): CvProposal[] => {
    const parts = sections.filter(section => section.field === field)
    const quote = upTo(
      parts.flatMap(part => part.lines),
      LONGEST[field],
    )
    const heading = parts[0]?.heading
    return heading === undefined || quote.length < 10 || !holds.test(quote) ? [] : [{ field, quote, heading }]
  })
  const quote = upTo([...new Set(lines.filter(namesScore))], LONGEST.testScores)
  return quote === '' ? found : [...found, { field: 'testScores', quote, heading: null }]
}

function sectionsIn(lines: readonly string[]): { field: CvField; heading: string; lines: string[] }[] {
  const sections: { field: CvField; heading: string; lines: string[] }[] = []
  let open: string[] | null = null
  for (const line of lines) {
    const name = line.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
    const known = SECTIONS.find(({ heading }) => heading.test(name))
    if (known) {
      open = []
      sections.push({ field: known.field, heading: name, lines: open })
    } else if (OTHER_HEADING.test(name)) open = null
    else if (!CONTACT.test(line) && !namesScore(line)) open?.push(line)
  }
  return sections
}

/** Whether a line names a score of the person's own. */
function namesScore(line: string): boolean {
  return line.length <= LONGEST_TEST_LINE && TEST.test(line) && !OTHERS_TEST.test(line)
}

/** The first lines that fit together, one below the other. */
function upTo(lines: readonly string[], longest: number): string {
  let text = ''
  for (const line of lines) {
    const longer = text === '' ? line : `${text}\n${line}`
    if (longer.length > longest) break
    text = longer
  }
  return text
}
