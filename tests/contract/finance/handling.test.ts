/* docs/domain/reconciliation.md#differences: what is booked is what was shown, and a file that comes with it stays behind it. */
import { fileApi } from '../../../src/contract/account/files';
import { ERROR } from '../../../src/contract/error-codes';
import { EVIDENCE_KIND, evidenceApi, MOST_EVIDENCE } from '../../../src/contract/finance/evidence';
import { BILL_TYPE, HANDLE_STATUS, HANDLE_TYPE, SIDE } from '../../../src/contract/finance/matching';
import { rulesApi } from '../../../src/contract/finance/rule-settings';
import { workbenchApi } from '../../../src/contract/finance/workbench';
import { drawCover } from '../../../mock/examples/cover';
import { type Backend, main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import { unzip } from '../../support/unzip';

const statementId = '92001';
let backend: Backend;
let operator: Client;
let admin: Client;
beforeAll(async () => {
  backend = await main.start();
  [operator, admin] = await Promise.all([signedIn(backend.origin, 'op.hubei'), signedIn(backend.origin, 'admin.hq')]);
});
afterAll(() => backend.stop());

const diffsOf = async () => (await operator.data(workbenchApi.diffs, { statementId, pageSize: 200 })).records;
const priced = async () => (await diffsOf()).find(({ cause }) => cause === 1)!;
const evidenceOf = (objectId: string) => operator.data(evidenceApi.list, { objectId });

async function upload(name: string, client = operator) {
  return (
    await client.upload(fileApi.upload, { bizType: 'evidence' }, { content: drawCover([20, 120, 200]).content, name })
  ).data.fileId;
}

test('another amount than the difference the other way round is refused, as is one where nothing is booked', async () => {
  const diff = await priced();
  expect(diff).toMatchObject({ diffAmount: '12.00', adjustAmount: null });
  const { diffId, version } = diff;
  const handle = (handleType: 1 | 3 | 4, amount?: string) =>
    operator.call(workbenchApi.handle, {
      ...{ diffId, version, handleType, remark: '按双方核对结果处理' },
      ...(amount === undefined ? {} : { amount }),
    });
  for (const [handleType, amount] of [
    [HANDLE_TYPE.adjustOurs, '12.00'],
    [HANDLE_TYPE.adjustOurs, '-11.99'],
    [HANDLE_TYPE.adjustOurs, '0.00'],
    [HANDLE_TYPE.carry, '-12.00'],
  ] as const) {
    const { code, data } = await handle(handleType, amount);
    expect([handleType, amount, code]).toEqual([handleType, amount, ERROR.invalidInput]);
    expect(JSON.stringify(data)).toContain('amount');
  }
  expect(await priced()).toEqual(diff);
  expect((await handle(HANDLE_TYPE.adjustOurs, '-12.00')).code).toBe(200);
  const after = (await diffsOf()).find((one) => one.diffId === diffId)!;
  expect(after).toMatchObject({ handleStatus: HANDLE_STATUS.handled, adjustAmount: '-12.00' });
  const revoke = { diffId, version: after.version, reason: '价格已由对方更正' };
  await admin.data(workbenchApi.revoke, revoke);
  expect((await priced()).adjustAmount).toBeNull();
});

test('a file that comes with it stands behind the difference and in the file of the statement', async () => {
  const { diffId, diffNo, version } = await priced();
  const asked = { diffId, version, handleType: HANDLE_TYPE.adjustOurs, remark: '' };
  const unknown = await operator.call(workbenchApi.handle, { ...asked, fileIds: ['999999999'] });
  expect(unknown.code).toBe(ERROR.invalidInput);
  expect((await priced()).version).toBe(version);
  const fileId = await upload('调价确认单.png');
  const remark = '依据双方盖章的调价单';
  const handled = { ...asked, remark, fileIds: [fileId, fileId], amount: '-12.00' };
  expect((await operator.call(workbenchApi.handle, handled)).code).toBe(200);
  expect(await evidenceOf(diffId)).toMatchObject([
    { objectNo: diffNo, fileName: '调价确认单.png', kind: EVIDENCE_KIND.other, note: remark },
  ]);
  expect((await diffsOf()).find((one) => one.diffId === diffId)?.evidenceCount).toBe(1);
  const parts = unzip(await operator.file(workbenchApi.workbook, { statementId }));
  expect([...parts.values()].join()).toContain('调价确认单.png');
});

test('no more files than a difference may have, and of several each has them behind it', async () => {
  const open = (await diffsOf()).filter(
    ({ handleStatus, side }) => handleStatus === HANDLE_STATUS.open && side !== null,
  );
  const [one, two] = open;
  const files = await Promise.all(Array.from({ length: MOST_EVIDENCE }, (_, i) => upload(`${i}.png`)));
  for (const fileId of files.slice(0, 2))
    await operator.data(evidenceApi.add, { diffId: one!.diffId, fileId, kind: EVIDENCE_KIND.delivery });
  const items = [one!, two!].map(({ diffId, version }) => ({ diffId, version }));
  const { done, failed } = await operator.data(workbenchApi.batchHandle, {
    ...{ items, handleType: HANDLE_TYPE.carry, remark: '在途，下月入账', fileIds: files.slice(1) },
  });
  expect([done, failed.map(({ id }) => id)]).toEqual([1, [one!.diffId]]);
  expect(await evidenceOf(one!.diffId)).toHaveLength(2);
  expect(await evidenceOf(two!.diffId)).toHaveLength(MOST_EVIDENCE - 1);
});

test('of several differences one that is refused keeps no file of the attempt', async () => {
  const large = (await diffsOf()).find(
    ({ handleStatus, diffAmount }) => handleStatus === HANDLE_STATUS.open && Math.abs(Number(diffAmount)) > 100,
  )!;
  const { diffId, version } = large;
  const before = await evidenceOf(diffId);
  const { done, failed } = await operator.data(workbenchApi.batchHandle, {
    ...{ items: [{ diffId, version }], handleType: HANDLE_TYPE.ignore, remark: '金额较小，不再追究' },
    fileIds: [await upload('说明.png')],
  });
  // Only headquarters ignore as much.
  expect([done, failed.map(({ id }) => id)]).toEqual([0, [diffId]]);
  expect(await evidenceOf(diffId)).toEqual(before);
});

test('the documents of a difference are those that it is of, with their lines, and the bill that has settled it', async () => {
  for (const diff of await diffsOf()) {
    const documents = await operator.data(workbenchApi.documents, { diffId: diff.diffId });
    const sum = (side: 1 | 2) =>
      documents
        .filter((one) => one.side === side && one.billType !== BILL_TYPE.adjustment)
        .reduce((total, { amount }) => total + Math.round(Number(amount) * 100), 0);
    const fen = (yuan: string | null) => Math.round(Number(yuan ?? 0) * 100);
    expect([diff.diffNo, sum(SIDE.ours), sum(SIDE.theirs)]).toEqual([
      diff.diffNo,
      fen(diff.ourAmount),
      fen(diff.counterAmount),
    ]);
    if (diff.side !== null) expect(documents.map(({ rowId }) => rowId)).toEqual([diff.rowId]);
    const [bill] = documents.filter(({ billType }) => billType === BILL_TYPE.adjustment);
    expect(bill?.amount ?? null).toBe(diff.adjustAmount);
  }
  const { diffId } = (await diffsOf()).find(({ cause }) => cause === 1)!;
  const [ours] = await operator.data(workbenchApi.documents, { diffId });
  expect(ours?.lines.length).toBeGreaterThan(0);
  expect((await operator.call(workbenchApi.documents, { diffId: '999999' })).code).toBe(ERROR.notFound);
});

test('the judgement is of all companies in sight where none is named', async () => {
  const all = await admin.data(rulesApi.evaluate, { days: 365 });
  const one = await admin.data(rulesApi.evaluate, { branchId: 'FDB', days: 365 });
  expect(all.statements).toBeGreaterThanOrEqual(one.statements);
  expect(all.statements).toBeGreaterThan(0);
});
