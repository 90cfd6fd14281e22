/* Guests and their groups, changed many at once: told by ids or by the filters of their list (ADR 22). */
import { ERROR } from '../../../src/contract/error-codes';
import { guestApi } from '../../../src/contract/trade-fair/guests';
import { lotteryApi } from '../../../src/contract/trade-fair/draws';
import { prizeGroupApi } from '../../../src/contract/trade-fair/prizes';
import { ticketApi } from '../../../src/contract/trade-fair/tickets';
import { usersApi } from '../../../src/contract/system/users';
import { main } from '../../support/backends';
import type { Client } from '../../support/client';
import { openPeople, type People, refusal } from '../system/people';

const tradeFairId = '70001';
const OVER = '70003';
/** Of another company. */
const FOREIGN = '70006';
/** What is drawn among VIPs only. */
const LAPTOP = '77001';
const { guestList, listGroup, updateGuestDepartment, previewGuestDepartment } = guestApi;
const { updateGuestGroupDepartment, previewGroupDepartment } = guestApi;
const { updatePrizeGroupLabel, previewPrizeGroupLabel } = prizeGroupApi;
const gone = (id: string) => ({ id, name: '', msg: '数据不存在' });

let people: People;
let clerk: Client;

beforeAll(async () => {
  people = await openPeople(() => main.start());
  clerk = await people.as('show.clerk');
});
afterAll(() => people.backend.stop());

const guests = async () => (await clerk.data(guestList, { tradeFairId, pageSize: 100 })).records;
const groups = async () => (await clerk.data(listGroup, { tradeFairId, pageSize: 100 })).records;
const departments = async () =>
  Object.fromEntries((await groups()).map(({ guestGroupId, departmentId }) => [guestGroupId, departmentId]));
const labels = async () =>
  Object.fromEntries((await guests()).map(({ guestId, prizeGroupLabel }) => [guestId, prizeGroupLabel]));

test('the groups that a list finds, except one, are looked at first and then received by another department', async () => {
  const before = await departments();
  expect(before).toMatchObject({ 75001: 'BM03', 75002: 'BM03', 75003: 'BM04', 75004: 'BM04', 75005: 'BM06' });
  const choice = { tradeFairId, query: { departmentId: 'BM03' }, except: ['75002'] };
  const preview = await clerk.data(previewGroupDepartment, choice);
  expect(preview).toEqual({ total: 1, done: 1, failed: [] });
  // Nothing was written, and nothing is when the list has become another one.
  const change = { ...choice, departmentId: 'BM06' };
  expect((await clerk.call(updateGuestGroupDepartment, { ...change, expected: 2 })).code).toBe(ERROR.choiceChanged);
  expect(await departments()).toEqual(before);
  const done = await clerk.data(updateGuestGroupDepartment, { ...change, expected: preview.total });
  expect(done).toEqual({ ...preview, updated: 1 });
  expect(await departments()).toEqual({ ...before, 75001: 'BM06' });
  // By ids as ever; what is not there is told, and the others are done.
  const byIds = { tradeFairId, guestGroupIds: ['75001', '75999'], departmentId: 'BM03' };
  expect(await clerk.data(updateGuestGroupDepartment, byIds)).toEqual({
    ...{ total: 2, done: 1, updated: 1, failed: [gone('75999')] },
  });
  expect(await departments()).toEqual(before);
  const byName = { tradeFairId, query: { keyword: '康宁' } };
  expect((await clerk.data(previewGroupDepartment, byName)).total).toBe(2);
  const none = await clerk.call(updateGuestGroupDepartment, { tradeFairId, departmentId: 'BM03' });
  expect(refusal(none)).toEqual([ERROR.invalidInput, 'guestGroupIds']);
});

test('the guests that a list finds get a department of their own, except some', async () => {
  const own = async () => (await guests()).filter(({ ownDepartment }) => ownDepartment).map(({ guestId }) => guestId);
  const before = await own();
  const query = { customerName: '仁济', signInStatus: 1 } as const;
  const found = (await clerk.data(guestList, { tradeFairId, ...query })).records.map(({ guestId }) => guestId);
  expect(found.length).toBeGreaterThan(1);
  const [spared, ...others] = found;
  const choice = { tradeFairId, query, except: [spared!] };
  const preview = await clerk.data(previewGuestDepartment, choice);
  expect(preview).toEqual({ total: others.length, done: others.length, failed: [] });
  const change = { ...choice, departmentId: 'BM05' };
  expect((await clerk.call(updateGuestDepartment, { ...change, expected: found.length })).code).toBe(
    ERROR.choiceChanged,
  );
  expect(await own()).toEqual(before);
  expect(await clerk.data(updateGuestDepartment, { ...change, expected: others.length })).toMatchObject({
    updated: others.length,
  });
  expect((await own()).sort()).toEqual([...new Set([...before, ...others])].sort());
  const byIds = { tradeFairId, guestIds: ['1', others[0]!], departmentId: null };
  expect(await clerk.data(updateGuestDepartment, byIds)).toMatchObject({ updated: 1, failed: [gone('1')] });
  expect(await own()).not.toContain(others[0]);
  expect(refusal(await clerk.call(updateGuestDepartment, { tradeFairId, departmentId: 'BM05' }))).toEqual([
    ...[ERROR.invalidInput, 'guestIds'],
  ]);
});

