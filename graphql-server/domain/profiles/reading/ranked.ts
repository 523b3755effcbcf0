import type { Country } from '../../../generated/prisma/enums.ts'
import { countryInSentence } from '../../catalogue/countries.ts'
import { UNIVERSITY_GROUPS, type UniversityGroup } from '../../catalogue/universityGroups.ts'
import { countriesNamed, placesOf } from './budgetPlaces.ts'
import type { LevelWish } from './types.ts'
import { matchesOf, nothing, type Outcome, partAround, plain, quoted, type Span } from './words.ts'

/** A wish for a place in a ranking, with the place where it is named: 'top 50', 'QS under 200', 'well ranked'. */
const RANKING =
  /\btop[\s-]?(\d{1,3})(?:\s?(?:-|to)\s?(\d{1,3}))?(?!\s?%|\d|\sof\s(?:my|the|our)\s(?:class|batch|branch))\b|\b(?:QS|rank(?:ing|ed)?s?)\s(?:\w+\s){0,2}?(?:under|within|below|up\s?to|upto|top|<)\s?(\d{2,3})\b|\b(?:QS|well[\s-]ranked|rank(?:ing|ed)s?|top[\s-](?:tier|ranked|notch)|tier[\s-](?:1|one|I)\s(?:uni|school|b-?school|college|institut)\w*|prestigious|(?:very\s)?reputed|top\s(?=(?:\w+\s)?(?:uni\b|unis\b|universit|school|b-?school|college|institut)))/gi
/** So many characters on both sides say what a mention means. */
const MOST_AROUND = 160
/** The most places of a ranking that somebody means who names a few: the top twenty MBAs are those of a country. */
const FEW_MBAS = 20

type Mention = Span & { group: UniversityGroup | null; top: number | null }

