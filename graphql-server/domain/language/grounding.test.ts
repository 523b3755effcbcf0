import { describe, expect, it } from 'vitest'
import type { Answers } from '../questionnaires/definition.ts'
import { findUnsupported, findUnsupportedIn, gatherEvidence } from './grounding.ts'

const answers: Answers = {
  story: {
    text: 'With Dr. Kavitha Raman at the Indian Institute of Science I labelled 9,800 images in March 2024 (12 per cent by hand). Twelve of us worked on it. Our budget was ₹18 lakh. Jane Smith reviewed it.',
  },
  grade: { text: '8.7/10' },
  place: { text: 'São Paulo, 03/2023' },
  province: { text: 'Đắk Lắk, then Łódź; two dozen wells at US$ 40 each' },
  port: { text: '1.870 camiones, map 1:100 000' },
  signer: { text: 'Assoc. Prof. Lim, Dept. of Botany' },
  notes: {
    text: 'avg 8,9 in 2019-23; tue evening class of South African SL, closed at xmas, where I sat in the sun. University of Novi Sad, Department of Veterinary Medicine',
  },
}
const claims = (text: string, also: string[] = []) =>
  findUnsupported({ text, answers, also }).map(({ claim }) => claim)

describe('grounding', () => {
  it.each([
    'I labelled 9800 images.',
    'I labelled 12% by hand.',
    'I labelled 12 percent by hand.',
    'We were 12.',
    'Our budget was 1,800,000 rupees.',
    'Our budget was 18 lakh.',
    'My GPA is 8.7.',
    'I wrote down 1,870 trucks.',
    'I drew it at 1:100,000.',
    'I wrote down 1.870 trucks.',
    'In March 2023 I was in Sao Paulo.',
    'Professor Raman’s group and Dr Kavitha Raman taught me.',
    'I was at the IIS and at the Indian Institute of Science.',
    'J. Smith reviewed it, one of the first to do so.',
    'In Dak Lak and Lodz I dug 24 wells.',
    'Each cost US$ 40: Every one of them holds.',
    'Since then I have learned a lot. However, it took time.',
    'My average was 8.9 until 2023.',
    'On Tuesdays I taught South African Sign Language until Christmas.',
    'I was at the Department of Veterinary Medicine of the University of Novi Sad.',
    'The signer is Associate Professor Lim, Department of Botany.',
  ])('finds support for: %s', text => {
    expect(claims(text, ['GPA'])).toEqual([])
  })

  it.each([
    ['I labelled 9,900 images.', '9,900'],
    ['I labelled 40% by hand.', '40%'],
    ['Fifteen of us worked on it.', 'Fifteen'],
    ['Our budget was 18 crore.', '18 crore'],
    ['I met Jane Raman.', 'Jane Raman'],
    ['I worked at Google.', 'Google'],
    ['In July 2024 I left.', 'July'],
    ['On Mondays I taught South African Law.', 'South African Law'],
    [
      'I was at the Department of Human Medicine of the University of Novi Sad.',
      'Department of Human Medicine of the University of Novi Sad',
    ],
    ['Until 2024 my average was 8.8.', '8.8'],
    ['I used GPT-4.', 'GPT-4'],
    ['I worked with Dr. Okafor.', 'Dr. Okafor'],
    ['One person helped: Kenji.', 'Kenji'],
    ['A friend (Kenji) helped.', 'Kenji'],
    ['Then I heard: “Harvard said no.”', 'Harvard'],
    ['I waited for fourteen days.', 'fourteen'],
    ['On Saturday I left.', 'Saturday'],
  ])('finds none for: %s', (text, claim) => {
    expect(claims(text)).toContain(claim)
  })

  it('reads a currency that is written out', () => {
    const paid = (text: string) => ({
      text: 'We paid 900 US dollars.',
      answers: { paid: { text } },
      also: [],
    })
    expect(findUnsupported(paid('about 900 usd'))).toEqual([])
    expect(findUnsupported(paid('about 900'))).toMatchObject([{ claim: 'US' }])
  })

  it('has the position of the claim', () => {
    const text = 'I worked at Google.'
    const [found] = findUnsupported({ text, answers, also: [] })
    expect(text.slice(found?.start, found?.end)).toBe('Google')
  })

  it('accepts the course and the university besides the answers', () => {
    expect(
      claims('I am applying to the MSc in Robotics at ETH Zürich.', ['MSc in Robotics', 'ETH Zurich']),
    ).toEqual([])
    expect(claims('I am applying to the MSc in Robotics at ETH Zürich.')).not.toEqual([])
  })
})

describe('a name beside a known person', () => {
  const named = (text: string) =>
    findUnsupportedIn(text, gatherEvidence(answers, ['NLP', 'Saturdays'], ['Selam Tesfaye', 'Selam'])).map(
      ({ claim }) => claim,
    )

  it.each(['In NLP Selam received A+.', 'On Saturdays Selam Tesfaye reads.', 'Selam read it to Jane Smith.'])(
    'is looked up by itself: %s',
    text => {
      expect(named(text)).toEqual([])
    },
  )

  it('is unsupported without other support', () => {
    expect(named('At Google Selam read it.')).toEqual(['Google Selam'])
  })
})

describe('two names side by side', () => {
  const also = ['Nisha', 'Structural Dynamics', 'MSc in Robotics']

  it.each(['I taught Nisha Structural Dynamics.', 'I recommend Nisha for the MSc in Robotics.'])(
    'are both supported: %s',
    text => {
      expect(claims(text, also)).toEqual([])
    },
  )

  it('do not support an unknown surname', () => {
    expect(claims('I taught Nisha Rao.', also)).toEqual(['Nisha Rao'])
  })
})
