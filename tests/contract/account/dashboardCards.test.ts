/* docs/domain/account.md#cards: each card is the total of a list that its user may open. */
import { CARD_IDS, type CardId, dashboardApi, TREND_DAYS } from '../../../src/contract/account/dashboard';
import { cashierApi } from '../../../src/contract/finance/cashiers';
import { lastMonthSoFar } from '../../../server/areas/account/rules/cards';
import { fromShanghai } from '../../../server/platform/clock';
import { main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import type { HostedBackend } from '../../support/host/host';
import { type Moments, openMoments } from '../promotion/storeAt';
import { opened } from '../reports/drills';

let server: HostedBackend;

beforeAll(async () => {
  server = await main.start();
});
afterAll(() => server.stop());

const cardsOf = async (who: Client) => (await who.data(dashboardApi.cards, {})).map(({ card }) => card);

test('every card opens exactly its rows, for whoever sees it', async () => {
  let compared = 0;
  for (const loginName of ['admin.hq', 'op.hubei', 'show.clerk', 'audit.ro']) {
    const who = await signedIn(server.origin, loginName);
    for (const { card, count, drill } of await who.data(dashboardApi.cards, {})) {
      expect([loginName, card, await opened(who, drill)]).toEqual([loginName, card, { total: count }]);
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(40);
});

test('there is no card of a list that its user may not open', async () => {
  const clerk = await signedIn(server.origin, 'show.clerk');
  expect(await cardsOf(await signedIn(server.origin, 'admin.hq'))).toEqual(CARD_IDS);
  const seen = await cardsOf(clerk);
  expect(seen).toContain('fairOngoing');
  // Example licences end within the month.
  const cards = await (await signedIn(server.origin, 'admin.hq')).data(dashboardApi.cards, {});
  expect(cards.find(({ card }) => card === 'licenceExpiring')?.count).toBeGreaterThan(0);
  const foreign: CardId[] = ['cashierReview', 'alertOpen', 'todayOrders', 'newFeedback'];
  // Of no company: whoever sees one company has no figure that he could not open.
  expect(await cardsOf(await signedIn(server.origin, 'op.hubei'))).not.toContain('erpFaulty');
  expect(seen.filter((card) => foreign.includes(card))).toEqual([]);
  expect(await clerk.call(cashierApi.page, {})).toMatchObject({ code: 43001 });
  expect(await clerk.call(dashboardApi.trend, { days: TREND_DAYS.week })).toMatchObject({ code: 43001 });
});

test('the days of a trend come to their orders, one by one', async () => {
  const who = await signedIn(server.origin, 'op.hubei');
  const points = await who.data(dashboardApi.trend, { days: TREND_DAYS.month });
  expect(points).toHaveLength(30);
  expect(points.at(-1)!.date).toBe('2026-03-08');
  for (const { orderCount, drill } of points) expect(await opened(who, drill)).toEqual({ total: orderCount });
  expect(points.some(({ orderCount }) => orderCount > 0)).toBe(true);
});

test('the month before ends with this time of its day, or with itself', () => {
  const before = (moment: string) => lastMonthSoFar(fromShanghai(moment));
  expect(before('2026-03-08 09:30:00')).toEqual(['2026-02-01 00:00:00', '2026-02-08 09:30:00']);
  expect(before('2026-03-31 09:30:00')).toEqual(['2026-02-01 00:00:00', '2026-02-28 23:59:59']);
  expect(before('2026-01-15 00:00:00')).toEqual(['2025-12-01 00:00:00', '2025-12-15 00:00:00']);
});

describe('on data of its own', () => {
  let moments: Moments;
  beforeEach(async () => {
    moments = await openMoments();
  });
  afterEach(() => moments.remove());

  const order = (orderNo: string, time: string, fen: number) => ({
    sql: `insert into sales_order (order_no, order_source, order_time, branch_id, cust_id, cust_code, cust_name, customer_type, region_id, order_amount, unit_discount, order_discount, payable_amount, line_count)
      select '${orderNo}', 4, '${time}', 'FDB', cust_id, cust_code, cust_name, customer_type, region_id, ${fen}, 0, 0, ${fen}, 1 from customer where cust_id = 'C100'`,
  });

  test('amounts are of this moment, and of the same time before', async () => {
    await moments.onStore(
      order('DD1', '2026-05-20 08:00:00', 10_050),
      order('DD2', '2026-05-20 09:00:00', 5_000),
      // Later than this time of the day before.
      order('DD3', '2026-05-19 08:30:00', 700),
      order('DD4', '2026-05-19 11:00:00', 99_999),
      order('DD5', '2026-04-20 09:59:00', 300),
      order('DD6', '2026-04-20 10:01:00', 88_888),
    );
    await moments.at('2026-05-20 10:00:00', async ({ operator }) => {
      const cards = await operator.data(dashboardApi.cards, {});
      const of = (card: CardId) => cards.find((one) => one.card === card);
      expect(of('todayOrders')).toMatchObject({ count: 2, amount: '150.50', amountBefore: '7.00' });
      expect(of('monthOrders')).toMatchObject({ count: 4, amount: '1157.49', amountBefore: '3.00' });
      expect(of('newOrders')).toMatchObject({ count: 4, amount: null });
    });
  });

  test('one that cannot be counted does not take the others with it', async () => {
    await moments.onStore({ sql: 'alter table monitor_alert rename to monitor_alert_gone' });
    await moments.at('2026-03-08 10:00:00', async ({ admin }) => {
      const cards = await admin.data(dashboardApi.cards, {});
      expect(cards).toHaveLength(CARD_IDS.length);
      expect(cards.filter(({ count }) => count === null).map(({ card }) => card)).toEqual(['alertOpen', 'newAlerts']);
    });
  });
});
