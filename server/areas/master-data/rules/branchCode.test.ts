import { nextBranchCode } from './branchCode';

const headquarters = { branchId: 'FDA', orgType: 1 } as const;
const hubei = { branchId: 'FDB', orgType: 2 } as const;
const SEEDED = ['FDA', 'FDB', 'FDB01', 'FDB02', 'FDC', 'FDC01', 'FDD', 'FDD01'];

test('a branch gets the next letter, an office the next number', () => {
  const taken = new Set(SEEDED);
  expect(nextBranchCode(headquarters, taken)).toBe('FDE');
  expect(nextBranchCode(hubei, taken)).toBe('FDB03');
  expect(nextBranchCode({ branchId: 'FDE', orgType: 2 }, taken)).toBe('FDE01');
});

test('after Z there are two letters, and after 99 there is nothing', () => {
  const capitals = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ', (one) => `FD${one}`);
  expect(nextBranchCode(headquarters, new Set(capitals))).toBe('FDAA');
  const numbers = Array.from({ length: 99 }, (_, i) => `FDB${String(i + 1).padStart(2, '0')}`);
  expect(nextBranchCode(hubei, new Set(numbers))).toBeUndefined();
  expect(nextBranchCode({ branchId: 'FDB01', orgType: 3 }, new Set())).toBeUndefined();
});
