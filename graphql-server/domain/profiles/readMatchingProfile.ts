import type { AppContext } from '../appContext.ts'
import { readExchangeRates } from '../catalogue/readExchangeRates.ts'
import { storedCorrections } from './reading/corrections.ts'
import { type ExchangeRates, type ProfileReading, readProfile } from './reading/readProfile.ts'
import type { ProfileWords } from './reading/types.ts'

/** The words of a profile: as they are sent, or a stored profile's row with its corrections as the database holds them. */
export type WordsToRead = Omit<ProfileWords, 'corrections'> & { corrections?: unknown }

/** Reads a profile's words with the catalogue's dated exchange rates, which cost one statement, on the present day. */
export async function readMatchingProfile({
  app,
  words,
}: {
  app: AppContext
  words: WordsToRead
}): Promise<ProfileReading> {
  return readWords({ app, words, rates: await readExchangeRates({ app }) })
}

/** The same for somebody who has the rates already. */
export function readWords({
  app,
  words,
  rates,
}: {
  app: AppContext
  words: WordsToRead
  rates: ExchangeRates
}): ProfileReading {
  return readProfile(
    { ...words, corrections: storedCorrections(words.corrections) },
    { rates, today: app.now() },
  )
}
