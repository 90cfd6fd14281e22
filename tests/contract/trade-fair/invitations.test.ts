import { ERROR } from '../../../src/contract/error-codes';
import { fairCustomerApi } from '../../../src/contract/trade-fair/customers';
import { guestApi } from '../../../src/contract/trade-fair/guests';
import { type Invitation, invitationApi } from '../../../src/contract/trade-fair/invitations';
import { tradeFairApi } from '../../../src/contract/trade-fair/fairs';
import { main } from '../../support/backends';
import { Client, signedIn } from '../../support/client';
import type { HostedBackend } from '../../support/host/host';

/** Of 展会 70002, which begins two months later. */
const tradeFairId = '70002';
const { page, add, send, cancel, open, reply } = invitationApi;

let server: HostedBackend;
let admin: Client;
let nobody: Client;

beforeAll(async () => {
  server = await main.start();
  admin = await signedIn(server.origin, 'admin.hq');
  nobody = new Client(server.origin);
});
afterAll(() => server.stop());

const all = async (fair = tradeFairId) => (await admin.data(page, { tradeFairId: fair, pageSize: 200 })).records;

/** Invites one more guest by link, and sends it. */
async function invited(name: string, phone: string): Promise<Invitation> {
  const guests = [{ guestName: name, phone, fairCustomerId: await customerOf(), companions: 1 }];
  await admin.data(add, { tradeFairId, channel: 2, guests });
  const one = (await all()).find(({ guestName }) => guestName === name)!;
  await admin.data(send, { tradeFairId, ids: [one.invitationNo] });
  return one;
}

async function customerOf() {
  await admin.data(fairCustomerApi.addFirstLevelCustomer, { tradeFairId, custIds: ['C100'] });
  const { records } = await admin.data(fairCustomerApi.firstLevelCustomerList, { tradeFairId });
  return records[0]!.id;
}

test('a guest answers by the link alone, and changes it until the fair begins; staff see it', async () => {
  const { token, invitationNo } = await invited('王小明', '13511112222');
  const opened = await nobody.data(open, { token });
  expect(opened).toMatchObject({
    ...{ guestName: '王小明', customerName: '康宁大药房连锁', companions: 1 },
    ...{ replyStatus: 0, phase: 'before', canReply: true, qrToken: '' },
  });
  expect(await nobody.data(reply, { token, replyStatus: 1, companions: 3 })).toBe(true);
  const accepted = await nobody.data(open, { token });
  expect(accepted).toMatchObject({ replyStatus: 1, companions: 3, qrToken: expect.stringMatching(/^[0-9a-f]{32}$/) });
  const seen = (await all()).find((one) => one.invitationNo === invitationNo)!;
  expect(seen).toMatchObject({ replyStatus: 1, companionsReply: 3, phone: '135****2222' });
  const guests = await admin.data(guestApi.guestList, { tradeFairId, guestName: '王小明' });
  expect(guests.records).toMatchObject([{ companions: 3, version: 2 }]);
  await nobody.data(reply, { token, replyStatus: 2 });
  expect(await nobody.data(open, { token })).toMatchObject({ replyStatus: 2, companions: 0, qrToken: '' });
  const declined = await admin.data(guestApi.guestList, { tradeFairId, guestName: '王小明' });
  expect(declined.records).toMatchObject([{ companions: 0, version: 3 }]);
  for (const companions of [10, -1, 1.5])
    expect((await nobody.call(reply, { token, replyStatus: 1, companions })).code).toBe(ERROR.invalidInput);
  expect((await nobody.call(reply, { token, replyStatus: 9 as 1 })).code).toBe(ERROR.invalidInput);

  await admin.data(cancel, { tradeFairId, ids: [invitationNo] });
  expect((await nobody.call(open, { token })).code).toBe(ERROR.invitationGone);
  expect((await nobody.call(reply, { token, replyStatus: 1 })).code).toBe(ERROR.invitationGone);
});

test('whoever may not copy a link does not see one', async () => {
  const auditor = await signedIn(server.origin, 'audit.ro');
  const { records } = await auditor.data(page, { tradeFairId: '70001', pageSize: 50 });
  expect(records.length).toBeGreaterThan(10);
  expect(records.filter(({ token }) => token !== '')).toEqual([]);
  const tokens = (await all('70001')).map(({ token }) => token);
  expect(new Set(tokens).size).toBe(tokens.length);
  expect(tokens.every((token) => /^[0-9a-f]{32}$/.test(token))).toBe(true);
});

test('an answer and a withdrawal at once: what is withdrawn stays so', async () => {
  for (let i = 0; i < 5; i += 1) {
    const { token, invitationNo } = await invited(`同时${i}`, `1351113000${i}`);
    await Promise.all([
      nobody.call(reply, { token, replyStatus: 1 }),
      admin.data(cancel, { tradeFairId, ids: [invitationNo] }),
    ]);
    expect((await nobody.call(open, { token })).code).toBe(ERROR.invitationGone);
  }
});

test('while the fair is on, after it, and when it is taken down, the link says so', async () => {
  const [running] = (await all('70001')).filter(({ replyStatus }) => replyStatus === 1);
  const { token } = running!;
  expect(await nobody.data(open, { token })).toMatchObject({ phase: 'on', canReply: false });
  expect((await nobody.call(reply, { token, replyStatus: 2 })).code).toBe(ERROR.replyClosed);
  const { token: later } = await invited('李下架', '13511114444');
  const { version } = await admin.data(tradeFairApi.detail, { id: tradeFairId });
  await admin.data(tradeFairApi.takeDown, { id: tradeFairId, version, reason: '场馆档期冲突', confirm: 1 });
  expect((await nobody.call(open, { token: later })).code).toBe(ERROR.fairTakenDown);
  expect((await nobody.call(reply, { token: later, replyStatus: 1 })).code).toBe(ERROR.fairTakenDown);
  await admin.data(tradeFairApi.end, { id: '70001', version: 1, reason: '提前完成全部订货' });
  const over = await nobody.data(open, { token });
  expect(over).toMatchObject({ phase: 'over', canReply: false, replyStatus: 1, qrToken: '' });
});

test('links that lead nowhere: no detail, and no more than twenty a minute from one address', async () => {
  const [known] = (await all('70001')).filter(({ token }) => token !== '');
  const answers = await Promise.all(
    ["' or 1=1 --", '../../admin', '%00', 'x'.repeat(5_000), '0'.repeat(31), '0'.repeat(33), 'Ａ'.repeat(32)].map(
      (token) => nobody.call(open, { token }),
    ),
  );
  expect(answers.every(({ status, success }) => status < 500 && !success)).toBe(true);
  const codes: number[] = [];
  for (let i = 0; i < 22; i += 1) codes.push((await nobody.call(open, { token: String(i).padStart(32, '0') })).code);
  expect(codes.slice(0, 20)).toEqual(Array<number>(20).fill(ERROR.invitationUnknown));
  expect(codes.slice(20)).toEqual([ERROR.tooManyRequests, ERROR.tooManyRequests]);
  // One and the same address: the right link waits as well, so that a guess that hits is not told from one that misses.
  expect((await nobody.call(open, { token: known!.token })).code).toBe(ERROR.tooManyRequests);
});
