import { ERROR } from '../../../src/contract/error-codes';
import { guestApi } from '../../../src/contract/trade-fair/guests';
import { fairImportApi } from '../../../src/contract/tasks/import-calls';
import { importApi } from '../../../src/contract/tasks/imports';
import { main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import type { HostedBackend } from '../../support/host/host';
import { workbook } from '../../support/sheets';
import { good } from '../tasks/imports';

const tradeFairId = '70001';
const { listGroup, guestList, mergeGuestGroup, splitGuestGroup, deleteGuestGroup, statistics } = guestApi;
const HEAD = ['姓名*', '手机*', '单位编码*', '职务', '随行人数', '嘉宾组', '接待部门', '抽奖分组', '座位号'];

let server: HostedBackend;
let clerk: Client;
let admin: Client;

beforeAll(async () => {
  server = await main.start();
  clerk = await signedIn(server.origin, 'show.clerk');
  admin = await signedIn(server.origin, 'admin.hq');
});
afterAll(() => server.stop());

const groups = async () => (await clerk.data(listGroup, { tradeFairId, pageSize: 200 })).records;
const guestsOf = async (guestGroupId: string) =>
  (await clerk.data(guestList, { tradeFairId, guestGroupId, pageSize: 500 })).records;

test('groups of one customer are merged and split again; what guests have stays with them', async () => {
  const before = [...(await guestsOf('75001')), ...(await guestsOf('75002'))];
  const tickets = before.map(({ guestId, ticketCount, signInStatus }) => [guestId, ticketCount, signInStatus]);
  const merge = { tradeFairId, targetGroupId: '75001', sourceGroupIds: ['75002'], groupName: '康宁大药房' };
  const moving = await clerk.data(guestApi.previewMove, merge);
  const theirs = (await guestsOf('75002')).reduce((sum, { ticketCount }) => sum + ticketCount, 0);
  expect(moving).toMatchObject({ guests: 4, signedIn: 4, tickets: theirs, departments: ['销售一部'] });
  expect((await clerk.call(mergeGuestGroup, { ...merge, sourceGroupIds: ['75003'] })).code).toBe(
    ERROR.groupsOfOtherCustomer,
  );
  expect((await clerk.call(mergeGuestGroup, { ...merge, versions: { 75001: 9 } })).code).toBe(ERROR.versionConflict);
  const merged = await clerk.data(mergeGuestGroup, { ...merge, versions: { 75001: 1, 75002: 1 } });
  expect(merged).toMatchObject({ guestGroupId: '75001', groupName: '康宁大药房', guestCount: 8, leaderName: '王海涛' });
  const after = await guestsOf('75001');
  expect(after.map(({ guestId, ticketCount, signInStatus }) => [guestId, ticketCount, signInStatus])).toEqual(tickets);

  const [first, ...others] = after.map(({ guestId }) => guestId);
  const split = { tradeFairId, guestGroupId: '75001', version: merged.version };
  const part = (groupName: string, guestIds: string[]) => ({ groupName, guestIds });
  const lost = { ...split, groups: [part('一组', [first!]), part('二组', others.slice(1))] };
  expect((await clerk.call(splitGuestGroup, lost)).code).toBe(ERROR.splitIncomplete);
  const twice = { ...split, groups: [part('一组', [first!]), part('二组', [first!, ...others.slice(1)])] };
  expect((await clerk.call(splitGuestGroup, twice)).code).toBe(ERROR.splitIncomplete);
  const made = await clerk.data(splitGuestGroup, { ...split, groups: [part('一组', [first!]), part('二组', others)] });
  expect(made.map(({ guestGroupId, guestCount }) => [guestGroupId, guestCount])).toEqual(
    expect.arrayContaining([
      ['75001', 1],
      [expect.any(String), 7],
    ]),
  );
  const full = { tradeFairId, guestGroupIds: ['75001'] };
  expect((await clerk.call(deleteGuestGroup, full)).code).toBe(ERROR.groupInUse);
  expect((await clerk.call(deleteGuestGroup, { ...full, force: 1 })).code).toBe(ERROR.groupInUse);
});

test('a guest’s own department comes first, and a change of the group takes it along', async () => {
  const own = { tradeFairId, guestIds: ['74010'], departmentId: 'BM05' };
  await clerk.data(guestApi.updateGuestDepartment, own);
  expect((await clerk.call(guestApi.updateGuestDepartment, { ...own, departmentId: 'BM99' })).data).toEqual([
    { field: 'departmentId', msg: '不在可选范围内' },
  ]);
  const departmentsOf = async () => (await guestsOf('75003')).map(({ departmentName }) => departmentName);
  expect(await departmentsOf()).toEqual(['销售二部', '市场部', '销售二部', '销售二部']);
  await clerk.data(guestApi.updateGuestGroupDepartment, {
    tradeFairId,
    guestGroupIds: ['75003'],
    departmentId: 'BM03',
  });
  expect(await departmentsOf()).toEqual(Array<string>(4).fill('销售一部'));
  const { rows, total } = await clerk.data(statistics, { tradeFairId, groupBy: 'department' });
  expect(rows.reduce((sum, row) => sum + row.total, 0)).toBe(total);
});

/** Thirty-seven faults among two thousand guests. */
function faultyRows() {
  const row = (i: number) => [
    `嘉宾${i}`,
    `1350000${String(i).padStart(4, '0')}`,
    'KH00100',
    '店长',
    '1',
    '',
    '',
    '',
    '',
  ];
  const rows = Array.from({ length: 2_000 }, (_, i) => row(i));
  const spoil: Record<string, (values: string[]) => string[]> = {
    noName: ([, ...rest]) => ['', ...rest],
    badPhone: ([name, , ...rest]) => [name!, '1350000', ...rest],
    repeated: ([name, , ...rest]) => [name!, '13500001999', ...rest],
    inFair: ([name, , ...rest]) => [name!, '13600003400', ...rest],
    noCustomer: ([name, phone, , ...rest]) => [name!, phone!, 'KH99999', ...rest],
    companions: (values) => values.with(4, '12'),
    department: (values) => values.with(6, '没有的部门'),
    otherGroup: (values) => values.with(5, '仁济诊所'),
  };
  const kinds = Object.values(spoil);
  for (let i = 0; i < 37; i += 1) rows[i * 50] = kinds[i % kinds.length]!(rows[i * 50]!);
  return rows;
}

test('two thousand guests come in, thirty-seven faults stay outside, are mended, and all of it is taken back', async () => {
  const result = good(
    await admin.upload(
      fairImportApi.importGuests,
      { tradeFairId, branchId: 'FDA' },
      { content: workbook([HEAD, ...faultyRows()]), name: '嘉宾.xlsx' },
    ),
  );
  expect(result).toMatchObject({ total: 2_000, success: 1_963, fail: 37 });
  const before = (await admin.data(statistics, { tradeFairId })).total;
  expect(before).toBe(20 + 1_963);
  const { failed } = await admin.data(importApi.detail, { importNo: result.importNo });
  expect(failed).toHaveLength(37);
  const rows = failed.map(({ row }, i) => ({
    row,
    values: {
      ...{ guestName: `补录${i}`, phone: `1370001${String(i).padStart(4, '0')}`, custCode: 'KH00100' },
      ...{ companions: '0', departmentName: '销售一部', groupName: '补录组' },
    },
  }));
  expect(await admin.data(importApi.repair, { importNo: result.importNo, rows })).toMatchObject({
    success: 2_000,
    fail: 0,
  });
  expect((await groups()).find(({ groupName }) => groupName === '补录组')).toMatchObject({ guestCount: 37 });
  expect(await admin.data(importApi.undo, { importNo: result.importNo })).toMatchObject({ undone: 2_000, kept: [] });
  expect((await admin.data(statistics, { tradeFairId })).total).toBe(20);
  const left = await groups();
  expect(left.find(({ groupName }) => groupName === '补录组')).toBeUndefined();
  const empty = left.find(({ guestCount }) => guestCount === 0)!;
  expect(await clerk.data(deleteGuestGroup, { tradeFairId, guestGroupIds: [empty.guestGroupId] })).toEqual({
    deleted: 1,
  });
});

test('guests are found by their ids alone', async () => {
  const { records } = await clerk.data(guestList, { tradeFairId, pageSize: 20 });
  const some = records.slice(3, 5);
  const guestIds = some.map(({ guestId }) => guestId);
  const found = await clerk.data(guestList, { tradeFairId, guestIds });
  expect(found.records.map(({ guestId }) => guestId).sort()).toEqual([...guestIds].sort());
});
