/** Short answers (a degree, a year, a grade, a post) said as sentences. Each comes in several openings. */
import { cleanLine } from '../../language/cleanText.ts'
import { insideSentence, isClause, repair, withArticle } from '../../language/grammar.ts'
import type { SentenceSource } from './draft.ts'
import { isNonAnswer } from './nonAnswers.ts'
import { withSpelledMonths } from './notes.ts'
import type { Tone, WritingRequest } from './request.ts'
import { targetOf } from './target.ts'
import { proseOf } from './usableWords.ts'

/** One-line answers that are said together: what was studied, and what one works as. */
export const STUDY_KEYS: readonly string[] = [
  'currentDegree',
  'fieldOfStudy',
  'currentUniversity',
  'graduationYear',
  'currentGPA',
]
export const WORK_KEYS: readonly string[] = ['currentJobTitle', 'currentCompany', 'currentPosition']

/** One sentence that can open in different ways, the best first. */
export type Fact = { variants: readonly string[]; sources: readonly SentenceSource[] }

type LabelOf = (key: string) => string

/** The answer to a one-line question, or null. */
export function lineOf(request: WritingRequest, key: string): string | null {
  const line = cleanLine(proseOf(request.answers[key]))
  return line === '' || isNonAnswer(line) ? null : line
}

