import fc from 'fast-check';
import { check } from '@tests/support/property';
import { errorLog, MAX_ENTRIES, report, reportError } from './errorLog';
import { hideFromLog, redact } from './redact';
import { watchErrors } from './watchErrors';

beforeEach(() => errorLog.clear());

test('keeps the newest two hundred entries', () => {
  for (let i = 0; i < MAX_ENTRIES + 50; i += 1) report('call', `failure ${i}`);
  const entries = errorLog.get();
  expect(entries).toHaveLength(MAX_ENTRIES);
  expect(entries.at(-1)?.message).toBe('failure 249');
});

test('never holds a token of the tab, wherever it stands', () => {
  check(
    fc.property(fc.stringMatching(/^[\w-]{16,60}$/), fc.string(), fc.string(), (token, before, after) => {
      hideFromLog(token);
      report('script', before + token + after, `Authorization: Bearer ${token}\n${after}${token}`);
      expect(JSON.stringify(errorLog.get().at(-1))).not.toContain(token);
    }),
    { runs: 300 },
  );
});

test.each([
  ['GET /x?token=abc&a=1', 'GET /x?token=***&a=1'],
  ['{"password":"hunter2","a":1}', '{"password":"***","a":1}'],
  ['Authorization: Bearer abc.def', 'Authorization: ***'],
  ['/auth-redirect?uuid=seed-uuid-one', '/auth-redirect?uuid=***'],
  ['nothing to hide', 'nothing to hide'],
])('hides secrets by their name: %s', (text, clean) => {
  expect(redact(text)).toBe(clean);
});

test('cuts what is endless', () => {
  report('call', 'x'.repeat(1_000_000), 'y'.repeat(1_000_000));
  const [entry] = errorLog.get();
  expect(entry?.message.length).toBe(500);
  expect(entry?.detail.length).toBe(4000);
});

test('takes anything that was thrown', () => {
  for (const thrown of [new TypeError('broken'), 'text', undefined, Object.create(null), Symbol('s')]) {
    expect(() => reportError('screen', thrown)).not.toThrow();
  }
  expect(errorLog.get()[0]?.message).toBe('TypeError: broken');
});

test('collects uncaught errors until it is told to stop; a failed call has been reported already', () => {
  const stop = watchErrors();
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('first'), message: 'first' }));
  const rejection = (reason: unknown) =>
    Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
  window.dispatchEvent(rejection(new Error('second')));
  const call = rejection(Object.assign(new Error('third'), { name: 'CallError' }));
  window.dispatchEvent(call);
  expect(call.defaultPrevented).toBe(true);
  stop();
  window.dispatchEvent(rejection(new Error('fourth')));
  expect(errorLog.get().map(({ message }) => message)).toEqual(['Error: first', 'Error: second']);
});

test('tells its listeners', () => {
  const listener = jest.fn();
  const stop = errorLog.subscribe(listener);
  report('menu', 'dropped');
  stop();
  report('menu', 'dropped');
  expect(listener).toHaveBeenCalledTimes(1);
});
