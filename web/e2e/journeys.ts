import type { Page } from 'playwright-core'
import { pressOn, tabTo } from './keyboard.ts'

/** Who walks through the product, and what they tell it. */
export const ASHA = {
  username: 'asha.verma',
  email: 'asha.verma@example.com',
  fullName: 'Asha Verma',
  password: 'paper-boats-42',
}

/** Answers to the quick statement-of-purpose form by the label of the question. */
export const STORY: Readonly<Record<string, string>> = {
  'Full name': ASHA.fullName,
  'Email address': ASHA.email,
  'Current or undergraduate university': 'College of Engineering Pune',
  'Degree programme': 'B.Tech in Mechanical Engineering',
  'Graduation year': '2024',
  'Grade or GPA': '8.1/10',
  'A problem that you solved':
    'In my third year our Formula Student car kept overheating after four laps. I logged the coolant temperature with a 600-rupee sensor, found that the radiator inlet starved in left turns, and redesigned the ducting in two weekends. The car finished the 22 km endurance run for the first time in our history, and the next batch still uses my logging sheet.',
  'What drew you to this field':
    'My uncle repairs irrigation pumps in Satara. At fourteen I spent a summer with him taking apart a seized impeller, and I learned that a machine that fails in May costs a village its crop.',
  'Professors or labs that you want to work with':
    'I want to work with Professor Daniela Rus on soft robotic grippers, because my final-year project met exactly the problem of grip force on ripe fruit.',
  'A setback, and what you learned':
    'I failed Fluid Mechanics in my fourth semester after spending the term in the workshop. I retook it the next year, taught a weekly problem class to six juniors, and scored 82. I learned to plan my hours before the term plans them for me.',
  'What you would join on campus':
    'I will join the solar car team and run a hands-on repair workshop for first-year students, as I did for 40 juniors in Pune.',
  Projects:
    'My final-year project is a fruit-picking gripper with four silicone fingers. It handled 46 of 50 ripe tomatoes without a bruise.',
  'In the first years after the degree':
    'After the degree I want to work as a robotics engineer on harvesting machines.',
  'In ten years':
    'In ten years I want to run a company in Maharashtra that leases harvesting robots to small farms.',
}

/** The five stories that the follow-up dialog asks for again when they are thin. */
export const KEY_STORIES = [
  'A problem that you solved',
  'What drew you to this field',
  'Professors or labs that you want to work with',
  'A setback, and what you learned',
  'What you would join on campus',
] as const

/** Fills the quick form, all of it or without some questions. */
export async function fillStory(
  page: Page,
  { without = [] }: { without?: readonly string[] } = {},
): Promise<void> {
  await page.getByLabel('Target Course/Program').fill('MSc Robotics')
  await page.getByLabel('Target University').fill('Massachusetts Institute of Technology')
  for (const [label, answer] of Object.entries(STORY))
    if (!without.includes(label)) await question(page, label).fill(answer)
  await choose(page, 'No')
}

/** The input of a question. Stars and counters may stand beside its label. */
export function question(page: Page, label: string) {
  return page.getByRole('textbox', { name: label }).first()
}

/** Chooses one of several, as a person does: by the words beside the mark. */
export async function choose(page: Page, name: string): Promise<void> {
  await page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name, exact: true }) })
    .click()
}

/** Ticks one of several answers, as a person does: by its words. */
export async function tick(page: Page, name: string): Promise<void> {
  await page
    .locator('label')
    .filter({ has: page.getByRole('checkbox', { name, exact: true }) })
    .click()
}

/** Signs in on /auth, which leads on to where the person wanted to go. */
export async function signIn(
  page: Page,
  { username, password }: { username: string; password: string },
): Promise<void> {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL(url => url.pathname !== '/auth')
}

/** Signs in on /auth with nothing but keys. */
export async function signInByKeyboard(
  page: Page,
  { username, password }: { username: string; password: string },
): Promise<void> {
  await tabTo(page, page.getByLabel('Username'))
  await page.keyboard.type(username)
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type(password)
  await pressOn(page, page.getByRole('button', { name: 'Log in', exact: true }))
  await page.waitForURL(url => url.pathname !== '/auth')
}

/** Goes from the panel, in which a document arrives, to the document's own page. */
export async function openFullPage(page: Page): Promise<void> {
  // With a key: the place of the link may change while the text above it arrives.
  await page.getByRole('link', { name: 'Open the full page' }).press('Enter')
  await page.waitForURL(/\/results\/\d+$/)
  // The address changes before the page does: only the full page shows the day.
  await page.getByText('Created on').waitFor()
}
