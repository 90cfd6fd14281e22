import { readSheet } from '../../mock/rules/sheet/readSheet';
import { ERROR } from '../../src/contract/error-codes';
import { prodRulesApi, ruleList } from '../../src/contract/prod-rules';
import { ruleImportApi } from '../../src/contract/transfer/import-calls';
import { importApi } from '../../src/contract/transfer/imports';
import { MAIN_ENGINE } from '../support/backends';
import { type Client, signedIn } from '../support/client';
import { workbook } from '../support/sheets';
import { good } from './imports';
import { openPromotions, type Promotions } from './promotions';

const HEAD = ['规则编码*', '商品编码*', '协议价*', '起购数量'];

describe.each(MAIN_ENGINE)('prices of rules from files ($engine)', ({ start }) => {
  let world: Promotions;

  beforeAll(async () => {
    world = await openPromotions(start);
  });
  afterAll(() => world.backend.stop());

  function send(who: Client, rows: string[][]) {
    const body = new FormData();
    body.append('branchId', 'FDB');
    body.append('file', new Blob([new Uint8Array(workbook([HEAD, ...rows]))]), '协议价.xlsx');
    return who.call(ruleImportApi.importPrices, { branchId: 'FDB' }, { body });
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
    expect(result.failed.map(({ msg }) => msg)).toEqual([
      ['第4行 商品编码: 与第3行重复'],
      ['第5行 协议价: 格式不正确', '第5行 商品编码: 不存在'],
      ['第6行 规则编码: 不存在'],
    ]);
    const stored = await operator.data(prodRulesApi.rule, { id: rule.id });
    expect(stored).toMatchObject({
      revision: 2,
      params: {
        items: [
          { productId: 'P001', specialPrice: '11.9', minQty: 2 },
          { productId: 'P003', specialPrice: '9.2', minQty: 1 },
        ],
      },
    });
    const { undone, kept } = await operator.data(importApi.undo, { importNo: result.importNo });
    expect([undone, kept.map(({ msg }) => msg)]).toEqual([
      0,
      [['价格已写入规则，请在规则中修改'], ['价格已写入规则，请在规则中修改']],
    ]);
    const auditor = await signedIn(world.backend.origin, 'audit.ro');
    expect((await send(auditor, [[rule.ruleCode, 'SP000001', '1', '']])).code).toBe(ERROR.notGranted);
  });
});
