import { randomUUID } from 'node:crypto';
import { ERROR } from '../../../src/contract/error-codes';
import { basketApi } from '../../../src/contract/promotion/baskets';
import { promotionImportApi } from '../../../src/contract/tasks/import-calls';
import { importApi } from '../../../src/contract/tasks/imports';
import { MAIN_ENGINE } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import { workbook } from '../../support/sheets';
import { HEADS, send } from './basketFiles';
import { byRow, good } from '../tasks/imports';
import { openPromotions, type Promotions } from './promotions';

describe.each(MAIN_ENGINE)('customers and salespeople from files ($engine)', ({ start }) => {
  let all: Promotions;
  let operator: Client;

  beforeAll(async () => {
    all = await openPromotions(start);
    ({ operator } = all);
  });
  afterAll(() => all.backend.stop());

  test('customers and salespeople of the branch and below; what is there already is no new row, unless all is replaced', async () => {
    const { formId, answer } = await send(operator, 'PROMO_CUSTOMER', { activityType: 'fullAmountReduction' }, [
      ['KH00100'],
      ['KH00101'],
      ['KH00103'],
      ['KH00100'],
    ]);
    expect(byRow(good(answer).failed)).toEqual([
      { row: 4, msg: ['第4行 客户编码: 不存在'] },
      { row: 5, msg: ['第5行 客户编码: 与第2行重复'] },
    ]);
    const codes = async () =>
      (await operator.data(basketApi.tempCustomers, { formId, pageSize: 100 })).records.map(({ custCode }) => custCode);
    expect(await codes()).toEqual(['KH00100', 'KH00101']);
    const type = { activityType: 'fullAmountReduction', formId } as const;
    expect((await send(operator, 'PROMO_CUSTOMER', type, [['KH00100']])).answer).toMatchObject({
      code: ERROR.allRowsFailed,
      data: [{ rowNo: 2, field: 'custCode', msg: '第2行 客户编码: 已在列表中' }],
    });
    // A file without a good row replaces nothing.
    await send(operator, 'PROMO_CUSTOMER', { ...type, mode: 'REPLACE' }, [['KH99999']]);
    expect(await codes()).toEqual(['KH00100', 'KH00101']);
    const replaced = await send(operator, 'PROMO_CUSTOMER', { ...type, mode: 'REPLACE' }, [['KH00101'], ['KH00102']]);
    expect(good(replaced.answer).success).toBe(2);
    expect(await codes()).toEqual(['KH00101', 'KH00102']);
    // The later file had no fault: there is nothing to fetch, whatever the earlier ones had.
    const input = { formId, templateCode: 'PROMO_CUSTOMER' } as const;
    expect((await operator.call(promotionImportApi.downloadFailedData, input)).code).toBe(ERROR.noFailedData);

    const staff = await send(operator, 'PROMO_STAFF', { activityType: 'flexible' }, [
      ['S00511', '2000'],
      ['S00512', ''],
      ['S99999', '1.234'],
    ]);
    expect(byRow(good(staff.answer).failed)).toEqual([
      { row: 3, msg: ['第3行 让利额度: 不能为空'] },
      { row: 4, msg: ['第4行 让利额度: 格式不正确，应为正数，最多2位小数', '第4行 员工编号: 不存在'] },
    ]);
  });

  test('a salesperson whose quota was changed by hand stays when his file is taken back', async () => {
    const flexible = { activityType: 'flexible' } as const;
    const { formId, answer } = await send(operator, 'PROMO_STAFF', flexible, [
      ['S00511', '2000'],
      ['S00512', '3000'],
    ]);
    const items = [{ staffId: 'S00511', quotaAmount: '2500.00' }];
    await operator.data(basketApi.addStaff, { formId, branchId: 'FDB', ...flexible, items });
    const { undone, kept } = await operator.data(importApi.undo, { importNo: good(answer).importNo });
    expect([undone, kept.length]).toEqual([1, 1]);
    const { records } = await operator.data(basketApi.tempStaff, { formId, pageSize: 10 });
    expect(records.map(({ staffId, quotaAmount }) => [staffId, quotaAmount])).toEqual([['S00511', '2500.00']]);
  });

  test('a template that the activity has no use for, a basket of somebody else and a missing button are refused', async () => {
    const wrong = await send(operator, 'PROMO_PRODUCT_FLEXIBLE', { activityType: 'specialOffer' }, [
      ['SP000001', '1', '2', ''],
    ]);
    expect(wrong.answer).toMatchObject({ code: ERROR.invalidInput, data: [{ field: 'templateCode' }] });
    const { formId } = await send(operator, 'PROMO_CUSTOMER', { activityType: 'flexible' }, [['KH00100'], ['x']]);
    const foreign = await send(all.admin, 'PROMO_CUSTOMER', { activityType: 'flexible', formId }, [['KH00101']]);
    expect(foreign.answer.code).toBe(ERROR.basketGone);
    expect((await all.admin.call(promotionImportApi.downloadFailedData, { formId })).code).toBe(ERROR.noFailedData);
    const auditor = await signedIn(all.backend.origin, 'audit.ro');
    const refused = await send(auditor, 'PROMO_CUSTOMER', { activityType: 'flexible' }, [['KH00100']]);
    expect(refused.answer.code).toBe(ERROR.notGranted);
    const away = {
      templateCode: 'PROMO_CUSTOMER' as const,
      formId: randomUUID(),
      branchId: 'FDC',
      activityType: 'flexible' as const,
    };
    const body = new FormData();
    for (const [name, value] of Object.entries(away)) if (name !== 'templateCode') body.append(name, value);
    body.append('file', new Blob([new Uint8Array(workbook([HEADS.PROMO_CUSTOMER, ['KH00103']]))]), 'x.xlsx');
    expect((await operator.call(promotionImportApi.importBasket, away, { body })).code).toBe(ERROR.branchNotGranted);
  });
});
