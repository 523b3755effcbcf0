import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-node'
import { PrismaInstrumentation, registerInstrumentations } from '@prisma/instrumentation'
import { unregisterTracing } from './tracing.ts'

/** Where traces are sent. */
export type TraceSettings = {
  /** The address of a collector that takes OTLP over HTTP, such as http://localhost:4318. */
  endpoint: string
  /** Sent with each export, for collectors that ask for a key. */
  headers: Readonly<Record<string, string>>
  /** The share of traces that are kept, 0 to 1. A trace that a proxy began is kept as the proxy decided. */
  share: number
}

/** Spans of Prisma that tell nothing beside those of the operation and its statements. */
const DETAILS = ['prisma:client:serialize', 'prisma:client:compile', 'prisma:engine:connection']

/**
 * Exports the spans of this process by OpenTelemetry's protocol, and makes a span of each SQL statement. A collector
 * that is away costs the spans and nothing else.
 * @returns a function that sends what is left and ends the export.
 */
export function exportTraces({ endpoint, headers, share }: TraceSettings): () => Promise<void> {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'gradwright' }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor(
        new OTLPTraceExporter({
          url: `${endpoint}/v1/traces`,
          headers: { ...headers },
          timeoutMillis: 5_000,
        }),
      ),
    ],
  })
  provider.register()
  const removePrisma = registerInstrumentations({
    tracerProvider: provider,
    instrumentations: [new PrismaInstrumentation({ ignoreSpanTypes: DETAILS })],
  })
  return async () => {
    removePrisma()
    await provider.shutdown().catch(() => undefined)
    unregisterTracing()
  }
}