/** 'the University of Leeds', 'ETH Zurich'. */
export function institution(typed: string): string {
  const name = typed.replace(/\bUniv\b\.?/gu, 'University')
  if (/^the\b/iu.test(name)) return name.replace(/^The\b/u, 'the')
  const first = /^\S+/u.exec(name)?.[0] ?? ''
  const isInitials = /^(?:\p{Lu}\.?){2,}$/u.test(first) || first.includes('.')
  const takesArticle =
    /^(?:\p{Lu}[\p{L}-]+ ){0,3}(?:University|Institute|School|Institution|Ministry|Department|Bank|Association|Federation|Council) (?:of|for)\b/u.test(
      name,
    ) ||
    // 'the Royal College of Art', 'the Geneva Graduate Institute', 'the Ethiopian Roads Administration'
    /^(?:Royal|National|Federal|Imperial|Central) (?:\p{Lu}[\p{L}-]+ ){0,3}(?:(?:College|Academy|Conservatory|Hospital) (?:of|for)\b|Hospital$)/u.test(
      name,
    ) ||
    /^(?:Municipality|City|Town|District|County|Province|Diocese|Parish|Ministry) of\b/u.test(name) ||
    /^(?:Union|Federation|Association|Fédération)\b/u.test(name) ||
    /^(?:\p{Lu}[\p{L}-]+ ){1,4}(?:Institute|Administration|Authority|Agency|Commission|Foundation|Initiative|Orchestra)$/u.test(
      name,
    )
  return !isInitials && takesArticle && !/['’]/u.test(name) ? `the ${name}` : name
}

/** 'the MSc in Data Science', 'the MS Computer Science programme', 'the MBA'. */
export function programme(typed: string): string {
  const course = withField(typed)
  if (/^the\b/iu.test(course)) return course.replace(/^The\b/u, 'the')
  if (/\b(?:programme|program|course)s?$/iu.test(course)) return `the ${course}`
  if (/^(?:M\.?B\.?A\.?|MBA|EMBA|MPH|MPP|MPA|LLM|M\.?Arch)$/u.test(course)) return `the ${course}`
  return /\b(?:Masters?['’]?s?|M\.?Sc\.?|M\.?S\.?|M\.?Eng\.?|M\.?A\.?|MBA|M\.?Tech\.?|Ph\.?D\.?)\b.*\b(?:in|of)\b/iu.test(
    course,
  )
    ? `the ${course}`
    : `the ${course} programme`
}

/** Where the application goes, and in which specialisation; null where nothing of it is known. */
export function applicationFact(request: WritingRequest, tone: Tone, labelOf: LabelOf): Fact | null {
  const { course, university, sources: named } = targetOf(request)
  if (course === '' && university === '') return null
  const within = lineOf(request, 'programSpecialization')
  const sources = [...named, ...sourcesFor(request, ['programSpecialization'], labelOf)]
  const what =
    course === ''
      ? institution(university)
      : `${programme(course)}${university === '' ? '' : ` at ${institution(university)}`}`
  const wordings: Record<Tone, readonly string[]> = {
    'classic-formal': [
      `I am applying for admission to ${what}${specialising(within)}.`,
      `My application is for admission to ${what}${specialising(within)}.`,
    ],
    'formal-warm': [
      `I am applying to ${what}${specialising(within)}.`,
      `My application is to ${what}${specialising(within)}.`,
    ],
    conversational: [
      `I am applying to ${what}${specialising(within)}.`,
      `My application is to ${what}${specialising(within)}.`,
    ],
  }
  return { variants: wordings[tone], sources }
}

/** ', with a specialisation in machine learning', where it is a field and not a sentence. */
function specialising(within: string | null): string {
  if (within === null || within.split(' ').length > 12 || isClause(within)) return ''
  const field = within.replace(
    /^(?:specialization|specialisation|track|concentration|focus)(?: in| on)?[\s:]+/iu,
    '',
  )
  return /\b(?:track|concentration|stream|speciali[sz]ation|pathway|option)$/iu.test(field)
    ? `, in the ${fieldName(field)
        .replace(/^the /iu, '')
        .replace(/\b(?:Track|Concentration|Stream|Speciali[sz]ation|Pathway|Option)$/u, word =>
          word.toLowerCase(),
        )}`
    : `, with a specialisation in ${fieldName(field)}`
}

type Studies = {
  degree: string | null
  university: string | null
  year: string | null
  grade: string | null
  tense: 'DONE' | 'AHEAD' | 'EITHER'
}

function studiesOf(request: WritingRequest): Studies {
  const degree = degreeInField(lineOf(request, 'currentDegree'), lineOf(request, 'fieldOfStudy'))
  const university = lineOf(request, 'currentUniversity')
  const typedYear = lineOf(request, 'graduationYear')
  const years = typedYear?.match(/\b(?:19|20)\d\d\b/gu) ?? []
  const last = years.at(-1) ?? null
  const year =
    typedYear === null
      ? null
      : (/\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{L}*\.?,? (?:19|20)\d\d/iu.exec(
          typedYear,
        )?.[0] ?? last)
  const now = request.writtenIn
  const tense =
    /\b(?:expect|pursuing|ongoing|current|anticipated|final year)/iu.test(typedYear ?? '') ||
    (now !== undefined && last !== null && Number(last) > now)
      ? 'AHEAD'
      : now !== undefined && last !== null && Number(last) < now
        ? 'DONE'
        : 'EITHER'
  return {
    degree: degree === null ? null : degreePhrase(degree),
    university: university === null ? null : institution(university),
    year: year === null ? null : withSpelledMonths(year),
    grade: gradePhrase(lineOf(request, 'currentGPA')),
    tense,
  }
}

/** 'B.Tech' and 'Computer Science' → 'B.Tech in Computer Science'; a degree that names its field keeps it. */
function degreeInField(degree: string | null, field: string | null): string | null {
  if (degree === null || field === null) return degree ?? (field === null ? null : `degree in ${field}`)
  // 'Biología (5 years)' is a field already.
  return namesField(degree) || isSaidIn(degree, field) || !namesDegree(degree)
    ? degree
    : `${degree} in ${field}`
}

/** 'B.Tech in Mechanical Engineering', 'BSc Nursing', as against 'B.Tech (Hons)'. */
function namesField(degree: string): boolean {
  return /\bin\s+\p{L}/iu.test(degree) || / in /u.test(withField(degree))
}

function isSaidIn(degree: string, field: string): boolean {
  const said = new Set(degree.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
  const words = field.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  return words.length > 0 && words.every(word => said.has(word))
}

/** The field of study, where the degree does not name it. */
export function fieldFact(request: WritingRequest, labelOf: LabelOf): Fact | null {
  const degree = lineOf(request, 'currentDegree')
  const field = lineOf(request, 'fieldOfStudy')
  if (
    degree === null ||
    field === null ||
    (namesDegree(degree) && !namesField(degree)) ||
    isSaidIn(degree, field) ||
    isClause(field)
  )
    return null
  // 'Zoology, bats'
  const name = fieldName(field.replace(/^([^,()]+), ([^,()]+)$/u, '$1 ($2)'))
  return {
    variants: [`My field of study was ${name}.`],
    sources: sourcesFor(request, ['fieldOfStudy'], labelOf),
  }
}

/** '4th of 120', 'top 5%', 'Gold medallist'. */
export function rankFact(request: WritingRequest, labelOf: LabelOf): Fact | null {
  const rank = lineOf(request, 'academicRank')
  if (rank === null || isClause(rank)) return null
  const { tense } = studiesOf(request)
  const sources = sourcesFor(request, ['academicRank'], labelOf)
  const rankIs = tense === 'DONE' ? 'I ranked' : 'I rank'
  const place =
    /^(?:rank(?:ed)?[\s:#]*|#|no\.? ?)?(\d+(?:st|nd|rd|th)?|first|second|third)(?:\s*(?:\/|of|out of)\s*(\d[\d,]*)(?: students)?)?$/iu.exec(
      rank,
    )
  if (place !== null)
    return {
      variants: [
        `${rankIs} ${ordinal((place[1] ?? '').toLowerCase())}${place[2] === undefined ? '' : ` of ${place[2]}`} in my class.`,
      ],
      sources,
    }
  const inClass =
    /^(\d+(?:st|nd|rd|th)|first|second|third) (?:in|of) (?:a |the |my )?(class|batch|cohort|department)( of [\d,]+)?$/iu.exec(
      rank,
    )
  if (inClass !== null)
    return {
      variants: [
        `${rankIs} ${(inClass[1] ?? '').toLowerCase()} in ${inClass[3] === undefined ? 'my' : 'a'} ${(inClass[2] ?? '').toLowerCase()}${inClass[3] ?? ''}.`,
      ],
      sources,
    }
  if (/^top\b/iu.test(rank)) {
    const of = /\b(?:class|batch|cohort|department|year|university|students)\b/iu.test(rank)
      ? ''
      : ' of my class'
    return {
      variants: [`I ${tense === 'DONE' ? 'finished' : 'am'} in the ${lowerFirst(rank)}${of}.`],
      sources,
    }
  }
  if (/\b(?:medall?ist|valedictorian|salutatorian|rank[- ]holder)\b/iu.test(rank))
    return { variants: [`I was ${withArticle(lowerFirst(rank).replace(/^an? /u, ''))}.`], sources }
  if (/\btopper\b/iu.test(rank))
    return { variants: [`I was the ${lowerFirst(rank).replace(/^the /u, '')}.`], sources }
  return { variants: [`My class rank is ${lowerFirst(rank)}.`], sources }
}

function ordinal(number: string): string {
  if (!/^\d+$/u.test(number)) return number
  const last = Number(number) % 100
  const end = last > 10 && last < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][last % 10] ?? 'th')
  return `${number}${end}`
}

/** 'Embedded systems' → 'embedded systems'; 'Machine Learning', 'AI' and 'Sanskrit' keep their capitals. */
function fieldName(field: string): string {
  const [, ...rest] = field.split(' ')
  const isPlain =
    rest.length === 0
      ? /(?:ics|ing|logy|graphy|try|ment|tion|ture)$/u.test(field)
      : rest.every(word => word === word.toLowerCase())
  return isPlain &&
    /^\p{Lu}\p{Ll}+(?:[ -]|$)/u.test(field) &&
    repair(field.toLowerCase()) === field.toLowerCase()
    ? lowerFirst(field)
    : insideSentence(field)
}

function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.slice(0, 1).toLowerCase() + text.slice(1) : text
}

/** 'BSc Nursing' → 'BSc in Nursing'. */
function withField(degree: string): string {
  return degree.replace(
    /^((?:B|M)\.? ?(?:Sc|S|Tech|E|Eng|A|Com|Des|Ed|Pharm|Phil|Plan)\.?(?: ?\(?Hons?\.?\)?)?|Masters?|Bachelors?)(?:,| -| –)? (?=\p{Lu}\p{Ll}|AI\b|IT\b)/u,
    '$1 in ',
  )
}

/** 'Civil Eng.' → 'Civil Engineering'. */
export function spelledOut(degree: string): string {
  return degree.replace(
    /\b(Civil|Mechanical|Electrical|Chemical|Industrial|Software|Computer|Environmental|Structural|Biomedical|Aerospace|Electronics?) Engg?\b\.?/gu,
    '$1 Engineering',
  )
}

function degreePhrase(degree: string): string {
  const bare = spelledOut(withField(degree.replace(/^(?:an?|the|my) /iu, ''))).replace(
    /, (minor in [^,()]+)$/iu,
    ' ($1)',
  )
  // 'Medical doctor', 'Ingeniero civil': what one becomes by it, and not what it is in.
  if (
    /^(?:Medical doctor|Doctor|M[ée]dic[oa]|Physician|Licenciad[oa]|Ingenier[oa]|Architect|Arquitect[oa])\b/iu.test(
      bare,
    ) &&
    !/\b(?:of|in)\b/u.test(bare)
  )
    return `the degree of ${bare}`
  // 'S1 Industrial Engineering', 'M1 droit public': the degree has a name of its own.
  if (/^\p{Lu}{1,3}\d\b/u.test(bare)) return `the degree ${bare}`
  return namesDegree(bare)
    ? withArticle(
        // 'inżynier (BSc Eng), Forestry'
        bare.replace(
          /^([^,()]+\([^()]*\)), (?!(?:First|Second|Upper|Lower|Honours|Hons|Minor|Distinction|University)\b)(?=\p{Lu}\p{Ll}[^,]*$)/u,
          '$1 in ',
        ),
      )
    : `a degree in ${bare}`
}

const NAMES_DEGREE =
  /\b(?:B\.?|M\.?|Bachelor|Master|Diploma|Degree|Honours|Hons|Ph\.?D|Doctor|LL\.?B|MBBS|BBA|BCA|MCA|MBA|PG|Associate|Licence|Licenciatura|Bacharelado|Laurea|Diplom|Grado|BDS|GNM|ANM|CA)(?:\b|['’]s|\p{Lu}|\p{L}{1,4}\b)/u

/** 'BSc', 'Licence', 'a bachelor's': a degree by its name, as against 'Biología'. */
function namesDegree(typed: string): boolean {
  return (
    NAMES_DEGREE.test(typed) || /\b(?:b\.?tech|b\.?e|b\.?sc|b\.?com|b\.?a|m\.?sc|bachelors?)\b/iu.test(typed)
  )
}

/** What goes behind 'with': 'a GPA of 8.7/10', 'a score of 78%', 'First Class'. */
function gradePhrase(grade: string | null): string | null {
  if (grade === null) return null
  if (/^(?:c?gpa|cpi|aggregate|percentage)[\s:=-]*(?:of |is )?/iu.test(grade)) {
    const kind = /^\p{L}+/u.exec(grade)?.[0] ?? ''
    const figure = grade.replace(/^(?:c?gpa|cpi|aggregate|percentage)[\s:=-]*(?:of |is )?/iu, '')
    return `${withArticle(/^(?:c?gpa|cpi)$/iu.test(kind) ? kind.toUpperCase() : kind.toLowerCase())} of ${figure}`
  }
  const behind = /^([\d.,/ ]+(?:out of [\d.]+ ?)?)(C?GPA|CPI)\b(.*)$/iu.exec(grade)
  if (behind)
    return `${withArticle((behind[2] ?? '').toUpperCase())} of ${(behind[1] ?? '').trim()}${behind[3] ?? ''}`
  if (/%|\bper ?cent/iu.test(grade)) return /^[\d.]/u.test(grade) ? `an overall mark of ${grade}` : grade
  if (/^\d[\d.,]* \/ \d/u.test(grade)) return gradePhrase(grade.replace(' / ', '/'))
  if (/^\d/u.test(grade))
    return /^\d[\d.]*\s*(?:(?:\/|out of)\s*\d[\d.]*)?(?:\s*\(.*\))?$/iu.test(grade)
      ? /\/|out of/u.test(grade)
        ? `a GPA of ${grade}`
        : `a grade of ${grade}`
      : /^\d:\d$/u.test(grade)
        ? `a ${grade}`
        : `a result of ${grade}`
  return withGradeName(grade)
}

function withGradeName(grade: string): string {
  if (
    !/^(?:first|second|upper|lower|third)\b.*\b(?:class|division)\b|^(?:distinction|honou?rs)\b/iu.test(grade)
  )
    return `a result of ${grade}`
  return /^\p{Lu}\p{Ll}+[ -]\p{Lu}/u.test(grade)
    ? grade
    : grade.replace(/^(\p{L})/u, letter => letter.toLowerCase())
}

/** Degree, university, year and grade in one sentence, in the tense that the year makes certain. */
export function studiesFact(request: WritingRequest, tone: Tone, labelOf: LabelOf): Fact | null {
  const { degree, university, year, grade, tense } = studiesOf(request)
  const sources = sourcesFor(
    request,
    fieldFact(request, labelOf) === null ? STUDY_KEYS : STUDY_KEYS.filter(key => key !== 'fieldOfStudy'),
    labelOf,
  )
  if (degree === null && university === null)
    return grade === null
      ? null
      : { variants: [`My studies so far stand at ${grade.replace(/^an? /u, 'a ')}.`], sources }
  const from = university === null ? '' : ` from ${university}`
  const at = university === null ? '' : ` at ${university}`
  const subject = degree ?? 'a degree'
  const withGrade = grade === null ? '' : `, with ${grade}`
  const variants: string[] = []
  if (tense === 'DONE' && year !== null) {
    const andGrade =
      grade === null
        ? ''
        : /^(?:first|second|third|upper|lower)/u.test(grade)
          ? `, ${grade}`
          : ` and ${grade}`
    if (university !== null) {
      variants.push(`I graduated from ${university} in ${year} with ${subject}${andGrade}.`)
      variants.push(`In ${year}, I graduated from ${university} with ${subject}${andGrade}.`)
    } else variants.push(`I completed ${subject} in ${year}${withGrade}.`)
    variants.push(`My first training was ${subject}${from}, completed in ${year}${withGrade}.`)
    if (tone === 'classic-formal')
      variants.unshift(`I hold ${subject}${from}, completed in ${year}${withGrade}.`)
    if (tone === 'conversational' && university !== null)
      variants.unshift(`I finished ${subject} at ${university} in ${year}${withGrade}.`)
  } else if (tense === 'AHEAD') {
    const until = year === null ? '' : `, to be completed in ${year}`
    const soFar = grade === null ? '' : ` and hold ${grade}`
    variants.push(
      tone === 'conversational'
        ? `I am studying for ${subject}${at}${year === null ? '' : ` and will graduate in ${year}`}${grade === null ? '' : `; so far I have ${grade}`}.`
        : tone === 'classic-formal'
          ? `I am reading for ${subject}${at}${until}${until === '' ? '' : grade === null ? '' : ','}${soFar}.`
          : `I am completing ${subject}${at}${year === null ? '' : `, where I will graduate in ${year}`}${soFar}.`,
    )
    variants.push(`My current degree is ${subject}${at}${until}${withGrade}.`)
    if (university !== null)
      variants.push(
        `At ${university}, I am completing ${subject}${year === null ? '' : `, due in ${year}`}${withGrade}.`,
      )
  } else {
    const classOf =
      year === null ? '' : tone === 'conversational' ? `, class of ${year}` : ` (class of ${year})`
    if (degree?.startsWith('a degree in ') === true && university !== null && tone !== 'classic-formal')
      variants.push(`My degree${degree.slice('a degree'.length)} is${from}${classOf}${withGrade}.`)
    variants.push(
      tone === 'classic-formal'
        ? `I bring to this application ${subject}${from}${classOf}${withGrade}.`
        : tone === 'formal-warm'
          ? `My degree is ${subject}${from}${classOf}${withGrade}.`
          : `My degree is ${subject}${at}${classOf}${withGrade}.`,
    )
    variants.push(
      tone === 'classic-formal'
        ? `My degree is ${subject}${from}${classOf}${withGrade}.`
        : `I bring ${subject}${from}${classOf}${withGrade}.`,
    )
  }
  return { variants, sources }
}

/** The post held now or last, said so that it is right either way. */
export function workFact(
  request: WritingRequest,
  tone: Tone,
  labelOf: LabelOf,
): (Fact & { lead: string }) | null {
  const position = lineOf(request, 'currentPosition')
  if (position !== null) return positionFact(request, position, tone, labelOf)
  const typed = lineOf(request, 'currentJobTitle')
  const company = lineOf(request, 'currentCompany')
  if (typed === null && company === null) return null
  const sources = sourcesFor(request, ['currentJobTitle', 'currentCompany'], labelOf)
  const at = company === null ? '' : ` at ${employers(company)}`
  // 'Quality officer (since Nov. 2021)'
  const [, bare = '', since = ''] =
    /^([^()]+?),? \(?since ((?:\p{Lu}\p{Ll}+\.? )?(?:19|20)\d\d)\)?$/u.exec(typed ?? '') ?? []
  const title = bare === '' ? typed : bare
  const sinceThen = since === '' ? '' : ` since ${withSpelledMonths(since)}`
  const post = title === null ? null : postOf(title)
  const variants =
    post === null
      ? tone === 'classic-formal'
        ? [`My professional experience has been gained${at}.`]
        : [`I have worked${at}.`, `My work experience is${at}.`]
      : tone === 'classic-formal'
        ? [`My professional experience is that of ${post}${at}.`, `I have served as ${post}${at}.`]
        : sinceThen === ''
          ? [`I have worked as ${post}${at}.`, `My work experience is as ${post}${at}.`]
          : [`I have worked as ${post}${at}${sinceThen}.`]
  return { variants, sources, lead: post === null ? `In my work${at},` : `As ${post}${at},` }
}

/** 'State Forests / then small GIS firm' → 'State Forests, and then at a small GIS firm'. */
function employers(company: string): string {
  return company
    .split(/\s*[/;,]?\s+then\s+/u)
    .map(employer)
    .join(', and then at ')
}

/** 'environmental consultancy (wind farms)' has no name, and takes an article. */
function employer(name: string): string {
  return /^\p{Ll}[\p{L}-]* (?:\p{L}+ ){0,2}?(?:firm|company|office|studio|startup|school|agency|bank|clinic|consultancy|hospital|factory|institute|laboratory|lab|university|restaurant|shop|farm|workshop)(?=$|[,(]| \(| (?:in|for)\b)/u.test(
    name,
  )
    ? withArticle(name)
    : institution(name)
}

/** 'Data Analyst, Flipkart (2021 - present)' → title, employer and since when. */
export function positionParts(position: string): { title: string; at: string; since: string } {
  const dates =
    /[\s,(–-]*\(?\b(?:since |from )?((?:\p{Lu}\p{Ll}+\.? )?(?:19|20)\d\d)\s*(?:(?:-|–|to)\s*(?:present|now|date|today|current|till date|ongoing))?\)?$/iu.exec(
      position,
    )
  const isOpen = dates !== null && /since|from|present|now|date|today|current|ongoing/iu.test(dates[0])
  const bare = (isOpen ? position.slice(0, dates.index) : position)
    .replace(/[\s,(–-]+$/u, '')
    // 'structural engineer, retrofit office, 8 people': how many there are is no employer.
    .replace(/, ([^,()]+), (\d+ \p{Ll}+)$/u, ' ($1, $2)')
    .replace(/, (\d+ \p{Ll}+)$/u, ' ($1)')
  const [, title = bare, at = ''] =
    /^(.{2,80}?)(?:\s+(?:at|with)\s+|\s*@\s*)(.+)$/u.exec(bare) ??
    /^(.{2,80}),\s+([^,()]+(?:\([^()]*\))?)$/u.exec(bare) ??
    /^(.{2,80}?)\s+[–-]\s+(.+)$/u.exec(bare) ??
    []
  return {
    title: title.replace(/^(?:an?|the|i am|i work as)\s+(?:an?\s+)?/iu, ''),
    at,
    since: isOpen ? (dates[1] ?? '') : '',
  }
}

function positionFact(
  request: WritingRequest,
  position: string,
  tone: Tone,
  labelOf: LabelOf,
): (Fact & { lead: string }) | null {
  if (/^(?:student|unemployed|looking|none|not working|fresher)\b/iu.test(position) || isClause(position))
    return null
  const { title, at, since } = positionParts(position)
  const post = postOf(title)
  const place = at === '' ? '' : /\d{4}/u.test(at) ? `, ${at}` : ` at ${employer(at)}`
  const variants =
    since === '' && / and then /u.test(post)
      ? [`I have worked as ${post}${place}.`]
      : since === ''
        ? tone === 'classic-formal'
          ? [`My present position is that of ${post}${place}.`, `I work as ${post}${place}.`]
          : [`I work as ${post}${place}.`, `My present position is that of ${post}${place}.`]
        : [
            `I have worked as ${post}${place} since ${since}.`,
            `Since ${since}, I have worked as ${post}${place}.`,
          ]
  return {
    variants,
    sources: sourcesFor(request, ['currentPosition'], labelOf),
    lead: `As ${post}${/\d{4}/u.test(place) ? '' : place},`,
  }
}

const NEEDS_ITS_CAPITALS =
  /\b(?:Manager|Director|Officer|Engineer|Lead|Analyst|Coordinator|Supervisor|Representative|Executive|Head|Specialist|Assistant|Consultant|Nurse|Teacher)(?: (?!of\b|for\b|I\b|II\b|III\b|IV\b)\p{Lu}\p{Ll}+| - )/u

/** 'specialist in women's affairs office' → 'specialist in the women's affairs office'. */
function withPlaceOfWork(post: string): string {
  return post.replace(
    /^([^,()]+? (?:in|at)) (?!(?:the|an?|my|our)\b)((?:[\p{Ll}'’-]+ ){0,4}(?:office|department|school|hospital|bank|company|clinic|laboratory|lab|unit|factory|ministry))$/u,
    '$1 the $2',
  )
}

/** 'a data analyst', 'head of the Acora network': what one person holds takes no article. */
export function postOf(title: string): string {
  const bare = title.replace(/,? \(?since (?:\p{Lu}\p{Ll}+\.? )?(?:19|20)\d\d\)?$/u, '')
  // 'Regional Ops Manager East Java', 'Deputy Manager - Relationship Manager': no word tells what to make of it.
  if (NEEDS_ITS_CAPITALS.test(bare)) return bare.replace(/ - /gu, ' – ')
  const [earlier = '', later] = bare.split(/,? then (?=\p{L})/u)
  if (later !== undefined) return `${postOf(earlier)} and then ${postOf(later)}`
  const named = withPlaceOfWork(jobTitle(bare.replace(/(?<=\p{L}) & (?=\p{Ll})/gu, ' and ')))
  return /^(?:head|director|dean|chair|chief|founder|co-?founder|president|vice[- ]president|principal|captain|CEO|CTO|CFO|COO)\b(?= (?:of|for)\b|$)/iu.test(
    named,
  )
    ? named
    : withArticle(named)
}

/** Titles are common words inside a sentence, unless they are initials or carry a name. */
function jobTitle(title: string): string {
  // Who writes small letters beside capitals means the capitals: 'Head of the Acora health network'.
  const isMeant = /(?:^|\s)(?!of\b|the\b|and\b|for\b|in\b|at\b|to\b|on\b)\p{Ll}{3,}/u.test(title)
  const lowered = title
    .split(' ')
    .map((word, index) =>
      (index === 0 || !isMeant) &&
      /^\p{Lu}\p{Ll}+(?:[-/]\p{Lu}?\p{Ll}+)?,?$/u.test(word) &&
      !/^(?:Java|Python|Android|Oracle|Salesforce|English|German|French|Spanish|Italian|Hindi)\b/u.test(word)
        ? word.toLowerCase()
        : word,
    )
    .join(' ')
  // 'registered nurse, neonatal unit' → 'registered nurse (neonatal unit)': the employer follows.
  return lowered.replace(/^([^,()]+)(?:,| [–-]) ([^,()]+)$/u, '$1 ($2)')
}

export function sourcesFor(
  request: WritingRequest,
  keys: readonly string[],
  labelOf: LabelOf,
): SentenceSource[] {
  return keys.flatMap(key => {
    const quote = lineOf(request, key)
    return quote === null ? [] : [{ key, label: labelOf(key), quote }]
  })
}
