import { z } from 'zod'
import { Country } from '../../generated/prisma/enums.ts'
import { countryInSentence } from '../catalogue/countries.ts'
import { findField } from '../catalogue/fields.ts'
import type { MatchingProfile } from '../profiles/reading/types.ts'
import type { Ranking } from './rank.ts'
import type { LeftOut } from './types.ts'

const leftOut = z.object({
  dear: z.int(),
  unsuited: z.int(),
  near: z.int(),
  isFunding: z.boolean().default(false),
})

/**
 * A preferred country without a programme in the fields of interest or within the budget, or, without a country, why the
 * first ten is short: as it is stored and shown.
 */
const gap = z.object({
  country: z.enum(Country).nullable(),
  /** How many programmes in near fields there are, which `includeNear` lists. */
  near: z.int(),
  /** The names of the fields of interest. */
  fields: z.array(z.string()),
  /** Where everything costs clearly more than the budget: both in words. */
  cost: z.object({ budget: z.string(), least: z.string() }).nullable().default(null),
  /** How many in the field ask for what the person does not have, where there is no other. */
  closed: z.int().default(0),
  /** Why a country has none in the first ten, where it is neither the field nor the money alone. */
  left: leftOut.nullable().default(null),
  /** Why the first ten is short, where this is about no country. */
  short: z
    .object({
      shown: z.int(),
      countries: z.array(z.enum(Country)),
      isSample: z.boolean(),
      ...leftOut.shape,
    })
    .nullable()
    .default(null),
  /** What was named and is in no title of these countries, where this is about no country. */
  unfound: z
    .object({
      unknown: z.array(z.string()),
      closed: z.array(z.string()),
      countries: z.array(z.enum(Country)),
    })
    .nullable()
    .default(null),
  /** Other countries with programmes within the budget, where this is about no country. */
  elsewhere: z.array(z.object({ country: z.enum(Country), programs: z.int() })).default([]),
})
export type NamedGap = z.infer<typeof gap>

const ABOUT_ALL = {
  country: null,
  near: 0,
  closed: 0,
  cost: null,
  left: null,
  short: null,
  unfound: null,
  elsewhere: [],
}

/** The most subjects that a sentence names as not found. */
const MOST_UNFOUND = 3

/** What a ranking could not offer, as it is stored and shown: by country, and then for all of them. */
export function namedGaps(
  { gaps, short, unfound, elsewhere }: Omit<Ranking, 'programs'>,
  { fields, countries, isSample }: { fields: string[]; countries: readonly Country[]; isSample: boolean },
): NamedGap[] {
  // Of a country with nothing in the field that is said already.
  const empty = new Set(
    gaps.filter(({ cost, left }) => cost === null && left === null).map(({ country }) => country),
  )
  const named = countries.filter(country => !empty.has(country))
  const unknown = unfound.unknown.slice(0, MOST_UNFOUND)
  const closed = unfound.closed.slice(0, MOST_UNFOUND)
  return [
    ...gaps.map(one => ({ ...one, fields, short: null, unfound: null, elsewhere: [] })),
    ...(named.length > 0 && unknown.length + closed.length > 0
      ? [{ ...ABOUT_ALL, fields, unfound: { unknown, closed, countries: named } }]
      : []),
    ...(short ? [{ ...ABOUT_ALL, fields, short: { ...short, isSample } }] : []),
    ...(elsewhere.length > 0 ? [{ ...ABOUT_ALL, fields, elsewhere: [...elsewhere] }] : []),
  ]
}

/** How many matches a counsellor would name first, where there are enough. */
const FULL_TEN = 10

/** The most fields that a sentence names. */
const MOST_NAMED = 2
/** A field with less than this share of the strongest interest was only mentioned in passing. */
const LEAST_NAMED = 0.5

/** The names of the fields of interest for the sentences below: the strongest, and none that was named in passing. */
export function fieldsToName({ fields }: Pick<MatchingProfile, 'fields'>): string[] {
  const strongest = Math.max(0, ...fields.map(({ weight }) => weight))
  return fields
    .filter(({ weight }) => weight >= LEAST_NAMED * strongest)
    .slice(0, MOST_NAMED)
    .flatMap(({ code }) => findField(code)?.name ?? [])
}

/** The stored gaps of a person; none where an earlier release stored something else. */
export function gapsIn(stored: unknown): NamedGap[] {
  const { success, data } = z.array(gap).safeParse(stored)
  return success ? data : []
}

/** How many of the matches are the list that a counsellor would name; what follows fits less well. */
export function firstTenOf(gaps: readonly NamedGap[]): number {
  return gaps.find(({ short }) => short !== null)?.short?.shown ?? FULL_TEN
}

