/* docs/domain/reconciliation.md#worked-examples: what the machine makes of documents of both sides. */
import { k1 } from '../../../server/areas/finance/rules/matching/numbers';
import { proposedRules } from '../../../server/areas/finance/rules/matching/numbers';
import { USUAL_SETTINGS, pairKey } from '../../../server/areas/finance/rules/matching/rows';
import { fen, our, run, their, told } from './world';

test('R01, R02: a number that is equal, or is but for its writing', () => {
  const a1 = our('a1', 'CK20260305000011', '03-05', '1280.00');
  expect(told(run([a1], [their('b1', 'CK20260305000011', '03-06', '1280.00')]))).toEqual(['M01! a1=b1']);
  expect(told(run([a1], [their('b1', 'ｃｋ－20260305－000011', '03-06', '1280.00')]))).toEqual(['M02! a1=b1']);
  expect([k1('CK 000071'), k1('第088号'), k1('客户')]).toEqual(['CK71', '88', '']);
});

test('R03: a number rule confirms; without it two bills fit the digits, and the amount alone is a suggestion', () => {
  const ours = [our('a1', 'CK20260309000023', '03-09', '742.50'), our('a2', 'FL20260309000023', '03-09', '-37.13')];
  const theirs = [their('b1', '20260309000023', '03-09', '742.50')];
  const numberRules = [{ theirPrefix: '', theirSuffix: '', ourPrefix: 'CK', ourSuffix: '' }];
  expect(told(run(ours, theirs, { numberRules }))).toEqual(['M03! a1=b1']);
  expect(told(run(ours, theirs))).toEqual(['M11 a1=b1']);
});

test('R04: eight digits that end one bill only; four are too short, and eight days are too far for an amount', () => {
  const ours = [our('a1', 'CK20260312000031', '03-12', '2290.07')];
  const theirs = (text: string) => [their('b1', 'FK-77', '03-20', '2290.07', { text })];
  expect(told(run(ours, theirs('3月货款 12000031')))).toEqual(['M08! a1=b1']);
  expect(told(run(ours, theirs('3月货款 0031')))).toEqual([]);
});

test('R05, R07: rows of one number that add up', () => {
  const no = 'CK20260310000026';
  const parts = [
    their('b1', no, '03-10', '500.00'),
    their('b2', no, '03-11', '500.00'),
    their('b3', no, '03-12', '250.00'),
  ];
  expect(told(run([our('a1', no, '03-10', '1250.00')], parts))).toEqual(['M04! a1=b1+b2+b3']);
  const reversed = 'CK20260316000052';
  const ours = [
    our('a1', reversed, '03-16', '800.00'),
    our('a2', reversed, '03-17', '-800.00'),
    our('a3', reversed, '03-18', '760.00'),
  ];
  expect(told(run(ours, [their('b1', reversed, '03-18', '760.00')]))).toEqual(['M04! a1+a2+a3=b1']);
});

test('R06: a payment that names its bills by parts of their numbers', () => {
  const ours = [
    our('a1', 'CK20260304000008', '03-04', '1186.40'),
    our('a2', 'CK20260304000009', '03-04', '800.00'),
    our('a3', 'CK20260305000014', '03-05', '1200.00'),
  ];
  const theirs = [their('b1', '', '03-25', '3186.40', { text: '付 04000008、04000009、05000014' })];
  expect(told(run(ours, theirs))).toEqual(['M10! a1+a2+a3=b1']);
  expect(told(run(ours, [{ ...theirs[0]!, amount: fen('3000.00') }]))).toEqual(['M09 a1+a2+a3=b1']);
});

test('R08: number and goods agree, the amount is the difference', () => {
  const ours = [our('a1', 'CK20260318000066', '03-18', '560.00', [['P001', '60', '560.00']])];
  const more = { ourNo: 'CK20260318000066' };
  expect(told(run(ours, [their('b1', 'ZK-8812', '03-18', '548.00', more)]))).toEqual(['M07 a1=b1']);
  const lined = their('b1', 'ZK-8812', '03-18', '548.00', { ...more, lines: [['P001', '60', '548.00']] });
  expect(told(run(ours, [lined]))).toEqual(['M06! a1=b1']);
  // Another sign is no other amount.
  expect(told(run(ours, [their('b1', 'ZK-8812', '03-18', '-548.00', more)]))).toEqual([]);
});

test('R09, R10: five fen, or a rate that is tested as integers', () => {
  const no = 'CK20260319000070';
  expect(told(run([our('a1', no, '03-19', '1234.56')], [their('b1', no, '03-19', '1234.60')]))).toEqual(['M05! a1=b1']);
  expect(told(run([our('a1', no, '03-19', '1234.56')], [their('b1', no, '03-19', '1234.62')]))).toEqual(['M07 a1=b1']);
  const settings = { ...USUAL_SETTINGS, rate: 200 };
  const at = (amount: string) =>
    told(run([our('a1', no, '03-19', '1210.00')], [their('b1', no, '03-19', amount)], { settings }));
  expect([at('1185.80'), at('1185.79')]).toEqual([['M05! a1=b1'], ['M07 a1=b1']]);
});

