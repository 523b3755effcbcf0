import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'

const attribute = z.object({
  key: z.string(),
  value: z.object({ stringValue: z.string().optional(), intValue: z.number().optional() }),
})
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(attribute).default([]),
  status: z.object({ code: z.number().optional() }).default({}),
})
const exported = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(span) })) })),
})

export type ArrivedSpan = Omit<z.infer<typeof span>, 'attributes'> & {
  attributes: Record<string, string | number | undefined>
}

/** A collector that takes OTLP over HTTP as JSON, as OpenTelemetry's does. `status` is what it answers. */
export async function startTraceCollector({ status = 200 } = {}): Promise<{
  endpoint: string
  spans: ArrivedSpan[]
  /** All that arrived, as text. */
  texts: string[]
  headers: Record<string, string | string[] | undefined>[]
  stop(): Promise<void>
}> {
  const spans: ArrivedSpan[] = []
  const texts: string[] = []
  const headers: Record<string, string | string[] | undefined>[] = []
  const server = createServer(async (incoming, outgoing) => {
    let text = ''
    for await (const part of incoming) text += String(part)
    outgoing.writeHead(incoming.url === '/v1/traces' ? status : 404, { 'content-type': 'application/json' })
    outgoing.end('{}')
    texts.push(text)
    headers.push(incoming.headers)
    for (const { scopeSpans } of exported.parse(JSON.parse(text)).resourceSpans)
      for (const one of scopeSpans.flatMap(scope => scope.spans))
        spans.push({
          ...one,
          attributes: Object.fromEntries(
            one.attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]),
          ),
        })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    spans,
    texts,
    headers,
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
