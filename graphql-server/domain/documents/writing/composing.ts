/** The built-in writer's work: from a plan and answers to paragraphs, by rules alone. */

import { contract, expandContractions } from '../../language/grammar.ts'
import { findQuestionnaire } from '../../questionnaires/index.ts'
import type { DraftParagraph, DraftSentence, PlannedParagraph, SentenceSource, WritingPlan } from './draft.ts'
import {
  applicationFact,
  type Fact,
  fieldFact,
  institution,
  lineOf,
  positionParts,
  postOf,
  rankFact,
  STUDY_KEYS,
  studiesFact,
  WORK_KEYS,
  workFact,
} from './facts.ts'
import {
  joined,
  looksAhead,
  openingOf,
  opensWithI,
  oriented,
  withAlso,
  withTimeFirst,
  withTimeLast,
} from './flow.ts'
import {
  informationIn,
  isSaidBy,
  keepWithin,
  leansOn,
  meaningOf,
  share,
  type Weighed,
} from './information.ts'
import { composeLetter } from './letterComposing.ts'
import { countWords } from './plainText.ts'
import { answersInPlay, hasApplication } from './plan.ts'
import { isToneName, type Tone, toneOf, type WritingRequest } from './request.ts'
import { shapeOf } from './shapes/index.ts'
import { readStatements, type Statement } from './statements.ts'
import { targetOf } from './target.ts'
import { isUneven } from './unevenEnglish.ts'
import { proseOf } from './usableWords.ts'
import { CAUTIOUS, type KeyVoice, worded } from './voices.ts'

const FACT_KEYS = new Set([...STUDY_KEYS, ...WORK_KEYS, 'academicRank'])
/** Where one of these is told, the application is said before it and not in the opening. */
const APPLICATION_BESIDE = ['whyThisSchool']
/** The answers that go on from the post that is held. */
const WORK_STORY_KEYS = ['workExperienceDetails', 'professionalExperience', 'workExperience']
/** A few words that lead over to fewer words than this are a detour. */
const WORTH_A_BRIDGE = 10
/** A single sentence of fewer words than this is no paragraph. */
const SHORTEST_PARAGRAPH = 20
/** An answer this many times the whole text is read by its most telling sentences only. */
const MOST_READ = 2

/** What stands for the university where none was named. */
const NO_PLACE = 'this programme'
/** A supporting answer gets this share of what a leading one of its length gets. */
const SUPPORTING_WEIGHT = 0.6
/** A story told in fewer words than this has lost its middle. */
const SHORTEST_STORY = 80
/** Stories keep this much more of their words than what only informs. */
const STORIES_FIRST = 1.25
/** … and together at most this share of the text. */
const MOST_FOR_STORIES = 0.72
/** The moment that leads an essay is told whole up to this share of it. */
const MOST_FOR_LEAD = 0.6
/** In a story a sentence without a figure may be the one that the next rests on. */
const STORY_BY_FACTS = 0.5
const STORY_BY_WORDS = 0.12

/** An answer's sentences and which of them are kept. */
type Story = {
  key: string
  paragraph: number
  statements: readonly Statement[]
  weighed: readonly Weighed[]
  kept: ReadonlySet<number>
}

type Line = {
  key: string
  text: string
  sources: readonly SentenceSource[]
  isFact: boolean
  opensKey: boolean
}

/** The text as the plan asks for it, not yet grounded. */
export function composeParagraphs(request: WritingRequest, plan: WritingPlan): DraftParagraph[] {
  const inPlay: WritingRequest = { ...request, answers: answersInPlay(request) }
  if (request.type === 'LOR') return composeLetter(inPlay, plan, labelsFor(request))
  const tone = toneOf(plan.tone)
  const labelOf = labelsFor(request)
  const { voices, supporting = [] } = shapeOf(request.type, request.form)
  const voiceOf: VoiceOf = key => voices[key] ?? CAUTIOUS
  const facts = factsOf(inPlay, plan, tone, labelOf)
  const stories = chosenStories({
    stories: readStories({ request: inPlay, plan, tone, facts, voiceOf }),
    plan,
    voiceOf,
    leadJob: request.type === 'ESSAY' ? 'opening' : null,
    isSupporting: key => supporting.includes(key),
    factWords: plan.paragraphs.map((_, paragraph) =>
      facts
        .filter(fact => fact.paragraph === paragraph)
        .reduce((sum, fact) => sum + countWords(fact.variants[0] ?? ''), 0),
    ),
  })
  let opening = ''
  const bridged = new Set<string>()
  const paragraphs = plan.paragraphs.flatMap((planned, paragraph): DraftParagraph[] => {
    const lines = linesOf({
      bridged,
      planned,
      paragraph,
      stories,
      facts,
      request: inPlay,
      plan,
      tone,
      opening,
      labelOf,
      voiceOf,
    })
    const sentences = flowing({ lines, tone, opening, voiceOf }).map(
      ({ text, sources }): DraftSentence => ({ text: inTone(text, plan.tone), sources }),
    )
    const [first] = sentences
    if (first === undefined) return []
    opening = openingOf(first.text)
    return [{ job: planned.job, title: planned.title, sentences }]
  })
  return withoutLoneSentences(paragraphs)
}

