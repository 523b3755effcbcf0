import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Relay's functions that take an answer of any shape. */
const UNTYPED = /\bmock\s*\.(?:resolve|resolveMostRecentOperation|nextValue|queueOperationResolver)\(/g

/** The arguments of a call, from its opening bracket on. */
function argumentsAt(text: string, start: number): string {
  let depth = 1
  let end = start
  while (depth > 0 && end < text.length) {
    const letter = text[end++]
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
  }
  return text.slice(start, end)
}

function untypedIn(text: string): string[] {
  return [...text.matchAll(UNTYPED)]
    .filter(call => !argumentsAt(text, call.index + call[0].length).includes('payloadOf<'))
    .map(call => `line ${text.slice(0, call.index).split('\n').length}`)
}

it('finds an answer without the type of its operation', () => {
  expect(untypedIn('await act(async () => mock.resolve(saving, { data: { saved } }))')).toEqual(['line 1'])
  expect(untypedIn('\nmock.resolve(\n  saving,\n  payloadOf<useSave>(saving, { Mutation }),\n)')).toEqual([])
})

it('is nowhere in the tests of the browser: answerWith and payloadOf have the type', () => {
  const files = readdirSync('web', { recursive: true, encoding: 'utf8' })
    .filter(file => /\.test\.tsx?$/.test(file))
    .map(file => `web/${file}`)
  expect(files.length).toBeGreaterThan(50)
  expect(files.flatMap(file => untypedIn(readFileSync(file, 'utf8')).map(line => `${file} ${line}`))).toEqual(
    [],
  )
})
