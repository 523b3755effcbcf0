/** The words of `/content-management`. The names of tabs, fields and messages are fixed. */
export const CONTENT = {
  title: 'Content management',
  lead: 'What is planned and published for people who look for advice. What you add is yours; what administrators add is for everybody.',
  tabs: {
    calendar: 'Editorial Calendar',
    keywords: 'SEO Keywords',
    create: 'Create Content',
    analytics: 'Analytics',
  },
  examples:
    'The keywords that came with the product are examples: their volumes and difficulties were entered by hand. Ranks are entered or imported; nothing tracks them.',
  strategies: [
    {
      title: 'One question, one page',
      text: 'Give each keyword the one page that answers it. Two pages for one question take each other’s place.',
    },
    {
      title: 'Ask where the facts are ours',
      text: 'Write about what the catalogue knows with a source: costs, tests, papers. Others repeat each other there.',
    },
    {
      title: 'Look up, then write down',
      text: 'Look a rank up where your readers are, signed out, and write it down with its day.',
    },
  ],
  roadmap: [
    {
      title: 'Now',
      text: 'Two guides a month, each from facts with a source, linked to the page that helps.',
    },
    {
      title: 'Next',
      text: 'A guide for each country’s papers, and one for each of the fields that are searched most.',
    },
    { title: 'Later', text: 'Guides in Hindi, and a newsletter with the deadlines of the next month.' },
  ],
} as const

/** The categories of posts. */
export const CATEGORIES = [
  'Test Prep',
  'University Rankings',
  'Application Tips',
  'Scholarships',
  'Program Guide',
  'Visa Guide',
  'Finance',
  'Student Life',
] as const

/** What the states of a post are called. */
export const STATUSES = [
  { value: 'PLANNED', label: 'planned', tone: 'plain' },
  { value: 'IN_PROGRESS', label: 'in progress', tone: 'note' },
  { value: 'COMPLETED', label: 'completed', tone: 'success' },
] as const
export type Status = (typeof STATUSES)[number]['value']
