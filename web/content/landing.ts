/** The words of the landing page. */

export const HERO = {
  headline: 'Your statement, built from what you actually did',
  text: 'You answer in your own words, fragments and all. Gradwright orders them, joins them and drafts a statement of purpose in which every sentence says where it came from.',
  begin: 'Begin Your Journey',
  /** Leads signed-in people to the dashboard. */
  beginHref: '/auth?tab=register&next=/dashboard',
  aside: 'The first draft is free: its outline and its opening.',
} as const

export const PARAGRAPH_SECTION = {
  eyebrow: 'One paragraph, and its five answers',
  hint: 'Choose a phrase to see the answer it rests on.',
} as const

export const HOW_IT_WORKS = {
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
      text: 'The draft follows the order that good guides give. Each sentence shows the answer it rests on.',
    },
    {
      title: 'Make it yours',
      text: 'Advice says which answers to extend. Change them, draft again, and rewrite in your own voice.',
    },
  ],
} as const

export const DESTINATIONS_SECTION = {
  title: 'Eight countries, eight ways of reading you',
  text: 'The same facts are told differently in each. What a reader there looks for first:',
} as const

export const ABOUT = {
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
} as const

export type Illustration = { words: string; name: string; role: string }

export const TESTIMONIALS: {
  title: string
  mark: string
  notice: string
  illustrations: readonly Illustration[]
} = {
  title: 'How students might put it',
  mark: 'Illustration',
  notice: 'Nobody said these words. They show what we work towards, and real ones will take their place.',
  illustrations: [
    {
      words:
        'I had written “passionate about technology” eleven times. The margin asked me which technology, and when.',
      name: 'Ananya',
      role: 'applying for an MS in data science',
    },
    {
      words:
        'The draft came out at six hundred words, not a thousand, and told me which story was thin. It was right.',
      name: 'Rohan',
      role: 'applying for a Masters in robotics',
    },
    {
      words:
        'In the interview they asked about the pump. I could talk for ten minutes, because it was my pump.',
      name: 'Meera',
      role: 'applying for an MBA',
    },
  ],
}

export const FAQ: { title: string; questions: readonly { question: string; answer: string }[] } = {
  title: 'What students ask',
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
}

export const CLOSING = {
  title: 'Begin with one thing you did',
  text: 'Ten minutes of honest fragments are enough for a first opening.',
  match: 'See which programmes fit you',
  matchHref: '/university-matcher',
} as const
