import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { HINDI } from './hindi.ts'
import { MAIL_KINDS } from './kinds.ts'
import { renderMail } from './renderMail.tsx'
import { mailWords } from './words.ts'

const roomsOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([room]) => room).sort()

/** What only the operator or a recommender gets. */
const ENGLISH_ONLY: readonly string[] = [
  'payment-disputed',
  'contact-message',
  'support-question',
  'letter-request',
  'letter-reminder',
]

test('each Hindi text has the values of the English one, and words of its own', () => {
  for (const [english, hindi] of Object.entries(HINDI)) {
    expect(roomsOf(hindi), english).toEqual(roomsOf(english))
    if (!/^\{/.test(english)) expect(hindi, english).toMatch(/\p{Script=Devanagari}/u)
  }
})

test('each text is one that a mail says', () => {
  const sources = readdirSync('graphql-server/domain', { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !/hindi\.ts|\.test\./.test(file))
    .map(file => readFileSync(`graphql-server/domain/${file}`, 'utf8'))
    .join('\n')
  expect(Object.keys(HINDI).filter(text => !sources.includes(text))).toEqual([])
})

test('the line behind the subject and the button of a mail to a student are in Hindi', () => {
  for (const [kind, { preview, button }] of Object.entries(MAIL_KINDS)) {
    const texts = button === null ? [preview] : [preview, button]
    const translated = texts.filter(text => Object.hasOwn(HINDI, text))
    if (!ENGLISH_ONLY.includes(kind)) expect(translated, kind).toEqual(texts)
  }
})

test('a mail in Hindi is one, frame and days with it', () => {
  const publicUrl = 'https://gradwright.example'
  const html = renderMail({
    mail: {
      kind: 'password-reset',
      language: 'HINDI',
      subject: 'नया पासवर्ड',
      body: `नमस्ते,\n\nयहाँ: ${publicUrl}/auth/reset#a`,
    },
    publicUrl,
    unsubscribe: `${publicUrl}/unsubscribe/a`,
  })
  expect(html).toContain('<html lang="hi">')
  expect(html).toMatch(/class="button-text"[^>]*>नया पासवर्ड तय करें</)
  expect(html).toContain('ये ईमेल बंद करें')
  expect(html).not.toMatch(/Or open|Stop these|Set a new/)
  const { day, weekday } = mailWords('HINDI')
  const moment = new Date('2027-01-15T23:59:00Z')
  expect([day(moment), weekday(moment)]).toEqual(['15 जनवरी 2027', 'शुक्रवार 15 जनवरी 2027'])
})

test('fills in what people wrote as it is', () => {
  const { say } = mailWords('HINDI')
  expect(say('Hello {name},', { name: '{link} $& {name}' })).toBe('नमस्ते {link} $& {name},')
})
