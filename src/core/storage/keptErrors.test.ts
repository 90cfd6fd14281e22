import { errorLog, report } from '../error-log/errorLog';
import { keepErrors } from './keptErrors';

// Suites that run together share it.
beforeEach(() => errorLog.clear());

test('the log outlives a reload, in its order; what is no entry is left out', () => {
  const leave = keepErrors();
  report('call', 'before');
  window.dispatchEvent(new Event('pagehide'));
  leave();
  // The next page of the tab begins with an empty log.
  errorLog.clear();
  report('script', 'while it loads');
  const stop = keepErrors();
  expect(errorLog.get().map(({ message }) => message)).toEqual(['before', 'while it loads']);
  expect(new Set(errorLog.get().map(({ id }) => id)).size).toBe(2);
  stop();
  const names = Object.keys(sessionStorage).filter((key) => key.endsWith(':errors'));
  const good = { time: 1, kind: 'call', message: 'good', detail: '', page: '/' };
  for (const name of names)
    sessionStorage.setItem(name, JSON.stringify([null, 7, { time: 'now' }, { ...good, message: 2 }, good]));
  errorLog.clear();
  keepErrors()();
  expect(errorLog.get().map(({ message }) => message)).toEqual(['good']);
  sessionStorage.clear();
});
