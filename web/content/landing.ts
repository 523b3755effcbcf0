import { words } from '../language/language.ts'

/** The words of the landing page. */

export const HERO = words({
  headline: 'Find the programmes that fit. Write the statement from what you did.',
  text: 'Every match comes with its reasons and its cost in rupees. Every sentence we draft names the answer it came from.',
  begin: 'Begin Your Journey',
  beginHref: '/onboarding',
  aside: 'Free to start: five matches, and one draft’s outline and opening.',
})

export const PARAGRAPH_SECTION = words({
  title: 'A sentence and its source',
  hint: 'Choose a phrase to see the answer it comes from.',
})

export const MATCHER_SECTION = words({
  title: 'A profile and its matches',
  samples: [
    { value: 'ROBOTICS', label: 'Robotics' },
    { value: 'DATA_SCIENCE', label: 'Data science' },
    { value: 'MBA', label: 'MBA' },
  ],
  anyCountry: 'Their own countries',
  notice: 'Invented people; the matches are computed from our public sample as you look.',
  nothing: 'Nothing in the public sample fits this. Try another country.',
  failed: 'The examples could not be matched just now.',
  more: 'Match your own profile',
  moreHref: '/university-matcher',
})

/** What each count of the catalogue means. The values come from the database. */
export const METRICS = words({
  title: 'What the catalogue holds',
  lines: {
    universities: { label: 'universities', description: 'in the catalogue today' },
    programs: { label: 'programmes', description: 'Masters and MBA, each with its source' },
    countries: { label: 'countries', description: 'to study in' },
    scholarships: { label: 'scholarships', description: 'with what they pay, and for whom' },
  },
})

export const PROBLEMS = words({
  title: 'Five problems of applying abroad',
  cards: [
    {
      name: 'Choosing',
      problems: ['1. Thousands of programmes look alike.', '2. Nobody says what it costs in the end.'],
      solution:
        'Matches are computed from your grades, tests, subject and budget. Each says why it is there, and what a year costs with tuition and living, in rupees.',
    },
    {
      name: 'Writing',
      problems: ['3. The page stays empty.', '4. AI drafts say things you never did.'],
      solution:
        'You answer short questions in fragments. The draft orders and joins them, and each sentence points at the answer it comes from. What no answer supports is cut.',
    },
    {
      name: 'Keeping it together',
      problems: ['5. Eight universities, eight deadlines, eight lists.'],
      solution:
        'One board holds every application with its deadline, its checklist and its documents, and a calendar address brings the dates to your phone.',
    },
  ],
  action: 'Solve All 5 Problems Now',
  actionHref: '/university-matcher',
})

/** Two or three lines of each text are shown first. */
export const REASONS = words({
  title: 'Why we work this way',
  more: 'Read More',
  less: 'Read Less',
  items: [
    {
      title: 'Your words come first',
      text: 'A committee reads hundreds of statements that were smoothed by the same tools. What it remembers is a pump, a patient, a failed launch: things that only you can tell. So we ask for moments and figures, keep your wording where it carries, and never pad. If your answers cannot carry a thousand words, the draft is shorter and the margin says which story would make it longer.',
    },
    {
      title: 'Every figure has a basis',
      text: 'A cost, a requirement or a deadline is shown with its source and year, or marked as indicative with the rule that gave it. Where we know nothing, the page says so and links to the university. A percentage opens into the factors that it is made of. There is no chance of admission, because nobody outside the committee can compute one.',
    },
    {
      title: 'The subject decides',
      text: 'A list that puts geosciences in front of somebody who asked for robotics wastes an application fee. Here a programme in a neighbouring field scores at most 60, and one in another field at most 40, whatever its ranking or its price. A missing prerequisite keeps a programme out, and the reason is said.',
    },
    {
      title: 'You decide what leaves your account',
      text: 'Drafts can be composed by a built-in writer that runs where this site runs. Where an outside language model is connected too, you are asked once before any answer goes to it, and may say no. No page loads anything from another site, and there are no trackers.',
    },
  ],
})

export const HOW_IT_WORKS = words({
  title: 'How it works',
  steps: [
    {
      title: 'Say who you are',
      text: 'A short profile: what you studied, where you want to go, what you want to study there.',
    },
    {
      title: 'Answer in fragments',
      text: 'The questions ask for moments and figures, not for prose. Thin answers are asked about once more.',
    },
    {
      title: 'Read it with its margin',
      text: 'The draft follows the order that good guides give. Each sentence shows the answer it comes from.',
    },
    {
      title: 'Make it yours',
      text: 'Advice says which answers to extend. Change them, draft again, and rewrite in your own voice.',
    },
  ],
  action: 'Start Your Journey',
  actionHref: '/register',
})

export const DESTINATIONS_SECTION = words({
  title: 'Eight countries, eight ways of reading you',
  text: 'The same facts are told differently in each. What a reader there looks for first:',
})