/** One short sentence is no paragraph: it opens the next one. As the last it may stand alone. */
function withoutLoneSentences(paragraphs: readonly DraftParagraph[]): DraftParagraph[] {
  const whole: DraftParagraph[] = []
  for (const paragraph of paragraphs) {
    const before = whole.at(-1)
    const [only, ...others] = before?.sentences ?? []
    if (only !== undefined && others.length === 0 && countWords(only.text) < SHORTEST_PARAGRAPH)
      whole[whole.length - 1] = { ...paragraph, sentences: [only, ...paragraph.sentences] }
    else whole.push(paragraph)
  }
  return whole
}

/** The labels of the questions, background included. */
export function labelsFor({ type, form }: WritingRequest): (key: string) => string {
  const definition = findQuestionnaire(type, form)
  const labels = new Map<string, string>([
    ...(definition?.sections.flatMap(section =>
      section.questions.map(({ key, label }) => [key, label] as const),
    ) ?? []),
    ...(definition?.background.map(({ key, label }) => [key, label] as const) ?? []),
  ])
  return key => labels.get(key) ?? key
}

type VoiceOf = (key: string) => KeyVoice

type PlacedFact = Fact & {
  kind: 'APPLICATION' | 'STUDIES' | 'FIELD' | 'RANK' | 'WORK'
  paragraph: number
  lead: string
}

function factsOf(
  request: WritingRequest,
  plan: WritingPlan,
  tone: Tone,
  labelOf: (key: string) => string,
): PlacedFact[] {
  const placeOf = (keys: readonly string[]) =>
    plan.paragraphs.findIndex(paragraph => paragraph.keys.some(key => keys.includes(key)))
  const facts: PlacedFact[] = []
  const application = hasApplication(request) ? applicationFact(request, tone, labelOf) : null
  if (application !== null)
    facts.push({
      ...application,
      kind: 'APPLICATION',
      paragraph: placeOfApplication(request, plan),
      lead: '',
    })
  const studies = studiesFact(request, tone, labelOf)
  const studiesAt = placeOf(STUDY_KEYS)
  if (studies !== null && studiesAt >= 0)
    facts.push({ ...studies, kind: 'STUDIES', paragraph: studiesAt, lead: '' })
  const field = fieldFact(request, labelOf)
  if (field !== null && studiesAt >= 0)
    facts.push({ ...field, kind: 'FIELD', paragraph: studiesAt, lead: '' })
  const rank = rankFact(request, labelOf)
  const rankAt = placeOf(['academicRank'])
  if (rank !== null && rankAt >= 0) facts.push({ ...rank, kind: 'RANK', paragraph: rankAt, lead: '' })
  const work = workFact(request, tone, labelOf)
  const workAt = placeOf(WORK_KEYS)
  if (work !== null && workAt >= 0) facts.push({ ...work, kind: 'WORK', paragraph: workAt })
  return facts
}

/**
 * A statement says what it is for where it opens. An essay tells its story to the end first, and says so where it speaks
 * of the school or looks ahead.
 */
function placeOfApplication({ type }: WritingRequest, { paragraphs }: WritingPlan): number {
  const beside = paragraphs.findIndex(({ keys }) => keys.some(key => APPLICATION_BESIDE.includes(key)))
  const ahead = type === 'ESSAY' ? paragraphs.findIndex(({ job }) => job === 'ahead') : -1
  return Math.max(0, beside >= 0 ? beside : ahead)
}

