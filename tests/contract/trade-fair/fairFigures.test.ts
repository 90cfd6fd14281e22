import { tradeFairApi } from '../../../src/contract/trade-fair/fairs';
import { EXPLAINED, fairHomeApi } from '../../../src/contract/trade-fair/home';
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

test('each figure says what it is made of: the parts that it counts add up to it', async () => {
  const cents = (yuan: string) => Math.round(Number(yuan) * 100);
  const filters = [{}, { branchId: 'FDB' }, { day: '2026-03-07' }, { branchId: 'FDB', day: '2026-02-26' }];
  for (const filter of filters)
    for (const who of [admin, operator]) {
      const figures = await who.data(fairHomeApi.figures, { tradeFairId, ...filter });
      for (const figure of EXPLAINED) {
        const { parts } = await who.data(fairHomeApi.explain, { tradeFairId, ...filter, figure });
        const own = parts.filter(({ counted }) => counted);
        const sum = own.reduce((all, { count, amount }) => all + (amount === null ? count : cents(amount)), 0);
        const value = figures[figure];
        expect([filter, figure, sum]).toEqual([filter, figure, typeof value === 'string' ? cents(value) : value]);
      }
    }
  const { parts, ticketRule } = await admin.data(fairHomeApi.explain, { tradeFairId, figure: 'ticketIssuedCount' });
  expect(parts.map(({ key }) => key)).toEqual(expect.arrayContaining(['bySignIn', 'byOrder', 'byHand']));
  expect(ticketRule).toEqual((await admin.data(tradeFairApi.detail, { id: tradeFairId })).ticketRule);
  const guests = await admin.data(fairHomeApi.explain, { tradeFairId, figure: 'signInCount' });
  const { guestCount } = await admin.data(fairHomeApi.figures, { tradeFairId });
  expect(guests.parts.reduce((all, { count }) => all + count, 0)).toBe(guestCount);
});
