/*
 * The prices of a fair among the others (docs/domain/trade-fair.md#suppliers-and-commodities,
 * docs/domain/pricing.md#price-of-a-line), with numbers to the fen.
 */
import { fairCommodityApi } from '../../../src/contract/trade-fair/commodities';
import { fairCustomerApi } from '../../../src/contract/trade-fair/customers';
import { fairOrderApi } from '../../../src/contract/trade-fair/orders';
import { main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import type { HostedBackend } from '../../support/host/host';
import { fill, publish } from '../promotion/promotions';
import { type Ask, trials } from '../promotion/trials';

/** 2026春季订货会, 03-07 to 03-10: P001 at 11.5000 instead of 12.8000, from 10, 800 for each customer. */
const tradeFairId = '70001';
const AT = { orderTime: '2026-03-08 10:00:00' };
const line = (qty: string, productId = 'P001') => ({ ...AT, lines: [{ lineNo: 1, productId, qty }] });

let backend: HostedBackend;
let client: Client;
let work: ReturnType<typeof trials>;

beforeAll(async () => {
  backend = await main.start();
  client = await signedIn(backend.origin, 'op.hubei');
  work = trials(client);
});
afterAll(() => backend.stop());

async function fairPrice(more: Partial<Ask>, ruleIds: string[] = []) {
  const { lines, totals, trace } = await work.trial(ruleIds, more);
  const [row] = trace.filter(({ source }) => source === 'FAIR');
  return {
    prices: lines.map(({ qty, unitPrice, netAmount }) => [qty, unitPrice, netAmount]),
    totals,
    fair: row && [row.id, row.code, row.kind, row.reasonCode],
    fates: ruleIds.map((id) => trace.find((one) => one.id === id)?.reasonCode),
  };
}

const OWN = [tradeFairId, expect.stringMatching(/^ZH/), 'specialOffer'];

test('customers of the fair get its price while it is on; others, and other times, do not', async () => {
  const found = await fairPrice(line('100'));
  expect(found.prices).toEqual([['100', '11.5000', '1150.00']]);
  expect(found.totals).toMatchObject({ amount: '1280.00', unitDiscount: '130.00' });
  expect(found.fair).toEqual([...OWN, 'HIT']);
  for (const more of [
    { orderTime: '2026-03-07 08:29:59' },
    { orderTime: '2026-03-10 18:00:01' },
    // A customer of Hubei who is not at the fair.
    { custId: await strangerOf() },
  ]) {
    const { prices, fair } = await fairPrice({ ...line('100'), ...more });
    expect([prices, fair]).toEqual([[['100', '12.8000', '1280.00']], undefined]);
  }
});

async function strangerOf() {
  const { records } = await client.data(fairCustomerApi.custInfoPage, { tradeFairId, pageSize: 200 });
  return records.find(({ inFair, customerType }) => inFair === 0 && customerType === 3)!.custId;
}

test('the lowest of fair, special price and discount holds; at equal prices the fair; a locked price before all', async () => {
  const { special, discount } = work;
  const off = await discount('96.50');
  const lower = await special('11.4000');
  expect(await fairPrice(line('100'), [off, lower])).toMatchObject({
    prices: [['100', '11.4000', '1140.00']],
    fair: [...OWN, 'HIGHER_PRICE'],
    fates: ['HIGHER_PRICE', 'HIT'],
  });
  const equal = await special('11.5000');
  expect(await fairPrice(line('100'), [equal])).toMatchObject({
    prices: [['100', '11.5000', '1150.00']],
    fair: [...OWN, 'HIT'],
    fates: ['TIE'],
  });
  const contract = await special('12.1000', { lockPrice: 1, contractNo: 'XY-1' });
  expect(await fairPrice(line('100'), [contract])).toMatchObject({
    prices: [['100', '12.1000', '1210.00']],
    fair: [...OWN, 'LOCKED'],
    fates: ['HIT'],
  });
});

test('from the least quantity on, and as far as the customer’s limit goes; not from under the counter', async () => {
  expect(await fairPrice(line('9'))).toMatchObject({ prices: [['9', '12.8000', '115.20']], fair: [...OWN, 'MIN_QTY'] });
  const { records } = await client.data(fairOrderApi.linePage, { tradeFairId, productCode: 'SP000001', pageSize: 500 });
  const sold = records
    .filter((one) => one.customerName.startsWith('康宁大药房连锁') && one.status === 0 && one.orderStatus !== 9)
    .reduce((sum, { qty }) => sum + Number(qty), 0);
  const left = 800 - sold;
  expect(left).toBeGreaterThan(20);
  const split = await fairPrice(line(String(left + 30)));
  expect(split.prices).toEqual([
    [String(left), '11.5000', (left * 11.5).toFixed(2)],
    ['30', '12.8000', '384.00'],
  ]);
  const [commodity] = (await client.data(fairCommodityApi.page, { tradeFairId, productCode: 'SP000001' })).records;
  await client.data(fairCommodityApi.shelf, { ids: [commodity!.id], status: 0 });
  expect((await fairPrice(line('100'))).fair).toBeUndefined();
  await client.data(fairCommodityApi.shelf, { ids: [commodity!.id], status: 1 });
});

test('a special offer of lower priority stands behind the fair even where it is cheaper', async () => {
  const items = [{ productId: 'P001', priceMode: 'FIXED' as const, specialPrice: '11.0000' }];
  const { formId } = await fill(client, 'specialOffer', { items });
  const times = { startTime: '2026-03-08 09:30:00', endTime: '2026-03-08 12:00:00' };
  await publish(client, 'specialOffer', {
    ...times,
    productScopeType: 'PRODUCT',
    formId,
    priority: 100,
  });
  const { lines, trace } = await work.trial([], line('100'));
  expect(lines[0]).toMatchObject({ unitPrice: '11.5000', netAmount: '1150.00' });
  const others = trace.filter(
    ({ source, kind, stage }) => source === 'ACTIVITY' && kind === 'specialOffer' && stage === 2,
  );
  expect(others.map(({ reasonCode }) => reasonCode)).toContain('LOWER_PRIORITY');
});
