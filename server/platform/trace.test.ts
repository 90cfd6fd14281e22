import { type Span, type SpanContext, SpanKind, trace, TraceFlags } from '@opentelemetry/api';
import { traced, traceId, traceparent } from './trace';

const PARENT = `00-${'a1'.repeat(16)}-${'b2'.repeat(8)}-01`;
const here = (given: string | undefined) =>
  traced({ name: 'GET /x', kind: SpanKind.SERVER, traceparent: given }, () => Promise.resolve(traceparent()));

afterEach(() => trace.disable());

test('work belongs to the trace that it was asked in, or begins one', async () => {
  expect(traceparent()).toBe('');
  expect(await here(PARENT)).toBe(PARENT);
  const [first, second] = [await here(undefined), await here(undefined)];
  expect(first).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
  expect(second).not.toBe(first);
});

test.each([
  ...['', 'nonsense', PARENT.toUpperCase(), `${PARENT}-00`, `ff${PARENT.slice(2)}`, `${PARENT}\n`],
  `00-${'0'.repeat(32)}-${'b2'.repeat(8)}-01`,
  `00-${'a1'.repeat(16)}-${'0'.repeat(16)}-01`,
])('a header that makes no sense begins a trace: %j', async (given) => {
  const begun = await here(given);
  expect(begun).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
  expect(begun.slice(0, 35)).not.toBe(PARENT.slice(0, 35));
});

test('two pieces of work side by side keep their own traces', async () => {
  const other = PARENT.replaceAll('a1', 'c3');
  const work = (given: string) =>
    traced({ name: 'job x', kind: SpanKind.CONSUMER, traceparent: given }, async () => {
      await new Promise(setImmediate);
      return traceId();
    });
  expect(await Promise.all([work(PARENT), work(other)])).toEqual(['a1'.repeat(16), 'c3'.repeat(16)]);
});

test('an SDK gets a span with its parent, its attributes and how it ended', async () => {
  const spans: unknown[] = [];
  const own: SpanContext = { traceId: 'a1'.repeat(16), spanId: 'd4'.repeat(8), traceFlags: TraceFlags.SAMPLED };
  trace.setGlobalTracerProvider({
    getTracer: () => ({
      startSpan: () => trace.wrapSpanContext(own),
      startActiveSpan: (...given: unknown[]) => {
        const [name, options, context, work] = given as [string, object, never, (span: Span) => never];
        const span = trace.wrapSpanContext(own);
        span.setStatus = (status) => (spans.push(status), span);
        span.end = () => spans.push('ended');
        spans.push([name, options, trace.getSpanContext(context)?.spanId]);
        return work(span);
      },
    }),
  });
  const attributes = { 'http.route': '/x' };
  const work = { name: 'GET /x', kind: SpanKind.SERVER, traceparent: PARENT, attributes };
  const inside: string[] = [];
  const failing = traced(work, () => {
    inside.push(traceparent());
    return Promise.reject(new Error('no'));
  });
  await expect(failing).rejects.toThrow('no');
  expect(inside).toEqual([PARENT.replaceAll('b2', 'd4')]);
  expect(spans).toEqual([['GET /x', { kind: SpanKind.SERVER, attributes }, 'b2'.repeat(8)], { code: 2 }, 'ended']);
});