function placeName(request: WritingRequest): string {
  const { university } = targetOf(request)
  return university === '' ? NO_PLACE : institution(university)
}

/** Every answer read into sentences; what another answer says as fully is left out. */
function readStories({
  request,
  plan,
  tone,
  facts,
  voiceOf,
}: {
  request: WritingRequest
  plan: WritingPlan
  tone: Tone
  facts: readonly PlacedFact[]
  voiceOf: VoiceOf
}): Story[] {
  const place = placeName(request)
  const uneven = isUneven(Object.values(request.answers).map(proseOf))
  const read = plan.paragraphs.flatMap((planned, paragraph) =>
    planned.keys
      .filter(key => !FACT_KEYS.has(key))
      .map(key => {
        const statements = readStatements({
          key,
          answer: proseOf(request.answers[key]),
          voice: voiceOf(key),
          tone,
          place,
          most: MOST_READ * plan.targetWords,
          isUneven: uneven,
        })
        return { key, paragraph, statements }
      }),
  )
  const factMeanings = facts.flatMap(fact => fact.variants.map(meaningOf))
  const said: { meaning: ReadonlySet<string>; statement: Statement }[] = []
  const dropped = new Set<Statement>()
  for (const { statements } of read)
    for (const statement of statements) {
      const meaning = meaningOf(statement.text)
      if (
        factMeanings.some(fact => isSaidBy(meaning, fact)) ||
        said.some(other => !dropped.has(other.statement) && isRepeatedBy(meaning, other.meaning))
      ) {
        dropped.add(statement)
        continue
      }
      // A fragment that a later answer tells in full gives way to it.
      for (const other of said)
        if (!other.statement.isOwnSentence && isSaidBy(other.meaning, meaning)) dropped.add(other.statement)
      said.push({ meaning, statement })
    }
  const ending = read.filter(({ statements }) => statements.some(one => !dropped.has(one))).at(-1)?.key
  return read.flatMap(({ key, paragraph, statements }) => {
    const left = statements.filter(statement => !dropped.has(statement))
    if (left.length === 0) return []
    const leans = leansOn(left.map(statement => statement.text))
    // What is meant to be done may have its reason behind it; what was seen ends on what it came to.
    const end =
      voiceOf(key).verbs === 'AIM' ? left.findIndex(({ text }) => looksAhead(text)) : left.length - 1
    const weighed = left.map((statement, index) => ({
      words: statement.words,
      information:
        voiceOf(key).isStory === true
          ? informationIn(statement.text) * STORY_BY_FACTS + statement.words * STORY_BY_WORDS
          : informationIn(statement.text),
      leansOn: leans[index] ?? -1,
      dearness: dearnessOf({
        voice: voiceOf(key),
        isFirst: index === 0,
        isLast: index === left.length - 1,
        endsText: key === ending && index === end,
      }),
    }))
    return [{ key, paragraph, statements: left, weighed, kept: new Set(left.keys()) }]
  })
}

/** Two words in common with a long sentence are no repetition: 'It is the 20th of the month' is a point of its own. */
function isRepeatedBy(meaning: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return isSaidBy(meaning, other) && (meaning.size > 2 || other.size <= meaning.size + 2)
}

/** A story needs its start, and one that ends on its point needs its end; elsewhere the first sentence sets the scene. */
function dearnessOf({
  voice,
  isFirst,
  isLast,
  endsText,
}: {
  voice: KeyVoice
  isFirst: boolean
  isLast: boolean
  /** Is it what the whole text is to end on? */
  endsText: boolean
}): number {
  if (endsText) return 15
  if ((voice.isStory === true || voice.startsOnItsPoint === true) && isFirst) return 15
  if (voice.endsOnItsPoint === true && isLast) return 15
  if (voice.isStory === true && isLast) return 8
  return isFirst ? 4 : 0
}

/** The stories within their room; a supporting one that can't be told to its end is left to others. */
function chosenStories(asked: Choice): Story[] {
  const chosen = storiesWithin(asked)
  const whole = chosen.filter(
    story => !(asked.isSupporting(story.key) && isCutShort(story, asked.voiceOf(story.key))),
  )
  if (whole.length === chosen.length) return chosen
  const keys = new Set(whole.map(({ key }) => key))
  return storiesWithin({ ...asked, stories: asked.stories.filter(({ key }) => keys.has(key)) })
}

