/* docs/domain/orders.md#returns: what is sold by the piece or box does not come back in parts of one. */
import { ERROR } from '../../../src/contract/error-codes';
import { salesOrderApi } from '../../../src/contract/orders/orders';
import { CHECK_RESULT, RETURN_TYPE, returnApi } from '../../../src/contract/orders/returns';
import { type Backend, main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import { returning } from './returning';

const orderNo = 'DD2026021400000001';
const returnType = RETURN_TYPE.quality;
let backend: Backend;
let admin: Client;
let hubei: Client;

beforeAll(async () => {
  backend = await main.start();
  admin = await signedIn(backend.origin, 'admin.hq');
  hubei = await signedIn(backend.origin, 'op.hubei');
});
afterAll(() => backend.stop());

test('half a box is neither asked for nor received', async () => {
  const [first] = (await hubei.data(returnApi.goods, { orderNo })).rows;
  const { lineNo, batchNo } = first!;
  expect(first).toMatchObject({ isWhole: true });
  const asked = (returnQty: string) => ({ orderNo, lines: [{ lineNo, batchNo, returnQty }] });
  expect(await hubei.call(returnApi.preview, { ...asked('1.5'), returnType })).toMatchObject({
    code: ERROR.invalidInput,
    data: [{ field: 'lines.0.returnQty' }],
  });
  const returnNo = await returning(hubei, admin).ask(asked('2'));
  const { previewHash } = await admin.data(returnApi.preview, { ...asked('2'), returnType, returnNo });
  await admin.data(returnApi.approve, { returnNo, version: 1, previewHash, opinion: '' });
  const lines = [{ lineNo, batchNo, receivedQty: '1.5', checkResult: CHECK_RESULT.good }];
  expect(await admin.call(returnApi.receive, { returnNo, version: 2, lines })).toMatchObject({
    code: ERROR.invalidInput,
    data: [{ field: 'lines.0.receivedQty' }],
  });
  expect((await admin.data(returnApi.detail, { returnNo })).lines).toMatchObject([{ isWhole: true }]);
});

test('what is sold in parts comes back in parts', async () => {
  const orderTime: [string, string] = ['2026-02-01 00:00:00', '2026-03-08 23:59:59'];
  const { records } = await hubei.data(salesOrderApi.linePage, { orderTime, pageSize: 500 });
  const loose = records.find(({ unit, shippedQty }) => unit === 'kg' && Number(shippedQty) > 1);
  const { rows } = await hubei.data(returnApi.goods, { orderNo: loose!.orderNo });
  const { batchNo, isWhole } = rows.find(({ lineNo }) => lineNo === loose!.lineNo)!;
  expect(isWhole).toBe(false);
  const lines = [{ lineNo: loose!.lineNo, batchNo, returnQty: '0.25' }];
  const preview = await hubei.data(returnApi.preview, { orderNo: loose!.orderNo, returnType, lines });
  expect(preview.lines).toMatchObject([{ returnQty: '0.25', isWhole: false }]);
});
