/* docs/domain/reconciliation.md#differences: what somebody does about one, and how it is taken back. */
import { ERROR } from '../../../src/contract/error-codes';
import { HANDLE_STATUS, HANDLE_TYPE, ROW_STATE } from '../../../src/contract/finance/matching';
import { workbenchApi } from '../../../src/contract/finance/workbench';
import { type Backend, main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';

const statementId = '92001';

let backend: Backend;
let admin: Client;
let operator: Client;

beforeAll(async () => {
  backend = await main.start();
  admin = await signedIn(backend.origin, 'admin.hq');
  operator = await signedIn(backend.origin, 'op.hubei');
});
afterAll(() => backend.stop());

const bridgeOf = () => operator.data(workbenchApi.bridge, { statementId });
const rowsOf = async () => (await operator.data(workbenchApi.rows, { statementId, side: 2, pageSize: 200 })).records;
const diffsOf = async () => (await operator.data(workbenchApi.diffs, { statementId, pageSize: 200 })).records;

test('differences are adjusted, carried, written off within caps, and taken back', async () => {
  const price = (await diffsOf()).find(({ cause }) => cause === 1)!;
  const before = await bridgeOf();
  const handle = (diff: typeof price, handleType: 1 | 2 | 3 | 4 | 5, remark = '') =>
    operator.call(workbenchApi.handle, { diffId: diff.diffId, version: diff.version, handleType, remark });
  expect((await handle(price, HANDLE_TYPE.writeOff, '金额较小抹零')).code).toBe(ERROR.writeOffTooLarge);
  expect((await handle(price, HANDLE_TYPE.ignore, '')).code).toBe(ERROR.invalidInput);
  expect((await handle(price, HANDLE_TYPE.adjustOurs)).code).toBe(200);
  const after = await bridgeOf();
  expect(after).toMatchObject({ amount: '0.00', remainder: '0.00' });
  expect(Number(after.closing)).toBeCloseTo(Number(before.closing) - 12, 2);
  const handled = (await diffsOf()).find(({ diffId }) => diffId === price.diffId)!;
  expect(handled).toMatchObject({ handleStatus: HANDLE_STATUS.handled, handleType: HANDLE_TYPE.adjustOurs });
  const revoke = { diffId: price.diffId, version: handled.version, reason: '价格已由对方更正' };
  expect((await operator.call(workbenchApi.revoke, revoke)).code).toBe(ERROR.notGranted);
  await admin.data(workbenchApi.revoke, revoke);
  expect(await bridgeOf()).toMatchObject({ amount: '12.00', closing: before.closing });
  const missing = (await diffsOf()).find(({ diffType, diffAmount }) => diffType === 1 && diffAmount === '296.00')!;
  expect((await handle(missing, HANDLE_TYPE.carry, '在途，下月入账')).code).toBe(200);
  expect((await bridgeOf()).remainder).toBe('0.00');
});

test('of several that are handled at once each that is refused is named, and the others come through', async () => {
  const open = (await diffsOf()).filter(({ handleStatus }) => handleStatus === HANDLE_STATUS.open);
  const remark = '按月末约定统一处理';
  const handle = (
    items: readonly { diffId: string; version: number }[],
    handleType: 1 | 2 | 3 | 4 | 5,
    text = remark,
  ) =>
    operator.call(workbenchApi.batchHandle, {
      ...{ items: items.map(({ diffId, version }) => ({ diffId, version })), handleType, remark: text },
    });
  expect(open.length).toBeGreaterThan(2);
  // Above the cap of one: nothing of them is written.
  const large = open.filter(({ diffAmount }) => Math.abs(Number(diffAmount)) > 1);
  expect((await handle(large, HANDLE_TYPE.writeOff, '')).code).toBe(ERROR.invalidInput);
  const refused = (await handle(large, HANDLE_TYPE.writeOff)).data;
  expect([refused.total, refused.done]).toEqual([large.length, 0]);
  expect(refused.failed.map(({ name }) => name)).toEqual(large.map(({ diffNo }) => diffNo).sort());
  const before = await bridgeOf();
  expect(before.openDiffCount).toBe(open.length);

  const [first, second, third] = open;
  const stale = { diffId: second!.diffId, version: second!.version + 1 };
  const { total, done, failed } = (
    await handle([first!, stale, third!, { diffId: '999999', version: 1 }], HANDLE_TYPE.carry)
  ).data;
  expect([total, done]).toEqual([4, 2]);
  expect(failed.map(({ id }) => id).sort()).toEqual([second!.diffId, '999999'].sort());
  const after = await diffsOf();
  for (const { diffId } of [first!, third!])
    expect(after.find((one) => one.diffId === diffId)).toMatchObject({
      ...{ handleStatus: HANDLE_STATUS.handled, handleType: HANDLE_TYPE.carry, remark },
    });
  expect(after.find(({ diffId }) => diffId === second!.diffId)?.handleStatus).toBe(HANDLE_STATUS.open);
  expect((await bridgeOf()).openDiffCount).toBe(open.length - 2);
  const auditor = await signedIn(backend.origin, 'audit.ro');
  const unasked = await auditor.call(workbenchApi.batchHandle, {
    ...{ items: [{ diffId: second!.diffId, version: second!.version }], handleType: HANDLE_TYPE.carry, remark },
  });
  expect(unasked.code).toBe(ERROR.notGranted);
});

test('sums are searched within days and parts that somebody chooses', async () => {
  const [row] = (await rowsOf()).filter(({ state }) => state !== ROW_STATE.matched);
  const found = await operator.data(workbenchApi.sum, { statementId, rowId: row!.rowId, days: 31, parts: 3 });
  expect(found.finished).toBe(true);
  for (const set of found.sets) {
    const sum = set.reduce((total, one) => total + Math.round(Number(one.amount) * 100), 0);
    expect(sum).toBe(Math.round(Number(row!.amount) * 100));
  }
});