/** Has it lost its end, or most of what it told? */
function isCutShort({ weighed, kept }: Story, voice: KeyVoice): boolean {
  if (voice.isStory !== true || kept.size === weighed.length) return false
  const all = weighed.reduce((sum, { words }) => sum + words, 0)
  const told = weighed.reduce((sum, { words }, index) => sum + (kept.has(index) ? words : 0), 0)
  return !kept.has(weighed.length - 1) || told < all * 0.5
}

type Choice = {
  /** The paragraph whose story leads all others, where the document has one. */
  leadJob: string | null
  stories: readonly Story[]
  plan: WritingPlan
  voiceOf: VoiceOf
  isSupporting: (key: string) => boolean
  factWords: readonly number[]
}

/** Parts the words among paragraphs, answers and sentences, then evens out what rounding left. */
function storiesWithin({ stories, plan, voiceOf, isSupporting, factWords, leadJob }: Choice): Story[] {
  const wordsOf = (story: Story) => story.weighed.reduce((sum, sentence) => sum + sentence.words, 0)
  const all = stories.reduce((sum, story) => sum + wordsOf(story), 0)
  // Under a few sentences a story has no middle, and where there is room it is told whole.
  const kept = Math.min(1, (STORIES_FIRST * plan.targetWords) / Math.max(all, 1))
  const wantedFor = (story: Story) =>
    voiceOf(story.key).isStory === true
      ? Math.min(
          wordsOf(story),
          Math.max(SHORTEST_STORY, wordsOf(story) * (isSupporting(story.key) ? 0 : kept)),
        )
      : 0
  // One moment leads an essay: it is told whole before others are begun.
  const leads = (story: Story) => leadJob !== null && plan.paragraphs[story.paragraph]?.job === leadJob
  const forLead = stories.reduce((sum, story) => sum + (leads(story) ? wordsOf(story) : 0), 0)
  const lead = Math.min(1, (MOST_FOR_LEAD * plan.targetWords) / Math.max(forLead, 1))
  const wantedByOthers = stories.reduce((sum, story) => sum + (leads(story) ? 0 : wantedFor(story)), 0)
  const scale = Math.min(
    1,
    Math.max(0, MOST_FOR_STORIES * plan.targetWords - forLead * lead) / Math.max(wantedByOthers, 1),
  )
  const leastFor = (story: Story) =>
    leads(story) && voiceOf(story.key).isStory === true ? wordsOf(story) * lead : wantedFor(story) * scale
  const room = plan.paragraphs.map((planned, paragraph) => {
    const own = stories.filter(story => story.paragraph === paragraph)
    const most = (factWords[paragraph] ?? 0) + own.reduce((sum, story) => sum + wordsOf(story), 0)
    const least = own.reduce((sum, story) => sum + leastFor(story), 0)
    return { weight: planned.share, most, least: least === 0 ? 0 : least + (factWords[paragraph] ?? 0) }
  })
  const wanted = share(plan.targetWords, room)
  const isTooTight = room.map(({ least }, index) => (wanted[index] ?? 0) < least)
  const reserved = room.reduce((sum, { least }, index) => sum + (isTooTight[index] ? least : 0), 0)
  const others = share(
    plan.targetWords - reserved,
    room.map(({ weight, most }, index) => ({ weight, most: isTooTight[index] ? 0 : most })),
  )
  const budgets = room.map(({ least }, index) => (isTooTight[index] ? least : (others[index] ?? 0)))
  const chosen = plan.paragraphs.flatMap((_, paragraph) => {
    const own = stories.filter(story => story.paragraph === paragraph)
    const budget = Math.max(0, (budgets[paragraph] ?? 0) - (factWords[paragraph] ?? 0))
    const least = own.map(leastFor)
    const reserved = Math.min(
      1,
      budget /
        Math.max(
          1,
          least.reduce((sum, words) => sum + words, 0),
        ),
    )
    const given = least.map(words => words * reserved)
    const beyond = share(
      Math.max(0, budget - given.reduce((sum, words) => sum + words, 0)),
      own.map((story, index) => ({
        weight: Math.sqrt(wordsOf(story)) * (isSupporting(story.key) ? SUPPORTING_WEIGHT : 1),
        most: Math.max(0, wordsOf(story) - (given[index] ?? 0)),
      })),
    )
    const parts = given.map((words, index) => words + (beyond[index] ?? 0))
    return own.map(
      (story, index): Story => ({
        ...story,
        kept: new Set(keepWithin(story.weighed, Math.ceil(parts[index] ?? 0))),
      }),
    )
  })
  return evenedOut(chosen, plan.targetWords - factWords.reduce((sum, words) => sum + words, 0))
}

