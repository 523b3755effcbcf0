import { words } from '../language/language.ts'

/**
 * The words of the pages about this site. A sentence says what the code does: change both together. Links are written as
 * `[words](/path)`.
 */

export type PublicPageWords = {
  title: string
  lead: string
  sections: readonly { title: string; paragraphs?: readonly string[]; points?: readonly string[] }[]
}

/** When the pages were last read against the code. */
export const PAGES_READ_ON = '2026-11-23'

export const ABOUT_PAGE: PublicPageWords = words({
  title: 'About Gradwright',
  lead: 'Gradwright helps people who apply to Masters and MBA programmes abroad: it finds programmes that fit, with reasons, and drafts the documents from their own answers.',
  sections: [
    {
      title: 'What it does',
      points: [
        'The matcher compares your grades, tests, subject, budget and start with what is known of each programme. A percentage opens into the factors it is made of.',
        'The writer turns answers in fragments into a statement, an essay, or the draft of a letter for the person who recommends you. Each sentence names the answer it comes from.',
        'The board keeps applications, deadlines and tasks together, and reminds you by mail until you switch that off.',
      ],
    },
    {
      title: 'What it does not do',
      points: [
        'It computes no chance of admission: only a committee decides, and nobody outside it has the figures.',
        'It sells no place in a list. What a university pays us changes nothing, because no university pays us.',
        'It promises nothing about the detection of AI. Follow the policy of each programme you apply to.',
      ],
    },
    {
      title: 'Where the figures come from',
      paragraphs: [
        'Universities, programmes, costs and requirements are compiled from public sources: registers of governments, catalogues of exchange services, and the universities’ own pages. Each figure shows its source and year, or is marked as indicative. Deadlines change: the programme’s own page decides.',
      ],
    },
    {
      title: 'Talk to us',
      paragraphs: ['Something is wrong, or missing? [Write to us](/contact).'],
    },
  ],
})

export const PRIVACY_PAGE: PublicPageWords = words({
  title: 'Privacy',
  lead: 'What is kept about you, for how long, who else sees it, and how to have it removed.',
  sections: [
    {
      title: 'Who is responsible',
      paragraphs: [
        'Whoever runs this installation keeps its database and decides about it. [The contact page](/contact) reaches them.',
      ],
    },
    {
      title: 'What is kept',
      points: [
        'Your account: username, name, email address, and your password as a one-way hash (argon2id).',
        'The browser and system of each device that is signed in, so that you recognise it.',
        'What you write: your profile, answers, documents with their versions, shortlist, applications and tasks.',
        'Your matches, your choice of writer, your credits and your plan.',
        'A hash of each network that you sign in from, so that guesses at your password can be told from you.',
        'Mails that were written to you, and messages that you send through the contact page or to support.',
        'Texts that you hand to a reviewer, with the comments on them. The reviewer sees the text, its course and university and your note, and nothing else of you.',
        'Questions and answers that you write for the community. Everybody who is signed in reads them, under the name that you choose for it.',
      ],
    },
    {
      title: 'How long',
      points: [
        'What you write stays as long as your account.',
        'Drafts and applications that you delete can be restored for 30 days, and are removed then.',
        'Links to your documents and their comments are removed 30 days after the link ended, requests to recommenders that nobody approved a year after they ended.',
        'A session ends 30 days after it was last used, and when you sign out.',
        'An archive of your data is removed after three days.',
        'Mails are removed after 90 days, messages of the contact page after 365 days, findings in a CV with the lines that they quote after 90 days, and a network 90 days after the last sign-in from it.',
        'Backups are made by whoever runs this installation, and hold what was in the database on their day.',
      ],
    },
    {
      title: 'Who else sees it',
      points: [
        'The built-in writer and the matcher run where this site runs. What you write does not leave it for them.',
        'Where an outside language model is connected, the browser asks you once, names it, and you may say no. If you agree, it gets the answers that a document’s plan names, the course and the university, and the factors of your matches. Email addresses, telephone numbers and links inside an answer are removed first.',
        'Where you agree to share with a consultancy, its counsellors and its software read your profile, first matches, applications and documents, until you stop. A consultancy that asks you keeps your name and address as it typed them, for 30 days if you do not agree.',
        'Where a mail server is connected, mails to you pass through it.',
        'Administrators of this installation run its database, and can read what is in it.',
        'There are no trackers, no advertisements, and no page loads anything from another site.',
      ],
    },
    {
      title: 'Cookies and your browser',
      paragraphs: [
        'One cookie keeps you signed in: scripts cannot read it, and it is gone when you sign out. A second one keeps the language that you choose at the foot of a page, for a year. Your browser also keeps the theme you chose and answers that the server has not confirmed yet, and public pages that you read, to show them without a connection; signing out clears the answers and the pages.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'On [your account page](/account) you can get an archive of everything that is stored about you, and delete the account. A deleted account is erased after seven days, until which you can keep it: its profile, answers, documents, matches, applications, sessions, mails and messages. Payments stay without your name, as the law asks, and so do entries of our log of what administrators did, which have numbers and no names; copies in backups go with the backups. If you claimed the free statement of purpose, a keyed hash of your email address stays until that promotion ends, so that it can be claimed once.',
        'You can correct your profile, your answers and your documents yourself at any time.',
      ],
    },
  ],
})

