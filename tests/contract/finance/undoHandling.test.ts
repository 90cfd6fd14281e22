/* docs/domain/workbench.md#workbench: what was done about differences is an entry of the log, and taken back. */
import { ERROR } from '../../../src/contract/error-codes';
import { ACTION_KIND, HANDLE_STATUS, HANDLE_TYPE } from '../../../src/contract/finance/matching';
import { workbenchApi } from '../../../src/contract/finance/workbench';
import { type Backend, main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import { workOf } from '../../support/workStanding';

const JANUARY = '92001';
const { adjustOurs, adjustTheirs, carry, writeOff } = HANDLE_TYPE;

let backend: Backend;
let admin: Client;
let operator: Client;
let january: ReturnType<typeof workOf>;
let hq: ReturnType<typeof workOf>;

beforeAll(async () => {
  backend = await main.start();
  admin = await signedIn(backend.origin, 'admin.hq');
  operator = await signedIn(backend.origin, 'op.hubei');
  january = workOf(operator, JANUARY);
  hq = workOf(admin, JANUARY);
});
afterAll(() => backend.stop());

test('each way of handling one is an entry, and taken back to what there was, and made again', async () => {
  const before = await january.standing();
  const price = before.diffs.find(({ cause }) => cause === 1)!;
  const ours = before.diffs.find(({ diffType }) => diffType === 1)!;
  for (const [diff, handleType] of [
    [price, adjustOurs],
    [ours, adjustTheirs],
    [ours, carry],
  ] as const) {
    const seen = (await january.diffsOf()).find(({ diffId }) => diffId === diff.diffId)!;
    const item = { diffId: seen.diffId, version: seen.version, handleType, remark: '按约定处理' };
    await operator.data(workbenchApi.handle, item);
    const [entry] = await january.actionsOf();
    expect(entry).toMatchObject({ kind: ACTION_KIND.handle, count: 1, undone: 0, canUndo: true, why: null });
    const { records } = await operator.data(workbenchApi.parts, { statementId: JANUARY, actionId: entry!.actionId });
    expect(records).toMatchObject([{ partNo: 1, objectNo: diff.diffNo, ours: diff.billNo, undone: 0 }]);
    const after = await january.standing();
    expect((await january.undo()).data).toEqual({ undone: 1, skipped: 0 });
    expect(await january.standing()).toEqual(before);
    expect((await january.redo()).data).toEqual({ done: 1, skipped: 0 });
    const again = await january.standing();
    expect(again.bridge).toEqual(after.bridge);
    expect(again.diffs).toEqual(after.diffs);
    expect(again.figures).toEqual(after.figures);
    await january.undo();
    expect(await january.standing()).toEqual(before);
  }
});

test('of several that were handled at once one part is taken back, then the rest; revoking has its way back too', async () => {
  const before = await january.standing();
  const open = before.diffs.filter(({ handleStatus }) => handleStatus === HANDLE_STATUS.open).slice(0, 3);
  const versions = new Map((await january.diffsOf()).map(({ diffId, version }) => [diffId, version]));
  const items = open.map(({ diffId }) => ({ diffId, version: versions.get(diffId) ?? 0 }));
  await operator.data(workbenchApi.batchHandle, { items, handleType: carry, remark: '在途' });
  const [bulk] = await january.actionsOf();
  expect(bulk).toMatchObject({ kind: ACTION_KIND.handle, count: 3 });
  const carried = async () => (await january.diffsOf()).filter(({ handleType }) => handleType === carry).length;
  const all = await carried();
  const { actionId } = bulk!;
  expect((await january.undo({ actionId, partNo: 2 })).data).toEqual({ undone: 1, skipped: 0 });
  expect(await carried()).toBe(all - 1);
  expect((await january.undo({ actionId, partNo: 2 })).code).toBe(ERROR.actionNotUndone);
  // Headquarters take one back their own way: that part is no longer in force, and is skipped.
  const { records: parts } = await operator.data(workbenchApi.parts, { statementId: JANUARY, actionId });
  const third = (await january.diffsOf()).find(({ diffNo }) => diffNo === parts[2]!.objectNo)!;
  const revoke = { diffId: third.diffId, version: third.version, reason: '处理方式有误' };
  await admin.data(workbenchApi.revoke, revoke);
  const [revoked] = await hq.actionsOf();
  expect(revoked).toMatchObject({ kind: ACTION_KIND.revoke, count: 1, canUndo: true });
  expect((await january.actionsOf()).find((one) => one.actionId === revoked!.actionId)).toMatchObject({
    ...{ canUndo: false, why: 'other' },
  });
  expect((await hq.undo()).data).toEqual({ undone: 1, skipped: 0 });
  expect(await carried()).toBe(all - 1);
  const again = (await january.diffsOf()).find(({ diffId }) => diffId === third.diffId)!;
  expect(again).toMatchObject({ handleType: carry, handlerName: third.handlerName, remark: third.remark });
  await admin.data(workbenchApi.revoke, { ...revoke, version: again.version });
  expect((await january.undo({ actionId })).data).toEqual({ undone: 1, skipped: 1 });
  const now = (await january.actionsOf()).find((one) => one.actionId === actionId)!;
  expect(now).toMatchObject({ undone: 1, canUndo: false, why: 'undone' });
  expect((await january.standing()).bridge).toEqual(before.bridge);
  const reasons = (await january.actionsOf()).filter(({ kind }) => kind === ACTION_KIND.undo).map(({ why }) => why);
  expect(new Set(reasons)).toEqual(new Set(['kind']));
});

test('what a handling rests on is not taken back before it, and a difference that comes back is what it was', async () => {
  const before = await january.standing();
  const lone = (diffType: 1 | 2) =>
    before.diffs.find((diff) => diff.diffType === diffType && Number(diff.diffAmount) ** 2 < 250 ** 2)!;
  const rowNamed = async (side: 1 | 2, number: string) =>
    (await january.rowsOf(side)).find(({ no, matchId }) => no === number && matchId === null)!.rowId;
  const hand = {
    ...{ statementId: JANUARY, ourIds: [await rowNamed(1, lone(1).billNo)] },
    counterIds: [await rowNamed(2, lone(2).counterBillNo)],
  };
  await operator.data(workbenchApi.match, { ...hand, confirmCodes: [ERROR.signsDiffer] });
  const [matched] = await january.actionsOf();
  const diff = (await january.diffsOf()).find(({ diffType, billNo }) => diffType === 3 && billNo === lone(1).billNo)!;
  const { diffId, version } = diff;
  await operator.data(workbenchApi.handle, { diffId, version, handleType: adjustOurs, remark: '我方价格有误' });
  const [handled] = await january.actionsOf();
  const refused = await january.undo({ actionId: matched!.actionId });
  expect(refused.code).toBe(ERROR.actionFollowed);
  expect(refused.msg).toContain(diff.diffNo);
  expect(refused.data).toEqual([expect.objectContaining({ actionId: handled!.actionId, partNo: 1 })]);
  await january.undo();
  await january.undo();
  expect(await january.standing()).toEqual(before);
  // A write-off beyond its cap is no entry.
  const large = before.diffs.find(
    ({ diffAmount, handleStatus }) => Math.abs(Number(diffAmount)) > 1 && handleStatus === HANDLE_STATUS.open,
  )!;
  const seen = (await january.diffsOf()).find((one) => one.diffId === large.diffId)!;
  const tooLarge = { diffId: seen.diffId, version: seen.version, handleType: writeOff, remark: '金额较小抹零' };
  const entries = (await january.actionsOf()).length;
  expect((await operator.call(workbenchApi.handle, tooLarge)).code).toBe(ERROR.writeOffTooLarge);
  expect(await january.actionsOf()).toHaveLength(entries);
});