function evenedOut(stories: readonly Story[], target: number): Story[] {
  const kept = stories.map(story => new Set(story.kept))
  const all = stories.flatMap((story, at) =>
    story.weighed.map((sentence, index) => ({ ...sentence, at, index })),
  )
  let words = all.reduce((sum, { at, index, words: own }) => sum + (kept[at]?.has(index) ? own : 0), 0)
  const byWorth = [...all].sort((one, other) => other.information / other.words - one.information / one.words)
  for (let moved = true; moved && words < target * 0.985; ) {
    moved = false
    for (const { at, index, words: own, leansOn: lean } of byWorth) {
      const set = kept[at]
      if (set === undefined || set.has(index) || words + own > target * 1.03 || (lean >= 0 && !set.has(lean)))
        continue
      set.add(index)
      words += own
      moved = true
      if (words >= target * 0.985) break
    }
  }
  // What a story starts or ends with goes last.
  const dearLast = byWorth
    .reverse()
    .sort((one, other) => Number(one.dearness > 10) - Number(other.dearness > 10))
  for (const { at, index, words: own } of dearLast) {
    if (words <= target * 1.04) break
    const set = kept[at]
    const story = stories[at]
    if (set === undefined || story === undefined || !set.has(index) || set.size < 2) continue
    if (story.weighed.some((other, follower) => set.has(follower) && other.leansOn === index)) continue
    set.delete(index)
    words -= own
  }
  return stories.map((story, at) => ({ ...story, kept: kept[at] ?? new Set<number>() }))
}

