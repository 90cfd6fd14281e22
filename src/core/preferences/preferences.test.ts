import fc from 'fast-check';
import { USER } from '@tests/support/user';
import { check } from '@tests/support/property';
import { DEFAULT_SETTINGS, SIZES } from '../../../config/defaultSettings';
import { session } from '../session/session';
import { parseSettings } from './parseSettings';
import { preferences } from './preferences';

const as = (loginName: string) => session.enter(`tok_${loginName}`, { ...USER, loginName });

afterEach(() => {
  session.clear();
  jest.restoreAllMocks();
});

test('each user has settings of his own, and finds them again', () => {
  as('a');
  preferences.set({ dark: true, theme: '#722ed1' });
  as('b');
  expect(preferences.get()).toEqual(DEFAULT_SETTINGS);
  preferences.set({ size: 'mini' });
  as('a');
  expect(preferences.get()).toEqual({ ...DEFAULT_SETTINGS, dark: true, theme: '#722ed1' });
  preferences.reset();
  expect(preferences.get()).toEqual(DEFAULT_SETTINGS);
});

test('the sign-in looks as the console did', () => {
  as('a');
  preferences.set({ dark: true });
  session.clear();
  expect(preferences.get().dark).toBe(true);
});

test('whatever is stored, every value is one of its kind', () => {
  const known = fc.constantFrom<unknown>(...Object.keys(DEFAULT_SETTINGS));
  const hostile = fc.dictionary(known.map(String), fc.anything(), { noNullPrototype: false });
  check(
    fc.property(fc.oneof(hostile, fc.anything()), (value) => {
      const settings = parseSettings(value);
      expect(Object.keys(settings).sort()).toEqual(Object.keys(DEFAULT_SETTINGS).sort());
      const { theme, size, ...flags } = settings;
      expect(theme).toMatch(/^#[\da-f]{6}$/i);
      expect(SIZES).toContain(size);
      for (const flag of Object.values(flags)) expect(typeof flag).toBe('boolean');
    }),
    { runs: 500 },
  );
});

test('a good value beside a bad one is kept', () => {
  const stored = { theme: 'red; background: url(//evil)', dark: true, size: 'huge', tagsView: 'no' };
  expect(parseSettings(stored)).toEqual({ ...DEFAULT_SETTINGS, dark: true });
  expect(parseSettings(Object.create({ dark: true }))).toEqual(DEFAULT_SETTINGS);
});

test('settings hold for the life of the tab where storage is denied or full', () => {
  for (const fault of ['denied', 'full'] as const) {
    as(fault);
    const refuse = () => {
      throw new DOMException(fault);
    };
    const storage =
      fault === 'denied'
        ? jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse)
        : jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    preferences.set({ compact: true });
    expect(preferences.get().compact).toBe(true);
    as('other');
    as(fault);
    expect(preferences.get().compact).toBe(true);
    storage.mockRestore();
  }
});

test('tells its listeners of another user too', () => {
  as('a');
  const listener = jest.fn();
  const stop = preferences.subscribe(listener);
  preferences.set({ fixedHeader: false });
  as('b');
  stop();
  expect(listener).toHaveBeenCalledTimes(2);
});
