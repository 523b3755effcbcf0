import { describe, expect, it } from 'vitest'
import { readSentences, readVerdicts } from './readReply.ts'

describe('reading a reply', () => {
  it('takes the form that was asked for, also inside a code fence and with words around it', () => {
    const form = '{"sentences": [{"text": "I built a robot.", "answers": ["story"]}]}'
    const sentence = { text: 'I built a robot.', keys: ['story'] }
    expect(readSentences(form)).toEqual([sentence])
    expect(readSentences(`Here it is:\n\`\`\`json\n${form}\n\`\`\``)).toEqual([sentence])
    expect(readSentences('[{"text": "I built a robot.", "answers": ["story"]}]')).toEqual([sentence])
  })

  it('keeps the whole sentences of a reply that broke off', () => {
    const broken =
      '{"sentences": [{"text": "I built a \\"robot\\" {v2}.", "answers": ["story"]}, {"text": "It wo'
    expect(readSentences(broken)).toEqual([{ text: 'I built a "robot" {v2}.', keys: ['story'] }])
  })

  it('takes a sentence without keys, and leaves out what is no sentence', () => {
    expect(readSentences('{"sentences": [{"text": "One."}, {"texts": "Two."}, {"text": 3}]}')).toEqual([
      { text: 'One.', keys: [] },
    ])
  })

  it('tells a draft without sentences from what is no draft', () => {
    expect(readSentences('{"sentences": []}')).toEqual([])
  })

  it('reads plain prose sentence by sentence', () => {
    expect(readSentences('I built a robot. It won.')).toEqual([
      { text: 'I built a robot.', keys: [] },
      { text: 'It won.', keys: [] },
    ])
  })

  it.each(['', '{}', '{"sentences": [{"text": "I bu', '[[[', '{"error": true}'])(
    'finds nothing in %j',
    reply => {
      expect(readSentences(reply)).toBeNull()
      expect(readVerdicts(reply).size).toBe(0)
    },
  )

  it('reads verdicts by number, and takes nothing but SUPPORTED for support', () => {
    const verdicts = readVerdicts(
      '{"verdicts": [{"number": 2, "verdict": "supported"}, {"number": "1", "verdict": "UNSUPPORTED", "unsupported": "so", "repair": "No."}, {"number": 3, "verdict": "PARTLY SUPPORTED"}]}',
    )
    expect(verdicts.get(1)).toEqual({ number: 1, isSupported: false, unsupported: 'so', repair: 'No.' })
    expect(verdicts.get(2)?.isSupported).toBe(true)
    expect(verdicts.get(3)?.isSupported).toBe(false)
  })
})