/** A paragraph's lines in the order of its answers, with its facts where they belong. */
function linesOf({
  planned,
  paragraph,
  stories,
  facts,
  request,
  plan,
  tone,
  opening,
  labelOf,
  voiceOf,
  bridged,
}: {
  planned: PlannedParagraph
  paragraph: number
  stories: readonly Story[]
  facts: readonly PlacedFact[]
  request: WritingRequest
  plan: WritingPlan
  tone: Tone
  opening: string
  labelOf: (key: string) => string
  voiceOf: VoiceOf
  /** How the bridges so far open; no two open alike. */
  bridged: Set<string>
}): Line[] {
  const lines: Line[] = []
  const own = facts.filter(fact => fact.paragraph === paragraph)
  const place = placeName(request)
  const told = new Set<PlacedFact>()
  const tell = (fact: PlacedFact) => {
    told.add(fact)
    // The application is said plainly. One 'I' after another is how people write; a third in a row is what to avoid.
    const before = lines.at(-1)?.text
    const earlier = lines.at(-2)?.text
    const avoid =
      fact.kind === 'APPLICATION'
        ? ''
        : before === undefined
          ? opening
          : earlier === undefined || openingOf(earlier) === openingOf(before)
            ? openingOf(before)
            : ''
    const text = fact.variants.find(variant => openingOf(variant) !== avoid) ?? fact.variants[0] ?? ''
    lines.push({ key: fact.kind, text, sources: fact.sources, isFact: true, opensKey: true })
  }
  const application = own.find(fact => fact.kind === 'APPLICATION')
  if (application !== undefined && (paragraph === 0 ? plan.tone === 'academic' : true)) tell(application)
  for (const key of planned.keys) {
    const fact = own.find(
      candidate =>
        (candidate.kind === 'STUDIES' && STUDY_KEYS.includes(key)) ||
        (candidate.kind === 'WORK' && WORK_KEYS.includes(key)),
    )
    if (fact !== undefined && !told.has(fact) && fact.kind === 'STUDIES') tell(fact)
    for (const beside of own)
      if (
        (beside.kind === 'FIELD' && key === 'fieldOfStudy') ||
        (beside.kind === 'RANK' && key === 'academicRank')
      )
        tell(beside)
    const story = stories.find(candidate => candidate.paragraph === paragraph && candidate.key === key)
    const work = own.find(candidate => candidate.kind === 'WORK' && !told.has(candidate))
    const isWork = WORK_STORY_KEYS.includes(key)
    const written = story === undefined ? [] : story.statements.filter((_, index) => story.kept.has(index))
    const [first] = written
    if (work !== undefined && isWork && first !== undefined) {
      told.add(work)
      lines.push(...workLines({ fact: work, first, request, labelOf, tell: () => tell(work) }))
      written.shift()
    } else if (
      work !== undefined &&
      (key === 'currentCompany' || key === 'currentPosition') &&
      !planned.keys.some(
        other =>
          WORK_STORY_KEYS.includes(other) &&
          stories.some(candidate => candidate.key === other && candidate.paragraph === paragraph),
      )
    )
      tell(work)
    const voice = voiceOf(key)
    const before = lines.at(-1)?.key
    const leadsOver =
      lines.length === 0
        ? paragraph > 0
        : before !== undefined && voiceOf(before).isStory === true && voice.bridgesOnlyParagraphs !== true
    const isTold =
      written[0]?.isOwnSentence === true &&
      written.reduce((sum, { words }) => sum + words, 0) >= WORTH_A_BRIDGE
    const bridge =
      bridgeToQuestions(written, voice) ??
      (leadsOver && isTold && planned.job !== 'opening' ? bridgeTo(written[0], voice, plan.tone) : null)
    if (bridge !== null && written[0] !== undefined && !bridged.has(openingOf(bridge))) {
      bridged.add(openingOf(bridge))
      lines.push({
        key: 'BRIDGE',
        text: bridge,
        sources: sourcesOf(written[0], labelOf),
        isFact: true,
        opensKey: true,
      })
    }
    for (const [index, statement] of written.entries()) {
      const isFirst = index === 0 && statement === first
      const text = isFirst ? orientedByQuestion(statement.text, voice, tone, place) : statement.text
      lines.push({ key, text, sources: sourcesOf(statement, labelOf), isFact: false, opensKey: isFirst })
    }
  }
  for (const fact of own) if (!told.has(fact) && fact.kind !== 'APPLICATION') tell(fact)
  if (application !== undefined && !told.has(application)) tell(application)
  return lines
}

/** A few words that lead over to a moment, unless its first sentence says the same. */
function bridgeTo(first: Statement | undefined, voice: KeyVoice, toneName: string): string | null {
  const bridge = isToneName(toneName) ? voice.bridge?.[toneName] : undefined
  if (bridge === undefined || first === undefined) return null
  // 'I have also learned from failure. The first version failed' says it twice.
  const startsOf = (text: string) => [...meaningOf(text)].map(word => word.slice(0, 4))
  const said = new Set(startsOf(first.text))
  const able = (typeof bridge === 'string' ? [bridge] : bridge).filter(
    one => !startsOf(one).some(word => said.has(word)),
  )
  // By chance, but always alike for the same answer.
  return able[first.text.length % Math.max(able.length, 1)] ?? null
}

/** 'These are the questions that I want to work on.', where an answer of questions is told. */
function bridgeToQuestions(written: readonly Statement[], { questions }: KeyVoice): string | null {
  const asked = written.filter(({ text }) => text.endsWith('?')).length
  if (questions === undefined || written[0]?.text.endsWith('?') !== true) return null
  return questions[asked === 1 ? 0 : 1]
}

/** 'I want to join …' → 'On campus, I want to join …', where the question says what the sentence does not. */
function orientedByQuestion(text: string, voice: KeyVoice, tone: Tone, place: string): string {
  if (voice.orientation === undefined || !/^I \p{L}/u.test(text) || voice.oriented?.test(text) === true)
    return text
  if (voice.orientsAheadOnly === true && !looksAhead(text)) return text
  const orientation = worded(voice.orientation, tone, { x: '', place })
  return orientation.includes(NO_PLACE) ? text : oriented(orientation, text)
}

function sourcesOf(statement: Statement, labelOf: (key: string) => string): SentenceSource[] {
  return statement.quotes.map(quote => ({ key: statement.key, label: labelOf(statement.key), quote }))
}

