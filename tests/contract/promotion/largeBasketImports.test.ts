/*
 * docs/domain/tasks.md#imports: a basket that more than 2,000 rows come into is filled after the request, and the form
 * waits for it.
 */
import { ERROR } from '../../../src/contract/error-codes';
import { activityApi, createOf } from '../../../src/contract/promotion/activities';
import { basketApi } from '../../../src/contract/promotion/baskets';
import { IMPORT_STATUS, SYNC_ROWS } from '../../../src/contract/tasks/imports';
import { MAIN_ENGINE } from '../../support/backends';
import { send } from './basketFiles';
import { ended, good } from '../tasks/imports';
import { form, openPromotions, type Promotions } from './promotions';

const activityType = 'fullQuantityReductionNonAgg';
const STEPS = 10;
/** Ten steps for one product, each a little better than the one before. */
const ladder = (code: string) =>
  Array.from({ length: STEPS }, (_, i) => [code, String(10 * (i + 1)), '单价直降', `0.${i + 10}`, '']);

describe.each(MAIN_ENGINE)('large files into baskets ($engine)', ({ start }) => {
  let all: Promotions;

  beforeAll(async () => (all = await openPromotions(start)));
  afterAll(() => all.backend.stop());

  test('they replace what was there once, batch after batch, and nothing is saved meanwhile', async () => {
    const { operator } = all;
    const { records } = await operator.data(basketApi.products, { branchId: 'FDB', pageSize: 500 });
    const codes = records.map(({ productCode }) => productCode);
    const [left = '', ...brought] = codes;
    const { formId } = await send(operator, 'PROMO_PRODUCT_LADDER', { activityType }, ladder(left));
    const inBasket = async () => {
      const page = await operator.data(basketApi.tempProducts, { formId, pageSize: 500 });
      return page.records.map(({ productCode }) => productCode).sort();
    };
    expect(await inBasket()).toEqual([left]);

    const rows = brought.flatMap(ladder);
    expect(rows.length).toBeGreaterThan(SYNC_ROWS);
    const wrong = ['SP999999', '10', '单价直降', '0.1', ''];
    const given = { activityType, formId, mode: 'REPLACE' } as const;
    const { answer } = await send(operator, 'PROMO_PRODUCT_LADDER', given, [...rows, wrong]);
    const { importNo } = good(answer);
    expect(answer).toMatchObject({ code: 202, data: { status: IMPORT_STATUS.checking, success: 0, fail: 0 } });
    const draft = { ...form({ formId, productScopeType: 'PRODUCT' }), saveMode: 'DRAFT' } as const;
    expect((await operator.call(createOf(activityType), draft)).code).toBe(ERROR.basketFilling);

    const detail = await ended(all.operator, importNo);
    expect(detail).toMatchObject({
      ...{ status: IMPORT_STATUS.partly, totalCount: rows.length + 1, successCount: rows.length, failCount: 1 },
      failed: [{ row: rows.length + 2, problems: [{ field: 'productCode', msg: '不存在' }] }],
    });
    expect(await inBasket()).toEqual([...brought].sort());
    const saved = await operator.data(createOf(activityType), draft);
    const kept = await operator.data(activityApi.products, { activityId: saved.activityId, pageSize: 10 });
    expect(kept.total).toBe(brought.length);
  });
});
