/* docs/domain/property-bills.md#termination: the end of a lease over real bills. */
import { ERROR } from '../../../../src/contract/error-codes';
import { billApi, paymentApi } from '../../../../src/contract/property/bills';
import { LEASE_STATUS, UNIT_STATUS } from '../../../../src/contract/property/micro-pms';
import { meterApi } from '../../../../src/contract/property/meters';
import { SETTLEMENT_STATUS, settlementApi } from '../../../../src/contract/property/settlements';
import { billsOf, generate, RENT } from '../billing/letProperty';
import { type Leaving, letByQuarter, payQuarters } from './leaving';

const WATER = '85003';
const POWER = '85004';

let at: Leaving;
let leaseId: string;
afterEach(() => at.stop());

const quarter = async () => (await billsOf(at.desk())).find(({ periodStart }) => periodStart === '2027-01-01')!;

test('in the middle of a quarter that is paid, what is not earned goes back, and the deposit', async () => {
  ({ at, leaseId } = await letByQuarter());
  await payQuarters(at);
  await at.pay('25800.00', '2027-01-05');
  const { operator } = at.desk();
  const form = { leaseId, outDate: '2027-02-15' };
  const seen = await operator.data(settlementApi.preview, form);
  const figures = { unearned: '12592.86', due: '0.00', back: '29792.86', balance: '29792.86', refund: '12592.86' };
  expect(seen).toMatchObject({ ...figures, depositBack: '17200.00', missing: [] });
  expect(seen.lines.map(({ kind, name, due, back }) => [kind, name, due, back])).toEqual([
    ['OPEN', '租金', '0.00', '12592.86'],
    ['DEPOSIT', '押金', '0.00', '17200.00'],
  ]);
  expect(seen.lines[0]!.sentences).toEqual([
    '已出 25800.00，至退租日应收 13207.14，未到期退回 12592.86',
    '已收多出，退回 12592.86',
  ]);
  expect(await operator.call(settlementApi.preview, { ...form, outDate: '2028-04-01' })).toMatchObject({
    code: ERROR.outDateWrong,
  });

  const id = await at.terminate(leaseId, '2027-02-15');
  expect(await at.lease(leaseId)).toMatchObject({ leaseStatus: LEASE_STATUS.running, settlementId: id });
  await at.approve(id);
  // The day is not over: the unit is free tomorrow, the lease is settled today.
  expect(await at.lease(leaseId)).toMatchObject({ leaseStatus: LEASE_STATUS.ended, outDate: '2027-02-15' });
  expect(await at.unit(0)).toMatchObject({ unitStatus: UNIT_STATUS.let, leaseEndDate: '2027-02-15' });
  expect(await quarter()).toMatchObject({ amount: '25800.00', paidAmount: '25800.00', billStatus: 2 });
  await at.passTo('2027-02-16 00:01:00');
  expect(await at.unit(0)).toMatchObject({ unitStatus: UNIT_STATUS.vacant });
  expect(await generate(at.desk(), '2027-06', [RENT])).toMatchObject({ made: 0, credits: 0 });

  const { version } = await at.settlement(id);
  const close = { id, version, channel: 1 as const, voucher: 'HD2' };
  const refused = await at.desk().operator.call(settlementApi.close, close);
  expect([refused.code, refused.msg]).toEqual([ERROR.settlementOpen, '结算尚未结清：17,200.00 元']);
  await at.giveBack(leaseId, '17200.00');
  await at.desk().operator.data(settlementApi.close, close);
  expect(await at.settlement(id)).toMatchObject({ ...figures, status: SETTLEMENT_STATUS.settled });
  // Settled is settled.
  for (const again of [settlementApi.close, settlementApi.void])
    expect(await at.desk().admin.call(again, { ...close, version: version + 1 })).toMatchObject({
      code: ERROR.propertyForbids,
    });
});