/** The post and the first thing done in it, in one sentence where the second lacks the first. */
function workLines({
  fact,
  first,
  request,
  labelOf,
  tell,
}: {
  fact: PlacedFact
  first: Statement
  request: WritingRequest
  labelOf: (key: string) => string
  tell: () => void
}): Line[] {
  const position = lineOf(request, 'currentPosition')
  const parts = position === null ? null : positionParts(position)
  const title = parts === null ? lineOf(request, 'currentJobTitle') : parts.title
  const company = parts === null ? lineOf(request, 'currentCompany') : parts.at === '' ? null : parts.at
  const line: Line = {
    key: first.key,
    text: first.text,
    sources: sourcesOf(first, labelOf),
    isFact: false,
    opensKey: true,
  }
  const names = (text: string | null) =>
    text !== null && first.text.toLowerCase().includes(text.toLowerCase())
  if ((title === null || names(title)) && (company === null || names(company))) return [line]
  const isElsewhere = /\b(?:at|with|for|joined|interned) \p{Lu}/u.test(first.text) && !names(company)
  const tellsThePost = /^I (?:work|am|joined|was (?:hired|promoted|recruited))\b/u.test(first.text)
  if (/^I \p{L}/u.test(first.text) && !isElsewhere && (!tellsThePost || names(title))) {
    const lead =
      names(company) && title !== null
        ? `As ${postOf(title)},`
        : names(title) && company !== null
          ? `At ${institution(company)},`
          : fact.lead
    return [{ ...line, text: oriented(lead, first.text), sources: [...fact.sources, ...line.sources] }]
  }
  tell()
  return [line]
}

/** Openings varied, neighbours joined, the paragraph's start unlike the one before. */
function flowing({
  lines,
  tone,
  opening,
  voiceOf,
}: {
  lines: readonly Line[]
  tone: Tone
  opening: string
  voiceOf: VoiceOf
}): Line[] {
  const flow: Line[] = []
  let saidAlso = false
  for (const line of lines) {
    const before = flow.at(-1)
    let next = line
    if (
      before !== undefined &&
      line.opensKey &&
      !line.isFact &&
      !saidAlso &&
      // Where the person says 'also' themselves, a second one would be too many.
      !lines.some(({ key, text }) => key === line.key && /\balso\b/iu.test(text)) &&
      opensWithI(line.text) &&
      (voiceOf(line.key).verbs !== 'AIM' || looksAhead(line.text)) &&
      before.key !== line.key &&
      // 'Also' goes on from what I did or want, and not from what somebody else said or a list of courses.
      /^(?:I\b|I['’]|My (?!certificates\b))|\bI(?: would| want|['’]d) /u.test(before.text) &&
      voiceOf(line.key).isOneOfSeveral === true &&
      !before.isFact &&
      voiceOf(before.key).isOneOfSeveral === true
    ) {
      next = { ...line, text: withAlso(line.text, tone) }
      saidAlso = next.text !== line.text
    }
    if (
      before !== undefined &&
      before.key === next.key &&
      !before.isFact &&
      opensWithI(before.text) &&
      opensWithI(next.text)
    ) {
      const both = joined(before.text, next.text)
      const runs = opensWithI(flow.at(-2)?.text ?? '') || (flow.length === 1 && opening === 'i')
      if (both !== null && (runs || countWords(both) < 18)) {
        flow[flow.length - 1] = { ...before, text: both, sources: [...before.sources, ...next.sources] }
        continue
      }
    }
    if (opensWithI(next.text) && opensWithI(before?.text ?? ''))
      next = { ...next, text: withTimeFirst(next.text) ?? next.text }
    flow.push(next)
  }
  const [first] = flow
  if (first !== undefined && openingOf(first.text) === opening) {
    const varied = opensWithI(first.text) ? withTimeFirst(first.text) : withTimeLast(first.text)
    if (varied !== null) flow[0] = { ...first, text: varied }
  }
  return flow
}

/** No contractions where it is formal, the spoken ones where it is conversational, the person's own between. */
function inTone(text: string, name: string): string {
  const tone = toneOf(name)
  if (tone === 'classic-formal' || name === 'professional') return calm(expandContractions(text))
  if (tone === 'formal-warm') return calm(text)
  return contract(text)
}

function calm(text: string): string {
  return text.replace(/!\)$/u, ').').replace(/!(?=["”’)]*$)/u, '.')
}
