import { Country } from '../../../generated/prisma/enums.ts'
import { countryInSentence } from '../../catalogue/countries.ts'
import { partAround, type Span } from './words.ts'

const COUNTRIES = Object.values(Country)
const COUNTRY_NAMES = new Map(
  COUNTRIES.flatMap(country => {
    const name = countryInSentence(country).toLowerCase()
    return [name, name.replace(/^the\s/, '')].map(key => [key, country] as const)
  }),
)

/** The countries of a list: 'Germany, Italy and the UK'. Null where one is none of the eight. */
export function countriesNamed(list: string): Country[] | null {
  const countries = list.split(/,\s*|\sand\s/i).map(name => COUNTRY_NAMES.get(name.trim().toLowerCase()))
  const known = countries.filter(country => country !== undefined)
  return known.length === countries.length ? [...new Set(known)] : null
}

/** How people write the countries of the catalogue. */
export const COUNTRY_PATTERNS: Readonly<Record<Country, RegExp>> = {
  AUSTRALIA: /\baustralia\b|\baus\b|\boz\b/i,
  CANADA: /\bcanada\b/i,
  GERMANY: /\bgermany\b/i,
  INDIA: /\bindia\b(?!n)|\bhere\b/i,
  ITALY: /\bitaly\b/i,
  SPAIN: /\bspain\b/i,
  UK: /\bu\.?k\.?\b|\bbritain\b|\bengland\b/i,
  USA: /\b[Uu]\.?[Ss]\.?[Aa]\b|\b(?:the|in|for)\sus\b|\bUS\b(?!\$|\s?D|\sdollar)|\b[Aa]merica\b/,
}
/** The countries that words name. */
export function countriesIn(words: string): Country[] {
  return COUNTRIES.filter(country => COUNTRY_PATTERNS[country].test(words))
}

const ABROAD = /\babroad\b|\boverseas\b|\boutside\sindia\b|\bforeign\b/i
const ELSEWHERE =
  /\belsewhere\b|\bother\scountr\w+|\bothers\b|\beverywhere\selse\b|\brest\b|\banywhere\selse\b/i
const EUROPE = /\beurope\b/i

/** The countries that a sum is said for: '35 lakh in India', '60 lakh abroad'. Empty where it names none. */
export function placesOf(text: string, span: Span): readonly Country[] {
  const clause = partAround(text, span, ',;.\n+/|', 60)
  const behind = text.slice(span.end, clause.end).split(/\b(?:and|but)\b/i)[0] ?? ''
  const before =
    text
      .slice(clause.start, span.start)
      .split(/\b(?:and|but)\b/i)
      .at(-1) ?? ''
  for (const words of [behind, before]) {
    const named = countriesIn(words)
    // 'Outside India' names every other country.
    if (ABROAD.test(words)) return COUNTRIES.filter(country => country !== 'INDIA')
    if (named.length > 0) return named
    if (EUROPE.test(words)) return ['GERMANY', 'ITALY', 'SPAIN']
    if (ELSEWHERE.test(words)) return []
  }
  return []
}
