/* docs/domain/orders.md#returns: who may do what, and what is refused. */
import { ERROR } from '../../../src/contract/error-codes';
import { STATEMENT_STATUS, statementApi } from '../../../src/contract/finance/statements';
import { BATCH_QUALITY } from '../../../src/contract/goods/stock';
import { RETURN_STATUS, RETURN_TYPE, returnApi } from '../../../src/contract/orders/returns';
import { type Backend, main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import { returning } from './returning';

let backend: Backend;
let admin: Client;
let hubei: Client;
let goods: ReturnType<typeof returning>;

beforeAll(async () => {
  backend = await main.start();
  admin = await signedIn(backend.origin, 'admin.hq');
  hubei = await signedIn(backend.origin, 'op.hubei');
  goods = returning(hubei, admin);
});
afterAll(() => backend.stop());

const returnOf = (returnNo: string) => admin.data(returnApi.detail, { returnNo });

test('the examples are in every status, and each says what may be done to it', async () => {
  const { records } = await admin.data(returnApi.page, { pageSize: 100 });
  expect(new Set(records.map(({ status }) => status)).size).toBeGreaterThanOrEqual(7);
  for (const { status, can } of records) expect(can.includes('approve')).toBe(status === RETURN_STATUS.toAudit);
});

test('goods on their way back are not returned twice, nor more than was shipped', async () => {
  const orderNo = 'DD2026021300000001';
  const [first] = (await hubei.data(returnApi.goods, { orderNo })).rows;
  const { lineNo, batchNo, returnableQty } = first!;
  const all = { orderNo, lines: [{ lineNo, batchNo, returnQty: returnableQty }] };
  await goods.ask(all);
  expect(await hubei.call(returnApi.preview, { ...all, returnType: 1 })).toMatchObject({ code: ERROR.returnTooMany });
});

test('what is made is what was seen: other figures are shown anew', async () => {
  const orderNo = 'DD2026021400000001';
  const [first] = (await hubei.data(returnApi.goods, { orderNo })).rows;
  const lines = [{ lineNo: first!.lineNo, batchNo: first!.batchNo, returnQty: '2' }];
  const seen = await goods.preview({ orderNo, lines });
  const form = {
    orderNo,
    returnType: RETURN_TYPE.quality,
    reason: '内包装破损，客户退回',
    previewHash: seen.previewHash,
  };
  const other = [{ ...lines[0]!, returnQty: '3' }];
  const answer = await hubei.call(returnApi.add, { ...form, lines: other });
  expect(answer).toMatchObject({ code: ERROR.previewChanged, data: { lines: [{ returnQty: '3' }] } });
  const returnNo = (await hubei.data(returnApi.add, { ...form, lines })).returnNo;
  expect((await returnOf(returnNo)).refundAmount).toBe(seen.refundAmount);
});

test('who asks does not approve; what is refused at the door gives nothing and may come back again', async () => {
  const orderNo = 'DD2026021500000001';
  const [first] = (await hubei.data(returnApi.goods, { orderNo })).rows;
  const { lineNo, batchNo, returnableQty } = first!;
  const lines = [{ lineNo, batchNo, returnQty: '4' }];
  const own = await goods.ask({ orderNo, lines });
  const { previewHash } = await hubei.data(returnApi.preview, { orderNo, lines, returnType: 1, returnNo: own });
  expect(await hubei.call(returnApi.approve, { returnNo: own, version: 1, previewHash, opinion: '' })).toMatchObject({
    code: ERROR.returnOwn,
  });
  await admin.data(returnApi.approve, { returnNo: own, version: 1, previewHash, opinion: '' });
  const received = (receivedQty: string, checkResult: 1 | 3) => ({
    ...{ returnNo: own, version: 2, lines: [{ lineNo, batchNo, receivedQty, checkResult }] },
  });
  expect(await admin.call(returnApi.receive, received('5', 1))).toMatchObject({ code: ERROR.receivedTooMuch });
  // What was not announced, or is told in two parts, is not left out in silence.
  const [told] = received('3', 1).lines;
  const twice = { ...received('3', 1), lines: [told!, { ...told!, receivedQty: '1', checkResult: 3 as const }] };
  const stranger = { ...twice, lines: [told!, { ...told!, batchNo: 'B-OTHER' }, { ...told!, lineNo: 999 }] };
  const fieldsOf = async (input: typeof stranger) => {
    const { code, data } = await admin.call(returnApi.receive, input);
    return [code, ...(data as unknown as { field: string }[]).map(({ field }) => field)];
  };
  expect(await fieldsOf(twice)).toEqual([ERROR.invalidInput, 'lines.1.batchNo']);
  expect(await fieldsOf(stranger)).toEqual([ERROR.invalidInput, 'lines.1.batchNo', 'lines.2.batchNo']);
  expect(await admin.data(returnApi.receive, received('4', 3))).toEqual({ refundAmount: '0.00' });
  const [again] = (await hubei.data(returnApi.goods, { orderNo })).rows;
  expect(again!.returnableQty).toBe(returnableQty);
});

test('a return says where it will stand, what arrives and in which quality, and writes nothing', async () => {
  const orderNo = 'DD2026021400000001';
  const [first] = (await hubei.data(returnApi.goods, { orderNo })).rows;
  const line = { lineNo: first!.lineNo, batchNo: first!.batchNo, returnQty: '1' };
  const asked = { orderNo, lines: [line], returnType: RETURN_TYPE.quality };
  const seen = await hubei.data(returnApi.preview, asked);
  expect(seen.stock).toEqual([
    expect.objectContaining({ batchNo: line.batchNo, qty: '1', qualityState: BATCH_QUALITY.toInspect }),
  ]);
  // Of today, for which nobody has made a statement yet.
  expect(seen.statement).toMatchObject({ statementId: null, isLate: false, amount: `-${seen.refundAmount}` });
  expect(await hubei.data(returnApi.preview, asked)).toEqual(seen);
  const { custName } = await hubei.data(returnApi.goods, { orderNo });
  const { records } = await admin.data(statementApi.page, { partyName: custName, pageSize: 20 });
  const { branchId, partyId } = records[0]!;
  for (const { statementId, version, status } of records)
    if (status !== STATEMENT_STATUS.confirmed)
      await admin.data(statementApi.void, { id: statementId, version, reason: '账期有误，重新生成' });
  const period = { periodStart: '2026-03-01', periodEnd: '2026-03-07' };
  await admin.data(statementApi.generate, { branchId, partyType: 1, partyIds: [partyId], ...period });
  const now = await hubei.data(returnApi.preview, asked);
  expect(now.statement).toMatchObject({ statementId: null, from: '2026-03-08' });
  // What was seen before is another result.
  expect(now.previewHash).not.toBe(seen.previewHash);
});

test('after ninety days goods come back for quality and recalls alone', async () => {
  const late = await main.start({ CLOCK: '2026-06-20 09:00:00' });
  const client = await signedIn(late.origin, 'op.hubei');
  const orderNo = 'DD2026020700000001';
  const [first] = (await client.data(returnApi.goods, { orderNo })).rows;
  const lines = [{ lineNo: first!.lineNo, batchNo: first!.batchNo, returnQty: '1' }];
  expect(await client.call(returnApi.preview, { orderNo, lines, returnType: RETURN_TYPE.nearExpiry })).toMatchObject({
    code: ERROR.returnTooLate,
  });
  expect((await client.data(returnApi.preview, { orderNo, lines, returnType: RETURN_TYPE.recall })).lines).toHaveLength(
    1,
  );
  await late.stop();
});
