import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { QUESTIONNAIRES } from '../graphql-server/domain/questionnaires/index.ts'
import { readTexts } from './findTexts.ts'

/** Texts that the specification fixes letter for letter. */
const FIXED = new Set([
  'Program Guide',
  'Explore Programs',
  'View Program Details',
  'Target Course/Program',
  'Target Program',
  'find your perfect program match',
  "We've found programs that match your profile!",
  'Welcome to the Promotional Program!',
  'Account Created Successfully!',
  'SOP Generated Successfully!',
  'Letter of Recommendation Generated!',
  'Essay Generated Successfully!',
  'Welcome back, {fullName}!',
  'Welcome {fullName}! You have {creditsRemaining} free credit.',
])

/** Titles and buttons that the specification fixes with their capitals; the steps of the wizards are tested letter by letter. */
const FIXED_CAPITALS = new Set([
  ...QUESTIONNAIRES.filter(({ form }) => form === 'WIZARD').flatMap(({ sections }) =>
    sections.map(({ title }) => title),
  ),
  'Registration Failed',
  'Get Started',
  'Statement of Purpose',
  'Letter of Recommendation',
  'Personal Essay',
  'Begin Your Journey',
  'Solve All 5 Problems Now',
  'Read More',
  'Read Less',
  'Start Your Journey',
  'Start Free Trial',
  'Limited Offer',
  'Contact Support',
  'Study Abroad Profile',
  'AI Document Generator',
  'University Matcher',
  '404 Page Not Found',
  'Simple Pricing',
  'Compare Features',
  'Start 7-Day Trial',
  'Target University',
  'SOP Builder',
  'LOR Generator',
  'Essay Writer',
  'AI-Powered Services',
  'No Credits Remaining',
  '{percentage}% Match',
  'Credits Remaining',
  'Total Documents',
  'Account Type',
  'Promotional User',
  'Regular User',
  'Member Since',
  'Your Matches',
  'Promotional Credit Available',
  'Use Your Free Credit',
  'Generate Document',
  'View Document',
  'Recent Documents',
  'Generate Your First Document',
  'How Our System Works',
  'Most Popular',
  'Current Plan',
  'Start Free Today',
  'Try Standard Plan',
  'Save Profile',
  'Generate Documents',
  'Claim Your Free Credit',
  'Your Documents',
  'Need Help?',
  'Premium Features',
  'Document Not Found',
  'All Countries',
  'Match Settings',
  'All Universities',
  'Generation Failed',
  'Generate Essay',
  'Generate AI Matches',
  'Start Premium Trial',
])

/** Words with a capital of their own: degrees, plans, pages and buttons, places, months, formats, an example. */
const NAMES = new Set(
  [
    'Gradwright Masters Free Standard Premium Dashboard Shortlist Applications Support Edit India London Quebec',
    'January February March April May June July August September October November December',
    'Letter Word Markdown Physics Fergusson College',
  ].flatMap(names => names.split(' ')),
)
const SMALL = /^(a|an|and|at|by|for|in|of|on|or|the|to|with|&)$/i

/** Whether every word that could be small begins with a capital, as in 'Nothing Left This Month'. */
function isTitleCase(text: string): boolean {
  const [, ...later] = text.replaceAll(/\{\w+\}|<\/?\w+>/g, '').split(/\s+/)
  const words = later
    .map(word => word.replaceAll(/[^\p{L}’-]/gu, ''))
    .filter(word => word.length > 1 && !/^[A-Z]+$/.test(word) && !NAMES.has(word) && !SMALL.test(word))
  return words.length > 0 && words.every(word => /^\p{Lu}/u.test(word))
}

/** Texts of constants in `web/content`, also of those that are not translated. */
async function readConstants(): Promise<string[]> {
  const folder = join(import.meta.dirname, '../web/content')
  const files = (await readdir(folder)).filter(name => /\.ts$/.test(name) && !name.endsWith('.test.ts'))
  const sources = await Promise.all(files.map(name => readFile(join(folder, name), 'utf8')))
  return sources.flatMap(source => [...source.matchAll(/'([^'\n]* [^'\n]*)'/g)].map(([, text = '']) => text))
}

describe('our own texts', async () => {
  const shown = [...(await readTexts()).keys()].filter(text => !FIXED.has(text))
  const texts = [...shown, ...(await readConstants()).filter(text => !FIXED.has(text))]

  test('speak of programmes', () => {
    expect(texts.length).toBeGreaterThan(1500)
    const words = texts.map(text => text.replaceAll(/\{\w+\}|<\/?\w+>|\/programs\b/g, ''))
    expect(words.filter(text => /\bprograms?\b/i.test(text))).toEqual([])
  })

  test('have no exclamation marks', () => {
    expect(texts.filter(text => text.includes('!'))).toEqual([])
  })

  test('begin with a capital and go on without', () => {
    const found = shown.filter(text => !FIXED_CAPITALS.has(text))
    const sentences = found.flatMap(text => text.split(/(?<=[.:?!]) /))
    expect(sentences.filter(isTitleCase)).toEqual([])
  })
})
