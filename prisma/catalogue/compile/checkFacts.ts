/**
 * Checks a folder of facts against manifest.json, and names each file that is missing or differs:
 *
 *   npx tsx prisma/catalogue/compile/checkFacts.ts <folder of facts>
 */
import { FactsFault, readFacts } from './facts.ts'

const folder = process.argv[2]
if (folder === undefined)
  throw new Error('Usage: npx tsx prisma/catalogue/compile/checkFacts.ts <folder of facts>')
try {
  await readFacts({ folder })
  process.stdout.write('All facts are those of manifest.json.\n')
} catch (error) {
  if (!(error instanceof FactsFault)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
