import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import {
  context,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  type SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
} from '@opentelemetry/api';

/** A piece of work within a trace, in the lower-case hexadecimals of W3C Trace Context. */
interface TracePosition {
  traceId: string;
  spanId: string;
}

const TRACEPARENT = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-[\da-f]{2}$/;

/** The position in the header, if it is valid: it comes from outside. */
function positionIn(traceparent: string | undefined): TracePosition | undefined {
  const [, traceId, spanId] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  return traceId && spanId ? { traceId, spanId } : undefined;
}

const newPosition = (): TracePosition => ({
  traceId: randomBytes(16).toString('hex'),
  spanId: randomBytes(8).toString('hex'),
});

const positions = new AsyncLocalStorage<TracePosition>();

/** The id of the present trace, for lines of the log. */
export const traceId = () => positions.getStore()?.traceId;

/** The header for work that continues elsewhere; empty outside of any trace. */
export function traceparent() {
  const here = positions.getStore();
  return here ? `00-${here.traceId}-${here.spanId}-01` : '';
}

/** Keeps a span as the parent that an instrumentation has begun within the same trace. */
function outerOf(from: TracePosition | undefined) {
  if (!from) return ROOT_CONTEXT;
  const active = context.active();
  if (trace.getSpanContext(active)?.traceId === from.traceId) return active;
  return trace.setSpanContext(ROOT_CONTEXT, { ...from, traceFlags: TraceFlags.SAMPLED, isRemote: true });
}

interface Work {
  name: string;
  kind: SpanKind;
  /** The trace to continue; if it is absent or invalid, a new trace begins. */
  traceparent: string | undefined;
  attributes?: Readonly<Record<string, string>>;
}

/**
 * Does work as a part of a trace. Spans go to whatever OpenTelemetry SDK the process was started with; without one they
 * cost nothing, and the id of the trace is in the log all the same (docs/operations.md#traces).
 */
export function traced<T>({ name, kind, traceparent: given, attributes = {} }: Work, work: (span: Span) => Promise<T>) {
  const from = positionIn(given);
  return trace.getTracer('branch-admin').startActiveSpan(name, { kind, attributes }, outerOf(from), async (span) => {
    const own = span.spanContext();
    try {
      return await positions.run(isSpanContextValid(own) ? own : newPosition(), () => work(span));
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}