test('R11: equal amounts without a number are one group that nobody splits', () => {
  const ours = [
    our('a1', 'X1', '03-02', '500.00'),
    our('a2', 'X2', '03-04', '500.00'),
    our('a3', 'X3', '03-06', '500.00'),
  ];
  const theirs = [their('b1', '', '03-03', '500.00'), their('b2', '', '03-05', '500.00')];
  const [group, ...rest] = run(ours, theirs);
  expect([told([group!]), rest]).toEqual([['M13 a1+a2+a3=b1+b2'], []]);
  expect(group).toMatchObject({ ambiguous: true, confirms: false });
  expect(told(run(ours.slice(0, 2), theirs))).toEqual(['M13 a1+a2=b1+b2']);
});

test('R12: three days, five days, eight days', () => {
  const ours = [our('a1', 'CK20260307000018', '03-07', '917.35')];
  const on = (day: string) => told(run(ours, [their('b1', '', day, '917.35')]));
  expect([on('03-10'), on('03-12'), on('03-15')]).toEqual([['M11 a1=b1'], ['M12 a1=b1'], []]);
});

test('R16: a refused pair stays refused, one taken apart is offered and not confirmed', () => {
  const ours = [our('a1', 'CK20260307000018', '03-07', '917.35')];
  const rejected = new Set([pairKey('a1', 'b1')]);
  expect(told(run(ours, [their('b1', '', '03-10', '917.35')], { rejected }))).toEqual([]);
  expect(told(run(ours, [their('b2', '', '03-09', '917.35')], { rejected }))).toEqual(['M11 a1=b2']);
  const held = new Set([pairKey('a1', 'b1')]);
  expect(told(run(ours, [their('b1', 'CK20260307000018', '03-07', '917.35')], { held }))).toEqual(['M01 a1=b1']);
  // Of a group only what was refused goes.
  const two = [our('a1', '', '03-07', '1.00'), our('a2', '', '03-07', '1.00')];
  const both = [their('b1', '', '03-07', '1.00')];
  expect(told(run(two, both, { rejected }))).toEqual(['M11 a2=b1']);
});

test('R17: three pairs with one transform make a rule', () => {
  const pairs = ['20260309000023', '20260310000026', '20260311000027'].map((no) => ({ theirs: no, ours: `CK${no}` }));
  expect(proposedRules(pairs.slice(0, 2))).toEqual([]);
  expect(proposedRules(pairs).map(({ rule }) => rule)).toEqual([
    { theirPrefix: '', theirSuffix: '', ourPrefix: 'CK', ourSuffix: '' },
  ]);
  const framed = pairs.map(({ ours }) => ({ theirs: `JC-${ours}/A`, ours }));
  expect(proposedRules(framed).map(({ rule }) => rule)).toEqual([
    { theirPrefix: 'JC', theirSuffix: 'A', ourPrefix: '', ourSuffix: '' },
  ]);
  const short = ['66', '67', '68'].map((end) => ({ theirs: `88${end}`, ours: `CK202603180000${end}` }));
  expect(proposedRules(short)).toEqual([]);
  // One pair against it is enough.
  expect(proposedRules([...pairs, { theirs: '20260311000028', ours: 'FL20260311000028' }])).toEqual([]);
});

test('R18: equal rows of one number are paired by date, the rest is left as a duplicate', () => {
  const no = 'CK20260320000074';
  const theirs = [their('b2', no, '03-23', '336.57'), their('b1', no, '03-21', '336.57')];
  expect(told(run([our('a1', no, '03-20', '336.57')], theirs))).toEqual(['M01! a1=b1']);
});

test('R19: a row that names another bill of ours is never paired by its amount', () => {
  const ours = [our('a1', 'CK20260324000081', '03-24', '405.00')];
  const theirs = [their('b1', '', '03-25', '405.00', { ourNo: 'CK20260226000903' })];
  expect(told(run(ours, theirs, { otherNumbers: new Set(['CK20260226000903']) }))).toEqual([]);
  const [found] = run(ours, theirs);
  expect([told([found!]), found?.reason.number]).toEqual([['M11 a1=b1'], 'MISSING']);
});

test('a row that names a bill is not offered with another, and one bill is not two rows', () => {
  const ours = [our('a1', 'CK20260301000001', '03-01', '100.00'), our('a2', 'CK20260301000002', '03-02', '250.00')];
  // It names a1 with another sign: nothing, and not a2 either, whose amount it has.
  expect(told(run(ours, [their('b1', 'CK20260301000001', '03-02', '-250.00')]))).toEqual([]);
  // Two rows mean a1 by a part of its number: neither is believed, nor that one of them has its amount.
  const parts = ['b1', 'b2'].map((id) => their(id, '', '03-20', '100.00', { text: '01000001' }));
  expect(told(run(ours.slice(0, 1), parts))).toEqual([]);
});
