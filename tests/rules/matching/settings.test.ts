/* docs/domain/reconciliation.md#settings */
import { judged } from '../../../server/areas/finance/rules/matching/judge';
import { USUAL_SETTINGS } from '../../../server/areas/finance/rules/matching/rows';
import { our, run, their, told } from './world';

const pair = (day: string) => [
  [our('a1', 'CK20260307000018', '03-07', '917.35')],
  [their('b1', '', day, '917.35', { text: '货款' })],
];
const by = (day: string, settings: Partial<typeof USUAL_SETTINGS>) => {
  const [ours = [], theirs = []] = pair(day);
  return told(run(ours, theirs as ReturnType<typeof their>[], { settings: { ...USUAL_SETTINGS, ...settings } }));
};

test('days are those that somebody has set', () => {
  expect(by('03-10', {})).toEqual(['M11 a1=b1']);
  expect(by('03-10', { near: 2 })).toEqual(['M12 a1=b1']);
  expect(by('03-12', { near: 5 })).toEqual(['M11 a1=b1']);
  expect([by('03-15', {}), by('03-15', { far: 8 })]).toEqual([[], ['M12 a1=b1']]);
  const ours = ['200.00', '100.00'].map((amount, i) => our(`a${i}`, `CK20260301000${i}01`, '03-01', amount));
  const sum = [their('b1', '', '03-10', '300.00', { text: '货款' })];
  const within = (sums: number) => told(run(ours, sum, { settings: { ...USUAL_SETTINGS, sums } }));
  expect([within(7), within(9)]).toEqual([[], ['M14 a0+a1=b1']]);
});

test('a rule that is told not to confirms nothing, and M11 does where it is told to', () => {
  const same = [[our('a1', 'CK1001', '03-07', '10.00')], [their('b1', 'CK1001', '03-07', '10.00')]] as const;
  expect(told(run(...same))).toEqual(['M01! a1=b1']);
  expect(told(run(...same, { settings: { ...USUAL_SETTINGS, manual: ['M01'] } }))).toEqual(['M01 a1=b1']);
  expect(by('03-10', { sureNear: true })).toEqual(['M11! a1=b1']);
  expect(by('03-12', { sureNear: true })).toEqual(['M12 a1=b1']);
});

test('what people have left says whether a rule was right', () => {
  const found = run([our('a1', 'CK1001', '03-07', '10.00')], [their('b1', 'CK1001', '03-07', '10.00')]);
  const verdict = (left: [string, string[]][]) =>
    judged(found, new Map(left)).map((one) => [one.verdict, one.matchNos]);
  expect(verdict([['PD1', ['a1', 'b1']]])).toEqual([['right', ['PD1']]]);
  expect(verdict([['PD1', ['a1', 'b1', 'b2']]])).toEqual([['wrong', ['PD1']]]);
  expect(
    verdict([
      ['PD1', ['a1', 'b2']],
      ['PD2', ['a2', 'b1']],
    ]),
  ).toEqual([['wrong', ['PD1', 'PD2']]]);
  expect(verdict([['PD1', ['a2', 'b2']]])).toEqual([['open', []]]);
});
