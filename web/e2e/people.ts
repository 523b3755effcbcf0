/** An answer by the label of its question. */
export type Answer = { question: string } & (
  | { text: string }
  /** One of several, by its label. */
  | { choose: string }
  /** Some of several, by their labels. */
  | { add: readonly string[] }
  | { tick: true }
)

/** What somebody answers in one section of a wizard. */
export type Step = { section: string; answers: readonly Answer[] }

export type Person = {
  username: string
  email: string
  fullName: string
  password: string
}

/** A person with all that they tell a wizard. */
export type Writer = Person & {
  type: 'SOP' | 'LOR' | 'ESSAY'
  steps: readonly Step[]
  /** What a writer must never put into a text. */
  secrets: readonly string[]
  /** Words that only this person would write, and that the document is made of. */
  ownWords: readonly [string, ...string[]]
}

/** Somebody else who has the same to say. */
export function namesake(writer: Writer, mark: string): Writer {
  const username = `${writer.username}.${mark}`
  return { ...writer, username, email: `${username}@example.com` }
}

const text = (question: string, answer: string): Answer => ({ question, text: answer })

/** A water engineer from Mumbai with two years at work. */
export const NANDINI: Writer = {
  username: 'nandini.rao',
  email: 'nandini.rao@example.com',
  fullName: 'Nandini Rao',
  password: 'paper-boats-42',
  type: 'SOP',
  secrets: ['nandini.rao@example.com', '98200 41736', '9820041736'],
  ownWords: ['Dahisar', 'recharge', 'sluice'],
  steps: [
    {
      section: 'Personal Information',
      answers: [
        text('Full Name', 'Nandini Rao'),
        text('Email Address', 'nandini.rao@example.com'),
        text('Phone number', '+91 98200 41736'),
      ],
    },
    {
      section: 'Academic Background',
      answers: [
        text('Current/Recent University', 'VJTI Mumbai'),
        text('Degree Program', 'B.Tech in Civil Engineering'),
        text('Graduation year', '2023'),
        text(
          'A project that you would like to be asked about',
          'I modelled how the Dahisar river floods. Thirty tide readings showed that a stuck sluice gate, not the rain, had put two streets under water.',
        ),
      ],
    },
    {
      section: 'Professional Experience',
      answers: [
        { question: 'I have professional work experience', tick: true },
        text('Current position', 'Junior engineer, Jal Consultants'),
        text(
          'What you do there',
          'I plan recharge wells. Last June I halved the tanker bill of 90 flats by joining their roof gutters to two dry wells.',
        ),
      ],
    },
    {
      section: 'Target Program',
      answers: [
        text('Target University', 'TU Delft'),
        text('Target Program', 'MSc in Water Management'),
        text(
          'Why this university',
          'Delft teaches urban drainage beside coastal hydraulics, and Mumbai floods from both sides.',
        ),
      ],
    },
    {
      section: 'Motivation & Goals',
      answers: [
        text(
          'Why this field',
          'In July 2005 my mother walked home through chest-deep water. I was four, and I still ask where that water should have gone.',
        ),
        text(
          'What you want to do in your profession',
          'I want to design drains that a ward office can clean with the staff it has.',
        ),
      ],
    },
    {
      section: 'Personal Stories',
      answers: [
        text(
          'A failure, and what you learned',
          'My first well silted up in three weeks because I had trusted a log from 1998. Now I dig a trial pit before I draw.',
        ),
        text('Languages', 'Kannada, Marathi, Hindi, English'),
      ],
    },
    {
      section: 'Document Preferences',
      answers: [
        { question: 'Tone', choose: 'Personal' },
        { question: 'Length', choose: '500 words' },
        { question: 'What to give most room', add: ['Work experience', 'Career goals'] },
      ],
    },
  ],
}

