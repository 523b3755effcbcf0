import { describe, expect, it } from 'vitest'
import { findUnsupported } from '../../language/grounding.ts'
import type { Student } from './letterPeople.ts'
import type { Speaker } from './letterPersons.ts'
import { readLetterStatements } from './letterStatements.ts'
import { studentOf } from './letterStudent.ts'
import { type LorKey, letterVoiceOf } from './letterVoice.ts'
import { sentencesSaid, VOICES } from './readAnswer.test-fixtures.ts'

const read = (form: keyof typeof VOICES, key: string, answer: string) =>
  sentencesSaid(answer, { key, voice: VOICES[form][key] }).join(' ')

describe('a note without its verb becomes a whole sentence, in words that claim nothing', () => {
  it.each([
    [
      'quick',
      'academicProjects',
      'Capstone: diaries of 32 patients, half of them wrote down nothing on Sundays',
      'My capstone was on diaries of 32 patients. Half of them wrote down nothing on Sundays.',
    ],
    [
      'quick',
      'academicProjects',
      'Thesis on swear words in subtitles: 1,100 lines from 14 films, 70% were made softer',
      'My thesis was on swear words in subtitles: 1,100 lines from 14 films; 70% were made softer.',
    ],
    [
      'quick',
      'academicProjects',
      'Survey of breakfast in 3 schools (n=214), 4 in 10 ate nothing',
      'My projects include a survey of breakfast in 3 schools (n=214). Four in 10 ate nothing.',
    ],
    [
      'quick',
      'internshipExperience',
      '6 weeks rural health unit, Siaton',
      'My internship experience includes 6 weeks (rural health unit, Siaton).',
    ],
    [
      'quick',
      'researchExperience',
      'Interviewed 15. 11 said school fees, not the children',
      'I interviewed 15. Eleven said school fees, not the children.',
    ],
    [
      'quick',
      'workExperienceDetails',
      'Daily: dengue and measles reports from 41 barangays',
      'My daily work includes dengue and measles reports from 41 barangays.',
    ],
    [
      'wizard',
      'professionalAchievements',
      'Postponed hearings 39% before, 22% after',
      'The postponed hearings were 39% before and 22% after.',
    ],
    ['quick', 'workExperienceDetails', '120,000 words in 2025', 'My work came to 120,000 words in 2025.'],
    ['wizard', 'workExperience', '400 loaves a night', 'My work comes to 400 loaves a night.'],
    [
      'quick',
      'longTermGoals',
      'to open a clinic in Siaton so nobody takes the bus',
      'I want to open a clinic in Siaton so nobody takes the bus.',
    ],
    [
      'quick',
      'additionalInformation',
      'gap in 2019: my mother’s illness',
      'There is a gap in 2019: my mother’s illness.',
    ],
    [
      'wizard',
      'workExperience',
      'I drive three evenings a week. Since 2023 also trainer for new drivers, 9 so far.',
      'I drive three evenings a week. Since 2023 I have also been a trainer for new drivers, 9 so far.',
    ],
    [
      'wizard',
      'researchExperience',
      'Summer in the lab of Prof. Blecker: 180 runs on oat drinks.',
      'My research includes a summer in the lab of Prof. Blecker: 180 runs on oat drinks.',
    ],
    ['essay', 'uniquePerspective', 'to listen through walls', 'My way of seeing is to listen through walls.'],
    [
      'essay',
      'uniquePerspective',
      'see when people say yes and their face says no',
      'I see when people say yes and their face says no.',
    ],
    [
      'essay',
      'coreValues',
      'measure first, ask the oldest woman, leave a tree',
      'I try to measure first, ask the oldest woman and leave a tree.',
    ],
    [
      'essay',
      'coreValues',
      'go and look; say the number aloud; leave the tools clean',
      'I try to go and look; say the number aloud; and leave the tools clean.',
    ],
    [
      'essay',
      'communityContribution',
      'Drew, free of charge, the papers for 19 families',
      'I drew, free of charge, the papers for 19 families.',
    ],
    [
      'essay',
      'challengesOvercome',
      'stuttering. Speech therapy from 8 to 14.',
      'What stood in my way was stuttering. I had speech therapy from 8 to 14.',
    ],
    [
      'essay',
      'challengesOvercome',
      'Telling it at home. Two months of silence at the table.',
      'What stood in my way was telling it at home. There were two months of silence at the table.',
    ],
    [
      'quick',
      'problemSolvingStory',
      'Power cut during a session, generator did not start. I turned the pumps by hand.',
      'The problem was this: power cut during a session; generator did not start. I turned the pumps by hand.',
    ],
    [
      'quick',
      'problemSolvingStory',
      'The alarm rang at night. Works since November 2024.',
      'The alarm rang at night. It has worked since November 2024.',
    ],
    [
      'wizard',
      'leadershipStory',
      'I stopped the line. Cost: EGP 1.1m.',
      'I stopped the line. The cost was EGP 1.1m.',
    ],
  ] as const)('%s %s: %s', (form, key, answer, expected) => {
    expect(read(form, key, answer)).toBe(expected)
  })
})

