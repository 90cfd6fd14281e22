import { readSheet } from '../../../server/platform/sheet/read/readSheet';
import { ERROR } from '../../../src/contract/error-codes';
import { prodRulesApi, ruleDetail, ruleList } from '../../../src/contract/pricing/prod-rules';
import { ruleImportApi } from '../../../src/contract/tasks/import-calls';
import { importApi } from '../../../src/contract/tasks/imports';
import { MAIN_ENGINE } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import { workbook } from '../../support/sheets';
import { byRow, good } from '../tasks/imports';
import { openPromotions, type Promotions } from '../promotion/promotions';

const HEAD = ['规则编码*', '商品编码*', '协议价*', '起购数量'];

describe.each(MAIN_ENGINE)('prices of rules from files ($engine)', ({ start }) => {
  let world: Promotions;

  beforeAll(async () => {
    world = await openPromotions(start);
  });
  afterAll(() => world.backend.stop());

  function send(who: Client, rows: string[][]) {
    return who.upload(
      ruleImportApi.importPrices,
      { branchId: 'FDB' },
      { content: workbook([HEAD, ...rows]), name: '协议价.xlsx' },
    );
  }

  test('prices are added to a rule and changed in it; an enabled rule keeps what it said before', async () => {
    const { operator } = world;
    const template = await operator.file(ruleImportApi.downloadTemplate, { templateCode: 'PRICE_RULE_SPECIAL' });
    expect(readSheet(template, 10)[0]?.cells).toEqual(HEAD);
    const rule = await operator.data(prodRulesApi.addRule, {
      ...{ ruleName: '导入协议价', categoryCode: 'SPECIAL', branchId: 'FDB', saveAndEnable: 1, confirm: 1 },
      ...{ effectiveStart: '2026-03-01 00:00:00', params: { items: [{ productId: 'P001', specialPrice: '12.1000' }] } },
    });
    const { records: discounts } = await operator.data(ruleList, { categoryCode: 'DISCOUNT', pageSize: 10 });
    const result = good(
      await send(operator, [
        [rule.ruleCode, 'SP000001', '11.9', '2'],
        [rule.ruleCode, 'SP000003', '9.2', ''],
        [rule.ruleCode, 'SP000003', '9.1', ''],
        [rule.ruleCode, 'SP999999', '0', ''],
        [discounts[0]!.ruleCode, 'SP000001', '1', ''],
      ]),
    );
    expect(result).toMatchObject({ success: 2, fail: 3 });
    expect(byRow(result.failed).map(({ msg }) => msg)).toEqual([
      ['第4行 商品编码: 与第3行重复'],
      ['第5行 协议价: 格式不正确，应为正数，最多4位小数', '第5行 商品编码: 不存在'],
      ['第6行 规则编码: 不存在'],
    ]);
    const stored = await operator.data(ruleDetail, { id: rule.id });
    expect(stored).toMatchObject({
      revision: 2,
      params: {
        items: [
          { productId: 'P001', specialPrice: '11.9', minQty: 2 },
          { productId: 'P003', specialPrice: '9.2', minQty: 1 },
        ],
      },
    });
    const auditor = await signedIn(world.backend.origin, 'audit.ro');
    expect((await send(auditor, [[rule.ruleCode, 'SP000001', '1', '']])).code).toBe(ERROR.notGranted);
  });

  /** A rule of these prices, in force. */
  const ruleOf = (ruleName: string, items: { productId: string; specialPrice: string }[]) =>
    world.operator.data(prodRulesApi.addRule, {
      ...{ ruleName, categoryCode: 'SPECIAL', branchId: 'FDB', saveAndEnable: 1, confirm: 1 },
      ...{ effectiveStart: '2026-03-01 00:00:00', params: { items } },
    });
  const itemsOf = async (id: string) => {
    const { params } = await world.operator.data(ruleDetail, { id });
    return 'items' in params ? params.items : [];
  };
  const undo = (importNo: string) => world.operator.data(importApi.undo, { importNo });

  test('what a file brought is taken back price by price: restored, removed, or kept because edited since', async () => {
    const { operator } = world;
    const { id, ruleCode } = await ruleOf('撤销协议价', [
      { productId: 'P001', specialPrice: '12.1000' },
      { productId: 'P002', specialPrice: '17.5000' },
    ]);
    const rows = [
      [ruleCode, 'SP000001', '11.9', '2'],
      [ruleCode, 'SP000002', '17.1', ''],
      [ruleCode, 'SP000003', '9.2', ''],
    ];
    const { importNo } = good(await send(operator, rows));
    const { version } = await operator.data(ruleDetail, { id });
    const items = (await itemsOf(id)).map((item) =>
      item.productId === 'P002' ? { ...item, specialPrice: '16.8' } : item,
    );
    await operator.data(prodRulesApi.updateRule, { id, version, params: { items }, confirm: 1 });
    expect(await undo(importNo)).toEqual({
      undone: 2,
      kept: [{ rowNo: 3, field: '', value: '', msg: '导入后已被修改，予以保留' }],
    });
    expect(await itemsOf(id)).toEqual([
      { productId: 'P001', specialPrice: '12.1000', minQty: 1 },
      { productId: 'P002', specialPrice: '16.8', minQty: 1 },
    ]);
    // Set back by hand, the rest goes as well.
    const after = await operator.data(ruleDetail, { id });
    const again = (await itemsOf(id)).map((item) =>
      item.productId === 'P002' ? { ...item, specialPrice: '17.1' } : item,
    );
    await operator.data(prodRulesApi.updateRule, { id, version: after.version, params: { items: again }, confirm: 1 });
    expect(await undo(importNo)).toEqual({ undone: 1, kept: [] });
    expect((await itemsOf(id))[1]).toMatchObject({ specialPrice: '17.5000' });
    expect((await operator.call(importApi.undo, { importNo })).code).toBe(ERROR.nothingToUndo);
  });

  test('two files: the later one goes first; rules that are gone or would be empty keep what they have', async () => {
    const { operator } = world;
    const { id, ruleCode } = await ruleOf('先后导入', [{ productId: 'P001', specialPrice: '12.1000' }]);
    const first = good(await send(operator, [[ruleCode, 'SP000001', '11.9', '']]));
    const second = good(await send(operator, [[ruleCode, 'SP000001', '11.5', '']]));
    expect(await undo(first.importNo)).toEqual({
      undone: 0,
      kept: [{ rowNo: 2, field: '', value: '', msg: '导入后已被修改，予以保留' }],
    });
    expect(await undo(second.importNo)).toEqual({ undone: 1, kept: [] });
    expect(await undo(first.importNo)).toEqual({ undone: 1, kept: [] });
    expect(await itemsOf(id)).toMatchObject([{ productId: 'P001', specialPrice: '12.1000' }]);

    const lone = await ruleOf('只剩导入', [{ productId: 'P002', specialPrice: '17.5000' }]);
    const brought = good(await send(operator, [[lone.ruleCode, 'SP000003', '9.2', '']]));
    const change = async (fields: object) => {
      const { version } = await operator.data(ruleDetail, { id: lone.id });
      return operator.data(prodRulesApi.updateRule, { id: lone.id, version, confirm: 1, ...fields });
    };
    await change({ params: { items: (await itemsOf(lone.id)).filter(({ productId }) => productId === 'P003') } });
    expect(await undo(brought.importNo)).toEqual({
      ...{ undone: 0, kept: [{ rowNo: 2, field: '', value: '', msg: '撤销后规则没有任何价格，予以保留' }] },
    });
    const { version } = await change({ status: 0 });
    await operator.data(prodRulesApi.deleteRule, { id: lone.id, version });
    expect(await undo(brought.importNo)).toEqual({
      undone: 0,
      kept: [{ rowNo: 2, field: '', value: '', msg: '已被移除' }],
    });
  });
});