export const TERMS_PAGE: PublicPageWords = words({
  title: 'Terms of use',
  lead: 'The agreement between you and whoever runs this installation, in plain words.',
  sections: [
    {
      title: 'Your account',
      points: [
        'One person, one account. Keep the password to yourself.',
        'You may leave at any time. We may close an account that attacks the site or other people.',
      ],
    },
    {
      title: 'Your documents',
      points: [
        'What you write and what is drafted from it is yours.',
        'You are responsible for what you submit: read every sentence, and correct what is not true.',
        'Follow the rules on AI of each programme. Where only advice is allowed, use the questions and the review, and write the sentences yourself.',
        'A letter of recommendation is a draft for the recommender, who decides what it says.',
      ],
    },
    {
      title: 'What we promise, and what we cannot',
      points: [
        'Figures show their source and year, or say that they are indicative. They may be out of date: check with the university before you decide or pay.',
        'A match is no offer and no chance of admission.',
        'A draft that fails costs nothing: its credit comes back.',
        'The site is used as it is. We mend faults, and cannot promise that there are none.',
      ],
    },
    {
      title: 'Plans',
      paragraphs: [
        'What each plan holds and costs is on [the page of plans](/pricing). What was delivered in full stays readable after a downgrade. For money back see [refunds](/refunds).',
      ],
    },
  ],
})

export const REFUNDS_PAGE: PublicPageWords = words({
  title: 'Refunds',
  lead: 'Paid plans have a 7-day money-back guarantee.',
  sections: [
    {
      title: 'How to ask',
      paragraphs: [
        '[Write to us](/contact) within 7 days of the payment, with your username. No reason is needed. A person handles it, and the money goes back the way it came.',
      ],
    },
    {
      title: 'What happens to your account',
      paragraphs: [
        'The account goes back to the Free plan. Documents that were delivered in full stay yours and stay readable.',
      ],
    },
    {
      title: 'When there is nothing to pay back',
      points: [
        'A draft that fails or is cancelled uses no credit: it is returned by itself.',
        'Where this installation runs its sandbox, no money moves at all. [The page of plans](/pricing) says so.',
      ],
    },
  ],
})

export const ACCESSIBILITY_PAGE: PublicPageWords = words({
  title: 'Accessibility',
  lead: 'Everybody who applies should be able to use this site. We aim at WCAG 2.2, level AA.',
  sections: [
    {
      title: 'What we do',
      points: [
        'All of it works with a keyboard. The focus is visible, and it moves to new content on arrival.',
        'Pages name their parts for screen readers, and changes are announced.',
        'Text keeps a contrast of at least 4.5 to 1 in the light and the dark theme. Colour never stands alone.',
        'Pages reflow from 320 pixels on, and motion stops where your system asks for less of it.',
        'Documents can be downloaded as tagged PDF.',
      ],
    },
    {
      title: 'How we test',
      paragraphs: [
        'Every page that our browser tests open is checked with axe. The tests also walk through the site with the keyboard. No outside audit has been made.',
      ],
    },
    {
      title: 'If something stands in your way',
      paragraphs: ['[Tell us](/contact) which page, and what you use to read it.'],
    },
  ],
})

export const SECURITY_PAGE: PublicPageWords = words({
  title: 'Security',
  lead: 'How accounts and documents are protected, and how to report a fault.',
  sections: [
    {
      title: 'Report a fault',
      paragraphs: [
        '[Write to us](/contact) with the steps that show it. Use accounts of your own, do not read or change what belongs to others, and give us time to mend it before you publish. We will not act against anybody who keeps to this. Machines find the same at /.well-known/security.txt.',
      ],
    },
    {
      title: 'What protects you',
      points: [
        'Passwords are stored as argon2id hashes. The commonest ones are refused.',
        'You see the devices that are signed in, and can sign them out. A reset of the password signs out all of them.',
        'Sessions are random tokens in a cookie that scripts cannot read; the server keeps only their hash.',
        'Guesses at a password are counted and slowed down, without locking out the owner.',
        'Who may read what is decided on the server, and refused unless a rule allows it. The text of a locked document never leaves the server.',
        'Pages load nothing from other sites, and a content policy enforces it.',
        'Answers, documents, passwords and addresses are never written to the log.',
      ],
    },
  ],
})

/** The pages by their path. */
export const PUBLIC_PAGES = {
  '/about': ABOUT_PAGE,
  '/privacy': PRIVACY_PAGE,
  '/terms': TERMS_PAGE,
  '/refunds': REFUNDS_PAGE,
  '/accessibility': ACCESSIBILITY_PAGE,
  '/security': SECURITY_PAGE,
} as const satisfies Record<string, PublicPageWords>