describe('a list of two or more things is joined as one says it', () => {
  it.each([
    [
      'quick',
      'campusInvolvement',
      'choir, Filipino society',
      'On campus, I would like to take part in the choir and the Filipino society.',
    ],
    [
      'quick',
      'universityInterest',
      'simulation suite, the renal pathway with Guy’s Hospital',
      'My reasons for choosing ETH Zurich include a simulation suite and the renal pathway with Guy’s Hospital.',
    ],
    [
      'wizard',
      'whyThisUniversity',
      'Institute for Transport Studies, its driving simulator',
      'My reasons for choosing ETH Zurich include the Institute for Transport Studies and its driving simulator.',
    ],
    [
      'quick',
      'universityInterest',
      'the hospital training, and they teach public health nutrition',
      'My reasons for choosing ETH Zurich include the hospital training. They teach public health nutrition.',
    ],
    [
      'essay',
      'passionsInterests',
      'repairing instruments, tea, chess by correspondence with a prisoner in Fès',
      'I give my time to repairing instruments, tea and chess by correspondence with a prisoner in Fès.',
    ],
    [
      'wizard',
      'significantCoursework',
      'Rheology, enzymology, industrial microbiology',
      'The courses that prepared me include rheology, enzymology and industrial microbiology.',
    ],
    [
      'wizard',
      'facultyInterest',
      'Prof. Atze Jan van der Goot, plant proteins under shear',
      'The professors whose work I know include Prof. Atze Jan van der Goot (plant proteins under shear).',
    ],
    [
      'quick',
      'futureContributions',
      'stories from the field. Also 6 years of line lists',
      'To the programme I would bring stories from the field and 6 years of line lists.',
    ],
  ] as const)('%s %s: %s', (form, key, answer, expected) => {
    expect(read(form, key, answer)).toBe(expected)
  })

  it('leaves what says more about the first thing where it is', () => {
    expect(read('quick', 'universityInterest', 'the module on sound, the only one in Europe')).toBe(
      'My reasons for choosing ETH Zurich include the module on sound, the only one in Europe.',
    )
  })
})

describe('two sentences with a comma between them', () => {
  it.each([
    [
      'One left after a week, the other one now corrects me.',
      'One left after a week; the other one now corrects me.',
    ],
    [
      'Last year I reunited 9 of them, 1 came back to us.',
      'Last year I reunited 9 of them; 1 came back to us.',
    ],
    [
      'I had two others like her, both now conduct abroad.',
      'I had two others like her; both now conduct abroad.',
    ],
    [
      'I slept in the car with the ammeter, at 2:40 the motor moved.',
      'I slept in the car with the ammeter; at 2:40 the motor moved.',
    ],
    [
      'They took me to fishing, this they do not do with everybody.',
      'They took me to fishing; this they do not do with everybody.',
    ],
  ])('%s', (answer, expected) => {
    expect(read('quick', 'workExperienceDetails', answer)).toBe(expected)
  })
})

describe('they, where nobody was named', () => {
  it('are at the university that the question asks about', () => {
    expect(read('wizard', 'whyThisUniversity', 'They have the shear cell, and a pilot plant.')).toBe(
      'At ETH Zurich they have the shear cell, and a pilot plant.',
    )
  })
})

describe('a line of two or three words', () => {
  it('is a thing unless it plainly tells something', () => {
    expect(
      read('essay', 'challengesOvercome', 'Air raid sirens. I tied a string to my father’s wrist.'),
    ).toBe('What stood in my way was air raid sirens. I tied a string to my father’s wrist.')
    expect(read('essay', 'challengesOvercome', 'Nobody came.')).toBe('Nobody came.')
  })
})

