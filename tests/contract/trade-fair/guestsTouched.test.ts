/* What others use, or have seen, of guests and their groups (docs/domain/trade-fair.md#guests-and-groups). */
import { ERROR } from '../../../src/contract/error-codes';
import { diningApi, MEAL_TARGET } from '../../../src/contract/trade-fair/dining';
import { guestApi } from '../../../src/contract/trade-fair/guests';
import { INVITATION_CHANNEL, invitationApi } from '../../../src/contract/trade-fair/invitations';
import { prizeGroupApi } from '../../../src/contract/trade-fair/prizes';
import { fairImportApi } from '../../../src/contract/tasks/import-calls';
import { importApi } from '../../../src/contract/tasks/imports';
import { type Backend, main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import { workbook } from '../../support/sheets';
import { FAIR as tradeFairId, good, send } from '../tasks/imports';
import { GUEST_HEAD } from './plantedGuests';

const { guestList, splitGuestGroup, mergeGuestGroup, deleteGuestGroup, previewMove, update } = guestApi;
const { updatePrizeGroupLabel } = prizeGroupApi;

let backend: Backend;
let admin: Client;

beforeAll(async () => {
  backend = await main.start();
  admin = await signedIn(backend.origin, 'admin.hq');
});
afterAll(() => backend.stop());

const guestsOf = async (guestGroupId: string) =>
  (await admin.data(guestList, { tradeFairId, guestGroupId, pageSize: 500 })).records;
const guestOf = async (guestId: string) =>
  (await admin.data(guestList, { tradeFairId, pageSize: 500 })).records.find((one) => one.guestId === guestId)!;

const mealFor = async (guestIds: string[]) => {
  const form = { tradeFairId, mealDate: '2026-03-08', mealType: 3, venue: `餐厅${guestIds.join('')}` } as const;
  const { mealId } = await admin.data(diningApi.add, { ...form, startTime: '17:30', endTime: '19:30', quota: 50 });
  const issue = { mealId, target: MEAL_TARGET.guests, guestIds, companionsIncluded: 0 } as const;
  await admin.data(diningApi.issue, issue);
  return mealId;
};

test('a part of a group goes to a department of a company that takes part', async () => {
  const [first, ...others] = (await guestsOf('75003')).map(({ guestId }) => guestId);
  const split = {
    ...{ tradeFairId, guestGroupId: '75003', version: 1 },
    groups: [
      { groupName: '一组', guestIds: [first!] },
      { groupName: '二组', guestIds: others, departmentId: 'BM99' },
    ],
  };
  expect((await admin.call(splitGuestGroup, split)).data).toEqual([
    { field: 'groups.1.departmentId', msg: '不在可选范围内' },
  ]);
});

test('a form that was opened before a guest got another label does not bring the old one back', async () => {
  const seen = await guestOf('74017');
  const { guestId, version, guestName, prizeGroupLabel } = seen;
  await admin.data(updatePrizeGroupLabel, { tradeFairId, label: '新组', guestIds: [guestId] });
  const stale = { guestId, version, guestName, prizeGroupLabel, seatNo: 'Z1' };
  expect((await admin.call(update, stale)).code).toBe(ERROR.versionConflict);
  const given = await guestOf(guestId);
  await admin.data(updatePrizeGroupLabel, { tradeFairId, label: '新组', newLabel: '贵宾组' });
  const old = { ...stale, version: given.version, prizeGroupLabel: '新组' };
  expect((await admin.call(update, old)).code).toBe(ERROR.versionConflict);
  expect((await guestOf(guestId)).prizeGroupLabel).toBe('贵宾组');
});

test('vouchers are named among what moves with the guests of a group', async () => {
  const own = await guestsOf('75002');
  const before = await admin.data(previewMove, { tradeFairId, sourceGroupIds: ['75002'] });
  await mealFor(own.slice(0, 2).map(({ guestId }) => guestId));
  const after = await admin.data(previewMove, { tradeFairId, sourceGroupIds: ['75002'] });
  expect(after.meals).toBe(before.meals + 2);
});

test('a guest of a file who has been invited or has a voucher stays when the file is taken back', async () => {
  const rows = ['甲', '乙', '丙'].map((guestName, i) => [
    ...[guestName, `1350088000${i}`, 'KH00100', '经理', '0', '留客组', '', '', ''],
  ]);
  const { importNo } = good(
    await send(admin, workbook([GUEST_HEAD, ...rows]), { endpoint: fairImportApi.importGuests }),
  );
  const { records } = await admin.data(guestList, { tradeFairId, phone: '1350088000', pageSize: 10 });
  const idOf = (name: string) => records.find(({ guestName }) => guestName === name)!.guestId;
  await admin.data(invitationApi.add, {
    ...{ tradeFairId, channel: INVITATION_CHANNEL.link },
    guests: [{ guestId: idOf('甲') }],
  });
  await mealFor([idOf('乙')]);
  const undone = await admin.data(importApi.undo, { importNo });
  expect(undone).toMatchObject({ undone: 1 });
  expect(undone.kept.map(({ rowNo }) => rowNo).sort()).toEqual([2, 3]);
});

test('a guest of a file who was moved into another group stays when the file is taken back', async () => {
  const people = { 戊: '分走组', 己: '分走组', 庚: '并入组', 辛: '留下组' };
  const rows = Object.entries(people).map(([guestName, group], i) => [
    ...[guestName, `1350077000${i}`, 'KH00100', '经理', '0', group, '', '', ''],
  ]);
  const { importNo } = good(
    await send(admin, workbook([GUEST_HEAD, ...rows]), { endpoint: fairImportApi.importGuests }),
  );
  const { records } = await admin.data(guestList, { tradeFairId, phone: '1350077000', pageSize: 10 });
  const of = (name: string) => records.find(({ guestName }) => guestName === name)!;
  await admin.data(splitGuestGroup, {
    ...{ tradeFairId, guestGroupId: of('戊').guestGroupId, version: 1 },
    groups: [
      { groupName: '分走组', guestIds: [of('戊').guestId] },
      { groupName: '分出组', guestIds: [of('己').guestId] },
    ],
  });
  await admin.data(mergeGuestGroup, {
    ...{ tradeFairId, targetGroupId: of('戊').guestGroupId, sourceGroupIds: [of('庚').guestGroupId] },
  });
  const undone = await admin.data(importApi.undo, { importNo });
  expect(undone).toMatchObject({ undone: 2 });
  expect(undone.kept.map(({ rowNo, msg }) => [rowNo, msg])).toEqual([
    [3, '导入后已被修改，予以保留'],
    [4, '导入后已被修改，予以保留'],
  ]);
});

test('a form that was opened before a group went to a department does not bring the guest’s own one back', async () => {
  const { guestId, guestGroupId } = (await guestsOf('75002'))[0]!;
  await admin.data(guestApi.updateGuestDepartment, { tradeFairId, guestIds: [guestId], departmentId: 'BM01' });
  const { version, guestName } = await guestOf(guestId);
  const asked = { tradeFairId, guestGroupIds: [guestGroupId], departmentId: 'BM02', cascade: 1 as const };
  await admin.data(guestApi.updateGuestGroupDepartment, asked);
  expect((await admin.call(update, { guestId, version, guestName, seatNo: 'Z2' })).code).toBe(ERROR.versionConflict);
});

test('with a group that goes by force go the invitations and the open vouchers of its guests, and their seats are free', async () => {
  const rows = [['丁', '13500889901', 'KH00100', '经理', '0', '撤销组', '', '', '']];
  await send(admin, workbook([GUEST_HEAD, ...rows]), { endpoint: fairImportApi.importGuests });
  const [found] = (await admin.data(guestList, { tradeFairId, phone: '13500889901', pageSize: 10 })).records;
  const { guestId, guestGroupId } = found!;
  const channel = INVITATION_CHANNEL.link;
  await admin.data(invitationApi.add, { tradeFairId, channel, guests: [{ guestId }] });
  const mealId = await mealFor([guestId]);
  await admin.data(deleteGuestGroup, { tradeFairId, guestGroupIds: [guestGroupId], force: 1 });
  expect((await admin.data(invitationApi.page, { tradeFairId, guestName: '丁', pageSize: 10 })).total).toBe(0);
  const meals = (await admin.data(diningApi.page, { tradeFairId, pageSize: 200 })).records;
  expect(meals.find((one) => one.mealId === mealId)).toMatchObject({ issuedCount: 0, remain: 50 });
  const used = await admin.call(diningApi.verify, { mealId, guestId });
  expect(used.code).toBe(ERROR.voucherUnknown);
});
