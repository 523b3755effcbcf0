import type { World } from '../appContext.ts'
import { readExchangeRates } from '../catalogue/readExchangeRates.ts'
import type { ProfileWords } from '../matching/types.ts'
import { storedCorrections } from './reading/corrections.ts'
import { type ExchangeRates, type ProfileReading, readProfile } from './reading/readProfile.ts'

/** The words of a profile: as they are sent, or a stored profile's row with its corrections as the database holds them. */
export type WordsToRead = Omit<ProfileWords, 'corrections'> & { corrections?: unknown }

/** Reads a profile's words with the catalogue's dated exchange rates, which cost one statement, on the present day. */
export async function readMatchingProfile({
  world,
  words,
}: {
  world: World
  words: WordsToRead
}): Promise<ProfileReading> {
  return readWords({ world, words, rates: await readExchangeRates({ world }) })
}

/** The same for somebody who has the rates already. */
export function readWords({
  world,
  words,
  rates,
}: {
  world: World
  words: WordsToRead
  rates: ExchangeRates
}): ProfileReading {
  return readProfile(
    { ...words, corrections: storedCorrections(words.corrections) },
    { rates, today: world.now() },
  )
}
