import { afterEach, describe, expect, test, vi } from 'vitest'
import { SOP_REQUEST } from '../test/factories.ts'
import { type Composer, ComposingFault, createComposer } from './composingThread.ts'

const composers: Composer[] = []
afterEach(async () => {
  for (const composer of composers.splice(0)) await composer.stop()
})

function composerOf(
  entry: string,
  options: { timeout?: number; mostThreads?: number; longestRest?: number } = {},
): Composer {
  const composer = createComposer({ entry: new URL(entry, import.meta.url), ...options })
  composers.push(composer)
  return composer
}

const PLAN = {
  targetWords: 300,
  tone: 'formal-warm',
  paragraphs: [
    { job: 'opening', title: 'Where it began', share: 0.5, keys: ['fieldInterestOrigin'] },
    { job: 'setback', title: 'A setback', share: 0.5, keys: ['setbackLearning'] },
  ],
}
const TASK = {
  kind: 'SECTIONS',
  request: {
    type: 'SOP',
    form: 'QUICK',
    answers: Object.fromEntries(SOP_REQUEST.answers.map(({ key, value }) => [key, value])),
    course: 'MSc Robotics',
    targetUniversity: null,
    targetProgram: null,
  },
  plan: PLAN,
  startAt: 0,
}

async function partsOf(parts: AsyncIterable<unknown>): Promise<unknown[]> {
  const all: unknown[] = []
  for await (const part of parts) all.push(part)
  return all
}

describe('the composing thread', () => {
  test('composes the sections that are asked for, one task after the other and several at once', async () => {
    const composer = composerOf('../composeOnThread.ts')
    composer.warmUp()
    const [all, rest, again] = await Promise.all([
      partsOf(composer.compose(TASK)),
      partsOf(composer.compose({ ...TASK, startAt: 1 })),
      partsOf(composer.compose(TASK)),
    ])
    expect(all).toHaveLength(2)
    expect(JSON.stringify(all)).toContain('irrigation pumps')
    expect(rest).toEqual(all.slice(1))
    expect(again).toEqual(all)
    expect(await partsOf(composer.compose(TASK))).toEqual(all)
  })

  test('lets this thread do other things meanwhile, and is ended in the middle', async () => {
    const composer = composerOf('../test/busyThread.ts')
    const stop = new AbortController()
    const parts: unknown[] = []
    const work = (async () => {
      for await (const part of composer.compose({}, stop.signal)) {
        parts.push(part)
        stop.abort(new Error('not wanted any more'))
      }
    })()
    await expect(work).rejects.toThrow('not wanted any more')
    expect(parts).toEqual(['the beginning'])
  })

  test('that dies is a fault, and the next task gets another one', async () => {
    const composer = composerOf('../test/dyingThread.ts')
    for (let time = 0; time < 2; time += 1)
      await expect(partsOf(composer.compose({}))).rejects.toThrow(ComposingFault)
  })

  test('that never comes to an end is ended when its time is over', async () => {
    const composer = composerOf('../test/busyThread.ts', { timeout: 500 })
    await expect(partsOf(composer.compose({}))).rejects.toThrow('Composing took too long')
  })

  test('that is busy keeps others waiting: one begins when it is free, one that gives up never does', async () => {
    const composer = composerOf('../test/busyThread.ts', { mostThreads: 1 })
    const enough = new AbortController()
    const tired = new AbortController()
    const first = composer.compose({}, enough.signal)[Symbol.asyncIterator]()
    expect(await first.next()).toEqual({ done: false, value: 'the beginning' })
    const second = partsOf(composer.compose({}, tired.signal))
    const third = composer.compose({})[Symbol.asyncIterator]()
    const thirdPart = third.next()
    tired.abort(new Error('does not wait any longer'))
    await expect(second).rejects.toThrow('does not wait any longer')
    enough.abort(new Error('makes room'))
    await expect(first.next()).rejects.toThrow('makes room')
    expect(await thirdPart).toEqual({ done: false, value: 'the beginning' })
    await third.return?.()
  })

  test('hands on the fault of a task that it can’t do, and does the next one', async () => {
    const composer = composerOf('../composeOnThread.ts')
    await expect(partsOf(composer.compose({ ...TASK, plan: null }))).rejects.toThrow('Composing failed')
    expect(await partsOf(composer.compose(TASK))).toHaveLength(2)
  })

  test('that has had no work for a while ends, and the next task gets another one', async () => {
    const composer = composerOf('../test/numberedThread.ts', { longestRest: 1 })
    const [first] = await partsOf(composer.compose({}))
    await vi.waitFor(async () => expect(await partsOf(composer.compose({}))).not.toEqual([first]), 10_000)
  })

  test('that has work to do soon is the same one', async () => {
    const composer = composerOf('../test/numberedThread.ts')
    composer.warmUp()
    composer.warmUp()
    const [first] = await partsOf(composer.compose({}))
    expect(await partsOf(composer.compose({}))).toEqual([first])
  })

  test('takes nothing more once it has stopped', async () => {
    const composer = composerOf('../composeOnThread.ts')
    await composer.stop()
    await expect(partsOf(composer.compose(TASK))).rejects.toThrow('The composer has stopped')
  })
})
