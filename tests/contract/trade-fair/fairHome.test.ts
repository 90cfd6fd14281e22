import { fairCustomerApi } from '../../../src/contract/trade-fair/customers';
import { diningApi } from '../../../src/contract/trade-fair/dining';
import { guestApi } from '../../../src/contract/trade-fair/guests';
import { fairHomeApi, RANKED } from '../../../src/contract/trade-fair/home';
import { invitationApi, REPLY_STATUS, SEND_STATUS } from '../../../src/contract/trade-fair/invitations';
import { fairOrderApi, LIVE_ORDERS } from '../../../src/contract/trade-fair/orders';
import { registrationApi } from '../../../src/contract/trade-fair/hand-over';
import { ticketApi } from '../../../src/contract/trade-fair/tickets';
import { main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import type { HostedBackend } from '../../support/host/host';

const tradeFairId = '70001';

let server: HostedBackend;
let admin: Client;
let operator: Client;

beforeAll(async () => {
  server = await main.start();
  admin = await signedIn(server.origin, 'admin.hq');
  operator = await signedIn(server.origin, 'op.hubei');
});
afterAll(() => server.stop());

interface Filter {
  branchId?: string;
  day?: string;
}

/** What the lists say that the figures lead to. */
async function listed(who: Client, { branchId, day }: Filter) {
  const all = { tradeFairId, pageSize: 500 } as const;
  const invitations = (filters: object) => who.data(invitationApi.page, { ...all, branchId, ...filters });
  const orders = await who.data(fairOrderApi.page, { ...all, branchId, day, status: [...LIVE_ORDERS] });
  const wins = await who.data(registrationApi.page, { ...all, branchId, day });
  const meals = (await who.data(diningApi.page, { ...all, mealDate: day })).records;
  const sum = (values: number[]) => values.reduce((total, one) => total + one, 0);
  return {
    invitedCount: (await invitations({ sendStatus: SEND_STATUS.sent, sendDay: day })).total,
    confirmedCount: (await invitations({ replyStatus: REPLY_STATUS.accepted, replyDay: day })).total,
    guestCount: (await who.data(guestApi.guestList, { ...all, branchId })).total,
    signInCount: (await who.data(guestApi.guestList, { ...all, branchId, signInStatus: 1, signInDay: day })).total,
    orderCustomerCount: (
      await who.data(fairCustomerApi.firstLevelCustomerList, {
        ...{ ...all, ordered: 1, orderBranchId: branchId, orderDay: day },
      })
    ).total,
    orderCount: orders.total,
    orderAmount: orders.sums?.orderAmount,
    discountAmount: orders.sums?.discountAmount,
    ticketCount: (await who.data(ticketApi.page, { ...all, branchId, day, status: [0, 1] })).total,
    ticketIssuedCount: (await who.data(ticketApi.page, { ...all, branchId, day, status: [0, 1, 3] })).total,
    drawnCount: wins.total,
    prizeRegisteredCount: wins.records.filter(({ registerStatus }) => registerStatus === 1).length,
    diningUsed: sum(meals.map(({ usedCount }) => usedCount)),
    diningQuota: sum(meals.map(({ quota }) => quota)),
  };
}

test('each figure is the total of the list that it leads to, for all, a company, and a day', async () => {
  const filters: Filter[] = [{}, { branchId: 'FDB' }, { day: '2026-03-07' }, { branchId: 'FDB', day: '2026-02-26' }];
  for (const filter of filters)
    for (const who of [admin, operator]) {
      const { signInRate, ...figures } = await who.data(fairHomeApi.figures, { tradeFairId, ...filter });
      expect({ filter, ...figures }).toEqual({ filter, ...(await listed(who, filter)) });
      const rate = figures.guestCount === 0 ? 0 : (figures.signInCount / figures.guestCount) * 100;
      expect(signInRate).toBe(rate.toFixed(2));
    }
  const { orderCount, invitedCount } = await admin.data(fairHomeApi.figures, { tradeFairId });
  expect([orderCount > 30, invitedCount]).toEqual([true, 15]);
});

test('each ranking and the trend come to the figures', async () => {
  const cents = (yuan: string) => Math.round(Number(yuan) * 100);
  for (const filter of [{}, { branchId: 'FDB', day: '2026-03-07' }]) {
    const { orderAmount, orderCount } = await admin.data(fairHomeApi.figures, { tradeFairId, ...filter });
    const sumOf = (rows: { orderAmount: string }[]) => rows.reduce((sum, one) => sum + cents(one.orderAmount), 0);
    for (const by of RANKED) {
      const { records, total } = await admin.data(fairHomeApi.rank, { tradeFairId, ...filter, by, pageSize: 500 });
      expect([by, sumOf(records), total]).toEqual([by, cents(orderAmount), records.length]);
      const amounts = records.map((one) => cents(one.orderAmount));
      expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
    }
    const points = await admin.data(fairHomeApi.trend, { tradeFairId, ...filter });
    expect(sumOf(points)).toBe(cents(orderAmount));
    expect(points.reduce((sum, { orders }) => sum + orders, 0)).toBe(orderCount);
  }
});
