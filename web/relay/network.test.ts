import type { RequestParameters, Variables } from 'relay-runtime'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NetworkFault } from './faults.ts'
import { createNetwork } from './network.ts'

const call = vi.fn<typeof fetch>()
const answered = vi.fn()

beforeEach(() => {
  vi.stubGlobal('fetch', call)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  call.mockReset()
  answered.mockReset()
})

function operation(operationKind: 'query' | 'mutation' | 'subscription'): RequestParameters {
  return {
    id: 'abc',
    metadata: {},
    name: 'Test',
    operationKind,
    text: null,
    providedVariables: undefined,
  }
}

function execute(kind: 'query' | 'mutation' | 'subscription', variables: Variables = {}) {
  return createNetwork({ onAnswered: answered }).execute(operation(kind), variables, {}, undefined)
}

function json(body: unknown, init?: ResponseInit): Response {
  return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' }, ...init })
}

function stream(...pieces: string[]): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
      controller.close()
    },
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
}

async function faultOf(promise: Promise<unknown> | undefined): Promise<NetworkFault> {
  const thrown = await promise?.then(
    () => null,
    (error: unknown) => error,
  )
  if (!(thrown instanceof NetworkFault)) throw new Error('a NetworkFault was expected')
  return thrown
}

describe('an operation', () => {
  it('is sent as its hash, with its variables and what the server wants against forged calls', async () => {
    call.mockResolvedValue(json({ data: { viewer: null } }))
    await execute('query', { id: '1' }).toPromise()
    const [path, init] = call.mock.calls[0] ?? []
    expect(path).toBe('/graphql')
    expect(init).toMatchObject({ method: 'POST', credentials: 'same-origin' })
    expect(JSON.parse(String(init?.body))).toEqual({ doc_id: 'abc', variables: { id: '1' } })
    expect(new Headers(init?.headers).get('x-graphql-yoga-csrf')).toBe('1')
    expect(answered).toHaveBeenCalledOnce()
  })

  it('is sent once, even when it fails', async () => {
    call.mockRejectedValue(new TypeError('Failed to fetch'))
    const fault = await faultOf(execute('query').toPromise())
    expect(fault.kind).toBe('UNREACHABLE')
    expect(call).toHaveBeenCalledOnce()
    expect(answered).not.toHaveBeenCalled()
  })

  it('says that one is offline when one is', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    call.mockRejectedValue(new TypeError('Failed to fetch'))
    expect((await faultOf(execute('mutation').toPromise())).kind).toBe('OFFLINE')
  })

  it('fails as a whole when a part of its answer failed', async () => {
    call.mockResolvedValue(
      json({ data: { viewer: null }, errors: [{ message: 'x', extensions: { requestId: 'r-1' } }] }),
    )
    expect(await faultOf(execute('query').toPromise())).toMatchObject({ kind: 'SERVER', requestId: 'r-1' })
  })

  it('that the server does not know any more means a newer version', async () => {
    call.mockResolvedValue(
      json(
        { errors: [{ message: 'x', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] },
        { status: 400 },
      ),
    )
    const fault = await faultOf(execute('query').toPromise())
    expect(fault.kind).toBe('OUTDATED')
    expect(fault.message).toMatch('A newer version of Gradwright is ready')
  })

  it('says how long to wait after too many', async () => {
    call.mockResolvedValue(json({ message: 'slow down' }, { status: 429, headers: { 'retry-after': '120' } }))
    expect(await faultOf(execute('query').toPromise())).toMatchObject({
      kind: 'RATE_LIMITED',
      message: 'Too many requests. Try again in 2 minutes.',
    })
  })

  it('never shows a page of HTML from something in between as an answer', async () => {
    call.mockResolvedValue(new Response('<html>502</html>', { status: 502 }))
    expect((await faultOf(execute('query').toPromise())).kind).toBe('SERVER')
  })

  it('is given up when nobody waits for a query, and carried through when it is a mutation', () => {
    call.mockReturnValue(new Promise(() => undefined))
    execute('query').subscribe({}).unsubscribe()
    execute('mutation').subscribe({}).unsubscribe()
    const [query, mutation] = call.mock.calls.map(([, init]) => init?.signal?.aborted)
    expect(query).toBe(true)
    expect(mutation).toBe(false)
  })
})

describe('a mutation', () => {
  const keptAlive = () => call.mock.calls.map(([, init]) => init?.keepalive)

  it('that is small enough outlives the page that sent it', async () => {
    call.mockImplementation(async () => json({ data: { saved: true } }))
    await execute('mutation', { text: 'x'.repeat(59_000) }).toPromise()
    await execute('mutation', { text: 'x'.repeat(60_000) }).toPromise()
    // As many characters, three bytes each.
    await execute('mutation', { text: 'श'.repeat(20_000) }).toPromise()
    await execute('query').toPromise()
    expect(keptAlive()).toEqual([true, false, false, false])
  })

  it('asks for no more than a browser carries past the end of a page, with the others that are pending', async () => {
    const answers: ((answer: Response) => void)[] = []
    call.mockImplementation(() => new Promise(resolve => answers.push(resolve)))
    const underWay = ['x'.repeat(40_000), 'x'.repeat(40_000), 'short'].map(text =>
      execute('mutation', { text }).toPromise(),
    )
    expect(keptAlive()).toEqual([true, false, true])
    for (const answer of answers) answer(json({ data: { saved: true } }))
    await Promise.all(underWay)
    call.mockImplementation(async () => json({ data: { saved: true } }))
    await execute('mutation', { text: 'x'.repeat(40_000) }).toPromise()
    expect(keptAlive().at(-1)).toBe(true)
  })
})

describe('a subscription', () => {
  function follow() {
    const seen: unknown[] = []
    const end = new Promise<'complete' | NetworkFault>(resolve => {
      execute('subscription').subscribe({
        next: answer => seen.push(answer),
        complete: () => resolve('complete'),
        error: (fault: Error) => {
          if (fault instanceof NetworkFault) resolve(fault)
        },
      })
    })
    return { seen, end }
  }

  it('gives each event, however the stream is cut, and ends when the server says so', async () => {
    call.mockResolvedValue(
      stream(
        ':\n\neve',
        'nt: next\ndata: {"data":{"n":1}}\n',
        '\nevent: next\ndata: {"data":{"n":2}}\n\nevent: com',
        'plete\ndata:\n\n',
      ),
    )
    const { seen, end } = follow()
    expect(await end).toBe('complete')
    expect(seen).toEqual([{ data: { n: 1 } }, { data: { n: 2 } }])
  })

  it('that breaks off is a fault, so that who follows resumes where they were', async () => {
    call.mockResolvedValue(stream('event: next\ndata: {"data":{"n":1}}\n\n'))
    const { seen, end } = follow()
    expect(await end).toMatchObject({ kind: 'UNREACHABLE' })
    expect(seen).toHaveLength(1)
  })

  it('that is refused gives the reason', async () => {
    call.mockResolvedValue(json({ errors: [{ message: 'x' }] }, { status: 400 }))
    expect(await follow().end).toMatchObject({ kind: 'SERVER' })
  })

  it('is cancelled when nobody waits for it any more', () => {
    call.mockReturnValue(new Promise(() => undefined))
    execute('subscription').subscribe({}).unsubscribe()
    expect(call.mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
  })
})
