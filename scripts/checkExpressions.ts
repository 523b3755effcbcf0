/** Checks the regular expressions that have no verdict yet, and writes the record. */
import { writeFileSync } from 'node:fs'
import { findExpressions, judge, RECORD, readRecord } from './regularExpressions.ts'

const expressions = findExpressions()
const known = readRecord()
const verdicts: string[] = []
for (const [name, expression] of expressions) {
  const verdict = known.get(name) ?? (await judge(expression))
  if (!known.has(name))
    process.stdout.write(`${verdict.padEnd(8)} ${expression.at} /${expression.pattern}/\n`)
  // What is worse has to be mended, so it is never recorded by this.
  if (verdict !== 'worse') verdicts.push(`${name} ${verdict}`)
}
writeFileSync(RECORD, `${verdicts.sort().join('\n')}\n`)
// recheck keeps a process of its own.
process.exit(0)
