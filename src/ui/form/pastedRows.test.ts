import { pastedRows, withBlock } from './pastedRows';

const columns = ['threshold', 'rewardValue'];

test('a block of a spreadsheet is read cell by cell, without what stands around the numbers', () => {
  expect(pastedRows('1,000\t¥ 50.00\r\n２０００\t120\r\n')).toEqual([
    ['1000', '50.00'],
    ['2000', '120'],
  ]);
  expect(pastedRows('10\n20')).toEqual([['10'], ['20']]);
  expect(pastedRows('1,000')).toBeNull();
});

test('it is put over the rows from the cell on; rows are added up to the most, columns beyond the last are left out', () => {
  const rows = [{ threshold: '1', rewardValue: '2' }, { threshold: '3' }];
  const block = [
    ['10', '20', '30'],
    ['40', '50'],
    ['60', '70'],
  ];
  expect(withBlock(rows, block, { at: { row: 1, column: 0 }, columns, max: 3 })).toEqual([
    { threshold: '1', rewardValue: '2' },
    { threshold: '10', rewardValue: '20' },
    { threshold: '40', rewardValue: '50' },
  ]);
  expect(withBlock(rows, [['9']], { at: { row: 0, column: 1 }, columns, max: 3 })).toEqual([
    { threshold: '1', rewardValue: '9' },
    { threshold: '3' },
  ]);
});
