import type { AppContext } from '../../appContext.ts'
import { readWritingPolicy } from '../../catalogue/writingPolicy.ts'

/** A note is about letters where it says that it applies to them. */
const ABOUT_LETTERS = /reference|letter/i

/**
 * The name of the university if it does not accept letters that applicants drafted; null where the catalogue knows of
 * nothing. A note counts that is about references or letters and allows coaching only.
 */
export async function readLetterPolicy({
  app,
  university,
}: {
  app: AppContext
  university: string | null
}): Promise<string | null> {
  const found = await readWritingPolicy({ app, university })
  const isBarred = found?.notes.some(
    ({ policy, appliesTo }) => policy === 'COACH_ONLY' && ABOUT_LETTERS.test(appliesTo),
  )
  return found && isBarred ? found.university : null
}