/** Somebody who drafts a letter for the professor who offered to sign one. */
export const DIEGO: Writer = {
  username: 'diego.salas',
  email: 'diego.salas@example.com',
  fullName: 'Diego Salas',
  password: 'paper-boats-42',
  type: 'LOR',
  secrets: ['diego.salas@example.com', 'l.haddad@example.edu', '555 0142', '5550142', 'A01234567'],
  ownWords: ['compiler', 'seminar'],
  steps: [
    {
      section: 'Student Information',
      answers: [
        text("Student's Full Name", 'Diego Salas'),
        text('Student email address', 'diego.salas@example.com'),
        text('Student ID', 'A01234567'),
        text('Program Applying To', 'MSc in Computer Science'),
        text('Target University', 'University of Edinburgh'),
      ],
    },
    {
      section: 'Recommender Details',
      answers: [
        text('Recommender Full Name', 'Leila Haddad'),
        text('Title/Position', 'Associate Professor'),
        text('Organization/Institution', 'Tecnologico de Monterrey'),
        text('Email address', 'l.haddad@example.edu'),
        text('Phone number', '+52 81 555 0142'),
      ],
    },
    {
      section: 'Relationship Context',
      answers: [
        { question: 'How the recommender knows the student', choose: 'Thesis advisor' },
        text(
          'How they came to work together',
          'He asked me to supervise his thesis after he had found a mistake in my lecture notes.',
        ),
      ],
    },
    {
      section: 'Academic Assessment',
      answers: [
        { question: 'Rank in class', choose: 'Top 5%' },
        text(
          'Analytical skills',
          'When a compiler pass of his slowed two programs of ninety, he traced both to one check and proved that it could go.',
        ),
      ],
    },
    {
      section: 'Specific Examples',
      answers: [
        text(
          'A moment that stood out',
          'In my seminar he threw away four weeks of measurements on the eve of his talk, because the machine had throttled itself.',
        ),
      ],
    },
    {
      section: 'Professional Qualities',
      answers: [
        text(
          'Helping others learn',
          'He held a Saturday clinic on pointers. Of the 31 students who came, 29 passed the course.',
        ),
      ],
    },
    {
      section: 'Comparative Assessment',
      answers: [
        text(
          'Compared with their peers',
          'Of the 40 theses that I have supervised, his is the one whose code my group still runs.',
        ),
      ],
    },
    {
      section: 'Future Potential',
      answers: [
        text(
          'Why this programme suits them',
          'Edinburgh asks its students to build as well as to prove, and he does neither without the other.',
        ),
        { question: 'Tone', choose: 'Warm' },
        { question: 'Length', choose: '300 words' },
        { question: 'What to give most room', add: ['Research'] },
      ],
    },
  ],
}

/** A baker's son from Kumasi who applies to a college abroad. */
export const KWAME: Writer = {
  username: 'kwame.boateng',
  email: 'kwame.boateng@example.com',
  fullName: 'Kwame Boateng',
  password: 'paper-boats-42',
  type: 'ESSAY',
  secrets: ['kwame.boateng@example.com'],
  ownWords: ['oven', 'Kumasi'],
  steps: [
    {
      section: 'Essay Basics',
      answers: [
        text('Full Name', 'Kwame Boateng'),
        text('Email Address', 'kwame.boateng@example.com'),
        text('Target University', 'Grinnell College'),
        text('Target Program', 'Liberal Arts'),
        text('Specific Essay Prompt', 'Tell us about something that you learned outside a classroom.'),
        { question: 'Essay type', choose: 'Challenge' },
      ],
    },
    {
      section: 'Personal Background',
      answers: [
        text(
          'Your family',
          'My father bakes bread in Kumasi. At four every morning I carried the dough to the oven before I walked to school.',
        ),
      ],
    },
    {
      section: 'Defining Experiences',
      answers: [
        text(
          'A challenge that you faced',
          'In 2022 flour doubled in price. I wrote down every loaf that came back unsold and found that we baked sixty too many on Mondays.',
        ),
      ],
    },
    {
      section: 'Values & Beliefs',
      answers: [text('A rule that you live by', 'Count before you complain.')],
    },
    {
      section: 'Academic Interests',
      answers: [text('Favourite subject', 'Statistics')],
    },
    {
      section: 'Leadership & Impact',
      answers: [
        text(
          'Somebody whom you taught',
          'I taught our three bakers to keep a ledger. Comfort, who had left school at nine, found the error in my sums.',
        ),
      ],
    },
    {
      section: 'Personal Growth',
      answers: [
        text(
          'An opinion that you changed',
          'I used to think that a mistake belonged to whoever made it. In our ledger it belonged to whoever read it last.',
        ),
      ],
    },
    {
      section: 'Future Vision',
      answers: [
        text(
          'A problem that you want to work on',
          'I want to work on prices that small shops can see coming before the mills raise them.',
        ),
      ],
    },
    {
      section: 'Specific Prompts',
      answers: [
        text(
          'Why this school',
          'At Grinnell I could take statistics beside history, and my ledger was always both.',
        ),
      ],
    },
    {
      section: 'Essay Preferences',
      answers: [
        { question: 'Tone', choose: 'Narrative' },
        { question: 'Length', choose: '250 words' },
        { question: 'Themes to give most room', add: ['Curiosity', 'Growth'] },
      ],
    },
  ],
}
