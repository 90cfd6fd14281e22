import fc from 'fast-check';
import { check } from '@tests/support/property';
import { clearStored, stored } from './stored';

interface Draft {
  name: string;
}

const parse = (value: unknown): Draft | null =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string'
    ? { name: value.name }
    : null;

const KEY = 'branch-admin:draft';
const draft = (area: 'session' | 'local' = 'local') => stored({ area, key: 'draft', parse });

afterEach(() => {
  draft().remove();
});

test('keeps a value across instances, in its own area', () => {
  draft().write({ name: '订货会' });
  expect(draft().read()).toEqual({ name: '订货会' });
  expect(draft('session').read()).toBeNull();
  draft().remove();
  expect(draft().read()).toBeNull();
});

test('answers null for whatever is stored that is none of it', () => {
  check(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.anything().map((one) => fc.stringify(one)),
      ),
      (text) => {
        localStorage.setItem(KEY, text);
        const value = draft().read();
        expect(value === null || typeof value.name === 'string').toBe(true);
      },
    ),
    { runs: 500 },
  );
});

test('works for the life of the tab where storage is denied', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(denied);
  draft().write({ name: 'a' });
  expect(draft().read()).toEqual({ name: 'a' });
  draft().remove();
  expect(draft().read()).toBeNull();
  expect(() => clearStored('local')).not.toThrow();
  storage.mockRestore();
});

test('keeps a value that does not fit, and leaves no older one behind', () => {
  draft().write({ name: 'old' });
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  draft().write({ name: 'new' });
  expect(draft().read()).toEqual({ name: 'new' });
  expect(localStorage.getItem(KEY)).toBeNull();
  full.mockRestore();
  draft().write({ name: 'newest' });
  expect(localStorage.getItem(KEY)).toBe('{"name":"newest"}');
});

test('clears the entries of the product and nobody else’s', () => {
  localStorage.setItem('other', '1');
  draft().write({ name: 'a' });
  clearStored('local');
  expect(draft().read()).toBeNull();
  expect(localStorage.getItem('other')).toBe('1');
});
