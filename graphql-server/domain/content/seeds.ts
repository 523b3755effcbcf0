import type { EditorialStatus } from '../../generated/prisma/enums.ts'

/** A post that comes with the product. With a slug it is published, on its date. */
type SeededPost = {
  title: string
  topic: string
  category: string
  keywords: string[]
  author: string
  /** As in 2026-10-06. */
  date: string
  status: EditorialStatus
  notes: string
  slug?: string
  body?: string
}

const TEAM = 'Gradwright'

export const SEEDED_POSTS: readonly SeededPost[] = [
  {
    title: 'Reach, match and safety: a list that holds',
    topic: 'How to choose programmes',
    category: 'Application Tips',
    keywords: ['reach match safety', 'university shortlist', 'how many universities to apply'],
    author: TEAM,
    date: '2026-10-06',
    status: 'COMPLETED',
    notes: '',
    slug: 'reach-match-and-safety',
    body: `A list of programmes holds when you would be glad to go to each of them, and when not all of them can say no for the same reason.

## What the three words mean

- **Reach**: people with figures like yours are mostly refused there. Apply because you want to be there, and not because a ranking says so.
- **Match**: your grades and tests are level with those of people who were admitted.
- **Safety**: you are clearly above what is asked. It is only a safety if you can pay for it and would go.

None of the three is a chance of admission. Nobody outside a committee knows that, and a page that shows you a percentage has made it up.

## How many

For most people eight to ten are enough: three reaches, four matches, three safeties. Each application costs a fee, a letter from each recommender and some days of your attention. With fifteen the statements become alike, and readers notice.

## Before a programme comes on the list

1. **Who may apply.** Read which first degree is asked for. A master's in computer science often asks for one in computing; a few are made for people without it.
2. **What a year costs, with living.** Tuition alone misleads: a city can cost more than the course.
3. **Which month it begins in,** and whether your last results are out by then.
4. **Which tests count,** and until when a score is valid.

The [university matcher](/university-matcher) compares these with your profile and says for each programme what speaks for it and what against.`,
  },
  {
    title: 'A statement of purpose from what you did',
    topic: 'Writing a statement of purpose',
    category: 'Application Tips',
    keywords: ['statement of purpose', 'how to write sop', 'sop for masters'],
    author: TEAM,
    date: '2026-10-20',
    status: 'COMPLETED',
    notes: '',
    slug: 'a-statement-of-purpose-from-what-you-did',
    body: `Readers of statements look for one thing: whether what you did leads to what you want to study. They read fast, and they have read every sentence about passion before.

## Begin with a thing that happened

Choose one piece of work that you know better than anybody in the room: a project, a failure, a question that you could not leave alone. Say what it was, what you did yourself, what came of it, and with which figure you know that. 'We' hides what you did.

## Say what you could not do

The reason for a degree is a gap. 'The model was right in the lab and wrong in the field, and I did not know enough statistics to say why' is a reason. 'To gain global exposure' is not.

## Then the programme

Name what of it closes the gap: a course, a group, a way of working. If you can exchange the name of the school and the paragraph still holds, it says nothing yet.

## What to leave out

- Praise of the school. It knows.
- What your certificates say already, unless you explain it: a bad term, a change of field.
- Words that you would not use when you speak.

## Is it yours?

Some schools accept help with ideas and not with sentences; some ask that you say which help you had. Read what your school says, and keep to it. A statement that is made from your own facts can be defended in an interview, and one that is not cannot.`,
  },
  {
    title: 'IELTS, TOEFL, PTE or Duolingo',
    topic: 'Tests of English',
    category: 'Test Prep',
    keywords: ['ielts or toefl', 'duolingo accepted universities', 'english test for masters abroad'],
    author: TEAM,
    date: '2026-11-03',
    status: 'COMPLETED',
    notes: '',
    slug: 'ielts-toefl-pte-or-duolingo',
    body: `All four are accepted by many universities, and none by all of them. What decides is the list of places that you apply to, and for some countries the visa.

## Look in this order

1. **The programme's own page.** A faculty may ask for more than its university, and for a minimum in each part: an overall 7.0 with 5.5 in writing is refused where 6.0 is asked in each.
2. **The visa.** In the United Kingdom a university may decide for degree students how it assesses English; other routes ask for a secure test. Read the page of the country's government and not a forum.
3. **The date.** Scores of all four are valid for two years. The day that counts is usually the day of the application, sometimes the first day of the course.

## Which one suits you

- **IELTS** has a conversation with a person for the speaking part, and is accepted nearly everywhere.
- **TOEFL iBT** is taken at a computer throughout, and was made for universities.
- **PTE Academic** is scored by machine, and results usually come within days.
- **Duolingo** is taken at home and costs least. Fewer universities take it, and more in the United States than elsewhere.

## Do you need one?

Many universities in the United States and some elsewhere take a degree that was taught in English as proof. Ask the admissions office, and keep the answer in writing.

The page of each programme in our [catalogue](/universities) shows the minimum where we know one, with its source.`,
  },
  {
    title: 'Germany: APS, uni-assist and the blocked account',
    topic: 'Papers for Germany',
    category: 'Visa Guide',
    keywords: ['aps certificate india', 'uni-assist', 'blocked account germany'],
    author: TEAM,
    date: '2026-11-17',
    status: 'COMPLETED',
    notes: '',
    slug: 'germany-aps-uni-assist-and-the-blocked-account',
    body: `Three papers take longer than people expect. Begin with them, and not with the statement.

## APS certificate

The Academic Evaluation Centre at the German embassy in New Delhi checks the certificates of applicants from India. The visa asks for it, and many universities do with the application. It takes some weeks, and longer in spring: apply as soon as your last results but one are out.

## uni-assist

Many public universities have applications from abroad checked by uni-assist before they read them. Some ask for a preliminary review document (VPD) only, and take the rest in their own portal. Each further university costs a smaller fee than the first. Documents have to arrive complete before the deadline, and four to six weeks earlier is safe.

## Proof of funds

The visa asks for a year's living costs, most often in a blocked account from which a fixed sum can be taken each month. The sum is set by the government and changes; [our page on Germany](/countries/germany) shows the one that we know, with its source and day.

## And the tuition?

Public universities mostly charge none, only a contribution for each semester. In Baden-Württemberg people from outside the European Union pay 1,500 euros a semester, and the Technical University of Munich charges a fee that differs from programme to programme. Private universities charge like those elsewhere.`,
  },
  {
    title: 'GRE in 2027: who still asks, and when it helps',
    topic: 'GRE',
    category: 'Test Prep',
    keywords: ['gre required universities', 'gre waiver'],
    author: TEAM,
    date: '2026-12-01',
    status: 'IN_PROGRESS',
    notes: 'From the column of test policies in the catalogue.',
  },
  {
    title: 'What rankings measure, and what they do not',
    topic: 'Rankings',
    category: 'University Rankings',
    keywords: ['university rankings explained', 'qs vs the ranking'],
    author: TEAM,
    date: '2026-12-15',
    status: 'PLANNED',
    notes: 'No ranks of our own.',
  },
  {
    title: 'Scholarships that pay for all of it',
    topic: 'Full scholarships',
    category: 'Scholarships',
    keywords: ['fully funded scholarships', 'chevening', 'daad'],
    author: TEAM,
    date: '2027-01-12',
    status: 'PLANNED',
    notes: 'Conditions from the table of scholarships.',
  },
  {
    title: 'What a year costs, city by city',
    topic: 'Living costs',
    category: 'Finance',
    keywords: ['cost of living for students', 'ms in usa cost in inr'],
    author: TEAM,
    date: '2027-01-26',
    status: 'PLANNED',
    notes: '',
  },
  {
    title: 'One year or two: MBAs compared',
    topic: 'MBA formats',
    category: 'Program Guide',
    keywords: ['one year mba', 'mba in europe'],
    author: TEAM,
    date: '2027-02-09',
    status: 'PLANNED',
    notes: '',
  },
  {
    title: 'A letter of recommendation that says something',
    topic: 'Letters of recommendation',
    category: 'Application Tips',
    keywords: ['letter of recommendation', 'lor for masters'],
    author: TEAM,
    date: '2027-02-23',
    status: 'PLANNED',
    notes: '',
  },
  {
    title: 'The first month abroad',
    topic: 'Arriving',
    category: 'Student Life',
    keywords: ['first month abroad student', 'student housing'],
    author: TEAM,
    date: '2027-03-09',
    status: 'PLANNED',
    notes: '',
  },
  {
    title: 'Data science, analytics, statistics: which one',
    topic: 'Choosing among neighbouring fields',
    category: 'Program Guide',
    keywords: ['ms in data science', 'data science vs business analytics'],
    author: TEAM,
    date: '2027-03-23',
    status: 'PLANNED',
    notes: '',
  },
]

/** Keywords that come with the product, as examples: their volumes were entered by hand and are not measured. */
export const SEEDED_KEYWORDS = [
  {
    keyword: 'statement of purpose for masters',
    targetPage: '/document-generation/sop',
    searchVolume: 12_100,
    difficulty: 62,
    targetRank: 5,
  },
  {
    keyword: 'study abroad scholarships',
    targetPage: '/',
    searchVolume: 9900,
    difficulty: 74,
    targetRank: 10,
  },
  {
    keyword: 'letter of recommendation format',
    targetPage: '/document-generation/lor',
    searchVolume: 8100,
    difficulty: 48,
    targetRank: 5,
  },
  {
    keyword: 'ms in germany',
    targetPage: '/countries/germany',
    searchVolume: 5400,
    difficulty: 55,
    targetRank: 8,
  },
  {
    keyword: 'university shortlisting tool',
    targetPage: '/university-matcher',
    searchVolume: 3400,
    difficulty: 37,
    targetRank: 3,
  },
] as const
