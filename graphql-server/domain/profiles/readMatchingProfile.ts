import type { AppContext } from '../appContext.ts'
import { readExchangeRates } from '../catalogue/readExchangeRates.ts'
import { parseInput } from '../parseInput.ts'
import { unsavedWords } from './inputs.ts'
import { storedCorrections } from './reading/corrections.ts'
import type { ExchangeRates, ProfileReading } from './reading/readProfile.ts'
import { rememberReading } from './reading/rememberReadings.ts'
import type { ProfileWords } from './reading/types.ts'

/** The texts of a profile: as sent, or a stored profile's row with its corrections in JSON. */
export type WordsToRead = Omit<ProfileWords, 'corrections'> & { corrections?: unknown }

/** Reads a profile's texts with the catalogue's exchange rates and today's date. The rates cost one statement. */
export async function readMatchingProfile({
  app,
  words,
}: {
  app: AppContext
  words: WordsToRead
}): Promise<ProfileReading> {
  return readWords({ app, words, rates: await readExchangeRates({ app }) })
}

/** The same for callers that have read the rates already. */
export function readWords({
  app,
  words,
  rates,
}: {
  app: AppContext
  words: WordsToRead
  rates: ExchangeRates
}): ProfileReading {
  return rememberReading(
    { ...words, corrections: storedCorrections(words.corrections) },
    { rates, today: app.now() },
  )
}

/**
 * Reads the words of a profile that is being written.
 * @throws ValidationError for texts that are longer than those that can be saved, before anything is read.
 */
export function readUnsavedWords({
  app,
  words,
  rates,
}: {
  app: AppContext
  words: unknown
  rates: ExchangeRates
}): ProfileReading {
  return readWords({ app, words: parseInput(unsavedWords, words), rates })
}
