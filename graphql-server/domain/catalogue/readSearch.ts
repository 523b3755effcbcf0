import type { Country, DegreeType } from '../../generated/prisma/enums.ts'
import type { AppContext } from '../appContext.ts'
import { FIELDS } from './fields.ts'
import { plainText, searchWords, wordsOfSearchText } from './searchText.ts'

/** What a search means: the words to look for, and the country and the degree that other words of it name. */
export type Search = {
  words: string
  country: Country | null
  degreeType: DegreeType | null
}

const COUNTRY_WORDS: Readonly<Record<string, Country>> = {
  usa: 'USA',
  us: 'USA',
  america: 'USA',
  uk: 'UK',
  britain: 'UK',
  england: 'UK',
  canada: 'CANADA',
  germany: 'GERMANY',
  deutschland: 'GERMANY',
  australia: 'AUSTRALIA',
  italy: 'ITALY',
  italia: 'ITALY',
  spain: 'SPAIN',
  espana: 'SPAIN',
  india: 'INDIA',
}

/** Mistyped words that are shorter could be anything. */
const SHORTEST_CORRECTED = 4

/**
 * Reads a search as people type it: 'mba spain' is a degree in a country. A word that begins no word of the catalogue
 * is taken for the word that differs from it by one slip, if there is one.
 */
export async function readSearch({ app, search }: { app: AppContext; search: string }): Promise<Search> {
  const words = searchWords(search)
  const country = words.map(word => COUNTRY_WORDS[word]).find(known => known !== undefined) ?? null
  const degreeType = words.includes('mba') ? 'MBA' : null
  const others = words.filter(word => COUNTRY_WORDS[word] !== country || country === null)
  const told = others.filter(word => word !== 'mba')
  const vocabulary = await readVocabulary(app)
  const corrected = await Promise.all(told.map(word => correct({ app, word, vocabulary })))
  return { words: corrected.join(' '), country, degreeType }
}

async function correct({
  app,
  word,
  vocabulary,
}: {
  app: AppContext
  word: string
  vocabulary: readonly string[]
}): Promise<string> {
  if (word.length < SHORTEST_CORRECTED || /\d/.test(word)) return word
  if (vocabulary.some(known => known.startsWith(word))) return word
  const like = vocabulary.find(known => isOneSlip(word, known))
  if (like === undefined) return word
  // Titles have words that the vocabulary lacks.
  const { prisma } = app.database
  const inTitle = await prisma.program.findFirst({
    where: { isListed: true, searchText: { contains: ` ${word}` } },
    select: { id: true },
  })
  return inTitle ? word : like
}

/** Whether one letter more, less, other, or two neighbours exchanged make one word of the other. */
export function isOneSlip(typed: string, known: string): boolean {
  if (typed === known || Math.abs(typed.length - known.length) > 1) return false
  let start = 0
  while (start < typed.length && typed[start] === known[start]) start += 1
  let end = 0
  while (
    end < Math.min(typed.length, known.length) - start &&
    typed[typed.length - 1 - end] === known[known.length - 1 - end]
  )
    end += 1
  const left = typed.slice(start, typed.length - end)
  const right = known.slice(start, known.length - end)
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}

type Vocabulary = { version: number; words: readonly string[] }

/** By database: the words of universities and fields, in the order in which a mistyped word is compared. */
const vocabularies = new WeakMap<object, Vocabulary>()

async function readVocabulary({ database }: AppContext): Promise<readonly string[]> {
  const { prisma } = database
  const loaded = await prisma.catalogueVersion.findFirst({ orderBy: { id: 'desc' }, select: { id: true } })
  const version = loaded?.id ?? 0
  const known = vocabularies.get(database)
  if (known?.version === version) return known.words
  const universities = await prisma.university.findMany({
    where: { isListed: true },
    orderBy: [{ searchPosition: 'asc' }, { id: 'asc' }],
    select: { searchText: true },
  })
  const texts = [
    ...FIELDS.map(({ name, synonyms }) => plainText([name, ...synonyms].join(' '))),
    ...universities.map(({ searchText }) => searchText),
  ]
  const words = [...new Set(texts.flatMap(wordsOfSearchText))].filter(
    word => word.length >= SHORTEST_CORRECTED,
  )
  vocabularies.set(database, { version, words })
  return words
}
