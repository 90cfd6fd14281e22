/* Invitations sent many at once: told by their numbers or by the filters of their list (ADR 22). */
import { ERROR } from '../../../src/contract/error-codes';
import { invitationApi, SEND_STATUS } from '../../../src/contract/trade-fair/invitations';
import { usersApi } from '../../../src/contract/system/users';
import { pglite } from '../../support/backends';
import type { Client } from '../../support/client';
import { openPeople, type People, refusal } from '../system/people';

const tradeFairId = '70001';
const DRAFT = '70005';
const OVER = '70003';
/** Of another company. */
const FOREIGN = DRAFT;
const { page, send, sendPreview, cancel } = invitationApi;
const SENT = '邀请已发送或正在发送';
/** Of the seed: a text message that failed, one that waits, and a link that waits; the others are sent. */
const [FAILED, WAITING, LINK] = ['YQ00000016', 'YQ00000017', 'YQ00000018'] as const;

let people: People;
let clerk: Client;

beforeAll(async () => {
  people = await openPeople(() => pglite.start());
  clerk = await people.as('show.clerk');
});
afterAll(() => people.backend.stop());

const all = async () =>
  (await clerk.data(page, { tradeFairId, pageSize: 200, orderBy: 'invitationNo', orderDir: 'asc' })).records;

test('a fair that is not published or over, one of another company, and buttons that one lacks', async () => {
  const { admin } = people;
  const stranger = await people.as('op.hubei');
  const enter = async (role: string, staffId: string, buttons: string[]) =>
    people.enter(
      await admin.data(
        usersApi.addUser,
        people.form(`by.${role.toLowerCase()}`, staffId, { roleIds: [await people.addRole(role, buttons)] }),
      ),
    );
  const looking = await enter('LOOKS', 'S00511', ['invitation_view']);
  const byRow = await enter('ROWS', 'S00512', ['invitation_send', 'invitation_resend']);
  for (const endpoint of [send, sendPreview]) {
    const ask = (client: Client, fair: string) => client.call(endpoint, { tradeFairId: fair, query: {} });
    const { statusForbids: code } = ERROR;
    expect(await ask(admin, DRAFT)).toMatchObject({ code, msg: '展会还是草稿' });
    expect(await ask(admin, OVER)).toMatchObject({ code, msg: '展会已结束' });
    expect((await ask(stranger, FOREIGN)).code).toBe(ERROR.notFound);
    expect((await ask(looking, tradeFairId)).code).toBe(ERROR.notGranted);
    // With the buttons of a row single invitations are told, and not all of a list.
    expect((await ask(byRow, tradeFairId)).code).toBe(ERROR.notGranted);
    expect((await byRow.call(endpoint, { tradeFairId, ids: ['YQ00000001'] })).data).toMatchObject({
      total: 1,
      done: 0,
    });
  }
  expect(refusal(await clerk.call(send, { tradeFairId }))).toEqual([ERROR.invalidInput, 'ids']);
});

test('all that a list finds are sent, except one; those that are sent already are told', async () => {
  const before = await all();
  const already = before.filter(({ sendStatus }) => sendStatus === SEND_STATUS.sent);
  expect(before).toHaveLength(already.length + 3);
  const choice = { tradeFairId, query: {}, except: [WAITING] };
  const total = before.length - 1;
  const failed = already.map(({ invitationNo: id, guestName: name }) => ({ id, name, msg: SENT }));
  const preview = await clerk.data(sendPreview, choice);
  expect(preview).toEqual({ total, done: 2, failed });
  // Nothing was sent, and nothing is when the list has become another one.
  expect((await clerk.call(send, { ...choice, expected: total + 1 })).code).toBe(ERROR.choiceChanged);
  expect(await all()).toEqual(before);
  expect(await clerk.data(send, { ...choice, expected: total })).toEqual(preview);
  const after = new Map((await all()).map((one) => [one.invitationNo, one]));
  expect(after.get(WAITING)).toEqual(before.find(({ invitationNo }) => invitationNo === WAITING));
  expect(after.get(FAILED)?.resent).toBe(1);
  // The message waits for the minute, the link does not.
  expect([SEND_STATUS.sending, SEND_STATUS.sent]).toContain(after.get(FAILED)?.sendStatus);
  expect(after.get(LINK)).toMatchObject({ sendStatus: SEND_STATUS.sent, resent: 0 });
  expect(after.get(LINK)?.sendTime).not.toBeNull();
  expect(already.map(({ invitationNo }) => after.get(invitationNo))).toEqual(already);
});

test('by their numbers as ever: what is not there, sent or withdrawn is told, and the others are sent', async () => {
  const [first] = await all();
  await people.admin.data(cancel, { tradeFairId, ids: [first!.invitationNo] });
  const ids = [first!.invitationNo, LINK, WAITING, 'YQ99999999'];
  const linkName = (await all()).find(({ invitationNo }) => invitationNo === LINK)!.guestName;
  const failed = [
    { id: 'YQ99999999', name: '', msg: '数据不存在' },
    { id: first!.invitationNo, name: first!.guestName, msg: '邀请已撤销' },
    { id: LINK, name: linkName, msg: SENT },
  ];
  expect(await clerk.data(send, { tradeFairId, ids })).toEqual({ total: 4, done: 1, failed });
  expect((await clerk.data(page, { tradeFairId, sendStatus: SEND_STATUS.waiting })).total).toBe(0);
  // Of another fair they are not there either.
  expect(await people.admin.data(sendPreview, { tradeFairId: '70002', ids: [WAITING] })).toMatchObject({
    ...{ total: 1, done: 0, failed: [{ id: WAITING, name: '' }] },
  });
});
