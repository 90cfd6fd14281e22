import { errorLog, report } from '../error-log/errorLog';
import { keepErrors } from './keptErrors';

test('outlives a reload, in its order; what is no entry is left out', () => {
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
  const [name] = Object.keys(sessionStorage).filter((key) => key.endsWith(':errors'));
  sessionStorage.setItem(name ?? '', '[null, 7, {"time": "now"}, {"time": 1, "message": 2}]');
  errorLog.clear();
  keepErrors()();
  expect(errorLog.get()).toEqual([]);
  sessionStorage.clear();
});