describe('a number that opens a sentence is written in words', () => {
  it.each([
    ['7 of them won.', 'Seven of them won.'],
    ['54 people sat on it.', 'Fifty-four people sat on it.'],
    ['600 loaves were ordered.', 'Six hundred loaves were ordered.'],
    ['71% chose it.', '71% chose it.'],
    ['1,100 lines were read.', '1,100 lines were read.'],
    ['2023 was a dry year.', '2023 was a dry year.'],
  ])('%s', (answer, expected) => {
    expect(read('quick', 'fieldInterestOrigin', answer)).toBe(expected)
  })
})

const mei: Student = { full: 'Lim Mei Hua', first: 'Mei Hua', pronoun: 'SHE', isNamed: true }

const told = (key: LorKey, answer: string, speaker: Speaker | null = null) =>
  readLetterStatements({
    key,
    answer,
    voice: letterVoiceOf(key),
    student: mei,
    recommender: { full: 'Dr. Rajeswari Nair', first: 'Rajeswari', last: 'Nair' },
    persons: { speaker, recommender: null, roles: '' },
    most: 1000,
  })
    .map(statement => statement.text)
    .join(' ')

describe('a note in a letter becomes a whole sentence about the student', () => {
  it.each([
    [
      'academicPerformance',
      'Excellent with honours, 6th of 1,100',
      'Mei Hua has the grade Excellent with honours and came 6th of 1,100.',
    ],
    [
      'academicPerformance',
      'average 4.8/5; 2nd in the year',
      'Mei Hua has an average of 4.8/5 and came 2nd in the year.',
    ],
    ['studentStrengths', 'Quick, but never hurried.', 'Mei Hua is quick, but never hurried.'],
    ['communication', 'draws what she means', 'Mei Hua draws what she means.'],
    ['reliability', 'answers at night', 'Mei Hua answers at night.'],
    [
      'independentWork',
      'Needed three meetings in eight months.',
      'Mei Hua needed three meetings in eight months.',
    ],
    [
      'characterQualities',
      'Will say to a bishop that he is flat.',
      'Mei Hua will say to a bishop that he is flat.',
    ],
    [
      'developmentAreas',
      'too polite with customers who are lying',
      'Mei Hua is too polite with customers who are lying.',
    ],
    [
      'workEthic',
      'first in, last out, but she does not forget to eat',
      'Mei Hua is first in, last out, but she does not forget to eat.',
    ],
    [
      'technicalSkills',
      'welding, diagnostics, CAD in the evening',
      "Mei Hua's technical skills include welding, diagnostics and CAD in the evening.",
    ],
    [
      'problemSolvingExample',
      'Vaccines stuck at the port, papers wrong.',
      'The problem was this: vaccines stuck at the port, papers wrong.',
    ],
    [
      'leadershipInstance',
      'Chaired the meeting. 70 people, two of them with a grudge.',
      'Mei Hua chaired the meeting. There were 70 people, two of them with a grudge.',
    ],
    ['peerComparison', 'the best of 30 or so I trained', 'Mei Hua is the best of 30 or so I trained.'],
    ['adaptability', 'never heard her curse', 'I never heard her curse.'],
    ['standoutQualities', 'preparation', 'What sets Mei Hua apart is preparation.'],
  ] as const)('%s: %s', (key, answer, expected) => {
    expect(told(key, answer)).toBe(expected)
  })

  it('leaves what was asked of the recommender with the recommender', () => {
    const answer =
      'In the course I was asked what the hazard would be, which no textbook that I use discusses.'
    expect(told('intellectualCuriosity', answer, 'RECOMMENDER')).toBe(answer)
  })
})

describe('what somebody is called whose family name comes first', () => {
  it.each([
    ['Chong Mei Lin', {}, 'Mei Lin'],
    ['Trần Quốc Bình', {}, 'Bình'],
    ['Lim Jia Wei', { teamwork: 'Jia Wei explains.' }, 'Jia Wei'],
    ['Tan Smith', {}, 'Tan'],
    ['Maya Sharma', {}, 'Maya'],
  ])('%s', (studentFullName, texts: Record<string, string>, expected) => {
    const answers = Object.fromEntries(
      Object.entries({ ...texts, studentFullName }).map(([key, text]) => [key, { text }]),
    )
    expect(
      studentOf({
        type: 'LOR',
        form: 'WIZARD',
        course: '',
        targetUniversity: null,
        targetProgram: null,
        answers,
        writtenIn: 2026,
        applicantName: null,
      }).first,
    ).toBe(expected)
  })
})

describe('a name at the end of a sentence', () => {
  it('is found where it owns something', () => {
    const wall = 'He marked the right wall, which was my friend Zarina’s.'
    expect(findUnsupported({ text: wall, answers: { story: { text: wall } }, also: [] })).toEqual([])
  })
})
