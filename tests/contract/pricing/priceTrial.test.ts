/* P01–P20 of docs/domain/pricing.md#worked-examples over HTTP: stored rules, stored activities, numbers to the fen. */
import { ERROR } from '../../../src/contract/error-codes';
import { prodRulesApi } from '../../../src/contract/pricing/prod-rules';
import { ENGINES, main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import { publish } from '../promotion/promotions';
import { type Ask, P20_BASKET, trials } from '../promotion/trials';

let backend: Awaited<ReturnType<(typeof ENGINES)[number]['start']>>;
let client: Client;
let work: ReturnType<typeof trials>;

beforeAll(async () => {
  backend = await main.start();
  client = await signedIn(backend.origin, 'op.hubei');
  work = trials(client);
});
afterAll(() => backend.stop());

test('P01–P06: the base and its discount', async () => {
  const { rule, discount, costPlus, trial, priced } = work;
  const plain = await trial();
  expect([plain.lines[0]!.unitPrice, plain.totals.amount]).toEqual(['12.8000', '1280.00']);
  const rounded = [];
  for (const mode of ['NONE4', 'FEN', 'JIAO', 'JIAO_UP', 'YUAN'])
    rounded.push((await priced([await costPlus(mode)]))[0]);
  expect(rounded).toEqual(['11.4634', '11.4600', '11.5000', '11.5000', '11.0000']);
  const noSource = await rule('CALCULATION', { baseSource: 'LAST_SALE', factor: '1' });
  expect(await priced([noSource])).toEqual(['12.8000', 'NO_SOURCE']);
  const off = await discount('96.50');
  expect([await priced([off]), (await trial([off])).totals.netAmount]).toEqual([['12.3520', 'HIT'], '1235.20']);
  const { lines } = await trial([off], { lines: [{ lineNo: 1, productId: 'P006', qty: '137' }] });
  expect(lines[0]).toMatchObject({ unitPrice: '2.3707', netAmount: '324.79', unitDiscount: '11.78' });
});

test('P07, P12–P16: which of several rules holds', async () => {
  const { discount, special, priced } = work;
  const off = await discount('96.50');
  expect(await priced([await special('12.1000'), off])).toEqual(['12.1000', 'HIT', 'HIGHER_PRICE']);
  expect(await priced([await special('12.9000')])).toEqual(['12.8000', 'NOT_BETTER']);
  const byPriority = [await discount('97', { priority: 10 }), await discount('98', { priority: 20 })];
  expect(await priced(byPriority)).toEqual(['12.5440', 'LOWER_PRIORITY', 'HIT']);
  const region = await discount('97', { customerScopeType: 'REGION', regionIds: ['420000'] });
  const customer = await discount('98', { customerScopeType: 'CUSTOMER', custIds: ['C100'] });
  expect(await priced([region, customer])).toEqual(['12.5440', 'LESS_SPECIFIC', 'HIT']);
  expect(await priced([await discount('98'), await discount('97')])).toEqual(['12.4160', 'HIGHER_PRICE', 'HIT']);
  expect(await priced([region])).toEqual(['12.4160', 'HIT']);
});

test('P17–P18: what may be sold, and until when', async () => {
  const { discount, trial, priced } = work;
  // A mask and a psychotropic medicine; the clinic of C101 has a licence for the first only.
  const { lines } = await trial([], {
    custId: 'C101',
    lines: [
      { lineNo: 1, productId: 'P005', qty: '1' },
      { lineNo: 2, productId: 'P301', qty: '1' },
    ],
  });
  expect(lines.map(({ refusal }) => refusal)).toEqual([null, ERROR.outsideOperateRange]);
  const off = await discount('97');
  expect(await priced([off], { orderTime: '2026-03-31 23:59:59' })).toEqual(['12.4160', 'HIT']);
  expect(await priced([off], { orderTime: '2026-04-01 00:00:00' })).toEqual(['12.8000', 'TIME_OUT']);
});

test('an entered price needs a band; a rebate is counted for later', async () => {
  const { rule, trial, priced } = work;
  const band = await rule('FLEXIBLE', { lowerRate: '86', upperRate: '100' }, { productIds: ['P001'] });
  const entered = (enteredPrice: string) => ({
    staffId: 'S00511',
    lines: [{ lineNo: 1, productId: 'P001', qty: '100', enteredPrice }],
  });
  expect(await priced([band], entered('12'))).toEqual(['12.0000', 'HIT']);
  expect(await priced([band], entered('10.9'))).toEqual([expect.any(String), 'OUT_OF_BAND']);
  const ladders = [{ threshold: '50000', rate: '1' }];
  const rebate = await rule('REBATE', { period: 'QUARTER', basis: 'AMOUNT', ladders });
  const { deferred } = await trial([rebate]);
  expect(deferred).toMatchObject([{ id: rebate, countedAmount: '1280.00', gapValue: '48720.00' }]);
});

test('P08–P11: rules beside a special offer that is stored', async () => {
  const { rule, trial, specialOffer, during, always } = work;
  const { activityId } = await specialOffer('05', '11.5000');
  const items = (specialPrice: string) => ({ items: [{ productId: 'P001', specialPrice }] });
  const [dear, cheap, locked] = [
    await rule('SPECIAL', items('12.1000'), always),
    await rule('SPECIAL', items('11.2000'), always),
    await rule('SPECIAL', { ...items('12.1000'), lockPrice: 1 }, always),
  ];
  const fates = async (id: string) => {
    const { lines, trace } = await trial([id], during('05'));
    return [lines[0]!.unitPrice, ...[id, activityId].map((one) => trace.find((row) => row.id === one)?.reasonCode)];
  };
  expect(await fates(dear)).toEqual(['11.5000', 'HIGHER_PRICE', 'HIT']);
  expect(await fates(cheap)).toEqual(['11.2000', 'HIT', 'HIGHER_PRICE']);
  expect(await fates(locked)).toEqual(['12.1000', 'HIT', 'LOCKED']);
  const band = { items: [{ productId: 'P001', floorPrice: '11.0000', ceilPrice: '12.8000' }] };
  const { lines } = await trial([await rule('FLEXIBLE', band, always)], {
    ...during('05'),
    lines: [{ lineNo: 1, productId: 'P001', qty: '100', enteredPrice: '12.0000' }],
  });
  expect(lines[0]).toMatchObject({
    unitPrice: '12.0000',
    warnings: [{ code: 'LOWER_PRICE', price: '11.5000' }],
  });
});

test('P20: the whole waterfall, and what a draft would add', async () => {
  const { discount, trial, specialOffer, month, during, always } = work;
  await specialOffer('06', '11.5000');
  const stackable = { ...month('06'), stackMode: 'STACKABLE', withSpecial: 0 } as const;
  const A = await publish(client, 'eachFullQuantityReductionAgg', {
    ...{ ...stackable, priority: 20 },
    ladders: [{ threshold: '50', rewardType: 'AMOUNT', rewardValue: '15.00' }],
  });
  const B = await publish(client, 'fullAmountReduction', {
    ...{ ...stackable, priority: 10 },
    ladders: [
      { threshold: '500', rewardType: 'AMOUNT', rewardValue: '20.00' },
      { threshold: '1000', rewardType: 'AMOUNT', rewardValue: '50.00' },
    ],
  });
  const off = await discount('96.50', { ...always, productScopeType: 'PRODUCT', productIds: ['P002'] });
  const { lines, totals, trace } = await trial([off], { ...during('06'), lines: P20_BASKET });
  const given = (id: string, lineNo: number) => {
    const row = trace.find((one) => one.id === id && one.lineNo === lineNo && one.after !== null);
    return row
      ? ((Math.round(Number(row.before) * 100) - Math.round(Number(row.after) * 100)) / 100).toFixed(2)
      : '0.00';
  };
  expect(
    lines.map(({ lineNo, amount, unitDiscount, netAmount }) => [
      ...[amount, unitDiscount, given(A.activityId, lineNo), given(B.activityId, lineNo), netAmount],
    ]),
  ).toEqual([
    ['768.00', '78.00', '0.00', '0.00', '690.00'],
    ['740.00', '25.90', '28.64', '23.86', '661.60'],
    ['445.50', '0.00', '17.86', '14.89', '412.75'],
    ['336.57', '0.00', '13.50', '11.25', '311.82'],
  ]);
  expect(totals).toEqual({ amount: '2290.07', unitDiscount: '103.90', orderDiscount: '110.00', netAmount: '2076.17' });
  expect(trace.find(({ id, lineNo }) => id === A.activityId && lineNo === 1)?.reasonCode).toBe('SPECIAL_LINE');
  const computed = (id: string) => trace.find((row) => row.id === id && row.lineNo === null)?.computed;
  expect(computed(A.activityId)).toMatchObject({ value: '222', times: 4, reward: '60.00' });
  expect(computed(B.activityId)).toMatchObject({ value: '1436.17', threshold: '1000.00', reward: '50.00' });
});

test('a trial is asked about customers and articles of the company only', async () => {
  const codeOf = async (more: Partial<Ask>) =>
    (
      await client.call(prodRulesApi.trial, {
        ...{ branchId: 'FDB', custId: 'C100', lines: [{ lineNo: 1, productId: 'P001', qty: '1' }] },
        ...more,
      })
    ).code;
  expect(await codeOf({ branchId: 'FDC' })).toBe(ERROR.branchNotGranted);
  expect(await codeOf({ custId: 'C103' })).toBe(ERROR.notFound);
  expect(await codeOf({ staffId: 'S00521' })).toBe(ERROR.notFound);
  expect(await codeOf({ lines: [{ lineNo: 1, productId: 'P999', qty: '1' }] })).toBe(ERROR.invalidInput);
});
