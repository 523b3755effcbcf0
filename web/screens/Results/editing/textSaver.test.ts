import { beforeEach, describe, expect, it } from 'vitest'
import { ManualClock } from '../../../questionnaire/autosave/testing/manualClock.ts'
import { type EditedParagraph, keptTextOf, type SavedText, savedFormOf } from './editedParagraph.ts'
import type { KeptText } from './keptText.ts'
import { type SaveTextOutcome, type SaveTextRequest, TextSaver } from './textSaver.ts'

const textOf = (...texts: string[]): EditedParagraph[] =>
  texts.map((text, index) => ({ key: `p${index + 1}`, text, isLocked: false }))

/** A server with one text, as `saveDocumentText` behaves. */
class Server {
  text: SavedText = { revision: 0, paragraphs: textOf('First.') }
  isReachable = true
  /** Saves, but its response does not arrive. */
  losesAnswers = false
  readonly requests: SaveTextRequest[] = []

  send = async (request: SaveTextRequest): Promise<SaveTextOutcome> => {
    if (!this.isReachable) return { kind: 'UNREACHABLE' }
    this.requests.push(request)
    const isSame = savedFormOf(request.paragraphs) === savedFormOf(this.text.paragraphs)
    if (!isSame && request.revision !== this.text.revision) return { kind: 'STALE', other: this.text }
    if (!isSame) this.change(request.paragraphs)
    return this.losesAnswers ? { kind: 'UNREACHABLE' } : { kind: 'SAVED', saved: this.text }
  }

  change(paragraphs: readonly EditedParagraph[]): void {
    this.text = { revision: this.text.revision + 1, paragraphs }
  }
}

let server: Server
let clock: ManualClock
let device: Map<string, KeptText>

beforeEach(() => {
  server = new Server()
  clock = new ManualClock()
  device = new Map()
})

async function openPage(mark: string) {
  let marks = 0
  let shown: readonly EditedParagraph[] = server.text.paragraphs
  const saver: TextSaver = new TextSaver({
    saved: server.text,
    ports: {
      send: server.send,
      clock,
      randomMark: () => `${mark}-${++marks}`,
      show(paragraphs) {
        shown = paragraphs
        saver.report(paragraphs)
      },
      keeper: {
        isForgotten: () => false,
        write(kept) {
          if (kept === null) device.delete(mark)
          else device.set(mark, kept)
          return true
        },
        closedText: async () => {
          const [other] = [...device].filter(([owner, kept]) => owner !== mark && !kept.isOpen)
          return other ? { mark: other[0], kept: other[1] } : null
        },
        removeClosed: other => void device.delete(other),
      },
    },
  })
  await saver.open()
  return {
    saver,
    type: (...texts: string[]) => saver.report(textOf(...texts)),
    shown: () => keptTextOf(shown),
    status: () => saver.state().status.kind,
  }
}

const saved = () => keptTextOf(server.text.paragraphs)

