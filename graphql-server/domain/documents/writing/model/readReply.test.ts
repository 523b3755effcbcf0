import { describe, expect, it } from 'vitest'
import { readCheck, readEdited, readSentences, readSpare } from './readReply.ts'

describe('reading a reply', () => {
  it('takes the form that was asked for, also inside a code fence and with words around it', () => {
    const form =
      '{"argument": "a", "sentences": [{"paragraph": 2, "text": "I built a robot.", "cites": [3]}]}'
    const sentence = { text: 'I built a robot.', paragraph: 2, cites: [3], opens: false }
    expect(readSentences(form)).toEqual([sentence])
    expect(readSentences(`Here it is:\n\`\`\`json\n${form}\n\`\`\``)).toEqual([sentence])
    expect(readSentences('[{"paragraph": "2", "text": "I built a robot.", "cites": ["3"]}]')).toEqual([
      sentence,
    ])
  })

  it('reads paragraphs of prose, each sentence with the mark behind it', () => {
    const prose =
      'I built a robot [3, 7]. It won. [8] “It works,” I said [9], and left. [4] [5] Nobody asked.\n\nThen it rained. [2]'
    const form = JSON.stringify({ argument: 'a', paragraphs: [{ part: 2, prose }] })
    const read = [
      { text: 'I built a robot.', paragraph: 2, cites: [3, 7], opens: true },
      { text: 'It won.', paragraph: 2, cites: [8], opens: false },
      { text: '“It works,” I said, and left.', paragraph: 2, cites: [9, 4, 5], opens: false },
      { text: 'Nobody asked.', paragraph: 2, cites: [], opens: false },
      { text: 'Then it rained.', paragraph: 2, cites: [2], opens: true },
    ]
    expect(readSentences(form)).toEqual(read)
    expect(readSentences(`${form.slice(0, -2)}, {"part": 3, "prose": "It bro`)).toEqual(read)
    expect(readSentences(prose)).toEqual(read.map(one => ({ ...one, paragraph: null })))
    expect(readSentences('{"paragraphs": []}')).toEqual([])
  })

  it('keeps the whole sentences of a reply that broke off', () => {
    const broken =
      '{"sentences": [{"paragraph": 1, "text": "I built a \\"robot\\" {v2}.", "cites": [1]}, {"text": "It wo'
    expect(readSentences(broken)).toEqual([
      { text: 'I built a "robot" {v2}.', paragraph: 1, cites: [1], opens: false },
    ])
  })

  it('takes a sentence without a place, and leaves out what is no sentence', () => {
    expect(readSentences('{"sentences": [{"text": "One."}, {"texts": "Two."}, {"text": 3}]}')).toEqual([
      { text: 'One.', paragraph: null, cites: [], opens: false },
    ])
  })

  it('tells a draft without sentences from what is no draft', () => {
    expect(readSentences('{"sentences": []}')).toEqual([])
  })

  it('reads plain prose sentence by sentence', () => {
    expect(readSentences('I built a robot. It won.')?.map(({ text }) => text)).toEqual([
      'I built a robot.',
      'It won.',
    ])
  })

  it.each(['', '{}', '{"sentences": [{"text": "I bu', '[[[', '{"error": true}'])(
    'finds nothing in %j',
    reply => {
      expect(readSentences(reply)).toBeNull()
      expect(readCheck(reply, 1)).toBeNull()
      expect(readEdited(reply).size).toBe(0)
    },
  )

  it('reads faults by number', () => {
    const check = readCheck(
      '{"checked": 3, "faults": [{"number": "2", "unsupported": "so", "repair": null}], "mistaken": [{"number": 3, "says": "built by us"}]}',
      3,
    )
    expect(check?.faults).toEqual(new Map([[2, { number: 2, unsupported: 'so', repair: '' }]]))
    expect(check?.mistaken).toEqual(new Map([[3, 'built by us']]))
    expect(readCheck('{"checked": 3, "faults": []}', 3)).toEqual({ faults: new Map(), mistaken: new Map() })
  })

  it('tells faults from the paragraphs beside them', () => {
    const both =
      '{"checked": 3, "faults": [{"number": 2, "unsupported": "so", "repair": ""}], "paragraphs": [{"paragraph": 3, "prose": "Better. [4] It won. [5, 6]"}]}'
    expect([...(readCheck(both, 3)?.faults.keys() ?? [])]).toEqual([2])
    expect([...readEdited(both)]).toEqual([
      [
        3,
        [
          { text: 'Better.', paragraph: null, cites: [4], opens: true },
          { text: 'It won.', paragraph: null, cites: [5, 6], opens: false },
        ],
      ],
    ])
    const edited = '{"checked": 3, "faults": [], "paragraphs": [{"paragraph": 3, "prose": "Better."}]}'
    expect(readCheck(edited, 3)?.faults).toEqual(new Map())
  })

  it('reads which sentences may go, in their order', () => {
    expect(readSpare('{"checked": 12, "faults": [], "spare": [12, "5"]}')).toEqual([12, 5])
    expect(readSpare('{"checked": 12, "faults": []}')).toEqual([])
  })

  it('takes no check that passes over sentences, or does not say how many it checked', () => {
    expect(readCheck('{"checked": 2, "faults": []}', 3)).toBeNull()
    expect(readCheck('{"faults": [{"number": 1}]}', 3)).toBeNull()
    expect(readCheck('All good!', 3)).toBeNull()
  })
})
