import { readSheet } from '../../../server/platform/sheet/read/readSheet';
import { ERROR } from '../../../src/contract/error-codes';
import { activityApi, createOf } from '../../../src/contract/promotion/activities';
import { basketApi } from '../../../src/contract/promotion/baskets';
import { promotionImportApi } from '../../../src/contract/tasks/import-calls';
import { IMPORT_STATUS, importApi } from '../../../src/contract/tasks/imports';
import type { PromotionTemplate } from '../../../src/contract/promotion/import-templates';
import { MAIN_ENGINE } from '../../support/backends';
import type { Client } from '../../support/client';
import { HEADS, send } from './basketFiles';
import { byRow, good } from '../tasks/imports';
import { form, openPromotions, type Promotions } from './promotions';

describe.each(MAIN_ENGINE)('baskets from files ($engine)', ({ start }) => {
  let all: Promotions;
  let operator: Client;

  beforeAll(async () => {
    all = await openPromotions(start);
    ({ operator } = all);
  });
  afterAll(() => all.backend.stop());

  const products = async (formId: string, who = operator) =>
    (await who.data(basketApi.tempProducts, { formId, pageSize: 100 })).records;

  test('each template is a file that its own reader takes', async () => {
    for (const templateCode of Object.keys(HEADS) as PromotionTemplate[]) {
      const sheet = readSheet(await operator.file(promotionImportApi.downloadTemplate, { templateCode }), 10);
      expect(sheet[0]?.cells).toEqual(HEADS[templateCode]);
    }
    const example = readSheet(
      await operator.file(promotionImportApi.downloadTemplate, { templateCode: 'PROMO_PRODUCT_SPECIAL' }),
      10,
    )[1]!.cells;
    const { formId, answer } = await send(operator, 'PROMO_PRODUCT_SPECIAL', { activityType: 'specialOffer' }, [
      example,
    ]);
    expect(good(answer)).toMatchObject({ total: 1, success: 1, fail: 0 });
    expect(await products(formId)).toMatchObject([{ productCode: example[0], specialPrice: '11.5000', minQty: 5 }]);
  });

  test('special prices of each kind become an activity; wrong rows name all their faults and can be fetched', async () => {
    const { formId, answer } = await send(operator, 'PROMO_PRODUCT_SPECIAL', { activityType: 'specialOffer' }, [
      ['SP000001', '固定价', '11.5', '5', '60', '', ''],
      ['SP000006', '折扣率', '88', '', '', '', ''],
      ['SP000004', '直降', '0.3550', '', '', '20', '500'],
      ['SP000001', '固定价', '12', '', '', '', ''],
      ['SP999999', '半价', 'x', '0', '', '', ''],
      ['SP000003', '折扣率', '88.123', '', '', '', ''],
      ['', '固定价', '0', '', '', '', ''],
    ]);
    const { importNo, failed, ...counts } = good(answer);
    expect(counts).toEqual({ status: IMPORT_STATUS.partly, total: 7, success: 3, fail: 4 });
    expect(byRow(failed)).toEqual([
      { row: 5, msg: ['第5行 商品编码: 与第2行重复'] },
      {
        row: 6,
        msg: [
          '第6行 特价方式: 只能是固定价、折扣率、直降',
          '第6行 值: 格式不正确，应为正数，最多4位小数',
          '第6行 起购数量: 格式不正确，应为不超过8位的正整数',
          '第6行 商品编码: 不存在',
        ],
      },
      { row: 7, msg: ['第7行 值: 格式不正确，应为正数，最多2位小数'] },
      { row: 8, msg: ['第8行 商品编码: 不能为空', '第8行 值: 格式不正确，应为正数，最多4位小数'] },
    ]);
    const rows = await products(formId);
    expect(
      rows.map(({ productCode, specialPrice, specialRate, reducePrice }) => [
        productCode,
        specialPrice,
        specialRate,
        reducePrice,
      ]),
    ).toEqual([
      ['SP000001', '11.5000', null, null],
      ['SP000004', null, null, '0.3550'],
      ['SP000006', null, '88.00', null],
    ]);
    expect(rows[0]).toMatchObject({ minQty: 5, limitQtyPerCustomer: 60 });
    expect(rows[1]).toMatchObject({ limitQtyPerOrder: 20, limitQtyTotal: 500 });

    const file = readSheet(await operator.file(promotionImportApi.downloadFailedData, { formId }), 10);
    expect(file.map(({ cells }) => cells[0])).toEqual(['商品编码*', 'SP000001', 'SP999999', 'SP000003', '']);
    expect(file[3]?.cells.at(-1)).toBe('第7行 值: 格式不正确，应为正数，最多2位小数');
    const repaired = await operator.data(importApi.repair, {
      importNo,
      rows: [{ row: 7, values: { value: '88.12' } }],
    });
    expect(repaired).toMatchObject({ success: 4, fail: 3 });

    const saved = await operator.data(createOf('specialOffer'), { ...form({ formId }), saveMode: 'DRAFT' });
    const stored = await operator.data(activityApi.products, { activityId: saved.activityId, pageSize: 10 });
    expect(stored.total).toBe(4);
    // It is an activity now: nothing more comes into its basket, and nothing is taken out of it.
    expect((await operator.call(importApi.repair, { importNo, rows: [{ row: 8, values: {} }] })).code).toBe(
      ERROR.basketConsumed,
    );
    expect((await operator.call(importApi.undo, { importNo })).code).toBe(ERROR.basketConsumed);
  });

  test('rows of one product are its ladder: one bad row keeps all of them out until it is mended', async () => {
    const type = 'fullQuantityReductionNonAgg';
    const { formId, answer } = await send(operator, 'PROMO_PRODUCT_LADDER', { activityType: type }, [
      ['SP000001', '100', '单价直降', '0.8', ''],
      ['SP000003', '40', '减金额', '20', ''],
      ['SP000001', '50', '单价直降', '0.5', ''],
      ['SP000003', '40', '减金额', '30', ''],
      ['SP000002', '10', '减金额', '5', '20'],
      ['SP000004', '10', '减金额', '5', ''],
      ['SP000004', '30', '单价直降', '1', ''],
    ]);
    const { importNo, failed } = good(answer);
    expect(byRow(failed)).toEqual([
      { row: 3, msg: ['第3行 商品编码: 第5行有误，须一并导入'] },
      { row: 5, msg: ['第5行 门槛: 门槛应为递增的正整数，区间不得重叠'] },
      { row: 6, msg: ['第6行 区间止: 此处应留空'] },
      { row: 7, msg: ['第7行 商品编码: 第8行有误，须一并导入'] },
      { row: 8, msg: ['第8行 优惠方式: 同一商品的优惠方式须一致，且为该活动类型所允许'] },
    ]);
    const ladder = async (code: string) =>
      (await products(formId))
        .find(({ productCode }) => productCode === code)
        ?.ladders?.map((one) => [one.threshold, one.rewardValue]);
    expect(await ladder('SP000001')).toEqual([
      ['50', '0.5000'],
      ['100', '0.8000'],
    ]);
    const repaired = await operator.data(importApi.repair, { importNo, rows: [{ row: 5, values: { from: '80' } }] });
    expect(repaired).toMatchObject({ total: 7, success: 4, fail: 3 });
    expect(await ladder('SP000003')).toEqual([
      ['40', '20.00'],
      ['80', '30.00'],
    ]);
    expect(await operator.data(importApi.undo, { importNo })).toEqual({ undone: 4, kept: [] });
    expect(await products(formId)).toEqual([]);
  });

  test('bands keep to the list price, scopes may leave products out', async () => {
    const bands = await send(operator, 'PROMO_PRODUCT_FLEXIBLE', { activityType: 'flexible' }, [
      ['SP000001', '11', '12.8', '900'],
      ['SP000002', '19', '18', ''],
      ['SP000003', '9', '10', ''],
    ]);
    expect(byRow(good(bands.answer).failed).map(({ msg }) => msg)).toEqual([
      ['第3行 下限价: 不能高于上限价'],
      ['第4行 上限价: 不能高于挂牌价'],
    ]);
    const scope = await send(operator, 'PROMO_PRODUCT_SCOPE', { activityType: 'fullAmountReduction', exclude: 1 }, [
      ['SP000001', ''],
      ['SP000002', '否'],
    ]);
    expect(good(scope.answer).fail).toBe(0);
    expect((await products(scope.formId)).map(({ exclude }) => exclude)).toEqual([1, 0]);
  });
});
