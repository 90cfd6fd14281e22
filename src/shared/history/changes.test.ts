import { changesOf, isWhole } from './changes';

test('of two lists only what went and what came is shown', () => {
  const changes: Record<string, [unknown, unknown]> = {
    name: ['a', 'b'],
    codes: [
      ['x', 'y'],
      ['y', 'z'],
    ],
    fresh: [null, ['q']],
    remark: [null, ''],
    ladders: [null, []],
  };
  expect(changesOf({ changes })).toEqual([
    { field: 'name', before: 'a', after: 'b' },
    { field: 'codes', before: ['x'], after: ['z'] },
    { field: 'fresh', before: null, after: ['q'] },
  ]);
});

test('what is masked or cut cannot be put back', () => {
  expect(['138****0001', '***', `${'x'.repeat(500)}…`].map(isWhole)).toEqual([false, false, false]);
  expect(['', 'text', 3, null, ['a']].map(isWhole)).toEqual([true, true, true, true, true]);
});
