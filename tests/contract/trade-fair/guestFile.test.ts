/* Two thousand guests out of one file with thirty-seven faults (docs/domain/tasks.md#imports). */
import { readSheet } from '../../../server/platform/sheet/read/readSheet';
import { guestApi } from '../../../src/contract/trade-fair/guests';
import { fairImportApi } from '../../../src/contract/tasks/import-calls';
import { IMPORT_STATUS, importApi } from '../../../src/contract/tasks/imports';
import { good } from '../tasks/imports';
import { GUEST_HEAD, plant, TOTAL } from './plantedGuests';
import { openWholeFair, timed, type WholeFair } from './wholeFair';

let world: WholeFair;
let tradeFairId: string;

beforeAll(async () => {
  world = await openWholeFair();
  ({ tradeFairId } = world);
});
afterAll(() => world.backend.stop());

test('two thousand guests and thirty-seven faults: each is found, mended where it is, and all is taken back', async () => {
  const groups = async () => (await world.operator.data(guestApi.listGroup, { tradeFairId, pageSize: 20 })).total;
  const groupsBefore = await groups();
  const { file, rightFile, planted } = plant(world.guests);
  expect(planted).toHaveLength(37);
  const result = good(await timed('2,000 guests', () => world.bringGuests(file)));
  expect(result).toMatchObject({ status: IMPORT_STATUS.partly, total: TOTAL, success: TOTAL - 37, fail: 37 });
  expect(result.total).toBe(result.success + result.fail);
  const { importNo } = result;
  const { failed } = await world.operator.data(importApi.detail, { importNo });
  const said = failed.map(({ row, problems }) => [row, problems.map(({ field, msg }) => `${field} ${msg}`).sort()]);
  expect(said).toEqual(planted.map(({ row, problems }) => [row, problems.map((one) => one.join(' ')).sort()]));
  // The file of what did not come in has these rows and no others, as they were.
  const bytes = await world.operator.file(fairImportApi.downloadFailedData, { importNo });
  const [head, ...rows] = readSheet(bytes, 100).map(({ cells }) => cells);
  expect(head!.at(-1)).toBe('失败原因');
  expect(rows.map((cells) => cells.slice(0, GUEST_HEAD.length).map((one) => one.trim()))).toEqual(
    planted.map(({ wrong }) => wrong.map((one) => one.trim())),
  );
  for (const [i, { problems, row }] of planted.entries()) {
    const reason = rows[i]!.at(-1)!;
    expect(reason.split('; ')).toHaveLength(problems.length);
    for (const [, msg] of problems)
      expect([reason.startsWith(`第${row}行 `), reason]).toEqual([true, expect.stringContaining(msg)]);
  }
  const repaired = await world.operator.data(importApi.repair, {
    importNo,
    rows: planted.map(({ row, right }) => ({ row, values: right })),
  });
  expect(repaired).toMatchObject({ status: IMPORT_STATUS.finished, total: TOTAL, success: TOTAL, fail: 0 });
  const count = async () => (await world.operator.data(guestApi.guestList, { tradeFairId, pageSize: 20 })).total;
  expect(await count()).toBe(TOTAL + 1);
  expect(await groups()).toBeGreaterThan(groupsBefore);
  const undone = await timed('taken back', () => world.operator.data(importApi.undo, { importNo }));
  expect(undone).toEqual({ undone: TOTAL, kept: [] });
  expect([await count(), await groups()]).toEqual([1, groupsBefore]);
  expect(good(await world.bringGuests(rightFile))).toMatchObject({ total: TOTAL, success: TOTAL, fail: 0 });
  expect(await count()).toBe(TOTAL + 1);
});
