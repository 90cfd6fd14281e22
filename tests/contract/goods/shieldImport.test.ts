/* docs/domain/goods.md#shields: what a file keeps from customers, and how it is taken back. */
import { readSheet } from '../../../server/platform/sheet/read/readSheet';
import { ERROR } from '../../../src/contract/error-codes';
import { SHIELD_STATUS, SHIELD_TYPE, shieldApi } from '../../../src/contract/goods/shields';
import { prodRulesApi } from '../../../src/contract/pricing/prod-rules';
import { goodsImportApi } from '../../../src/contract/tasks/import-calls';
import { importApi } from '../../../src/contract/tasks/imports';
import { MAIN_ENGINE } from '../../support/backends';
import { byRow, good } from '../tasks/imports';
import { importDesk } from './importDesk';

const HEAD = ['商品编码*', '客户编码', '类型*', '开始*', '结束', '原因*'];
const REASON = '厂家控销管理';
const FROM = '2026-03-01 00:00:00';
const TO = '2026-06-30 00:00:00';

describe.each(MAIN_ENGINE)('shields from files ($engine)', ({ start }) => {
  const { as, hubei, send } = importDesk(start, goodsImportApi.importShields, HEAD);
  const shields = async () =>
    (await hubei().data(shieldApi.page, { branchId: 'FDB', pageSize: 100, orderBy: 'shieldNo', orderDir: 'asc' }))
      .records;
  async function refusal(custId: string) {
    const { lines } = await hubei().data(prodRulesApi.trial, {
      ...{ branchId: 'FDB', custId, lines: [{ lineNo: 1, productId: 'P001', qty: '1' }] },
    });
    return lines[0]!.refusal;
  }

  test('each good row is a shield that holds at once; what is wrong is named cell by cell', async () => {
    const template = await hubei().file(goodsImportApi.downloadTemplate, { templateCode: 'SHIELD' });
    const [head, example] = readSheet(template, 10);
    expect(head?.cells).toEqual(HEAD);
    expect(example?.cells).toEqual(['SP000001', 'KH00100', '可见不可购', '2026-03-10 00:00:00', TO, REASON]);
    const before = await shields();
    const foreign = good(await send(hubei(), [['SP000001', 'KH00100', '可见不可购', '2026-03-01', TO, REASON]]));
    expect(foreign).toMatchObject({ success: 1, fail: 0 });
    expect([await refusal('C100'), await refusal('C101')]).toEqual([ERROR.productShielded, null]);
    const result = good(
      await send(hubei(), [
        ['SP000002', '', '不显示价格', FROM, '', REASON],
        ['SP000001', 'KH00100', '可见不可购', FROM, '', REASON],
        ['SP000002', '', '不显示价格', FROM, TO, REASON],
        ['SP999999', 'KH99999', '隐藏', '明天', '', '控销'],
        ['SP000003', 'KH00103', '不可见', FROM, FROM, REASON],
        ['', '', '', '', '', REASON],
      ]),
    );
    expect(result).toMatchObject({ total: 6, success: 1, fail: 5 });
    expect(byRow(result.failed)).toEqual([
      { row: 3, msg: ['第3行 商品编码: 已在列表中'] },
      { row: 4, msg: ['第4行 商品编码: 与第2行重复'] },
      {
        row: 5,
        msg: [
          '第5行 类型: 只能是不可见、可见不可购、不显示价格',
          '第5行 开始: 格式不正确，应如2026-03-08 10:30:00',
          '第5行 商品编码: 不存在',
          '第5行 客户编码: 不存在',
          '第5行 原因: 不能少于5个字符',
        ],
      },
      { row: 6, msg: ['第6行 客户编码: 不存在', '第6行 结束: 不能早于开始日期'] },
      { row: 7, msg: ['第7行 商品编码: 不能为空', '第7行 类型: 不能为空', '第7行 开始: 不能为空'] },
    ]);
    expect((await shields()).slice(before.length)).toMatchObject([
      {
        ...{ branchId: 'FDB', productScope: [{ value: 'P001' }], customerScopeType: 'CUSTOMER', reason: REASON },
        ...{ customerScope: [{ value: 'C100' }], shieldType: SHIELD_TYPE.notForSale, startTime: FROM, endTime: TO },
        ...{ status: SHIELD_STATUS.on, createdByName: '陈思远' },
      },
      {
        productScope: [{ value: 'P002' }],
        customerScopeType: 'ALL',
        shieldType: SHIELD_TYPE.priceHidden,
        endTime: null,
      },
    ]);
    // Headquarters see the customer of another company, for whom this one decides nothing.
    const admin = await as('admin.hq');
    const other = await send(admin, [['SP000003', 'KH00103', '不可见', FROM, '', REASON]]);
    expect(other).toMatchObject({ code: ERROR.allRowsFailed, data: [{ msg: '第2行 客户编码: 属于其他公司的客户' }] });
  });

  test('one that is over does not stand in the way of another with its beginning; one that is on does', async () => {
    const row = (end: string) => [['SP000002', '', '可见不可购', FROM, end, REASON]];
    expect(good(await send(hubei(), row('2026-03-05 00:00:00')))).toMatchObject({ success: 1 });
    expect((await shields()).at(-1)).toMatchObject({ status: SHIELD_STATUS.expired });
    expect(good(await send(hubei(), row(TO)))).toMatchObject({ success: 1, fail: 0 });
    expect(await send(hubei(), row(''))).toMatchObject({ code: ERROR.allRowsFailed });
  });

  test('undo deletes what nobody has changed since, and names the rest', async () => {
    const before = await shields();
    const row = (code: string) => [code, '', '可见不可购', FROM, '', REASON];
    const { importNo } = good(await send(hubei(), [row('SP000001'), row('SP000002'), row('SP000003')]));
    const [first, second, third] = (await shields()).slice(before.length);
    await hubei().data(shieldApi.updateStatus, { id: second!.shieldId, version: 1, status: 0 });
    await hubei().data(shieldApi.delete, { ids: [third!.shieldId] });
    expect(await refusal('C101')).toBe(ERROR.productShielded);
    const kept = (rowNo: number, msg: string) => ({ rowNo, field: '', value: '', msg });
    expect(await hubei().data(importApi.undo, { importNo })).toEqual({
      ...{ undone: 1, kept: [kept(3, '导入后已被修改，予以保留'), kept(4, '已被移除')] },
    });
    expect(await refusal('C101')).toBeNull();
    const left = (await shields()).map(({ shieldId }) => shieldId);
    expect([left.includes(first!.shieldId), left.includes(second!.shieldId)]).toEqual([false, true]);
  });

  test('strangers and other companies are refused', async () => {
    const rows = [['SP000001', '', '可见不可购', FROM, '', REASON]];
    const auditor = await as('audit.ro');
    expect((await send(auditor, rows)).code).toBe(ERROR.notGranted);
    expect((await send(hubei(), rows, 'FDC')).code).toBe(ERROR.branchNotGranted);
    expect(await refusal('C101')).toBeNull();
    const { importNo } = good(await send(hubei(), rows));
    expect((await auditor.call(importApi.undo, { importNo })).code).toBe(ERROR.notGranted);
    expect(await refusal('C101')).toBe(ERROR.productShielded);
  });
});
