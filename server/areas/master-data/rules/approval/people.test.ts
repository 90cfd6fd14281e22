import { allFindSomebody } from './people';

test.each([
  ['nothing to sign', [], true],
  ['a task without anybody', [['a'], []], false],
  ['one person for two tasks', [['a'], ['a']], false],
  ['the first makes room for the second', [['a', 'b'], ['a']], true],
  [
    'two people for three tasks',
    [
      ['a', 'b'],
      ['a', 'b'],
      ['b', 'a'],
    ],
    false,
  ],
  ['room is made along a row', [['a', 'b'], ['b', 'c'], ['a']], true],
])('%s', (_, tasks, isEnough) => {
  expect(allFindSomebody(tasks)).toBe(isEnough);
});
