import { expect, test } from 'vitest'
import { createLog } from './log.ts'

function writtenBy(format: 'json' | 'lines', write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = []
  write(createLog({ level: 'info', format, destination: { write: line => void lines.push(line) } }))
  return lines.join('')
}

test('secrets and what a student wrote never reach the log', () => {
  const written = writtenBy('json', log =>
    log.info(
      {
        password: 'hunter22',
        headers: { cookie: 'session=s3cret', authorization: 'Bearer s3cret', 'set-cookie': 's3cret' },
        request: { input: { answers: ['my story'], token: 's3cret' } },
        document: { content: 'my story' },
      },
      'asked',
    ),
  )
  expect(written).not.toMatch(/hunter22|s3cret|my story/)
  expect(JSON.parse(written)).toMatchObject({ level: 'info', msg: 'asked', password: '[redacted]' })
})

test('a fault is logged with its name and stack, without the properties that may hold values', () => {
  const fault = Object.assign(new TypeError('no such column'), { values: ['my story'], code: 'P2022' })
  const written = writtenBy('json', log => log.error({ err: fault }, 'failed'))
  expect(JSON.parse(written)).toMatchObject({
    err: { name: 'TypeError', message: 'no such column', code: 'P2022' },
  })
  expect(written).not.toContain('my story')
})

test('of a failed query only the last line is logged, since the others quote its values', () => {
  const fault = new Error(
    'Invalid `create()` invocation:\n  fullName: "my story"\n\nUnique constraint failed',
  )
  fault.name = 'PrismaClientKnownRequestError'
  const written = writtenBy('json', log => log.error({ err: fault }, 'failed'))
  expect(written).toContain('Unique constraint failed')
  expect(written).not.toContain('my story')
})

test('a terminal shows one line for one event', () => {
  const written = writtenBy('lines', log => log.child({ requestId: 'r1' }).warn({ ms: 12 }, 'slow'))
  expect(written).toMatch(/^\d\d:\d\d:\d\d WARN slow {2}requestId=r1 {2}ms=12\n$/)
})

test('a path can neither begin a line nor control the terminal', () => {
  const written = writtenBy('lines', log =>
    log.info({ path: '/a\nforged\u001b[31m\u009b\u202e\u2028' }, 'request'),
  )
  expect(written).toMatch(/ {2}path=\/a\\u\{a\}forged\\u\{1b\}\[31m\\u\{9b\}\\u\{202e\}\\u\{2028\}\n$/)
})
