import { describe, expect, it } from 'vitest'
import { avoidedTopics, mentions, namesToHide, withoutMentions } from './avoid.ts'
import { isNonAnswer } from './nonAnswers.ts'

const left = (answer: string, wish: string) =>
  withoutMentions(answer, avoidedTopics(wish)).replaceAll('\n\n', ' ')

describe('what is to stay out', () => {
  it('stays out in other words of its family, with what goes on from it', () => {
    expect(
      left(
        'The owner is 67 and wants to sell part of the firm. Two have visited. I sat in both meetings. If the deal comes, I want to be at the table. I need to learn to value a company.',
        'Please do not say that the company may be sold.',
      ),
    ).toBe('I need to learn to value a company.')
    expect(left('I was ill in May. I passed in June.', 'my illness')).toBe('I passed in June.')
    expect(left('Father died in 2019. I took over the shop.', 'the death of my father')).toBe(
      'I took over the shop.',
    )
  })

  it('hides only the names, where only they are to be hidden', () => {
    const wish = 'the name of the client'
    expect(left('I convinced the client to search every three days.', wish)).toBe(
      'I convinced the client to search every three days.',
    )
    const post = 'Field biologist, environmental consultancy (wind farms, La Guajira)'
    expect(left(post, 'the name of the consultancy')).toBe(post)
    expect(left('Enervento was the client. We counted bats.', wish)).toBe('We counted bats.')
  })

  it.each([
    ['She has agreed that I tell about it, but without her name.', true],
    ['Please do not use her name.', true],
    ['I tell it without naming her.', true],
    ['Please tell it without his name.', false],
    ['I do not know her name day.', false],
    ['The three of them stood there without her name.', false],
    ['The street had a house without the name of its owner on the door.', false],
  ])('hides a name that an answer gives, where another one says: “%s”', (wish, isHidden) => {
    const story = 'The water stood in her cellar. The name of the woman is Aldona. Aldona telephoned herself.'
    const told = withoutMentions(story, namesToHide([story, wish])).replaceAll('\n\n', ' ')
    expect(told).toBe(isHidden ? 'The water stood in her cellar.' : story)
  })

  it('hides whom somebody was called, and nobody else', () => {
    const story = 'My brother called Otar sold it. A nurse called Nino Beridze bought it. Beridze paid.'
    expect(withoutMentions(story, namesToHide([story, 'please without her name']))).toBe(
      'My brother called Otar sold it.',
    )
  })

  it('takes nothing out for words that name no topic', () => {
    expect(mentions('I failed the first exam of the last year.', avoidedTopics('bad things, problems'))).toBe(
      false,
    )
  })
})

describe('what is said about answering', () => {
  it.each([
    'Please leave out the crying.',
    'Maybe skip the crying.',
    'No idea, is that allowed?',
    'See above (Donncha).',
    'OK I find this one hard.',
    'Not sure if this counts.',
    "I don't know what must be here, the best?",
    "Don't know anybody there yet, sorry.",
    'I think I have answered this above.',
    'Saturday group (above)',
    'drafting - see CV',
    'None, formally.',
  ])('is no statement: “%s”', text => expect(isNonAnswer(text)).toBe(true))

  it.each([
    'Perhaps nobody left out the crying. I had better leave nothing out.',
    'He asked whether it is true that I can weld.',
    'I was not sure if it would hold.',
    "I don't know if what I filled in was right.",
    'I found this hard to listen to.',
    'He said that he was sorry.',
    'We slept in the room above.',
  ])('is a statement where it is about what happened: “%s”', text => expect(isNonAnswer(text)).toBe(false))
})