export const ABOUT = words({
  title: 'A good editor’s desk, not a funnel',
  paragraphs: [
    'An application is read in a few minutes by somebody who has read hundreds. What stays with them is not a phrase: it is a person who did something, and can say what came of it.',
    'So Gradwright does not invent. If your answers cannot carry a thousand words, the draft is shorter, and the margin says what to add. A number, a name or a date that you did not give us does not belong in your statement.',
  ],
  promises: [
    'Every sentence tied to your own answers',
    'No page loads anything from another site',
    'No trackers',
  ],
})

/** What students might say. Nobody said it; wherever a text is shown, the mark is too. */
export const TESTIMONIALS = words({
  title: 'How students might put it',
  mark: 'Illustration',
  notice:
    'Nobody said these words, and the ratings are part of the illustration. They show what we work towards; real ones will take their place.',
  illustrations: [
    {
      content:
        'I had written “passionate about technology” eleven times. The margin asked me which technology, and when.',
      name: 'Ananya',
      role: 'Software engineer, Chennai',
      university: 'a public university in the USA',
      program: 'MS in data science',
      rating: 5,
    },
    {
      content:
        'The draft came out at six hundred words, not a thousand, and told me which story was thin. It was right.',
      name: 'Rohan',
      role: 'Mechanical engineer, Pune',
      university: 'a technical university in Germany',
      program: 'Masters in robotics',
      rating: 4,
    },
    {
      content:
        'In the interview they asked about the pump. I could talk for ten minutes, because it was my pump.',
      name: 'Meera',
      role: 'Operations lead, Kochi',
      university: 'a business school in the UK',
      program: 'MBA',
      rating: 5,
    },
    {
      content:
        'I saw the living cost in rupees beside the tuition, and moved two dream schools off my list that evening.',
      name: 'Farhan',
      role: 'Statistics graduate, Lucknow',
      university: 'a university in Canada',
      program: 'MSc in statistics',
      rating: 4,
    },
  ],
})

export const FAQ: {
  title: string
  support: { text: string; link: string; href: string }
  questions: readonly { question: string; answer: string }[]
} = words({
  title: 'What students ask',
  support: { text: 'Is your question missing?', link: 'Ask us', href: '#contact' },
  questions: [
    {
      question: 'May I use AI for my statement at all?',
      answer:
        'It depends on the school. Some allow it, some ask you to disclose it, some accept advice but no drafted sentence. Read the policy of every programme you apply to before you use a draft, and follow it. Where drafting is not allowed, keep the questions and the advice and write the sentences yourself.',
    },
    {
      question: 'Does Gradwright make things up?',
      answer:
        'It is built not to. A draft is checked against your answers before you see it, and what no answer supports is repaired or cut. Read it as you would read anything that carries your name, and correct what is wrong.',
    },
    {
      question: 'Will anybody be able to tell that AI helped?',
      answer:
        'We promise nothing about detection, and nobody honestly can. What helps is that the facts and most of the wording are yours.',
    },
    {
      question: 'What does it cost?',
      answer:
        'A new account holds one credit, which is one statement of purpose as a preview: its outline and its opening, at most a third of the text. A plan unlocks the rest. If a draft fails, the credit comes back.',
    },
    {
      question: 'Why is my draft shorter than I asked?',
      answer:
        'Because your answers did not carry more. Padding is the first thing that a reader notices. The draft names the answers that would make it longer.',
    },
    {
      question: 'Who can read what I write?',
      answer:
        'You can. Your answers and documents are tied to your account, and another student’s account cannot open them. Whoever runs this installation keeps the database. If a language model of another company is connected, the answers that a draft needs are sent to it; without one, drafts are composed here.',
    },
  ],
})

export const CLOSING = words({
  title: 'Begin with one thing you did',
  text: 'Ten minutes of honest fragments are enough for a first opening. The free plan asks for no card.',
  begin: 'Start Free Trial',
  beginHref: '/onboarding',
  offer: 'Limited Offer',
  offerHref: '/promotional-signup',
  support: 'Contact Support',
  supportHref: '/contact',
})

/** The sections that the navigator lists, by the id of each. An entry with a path leads to another page. */
export const SECTION_ENTRIES: readonly ({ id: string; name: string } | { href: string; name: string })[] =
  words([
    { id: 'problems', name: 'Problems' },
    { id: 'why', name: 'Why' },
    { id: 'how-it-works', name: 'How it works' },
    { id: 'destinations', name: 'Destinations' },
    { id: 'about', name: 'About' },
    { id: 'testimonials', name: 'Testimonials' },
    { id: 'faq', name: 'FAQ' },
    { href: '/pricing', name: 'Pricing' },
    { id: 'contact', name: 'Contact' },
  ])