describe('a text that is edited', () => {
  it('is saved after a pause, and not again while nothing changes', async () => {
    const { type, status } = await openPage('desk')
    type('First. Second.')
    expect(status()).toBe('SAVING')
    await clock.pass(10_000)
    expect([saved(), status(), server.requests.length, device.size]).toEqual([
      'First. Second.',
      'SAVED',
      1,
      0,
    ])
  })

  it('is saved where only a paragraph was locked', async () => {
    const { saver } = await openPage('desk')
    saver.report(server.text.paragraphs.map(paragraph => ({ ...paragraph, isLocked: true })))
    await clock.pass(10_000)
    expect([server.text.paragraphs[0]?.isLocked, server.requests.length]).toEqual([true, 1])
  })

  it('is kept on the device without a connection, and sent later', async () => {
    server.isReachable = false
    const { type, status } = await openPage('desk')
    type('Offline.')
    await clock.pass(2_000)
    expect([status(), device.get('desk')?.paragraphs[0]?.text]).toEqual(['OFFLINE', 'Offline.'])
    server.isReachable = true
    await clock.pass(60_000)
    expect([saved(), status(), device.size]).toEqual(['Offline.', 'SAVED', 0])
  })

  it('is taken up from a closed page', async () => {
    server.isReachable = false
    const train = await openPage('train')
    train.type('Typed on the train.')
    train.saver.close()
    server.isReachable = true
    const desk = await openPage('desk')
    await clock.pass(2_000)
    expect([desk.shown(), saved(), device.size]).toEqual(['Typed on the train.', 'Typed on the train.', 0])
  })

  it('is no conflict with itself where the response to a save got lost', async () => {
    const { type, saver } = await openPage('desk')
    server.losesAnswers = true
    type('One.')
    await clock.pass(1_000)
    server.losesAnswers = false
    type('One. Two.')
    await clock.pass(60_000)
    expect([saved(), saver.state().conflict]).toEqual(['One. Two.', null])
  })

  it('is no conflict with itself after a crash either', async () => {
    const { type, saver } = await openPage('desk')
    server.losesAnswers = true
    type('One.')
    await clock.pass(1_000)
    server.isReachable = false
    type('One. Two.')
    saver.close()
    server.losesAnswers = false
    server.isReachable = true
    const next = await openPage('next')
    await clock.pass(60_000)
    expect([saved(), next.saver.state().conflict]).toEqual(['One. Two.', null])
  })

  it('follows another device while nothing is unsent', async () => {
    const { saver, shown } = await openPage('desk')
    server.change(textOf('From the phone.'))
    saver.receive(server.text)
    expect(shown()).toBe('From the phone.')
    await clock.pass(10_000)
    expect(server.requests).toEqual([])
  })

  it('says what the server refuses, and tries again with the next change', async () => {
    const { type, saver } = await openPage('desk')
    const { send } = server
    server.send = async () => ({ kind: 'REFUSED', message: 'Write something first' })
    const refusing = await openPage('other')
    refusing.type('')
    await clock.pass(60_000)
    expect(refusing.saver.state().status).toMatchObject({ kind: 'FAILED', message: 'Write something first' })
    server.send = send
    type('Something.')
    await clock.pass(1_000)
    expect([saved(), saver.state().status.kind]).toEqual(['Something.', 'SAVED'])
  })

  it('stops when the person signs out', async () => {
    const { type, saver, status } = await openPage('desk')
    type('Mine.')
    saver.stop()
    device.clear()
    type('Mine, and more.')
    await clock.pass(60_000)
    expect([saved(), status(), device.size]).toEqual(['First.', 'SIGNED_OUT', 0])
  })
})

describe('two devices', () => {
  async function disagree() {
    const desk = await openPage('desk')
    server.change(textOf('From the phone.'))
    desk.type('From the desk.')
    await clock.pass(2_000)
    return desk
  }

  it('keep both texts until the person chooses; nothing is sent meanwhile', async () => {
    const { saver, type } = await disagree()
    expect(saver.state()).toMatchObject({ status: { kind: 'FAILED' }, conflict: { revision: 1 } })
    type('From the desk, longer.')
    await clock.pass(60_000)
    expect([saved(), device.get('desk')?.paragraphs[0]?.text]).toEqual([
      'From the phone.',
      'From the desk, longer.',
    ])
  })

  it('go on with the own text', async () => {
    const { saver } = await disagree()
    expect(await saver.keepOwn()).toBe(true)
    expect([saved(), saver.state().conflict, device.size]).toEqual(['From the desk.', null, 0])
  })

  it('go on with the other text once the own one is saved, each as a version of its own', async () => {
    const { saver, shown } = await disagree()
    expect(await saver.takeOther()).toBe(true)
    await clock.pass(2_000)
    expect([shown(), saved()]).toEqual(['From the phone.', 'From the phone.'])
    const [, own, other] = server.requests
    expect(keptTextOf(own?.paragraphs ?? [])).toBe('From the desk.')
    expect(other?.editor).not.toBe(own?.editor)
  })

  it('ask again where the own text cannot be saved first', async () => {
    const { saver, shown } = await disagree()
    server.isReachable = false
    expect(await saver.takeOther()).toBe(false)
    expect([shown(), saver.state().conflict?.revision]).toEqual(['First.', 1])
  })

  it('meet when a closed page left words that are older than the saved text', async () => {
    server.isReachable = false
    const train = await openPage('train')
    train.type('Typed on the train.')
    train.saver.close()
    server.isReachable = true
    server.change(textOf('From the phone.'))
    const desk = await openPage('desk')
    await clock.pass(10_000)
    expect([desk.shown(), desk.saver.state().conflict?.revision, saved()]).toEqual([
      'Typed on the train.',
      1,
      'From the phone.',
    ])
  })
})