/**
 * 'We know no programme in psychology in Canada. 12 are in near fields.' Or 'Nothing in psychology in Canada is within
 * your ₹20 lakh: the least is about ₹29 lakh.' Or why the first ten is short.
 */
export function gapSentence(named: NamedGap): string {
  const { country, near, closed, fields, cost, left } = named
  const subjects = fields.map(name =>
    /^[A-Z]{2}/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1),
  )
  const what = subjects.length === 0 ? 'what you look for' : subjects.join(' or ')
  if (country === null) return sentenceOfAll(named, what)
  if (cost !== null)
    return `Nothing in ${what} in ${countryInSentence(country)} is within your ${cost.budget}: the least is about ${cost.least}.`
  if (left !== null)
    return `Your first list has nothing in ${what} in ${countryInSentence(country)}: of what we know, ${listed(reasonsOf(left))}.`
  if (closed > 0)
    return `We know no programme in ${what} in ${countryInSentence(country)} that is open to you: ${closed} ${closed === 1 ? 'asks' : 'ask'} for a degree, a language or a test that your profile does not name.`
  const rest = near === 0 ? '' : near === 1 ? ' One is in a near field.' : ` ${near} are in near fields.`
  return `We know no programme in ${what} in ${countryInSentence(country)}.${rest}`
}

/** What is about no single country: what was not found by its name, why the first ten is short, and where else to look. */
function sentenceOfAll({ short, unfound, elsewhere }: NamedGap, what: string): string {
  if (unfound !== null) return unfoundSentence(unfound)
  if (elsewhere.length > 0)
    return `Within your budget we know ${listed(elsewhere.map(({ country, programs }) => `${programs} in ${countryInSentence(country)}`))}: add a country to see them.`
  return short === null ? '' : shortSentence(short, what)
}

/** 'No programme that we know in Italy has ‘film sound’ in its title.' A title tells little of its courses. */
function unfoundSentence({ unknown, closed, countries }: NonNullable<NamedGap['unfound']>): string {
  const where = countries.length === 0 ? '' : ` in ${either(countries.map(countryInSentence))}`
  const quoted = (names: readonly string[]) => either(names.map(name => `‘${name}’`))
  return [
    unknown.length > 0
      ? `No programme that we know${where} has ${quoted(unknown)} in its title: look for it among the courses of what is listed.`
      : null,
    closed.length > 0
      ? `What has ${quoted(closed)} in its title${where} asks for a degree, a language or a test that your profile does not name.`
      : null,
  ]
    .filter(sentence => sentence !== null)
    .join(' ')
}

/**
 * 'Your first list has 4 programmes: we know no more in fashion in Italy or Spain that suit you. Of the others, 12 cost
 * clearly more than your budget.'
 */
function shortSentence(
  { shown, countries, isSample, ...left }: NonNullable<NamedGap['short']>,
  what: string,
): string {
  const where = countries.length === 0 ? '' : ` in ${either(countries.map(countryInSentence))}`
  const within = isSample ? ' in the public sample, which the Free plan matches against,' : ''
  const reasons = reasonsOf(left)
  const first =
    shown === 0
      ? `Your first list is empty: we know nothing in ${what}${where}${within}`
      : `Your first list has ${shown} ${shown === 1 ? 'programme' : 'programmes'}: we know no more in ${what}${where}${within}`
  if (reasons.length === 0) return `${first.replace(/,$/, '')}.`
  return `${first} that ${shown === 0 ? 'suits' : 'suit'} you. Of ${shown === 0 ? 'what we know' : 'the others'}, ${listed(reasons)}.`
}

/** The reasons in words. How many near fields have is said only where there is no other reason. */
function reasonsOf({ dear, unsuited, near, isFunding }: LeftOut): string[] {
  const isOne = dear === 1
  const reasons = [
    dear > 0 &&
      (isFunding
        ? `${dear} ${isOne ? 'is' : 'are'} not funded as far as we know`
        : `${dear} ${isOne ? 'costs' : 'cost'} clearly more than your budget`),
    unsuited > 0 &&
      `${unsuited} ${unsuited === 1 ? 'does' : 'do'} not suit your grades, tests, experience or time`,
  ].filter(reason => reason !== false)
  if (reasons.length > 0 || near === 0) return reasons
  return [`${near} ${near === 1 ? 'is' : 'are'} in near fields or other parts of your field`]
}

function either(names: readonly string[]): string {
  return joined(names, 'or')
}

function listed(parts: readonly string[]): string {
  return joined(parts, 'and')
}

function joined(parts: readonly string[], word: string): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`
}
