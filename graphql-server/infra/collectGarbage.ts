import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Collects garbage now. V8 lets it grow until it needs the memory, and opening the database, checking the catalogue and
 * loading what renders pages leave more of it than a server at rest uses. The first collection finds what is garbage,
 * the second gives its pages back.
 */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect !== 'function') return
  collect()
  collect()
}
