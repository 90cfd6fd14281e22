/* docs/domain/orders.md#returns: what was kept cold, or is a controlled drug, comes back for few reasons (46043). */
import { ERROR } from '../../../src/contract/error-codes';
import { RETURN_TYPE, returnApi } from '../../../src/contract/orders/returns';
import { type Moments, openMoments } from '../promotion/storeAt';

const orderNo = 'DD2026021400000001';
const ALLOWED: readonly number[] = [RETURN_TYPE.quality, RETURN_TYPE.wrongGoods, RETURN_TYPE.recall];
let moments: Moments;
beforeAll(async () => {
  moments = await openMoments();
});
afterAll(() => moments.remove());

/** Which reasons are refused for the first batch of the order. */
const refusedFor = () =>
  moments.at('2026-03-08 09:00:00', async ({ admin }) => {
    const [first] = (await admin.data(returnApi.goods, { orderNo })).rows;
    const lines = [{ lineNo: first!.lineNo, batchNo: first!.batchNo, returnQty: '1' }];
    const refused: number[] = [];
    for (const returnType of Object.values(RETURN_TYPE)) {
      const { code } = await admin.call(returnApi.preview, { orderNo, returnType, lines });
      expect([200, ERROR.returnForbidden]).toContain(code);
      if (code === ERROR.returnForbidden) refused.push(returnType);
    }
    return refused;
  });

const STRICT = Object.values(RETURN_TYPE).filter((type) => !ALLOWED.includes(type));

test.each([
  ['at room temperature', 1, []],
  ['cool, up to 20 °C', 2, []],
  ['cold, 2 to 8 °C', 3, STRICT],
  ['frozen', 4, STRICT],
])('goods that are kept %s', async (_, storage, refused) => {
  await moments.onStore({
    sql: `update product set storage = ${storage}, operate_range_id = '1001' where product_id in
      (select product_id from sales_order_line where order_no = '${orderNo}')`,
  });
  expect(await refusedFor()).toEqual(refused);
});

test('second-class psychotropic drugs, whatever they are kept at', async () => {
  await moments.onStore({
    sql: `update product set storage = 1, operate_range_id = '1007' where product_id in
      (select product_id from sales_order_line where order_no = '${orderNo}')`,
  });
  expect(await refusedFor()).toEqual(STRICT);
});
