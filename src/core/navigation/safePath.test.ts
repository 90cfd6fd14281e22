import fc from 'fast-check';
import { HOSTILE, target } from '@tests/support/hostileTargets';
import { check } from '@tests/support/property';
import { safePath } from './safePath';

const ORIGIN = 'https://console.example';

test.each(HOSTILE.map((target) => [JSON.stringify(target).slice(0, 60), target]))('%s leads home', (_name, target) => {
  expect(safePath(target)).toBe('/');
});

test.each([null, undefined, 1, {}, [], ['/dashboard'], new URL('https://evil.example')])(
  'only texts are paths',
  (target) => {
    expect(safePath(target)).toBe('/');
    expect(safePath(target, '')).toBe('');
  },
);

test.each([
  '/',
  '/dashboard',
  '/sale/tradeFairManage?subject=%E6%98%A5&pageNum=2#top',
  '/x?next=https://evil.example',
  '/@x',
  '/:y',
  '/a/b/',
  '/%2F%2Fevil.example',
  '/%5Cevil.example',
  '/x?a=//b',
  '/展会',
])('%s is a path of ours', (target) => {
  expect(new URL(safePath(target), ORIGIN).origin).toBe(ORIGIN);
  expect(safePath(target)).not.toBe(target === '/' ? '' : '/');
});

test('no text leads off the origin, and a second look changes nothing', () => {
  check(
    fc.property(target, fc.boolean(), (text, isAbsolute) => {
      const path = safePath(isAbsolute ? `/${text}` : text);
      expect(path.startsWith('/')).toBe(true);
      expect(path.startsWith('//')).toBe(false);
      expect(path.length).toBeLessThanOrEqual(2048);
      const there = new URL(path, ORIGIN);
      expect(there.origin).toBe(ORIGIN);
      expect(there.pathname.startsWith('//')).toBe(false);
      expect(safePath(path)).toBe(path);
    }),
    { runs: 1000 },
  );
});