test('a label goes to all that a list finds and to their open tickets, but not away from who is in a draw', async () => {
  const before = await labels();
  const query = { keyword: '康宁' };
  const found = (await clerk.data(guestList, { tradeFairId, ...query })).records;
  const vips = found.filter(({ prizeGroupLabel }) => prizeGroupLabel === 'VIP');
  expect([found.length, vips.length]).toEqual([8, 2]);
  const choice = { tradeFairId, label: '老客户', query };
  expect(await clerk.data(previewPrizeGroupLabel, choice)).toEqual({ total: 8, done: 8, failed: [] });

  const { drawId } = await clerk.data(lotteryApi.start, { tradeFairId, prizeId: LAPTOP, drawCount: 1 });
  const preview = await clerk.data(previewPrizeGroupLabel, choice);
  const failed = vips.map(({ guestId: id, guestName: name }) => ({ id, name, msg: '该分组正在抽奖，请稍后再试' }));
  expect(preview).toEqual({ total: 8, done: 6, failed });
  const into = { ...choice, label: 'VIP' };
  expect((await clerk.call(previewPrizeGroupLabel, into)).code).toBe(ERROR.labelInDraw);
  expect((await clerk.call(updatePrizeGroupLabel, into)).code).toBe(ERROR.labelInDraw);
  expect((await clerk.call(updatePrizeGroupLabel, { ...choice, expected: 7 })).code).toBe(ERROR.choiceChanged);
  expect(await labels()).toEqual(before);
  expect(await clerk.data(updatePrizeGroupLabel, { ...choice, expected: 8 })).toEqual({ ...preview, updated: 6 });
  await clerk.data(lotteryApi.stop, { drawId });
  const given = found.filter((one) => !vips.includes(one)).map(({ guestId }) => guestId);
  expect(await labels()).toEqual({ ...before, ...Object.fromEntries(given.map((id) => [id, '老客户'])) });
  const tickets = (await clerk.data(ticketApi.page, { tradeFairId, status: 0, pageSize: 200 })).records;
  const names = new Set(found.filter((one) => given.includes(one.guestId)).map(({ guestName }) => guestName));
  const theirs = tickets.filter(({ guestName }) => names.has(guestName));
  expect(theirs.length).toBeGreaterThan(0);
  expect(new Set(theirs.map(({ prizeGroupLabel }) => prizeGroupLabel))).toEqual(new Set(['老客户']));

  // By ids and by groups as ever.
  const back = { tradeFairId, label: '', guestIds: [given[0]!, '1'] };
  expect(await clerk.data(updatePrizeGroupLabel, back)).toMatchObject({ total: 2, updated: 1, failed: [gone('1')] });
  const ofGroup = { tradeFairId, label: '城东', guestGroupIds: ['75004'] };
  expect(await clerk.data(updatePrizeGroupLabel, ofGroup)).toEqual({ total: 4, done: 4, updated: 4, failed: [] });
  expect(refusal(await clerk.call(previewPrizeGroupLabel, { tradeFairId, label: '城东' }))).toEqual([
    ...[ERROR.invalidInput, 'guestIds'],
  ]);
});

test('a fair that is over, one of another company, and buttons that one lacks', async () => {
  const { admin } = people;
  const stranger = await people.as('op.hubei');
  const roleId = await people.addRole('LOOKS', ['guestManage_edit']);
  const looking = await people.enter(
    await admin.data(usersApi.addUser, people.form('looks.on', 'S00511', { roleIds: [roleId] })),
  );
  type Ask = (client: Client, fair: string) => Promise<{ code: number }>;
  const query = {};
  const asks: Ask[] = [
    (client, fair) => client.call(previewGroupDepartment, { tradeFairId: fair, query }),
    (client, fair) => client.call(previewGuestDepartment, { tradeFairId: fair, query }),
    (client, fair) => client.call(previewPrizeGroupLabel, { tradeFairId: fair, query, label: '新' }),
    (client, fair) => client.call(updateGuestGroupDepartment, { tradeFairId: fair, query, departmentId: null }),
    (client, fair) => client.call(updateGuestDepartment, { tradeFairId: fair, query, departmentId: null }),
    (client, fair) => client.call(updatePrizeGroupLabel, { tradeFairId: fair, query, label: '新' }),
  ];
  for (const ask of asks) {
    expect((await ask(admin, OVER)).code).toBe(ERROR.statusForbids);
    expect((await ask(stranger, FOREIGN)).code).toBe(ERROR.notFound);
    expect((await ask(looking, tradeFairId)).code).toBe(ERROR.notGranted);
  }
});
