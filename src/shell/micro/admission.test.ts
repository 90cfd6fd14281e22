import { descriptionIn, refusalOf } from './admission';

const described = { name: 'micro-pms', contract: 2, entry: '/micro-pms/index.html', entryHash: 'ab' };

test.each([
  [1, 2],
  [2, 2],
  [3, 2],
])('module %i and console %i understand each other', (module, host) => {
  expect(refusalOf({ contract: module }, host)).toBeUndefined();
});

test.each([
  [0, 2],
  [4, 2],
])('module %i and console %i are too far apart', (module, host) => {
  expect(refusalOf({ contract: module }, host)).toEqual({ why: 'contract', host, module });
});

test('what the file says of the module, and nothing else', () => {
  expect(descriptionIn([{ name: 'other' }, described])).toEqual({
    contract: 2,
    entry: described.entry,
    entryHash: 'ab',
  });
  for (const wrong of [null, {}, 'x', [], [null], [{ ...described, contract: '2' }], [{ ...described, entry: 7 }]])
    expect(descriptionIn(wrong)).toBeUndefined();
});
