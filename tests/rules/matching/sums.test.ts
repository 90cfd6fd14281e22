/* docs/domain/reconciliation.md#sums */
import { searchSums } from '../../../server/areas/finance/rules/matching/sums';
import { effortOf } from '../../support/effort';
import { fen, our, run, their, told } from './world';

const FORTY = `1980.00, 1610.00, 1775.00, 1550.00, 1685.00, 1855.00, 765.00, 590.00, 980.00, 500.00, 1730.00, 690.00,
1000.00, 1920.00, 945.00, 1395.00, 210.00, 1030.00, 1050.00, 1950.00, 565.00, 850.00, 105.00, 1955.00, 350.00, 995.00,
440.00, 700.00, 1400.00, 1620.00, 175.00, 1755.00, 725.00, 1570.00, 585.00, 1510.00, 380.00, 965.00, 1545.00, 1635.00`
  .split(',')
  .map((amount) => amount.trim());
const bills = FORTY.map((amount, i) => our(`a${i}`, `Z${i}`, '03-12', amount));

const rotations = <T>(rows: readonly T[]) => rows.map((_, i) => [...rows.slice(i), ...rows.slice(0, i)]);

test('R13: negative rows take part, and their order says nothing', () => {
  const ours = [
    our('a1', 'A', '03-10', '200.00'),
    our('a2', 'B', '03-10', '-350.00'),
    our('a3', 'C', '03-11', '450.00'),
    our('a4', 'D', '03-12', '120.00'),
  ];
  for (const rows of rotations(ours)) {
    const [found, ...rest] = run(rows, [their('b1', '', '03-12', '300.00')]);
    expect([found?.rule, found?.ours.map(({ id }) => id).sort(), rest]).toEqual(['M14', ['a1', 'a2', 'a3'], []]);
    expect(found).toMatchObject({ confirms: false, ambiguous: false, solutions: 1 });
  }
});

test('R14: one set is suggested, not confirmed', () => {
  const ours = ['431.20', '268.75', '1019.05', '77.60', '650.00', '92.40'].map((amount, i) =>
    our(`a${i}`, `N${i}`, `03-1${1 + (i % 3)}`, amount),
  );
  const [found] = run(ours, [their('b1', '', '03-15', '1719.00')]);
  expect(found).toMatchObject({ rule: 'M14', confirms: false });
  expect(found?.ours.map(({ id }) => id).sort()).toEqual(['a0', 'a1', 'a2']);
});

test.each([
  ['4000.00', 623],
  ['1500.00', 9],
])('R15: %s can be made of forty bills in %i ways, and none of them is chosen', (amount, solutions) => {
  const [found] = run(bills, [their('b1', '', '03-12', amount)]);
  expect(found).toMatchObject({ rule: 'M15', ambiguous: true, solutions, finished: true, ours: [], confirms: false });
  expect(found?.sets).toHaveLength(3);
  for (const set of found?.sets ?? [])
    expect(set.reduce((sum, id) => sum + (bills.find((bill) => bill.id === id)?.amount ?? 0), 0)).toBe(fen(amount));
});

test('R15: what no set makes is no suggestion', () => {
  expect(told(run(bills, [their('b1', '', '03-12', '300.00')]))).toEqual([]);
});

test('one of ours against several of theirs', () => {
  const theirs = [
    their('b1', '', '03-02', '30.00'),
    their('b2', '', '03-03', '12.00'),
    their('b3', '', '03-03', '5.00'),
  ];
  expect(told(run([our('a1', '', '03-01', '42.00')], theirs))).toEqual(['M14 a1=b1+b2']);
});

test('more candidates than the search looks at are said', () => {
  const many = [...bills, our('more', 'Z99', '03-12', '1.00')];
  expect(searchSums(fen('4000.00'), many)).toMatchObject({ finished: false, candidates: 41 });
  const [found] = run(many, [their('b1', '', '03-12', '4000.00')]);
  expect(found).toMatchObject({ rule: 'M15', finished: false });
});

test('forty candidates with five parts take at most fifty milliseconds', () => {
  searchSums(fen('4000.00'), bills);
  const five = () => {
    for (let i = 0; i < 5; i += 1) searchSums(fen('4000.00'), bills);
  };
  expect(effortOf(five, 5 * 50)).toBeLessThan(5 * 50);
});