test('late fees, last readings, charges and what is prepaid, covered by the deposit', async () => {
  ({ at, leaseId } = await letByQuarter([WATER, POWER]));
  const { propertyId, unitIds } = at.desk();
  const meter = { propertyId, unitId: unitIds[0]!, digits: 5, factor: '1', startValues: ['100.00'] };
  await payQuarters(at);
  await at.passTo('2027-02-20 10:00:00');
  const meters: string[] = [];
  for (const feeType of [3, 4] as const) {
    const form = { ...meter, feeType, meterNo: `M${feeType}`, installDate: '2027-01-31' };
    meters.push((await at.desk().operator.data(meterApi.save, form)).meterId);
  }
  await at.pay('10000.00', '2027-01-20', { items: [{ billId: (await quarter()).billId, amount: '10000.00' }] });
  await at.pay('320.00', '2027-02-18', { items: [] });
  const id = await at.terminate(leaseId, '2027-02-15');
  const draft = await at.settlement(id);
  expect(draft.missing).toEqual(['M3', 'M4']);
  const submit = { id, version: 1, fingerprint: draft.fingerprint };
  const without = await at.desk().operator.call(settlementApi.submit, submit);
  expect([without.code, without.msg]).toEqual([ERROR.outReadingMissing, '缺少退租读数：M3 M4']);
  const terms = { id, version: 1, outDate: '2027-02-15', settleDate: '2027-02-20', reason: '经营调整' };
  const [water, power] = meters;
  const readings = (first: string) => [
    { meterId: water!, values: [first] },
    { meterId: power!, values: ['480.00'] },
  ];
  const below = await at.desk().operator.call(settlementApi.save, { ...terms, finalReadings: readings('99.00') });
  expect(below).toMatchObject({ code: ERROR.readingBelow, data: { last: '100.00', this: '99.00' } });
  await at.desk().operator.data(settlementApi.save, {
    ...{ ...terms, finalReadings: readings('119.00') },
    charges: [{ name: '墙面修复', amount: '1500.00', remark: '见交房记录' }],
  });
  const seen = await at.settlement(id);
  expect(seen.lines.map(({ kind, due, back }) => [kind, due, back])).toEqual([
    ['OPEN', '3583.04', '0.00'],
    ['USAGE', '78.85', '0.00'],
    ['USAGE', '212.04', '0.00'],
    ['CHARGE', '1500.00', '0.00'],
    ['PREPAID', '0.00', '320.00'],
    ['DEPOSIT', '0.00', '17200.00'],
  ]);
  const figures = { due: '5373.93', back: '17520.00', balance: '12146.07', prepaidUsed: '320.00' };
  expect(seen).toMatchObject({ ...figures, depositUsed: '5053.93', refund: '0.00', depositBack: '12146.07' });
  expect(seen.lines[0]!.sentences[1]).toBe('2027-02-20 未付：本金 3336.14 ＋ 滞纳金 246.90 ＝ 3583.04');

  await at.approve(id);
  const own = (await billsOf(at.desk())).filter(({ periodStart }) => periodStart >= '2027-01-01');
  expect(own.map(({ unpaidAmount }) => unpaidAmount)).toEqual(own.map(() => '0.00'));
  expect((await quarter()).lateFee).toBe('375.90');
  // What was paid out of the deposit stands as it was approved.
  const { records } = await at.desk().admin.data(paymentApi.page, { tenantId: at.desk().tenantId });
  const used = records.find(({ channel }) => channel === 8)!;
  expect(used).toMatchObject({ amount: '5053.93', voucher: seen.settleNo });
  const reversal = { id: used.paymentId, version: used.version, reason: '误操作' };
  expect(await at.desk().admin.call(paymentApi.reverse, reversal)).toMatchObject({ code: ERROR.propertyForbids });
  expect(await at.entries(leaseId)).toEqual([
    [1, '17200.00', '17200.00'],
    [3, '-5053.93', '12146.07'],
  ]);
  await at.giveBack(leaseId, '12146.07');
  await at.desk().operator.data(settlementApi.close, { id, version: 4 });
  expect(await at.desk().operator.data(billApi.ageing, { tenantId: at.desk().tenantId })).toMatchObject({
    open: '0.00',
  });
});
