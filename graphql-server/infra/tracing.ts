import {
  type Attributes,
  context,
  isSpanContextValid,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'

/** What a span is about, in the names of OpenTelemetry's semantic conventions. Never words that people typed. */
export type SpanAttributes = Attributes

export type Work<Result> = (span: Span) => Promise<Result>

/**
 * Does work within a span, which ends with it. Without `exportTraces` it records nothing. A span of a fault names the kind of the fault alone, since a message
 * may quote what somebody typed.
 */
export async function inSpan<Result>(
  name: string,
  { kind = SpanKind.INTERNAL, attributes = {} }: { kind?: SpanKind; attributes?: SpanAttributes },
  work: Work<Result>,
): Promise<Result> {
  // A tracer that is kept would belong to a former export.
  return await trace.getTracer('gradwright').startActiveSpan(name, { kind, attributes }, async span => {
    try {
      return await work(span)
    } catch (error) {
      markFailed(span, error instanceof Error ? error.name : 'unknown')
      throw error
    } finally {
      span.end()
    }
  })
}

/** Marks a span as failed, with the kind of the fault. */
export function markFailed(span: Span, kind: string): void {
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.setAttribute('error.type', kind)
}

/** Does work as a part of the trace that a proxy in front began, if its headers name one. */
export async function inTraceOf<Result>(
  headers: Readonly<Record<string, string | undefined>>,
  work: () => Promise<Result>,
): Promise<Result> {
  return await context.with(propagation.extract(context.active(), headers), work)
}

/** The trace that is running, as a field of the log; nothing where none is recorded. */
export function traceFields(): { traceId?: string } {
  const spanContext = trace.getActiveSpan()?.spanContext()
  return spanContext !== undefined && isSpanContextValid(spanContext) ? { traceId: spanContext.traceId } : {}
}

/** Ends the export of this process: spans record nothing again. */
export function unregisterTracing(): void {
  trace.disable()
  context.disable()
  propagation.disable()
}
