/* docs/domain/trade-fair.md#invitations: from the names to the answer, and to the end of the link. */
import { ERROR } from '../../../src/contract/error-codes';
import { fairCustomerApi } from '../../../src/contract/trade-fair/customers';
import { guestApi } from '../../../src/contract/trade-fair/guests';
import { invitationApi, SEND_STATUS } from '../../../src/contract/trade-fair/invitations';
import { tradeFairApi } from '../../../src/contract/trade-fair/fairs';
import { main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import type { HostedBackend } from '../../support/host/host';

/** It begins two months later; the other one has begun. */
const tradeFairId = '70002';
const ONGOING = '70001';
const { page, add, send, cancel, open, reply } = invitationApi;

let server: HostedBackend;
let admin: Client;

beforeAll(async () => {
  server = await main.start();
  admin = await signedIn(server.origin, 'admin.hq');
});
afterAll(() => server.stop());

test('all of the invited are taken or none; a message goes out, a link is answered until the fair begins', async () => {
  await admin.data(fairCustomerApi.addFirstLevelCustomer, { tradeFairId, custIds: ['C100'] });
  const [customer] = (await admin.data(fairCustomerApi.firstLevelCustomerList, { tradeFairId })).records;
  const person = { guestName: '高建国', phone: '13611110000', fairCustomerId: customer!.id, companions: 1 };
  const good = { tradeFairId, channel: 1, templateId: 'M01' } as const;
  const faulty = [person, { ...person, guestName: '' }, { ...person, phone: '13611110002', fairCustomerId: '73001' }];
  expect((await admin.call(add, { ...good, guests: faulty })).data).toMatchObject([
    { field: 'guests.1.guestName' },
    { field: 'guests.1.phone' },
    { field: 'guests.2.fairCustomerId' },
  ]);
  expect((await admin.call(add, { ...good, templateId: null, guests: [person] })).data).toMatchObject([
    { field: 'templateId' },
  ]);
  expect((await admin.data(guestApi.guestList, { tradeFairId })).total).toBe(0);
  expect(await admin.data(add, { ...good, guests: [person] })).toEqual({ added: 1 });
  const [guest] = (await admin.data(guestApi.guestList, { tradeFairId })).records;
  const again = { ...good, guests: [{ guestId: guest!.guestId }] };
  expect((await admin.call(add, again)).data).toMatchObject([{ field: 'guests.0.guestId' }]);

  const read = async () => (await admin.data(page, { tradeFairId })).records[0]!;
  const { invitationNo, token } = await read();
  const ids = [invitationNo];
  expect(await admin.data(send, { tradeFairId, ids })).toEqual({ total: 1, done: 1, failed: [] });
  expect(await admin.data(send, { tradeFairId, ids })).toEqual({
    ...{ total: 1, done: 0, failed: [{ id: invitationNo, name: '高建国', msg: '邀请已发送或正在发送' }] },
  });
  // The work of the minute may have sent it by now.
  expect([SEND_STATUS.sending, SEND_STATUS.sent]).toContain((await read()).sendStatus);

  expect(await admin.data(open, { token })).toMatchObject({ guestName: '高建国', canReply: true, replyStatus: 0 });
  await admin.data(reply, { token, replyStatus: 1, companions: 3 });
  await admin.data(reply, { token, replyStatus: 2 });
  await admin.data(reply, { token, replyStatus: 1, companions: 2 });
  expect(await read()).toMatchObject({
    ...{ replyStatus: 1, companionsReply: 2 },
    replyTime: expect.stringMatching(/^2026-03-08 09:0/),
  });
  expect((await admin.data(guestApi.guestList, { tradeFairId })).records).toMatchObject([{ companions: 2 }]);
  const begun = (await admin.data(page, { tradeFairId: ONGOING, sendStatus: 2, pageSize: 10 })).records[0]!;
  expect((await admin.call(reply, { token: begun.token, replyStatus: 1 })).code).toBe(ERROR.replyClosed);

  expect(await admin.data(cancel, { tradeFairId, ids })).toEqual({ cancelled: 1 });
  expect((await admin.call(open, { token })).code).toBe(ERROR.invitationGone);
  expect((await admin.data(page, { tradeFairId, replyStatus: 9 })).records).toMatchObject([{ token: '' }]);
  expect(await admin.data(add, again)).toEqual({ added: 1 });
  const { version } = await admin.data(tradeFairApi.detail, { id: tradeFairId });
  const next = await read();
  await admin.data(tradeFairApi.takeDown, { id: tradeFairId, version, reason: '场馆档期冲突', confirm: 1 });
  expect((await admin.call(open, { token: next.token })).code).toBe(ERROR.fairTakenDown);
});
