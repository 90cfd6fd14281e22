import { ERROR } from '../../../src/contract/error-codes';
import { fairCustomerApi } from '../../../src/contract/trade-fair/customers';
import { diningApi } from '../../../src/contract/trade-fair/dining';
import { guestApi } from '../../../src/contract/trade-fair/guests';
import { fairHomeApi, RANKED } from '../../../src/contract/trade-fair/home';
import { invitationApi, REPLY_STATUS, SEND_STATUS } from '../../../src/contract/trade-fair/invitations';
import { fairOrderApi, LIVE_ORDERS } from '../../../src/contract/trade-fair/orders';
import { registrationApi } from '../../../src/contract/trade-fair/hand-over';
import { ticketApi } from '../../../src/contract/trade-fair/tickets';
import { tradeFairApi } from '../../../src/contract/trade-fair/fairs';
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

test('all of the invited are taken or none; a message goes out, a link is answered until the fair begins', async () => {
  const { page, add, send, cancel, open, reply } = invitationApi;
  const fair = '70002';
  await admin.data(fairCustomerApi.addFirstLevelCustomer, { tradeFairId: fair, custIds: ['C100'] });
  const [customer] = (await admin.data(fairCustomerApi.firstLevelCustomerList, { tradeFairId: fair })).records;
  const person = { guestName: '高建国', phone: '13611110000', fairCustomerId: customer!.id, companions: 1 };
  const good = { tradeFairId: fair, channel: 1, templateId: 'M01' } as const;
  const faulty = [person, { ...person, guestName: '' }, { ...person, phone: '13611110002', fairCustomerId: '73001' }];
  expect((await admin.call(add, { ...good, guests: faulty })).data).toMatchObject([
    { field: 'guests.1.guestName' },
    { field: 'guests.1.phone' },
    { field: 'guests.2.fairCustomerId' },
  ]);
  expect((await admin.call(add, { ...good, templateId: null, guests: [person] })).data).toMatchObject([
    { field: 'templateId' },
  ]);
  expect((await admin.data(guestApi.guestList, { tradeFairId: fair })).total).toBe(0);
  expect(await admin.data(add, { ...good, guests: [person] })).toEqual({ added: 1 });
  const [guest] = (await admin.data(guestApi.guestList, { tradeFairId: fair })).records;
  const again = { ...good, guests: [{ guestId: guest!.guestId }] };
  expect((await admin.call(add, again)).data).toMatchObject([{ field: 'guests.0.guestId' }]);

  const read = async () => (await admin.data(page, { tradeFairId: fair })).records[0]!;
  const { invitationNo, token } = await read();
  const ids = [invitationNo];
  expect(await admin.data(send, { tradeFairId: fair, ids })).toEqual({ total: 1, done: 1, failed: [] });
  expect(await admin.data(send, { tradeFairId: fair, ids })).toEqual({
    ...{ total: 1, done: 0, failed: [{ id: invitationNo, name: '高建国', msg: '邀请已发送或正在发送' }] },
  });
  expect((await read()).sendStatus).toBe(SEND_STATUS.sending);

  expect(await admin.data(open, { token })).toMatchObject({ guestName: '高建国', canReply: true, replyStatus: 0 });
  await admin.data(reply, { token, replyStatus: 1, companions: 3 });
  await admin.data(reply, { token, replyStatus: 2 });
  await admin.data(reply, { token, replyStatus: 1, companions: 2 });
  expect(await read()).toMatchObject({
    ...{ replyStatus: 1, companionsReply: 2 },
    replyTime: expect.stringMatching(/^2026-03-08 09:0/),
  });
  expect((await admin.data(guestApi.guestList, { tradeFairId: fair })).records).toMatchObject([{ companions: 2 }]);
  const begun = (await admin.data(page, { tradeFairId, sendStatus: 2, pageSize: 10 })).records[0]!;
  expect((await admin.call(reply, { token: begun.token, replyStatus: 1 })).code).toBe(ERROR.replyClosed);

  expect(await admin.data(cancel, { tradeFairId: fair, ids })).toEqual({ cancelled: 1 });
  expect((await admin.call(open, { token })).code).toBe(ERROR.invitationGone);
  expect((await admin.data(page, { tradeFairId: fair, replyStatus: 9 })).records).toMatchObject([{ token: '' }]);
  expect(await admin.data(add, again)).toEqual({ added: 1 });
  const { version } = await admin.data(tradeFairApi.detail, { id: fair });
  const next = await read();
  await admin.data(tradeFairApi.takeDown, { id: fair, version, reason: '场馆档期冲突', confirm: 1 });
  expect((await admin.call(open, { token: next.token })).code).toBe(ERROR.fairTakenDown);
});
