import type { ActivityType } from '../../../src/contract/promotion/activity';
import type { PromotionTemplate } from '../../../src/contract/promotion/import-templates';
import { MAIN_ENGINE } from '../../support/backends';
import { byRow, good } from '../tasks/imports';
import { send } from './basketFiles';
import { openPromotions, type Promotions } from './promotions';

describe.each(MAIN_ENGINE)('terms in a file ($engine)', ({ start }) => {
  let all: Promotions;

  beforeAll(async () => {
    all = await openPromotions(start);
  });
  afterAll(() => all.backend.stop());

  const refused = async (templateCode: PromotionTemplate, activityType: ActivityType, rows: string[][]) => {
    const { answer } = await send(all.operator, templateCode, { activityType }, rows);
    return byRow(good(answer).failed).flatMap(({ msg }) => msg);
  };

  test('a wrong rate says between which it may be, or how many decimals it may have', async () => {
    const rows = ['150', '100', '88.123', '0.004', '99.99'].map((rate, i) => [
      ...[`SP00000${i + 1}`, '折扣率', rate],
      ...['', '', '', ''],
    ]);
    expect(await refused('PROMO_PRODUCT_SPECIAL', 'specialOffer', rows)).toEqual([
      '第2行 值: 超出范围0.01–99.99',
      '第3行 值: 超出范围0.01–99.99',
      '第4行 值: 格式不正确，应为正数，最多2位小数',
      '第5行 值: 格式不正确，应为正数，最多2位小数',
    ]);
  });

  test('so does the reward of a ladder, by its kind', async () => {
    expect(
      await refused('PROMO_PRODUCT_LADDER', 'fullQuantityReductionNonAgg', [
        ['SP000001', '10', '折扣比例', '100', ''],
        ['SP000002', '10', '折扣比例', '5.125', ''],
        ['SP000003', '10', '减金额', '5.125', ''],
        ['SP000004', '10', '单价直降', '0', ''],
        ['SP000005', '10', '单价直降', '0.0001', ''],
      ]),
    ).toEqual([
      '第2行 优惠值: 超出范围0.01–99.99',
      '第3行 优惠值: 格式不正确，应为正数，最多2位小数',
      '第4行 优惠值: 格式不正确，应为正数，最多2位小数',
      '第5行 优惠值: 格式不正确，应为正数，最多4位小数',
    ]);
  });

  test('too many rows of one product name how many there may be', async () => {
    const many = Array.from({ length: 11 }, (_, i) => ['SP000001', `${i + 1}0`, '减金额', `${i + 1}`, '']);
    const rows = [...many, ['SP000002', '10', '减金额', '5', '']];
    expect(await refused('PROMO_PRODUCT_LADDER', 'fullQuantityReductionNonAgg', rows)).toContain(
      '第2行 门槛: 每个商品最多10行阶梯',
    );
  });
});
