import { type BranchPrice, copied, holdsAt } from '../../server/areas/pricing/rules/compare';

const row = (
  branchId: string,
  listPrice: number,
  minSalePrice: number | null = null,
  listed: 0 | 1 = 1,
): BranchPrice => ({ branchId, listPrice, minSalePrice, listed });
const LINE = ['FDB01', 'FDB', 'FDA'];

test('the nearest row holds; one that is not listed sells nothing', () => {
  expect(holdsAt(LINE, [row('FDA', 100), row('FDB', 90)])).toMatchObject({ branchId: 'FDB', listPrice: 90 });
  expect(holdsAt(LINE, [row('FDA', 100), row('FDC', 80)])).toMatchObject({ branchId: 'FDA' });
  expect(holdsAt(LINE, [row('FDA', 100), row('FDB', 90, null, 0)])).toBeNull();
  expect(holdsAt(LINE, [])).toBeNull();
});

test('only what differs is copied, and only what both sell', () => {
  const from = row('FDC', 103, 88);
  expect(copied(from, ['FDB01', row('FDB', 103, 80)], ['listPrice'])).toBeNull();
  expect(copied(from, ['FDB01', row('FDB', 103, 80)], ['listPrice', 'minSalePrice'])).toEqual({
    ...{ listPrice: 103, minSalePrice: 88, fields: ['minSalePrice'], becomesOwn: true, belowMin: false },
  });
  expect(copied(from, ['FDB', row('FDB', 120, 110)], ['listPrice'])).toMatchObject({
    becomesOwn: false,
    belowMin: true,
  });
  expect(copied(null, ['FDB', row('FDB', 1)], ['listPrice'])).toBeNull();
  expect(copied(from, ['FDB', null], ['listPrice'])).toBeNull();
});