const JOINERS = String.raw`(?:[\s,/&+()]|\b(?:and|or|any|some|other|a|an|the|uni(?:s|versit\w+)?|b?-?schools?|colleges?|tier)\b)*`
/** In front of a group that nothing else will do for. */
const ONLY_BEFORE =
  /\b(?:only|just|strictly|nothing\s(?:below|under|outside|beyond|except|but|other\sthan|less\sthan)|(?:not|never|no)\s(?:\w+\s)?(?:below|under|outside|beyond|lower\sthan)|(?:must|has\sto|have\sto|needs?\sto)\sbe|at\s(?:the\s)?least|minimum|insist\son|unless(?:\sit(?:'?s|\sis))?|only\sif(?:\sit(?:'?s|\sis))?)(?:\s(?:i|we|would|will|want|apply|applying|consider|considering|go|going|look|looking|interested|it'?s|is|in|at|to|for|from|within|among|of|on|with|a|an|the|universities|unis|schools)){0,6}\s*$/i
/** The same behind it. */
const ONLY_BEHIND =
  /^[^.;,\n]{0,24}?\b(?:only|or\s(?:nothing|not\sat\sall|no\spoint)|else\s(?:no|not|nothing|no\spoint)|nothing\selse|(?:is|are)\s(?:a\s)?must|must|mandatory|compulsory|non-?negotiable|no\sexceptions?)\b(?!\s(?:if|when|in|for|as)\b)/i
/** Behind a group that would be better and is no condition, whatever is said of others. */
const SOFT_BEHIND =
  /^[^.;,\n]{0,24}?\b(?:ideal(?:ly)?|prefer\w*|if\spossible|would\sbe\s(?:nice|great|good)|nice\sto\shave|bonus|a\splus)\b/i
const REFUSED_BEFORE =
  /\b(?:not\s(?:necessarily|particular\w*|interested|bothered|fuss\w*|obsess\w*|chas\w*|after|looking|about|only|just|fixated)|(?:don'?t|do\snot|doesn'?t)\s(?:really\s)?(?:care|need|want|mind|chase|look)|no\s(?:need|interest|obsession|craze)|never\smind|forget|regardless|irrespective)(?:\s\w+){0,4}\s*$/i
const REFUSED_BEHIND =
  /^(?:\s[\w-]+){0,4}?\s(?:(?:(?:do(?:es)?|is|are)\s?(?:not|n'?t)|never)\s(?:really\s)?(?:matter|count|important|needed|necessary|required|relevant|decide|a\smust)|not\s(?:so\s)?(?:important|needed|necessary|required|mandatory|a\smust)|unimportant|irrelevant|no\sissue|nahi\w*)/i

const FIRST_NOTE =
  'we keep no rankings: universities that are hard to get into come first, and a place in a ranking is yours to check'
const GROUPS_NOTE = 'members first, as far as we know them'
const ONLY_NOTE = 'others come after the first ten'

/**
 * Reads for a place in a ranking, and for groups of universities: 'QS top 100', 'only Russell Group', 'M7 or T15'. Empty:
 * rankings do not matter. Nothing where no text speaks of either. In a text that says only what money is for, what nothing
 * else will do for counts.
 */
export function readRanked(
  words: string,
  { isMba = false, ofMoney = '' }: { isMba?: boolean; ofMoney?: string } = {},
): Outcome<readonly LevelWish[]> {
  const own = wishesIn(plain(words), isMba)
  const conditions = wishesIn(plain(ofMoney), isMba).filter(({ wish }) => wish?.isOnly === true)
  const [first] = own.length > 0 ? own : conditions
  if (!first) return nothing()
  const found = [...own, ...conditions].flatMap(({ wish }) => wish ?? [])
  const from = own.length > 0 ? words : ofMoney
  return { ...levelOutcome(withoutDoubles(found)), quote: quoted(from, first.span) }
}

function wishesIn(text: string, isMba: boolean): { wish: LevelWish | null; span: Span }[] {
  const mentions = mentionsIn(text, isMba)
  return mentions.map(mention => {
    const { start, end } = partAround(text, mention, '.;\n', MOST_AROUND)
    // What stands before a list of groups, or behind it, is said of each of them.
    const before = withoutMentions(text.slice(start, mention.start), mentions, start)
    const behind = withoutMentions(text.slice(mention.end, end), mentions, mention.end)
    const lead = before.replace(new RegExp(`${JOINERS}$`, 'i'), ' ')
    const tail = behind.replace(new RegExp(`^${JOINERS}`, 'i'), ' ')
    const isRefused = REFUSED_BEFORE.test(lead) || REFUSED_BEHIND.test(tail)
    const places = placesOf(text, mention)
    const wish: LevelWish = {
      group: mention.group,
      top: mention.top,
      countries: mention.group === null && places.length < 8 ? places : [],
      isOnly: !SOFT_BEHIND.test(tail) && (ONLY_BEFORE.test(lead) || ONLY_BEHIND.test(tail)),
    }
    return { wish: isRefused ? null : wish, span: mention }
  })
}

/** A part of a text with spaces for the mentions in it. */
function withoutMentions(part: string, mentions: readonly Span[], offset: number): string {
  return mentions.reduce((rest, { start, end }) => {
    const from = start - offset
    const to = end - offset
    if (from < 0 || to > part.length) return rest
    return rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to)
  }, part)
}

/** Groups and places in a ranking, in the order of the text. Of overlapping ones the group counts. */
function mentionsIn(text: string, isMba: boolean): Mention[] {
  const groups = UNIVERSITY_GROUPS.flatMap(({ code, named }) =>
    matchesOf(new RegExp(named, `${named.flags}g`), text).map(({ 0: all, index }) => ({
      ...{ start: index, end: index + all.length, group: code, top: null },
    })),
  )
  const ranks = matchesOf(RANKING, text).map(({ 0: all, 1: from, 2: to, 3: under, index }) => {
    const figure = to ?? under ?? from
    const top = figure === undefined ? null : Number(figure)
    const group = isMba && top !== null && top <= FEW_MBAS ? ('T15' as const) : null
    return { start: index, end: index + all.length, group, top: group === null ? top : null }
  })
  const overlaps = (one: Span, other: Span) => one.start < other.end && other.start < one.end
  const wide = groups.filter(
    one => !groups.some(other => other !== one && overlaps(one, other) && other.start < one.start),
  )
  return [...wide, ...ranks.filter(rank => !wide.some(group => overlaps(rank, group)))].sort(
    (a, b) => a.start - b.start,
  )
}

/** One wish of each kind; one that nothing else will do for counts before a mere wish. */
function withoutDoubles(wishes: readonly LevelWish[]): LevelWish[] {
  const keyOf = ({ group, countries }: LevelWish) => `${group}|${countries.join()}`
  const byKey = new Map<string, LevelWish>()
  for (const wish of wishes) {
    const known = byKey.get(keyOf(wish))
    byKey.set(keyOf(wish), {
      ...wish,
      top: known?.top ?? wish.top,
      isOnly: (known?.isOnly ?? false) || wish.isOnly,
    })
  }
  return [...byKey.values()]
}

const NO_MATTER = 'rankings do not matter'
const WELL_RANKED = 'well-ranked universities'

function levelOutcome(wishes: readonly LevelWish[]): Outcome<readonly LevelWish[]> {
  const only = wishes.filter(({ isOnly }) => isOnly)
  const first = wishes.filter(({ isOnly }) => !isOnly)
  const said = [
    ...(only.length > 0 ? [`only ${only.map(nameOf).join(', ')}`] : []),
    ...(first.length > 0 ? [`${first.map(nameOf).join(', ')} first`] : []),
  ]
  const notes = [
    ...(wishes.some(({ group }) => group === null) ? [FIRST_NOTE] : []),
    ...(first.some(({ group }) => group !== null) ? [GROUPS_NOTE] : []),
    ...(only.length > 0 ? [ONLY_NOTE] : []),
  ]
  return {
    value: wishes,
    understood: said.join('; ') || NO_MATTER,
    note: notes.join('; ') || null,
    quote: null,
    doubts: [],
  }
}

function nameOf({ group, top, countries }: LevelWish): string {
  const of = UNIVERSITY_GROUPS.find(({ code }) => code === group)
  if (of) return of.universities
  const where = countries.length === 0 ? '' : ` in ${countries.map(countryInSentence).join(' and ')}`
  return `${top === null ? WELL_RANKED : `top ${top} universities`}${where}`
}

const RANKED_NAME = /^(?:well-ranked|top (\d{1,3})) universities(?: in (.{2,120}))?$/i

/** One name of a correction. Null for other words. */
function wishNamed(name: string, isOnly: boolean): LevelWish | null {
  const group = UNIVERSITY_GROUPS.find(
    ({ universities }) => universities.toLowerCase() === name.trim().toLowerCase(),
  )
  if (group) return { group: group.code, top: null, countries: [], isOnly }
  const match = RANKED_NAME.exec(name.trim())
  if (!match) return null
  const countries: Country[] | null = match[2] === undefined ? [] : countriesNamed(match[2])
  return (
    countries && { group: null, top: match[1] === undefined ? null : Number(match[1]), countries, isOnly }
  )
}

/** The form of corrections: 'only Russell Group universities; top 50 universities in Canada first'. Null for other words. */
function exactLevel(text: string): LevelWish[] | null {
  const wishes = text.split(/;\s*/).flatMap(segment => {
    const only = /^only\s(.+)$/i.exec(segment.trim())
    const first = /^(.+)\sfirst$/i.exec(segment.trim())
    const names = only?.[1] ?? first?.[1]
    return names === undefined ? [null] : names.split(/,\s*/).map(name => wishNamed(name, only !== null))
  })
  const known = wishes.filter(wish => wish !== null)
  return known.length === wishes.length ? known : null
}

/** The same as a correction says it: 'yes', 'QS top 100', 'only Russell Group universities', 'rankings do not matter'. */
export function readRankedAlone(words: string): Outcome<readonly LevelWish[]> {
  const text = plain(words).trim()
  if (/^(?:no\b|none|rankings?\s(?:do|does)(?:\snot|n't))/i.test(text)) return levelOutcome([])
  const exact = exactLevel(text)
  if (exact) return levelOutcome(exact)
  const read = readRanked(words)
  if (read.value !== null) return { ...read, quote: null }
  return /^(?:yes|well-ranked|first)\b/i.test(text)
    ? levelOutcome([{ group: null, top: null, countries: [], isOnly: false }])
    : nothing()
}
