/* docs/domain/goods.md#business-codes: codes from a file, and how they are taken back. */
import { readSheet } from '../../../server/platform/sheet/read/readSheet';
import { ERROR } from '../../../src/contract/error-codes';
import { businessCodeApi } from '../../../src/contract/goods/business-codes';
import { goodsImportApi } from '../../../src/contract/tasks/import-calls';
import { importApi } from '../../../src/contract/tasks/imports';
import { MAIN_ENGINE } from '../../support/backends';
import { byRow, good } from '../tasks/imports';
import { importDesk } from './importDesk';

const HEAD = ['业务类型*', '业务码*', '业务名称*', '客户类型', '区域编码', '业务员编号*', '默认', '状态'];

describe.each(MAIN_ENGINE)('business codes from files ($engine)', ({ start }) => {
  const { as, hubei, send } = importDesk(start, goodsImportApi.importCodes, HEAD);
  const codes = async () => (await hubei().data(businessCodeApi.page, { branchId: 'FDB', pageSize: 50 })).records;
  const find = async (code: string) => (await codes()).find(({ businessCode }) => businessCode === code);

  test('each good row is a code; what is wrong is named cell by cell', async () => {
    const template = await hubei().file(goodsImportApi.downloadTemplate, { templateCode: 'BUSINESS_CODE' });
    const [head, example] = readSheet(template, 10);
    expect(head?.cells).toEqual(HEAD);
    const result = good(
      await send(hubei(), [
        example!.cells,
        ['采购', 'CG02', '停用的采购', '', '', 'S00511', '', '停用'],
        ['采购', 'CG01', '湖北采购', '', '', 'S00511', '', ''],
        ['采购', 'cg01', '重复采购', '', '', 'S00511', '', ''],
        ['销售', 'XS01', '已有销售', '', '', 'S00511', '', ''],
        ['租赁', 'X-1', '', '超市、连锁药店', '999999', 'S99999', '也许', '启用'],
        ['配送', 'PS02', '停用默认', '', '', 'S00511', '是', '停用'],
        ['采购', 'CG03', '停用采购', '', '', 'S00511', '否', '停用'],
      ]),
    );
    expect(result).toMatchObject({ total: 8, success: 3, fail: 5 });
    expect(byRow(result.failed)).toEqual([
      { row: 3, msg: ['第3行 状态: 默认业务码不能停用；同类的第一个即为默认'] },
      { row: 5, msg: ['第5行 业务码: 与第4行重复'] },
      { row: 6, msg: ['第6行 业务码: 已被占用'] },
      {
        row: 7,
        msg: [
          '第7行 业务类型: 只能是销售、采购、结算、配送',
          '第7行 业务名称: 不能为空',
          '第7行 默认: 只能是是、否',
          '第7行 业务码: 格式不正确',
          '第7行 客户类型: 不存在',
          '第7行 区域编码: 不存在',
          '第7行 业务员编号: 不存在',
        ],
      },
      { row: 8, msg: ['第8行 状态: 默认业务码不能停用；同类的第一个即为默认'] },
    ]);
    expect(await find('XS08')).toMatchObject({
      ...{ businessType: 1, businessName: '武昌药店销售', customerTypes: ['2', '3'], isDefault: 0, status: 1 },
      ...{ regions: [{ value: '420106' }], salesmanId: 'S00511' },
    });
    expect([await find('CG01'), await find('CG03')]).toMatchObject([{ isDefault: 1 }, { isDefault: 0, status: 0 }]);
  });

  test('undo deletes what nobody has changed since; a default stays', async () => {
    const row = (code: string, isDefault = '') => ['销售', code, '导入的销售', '', '', 'S00511', isDefault, ''];
    const { importNo } = good(await send(hubei(), [row('XS11'), row('XS12', '是'), row('XS13')]));
    expect((await find('XS01'))?.isDefault).toBe(0);
    const { codeId: id, businessName, salesmanId } = (await find('XS13'))!;
    await hubei().data(businessCodeApi.update, { id, version: 1, businessName, salesmanId, isDefault: 0, status: 0 });
    const kept = (rowNo: number, msg: string) => ({ rowNo, field: '', value: '', msg });
    const edited = kept(4, '导入后已被修改，予以保留');
    expect(await hubei().data(importApi.undo, { importNo })).toEqual({
      ...{ undone: 1, kept: [kept(3, '是默认业务码，请先将另一个设为默认'), edited] },
    });
    expect(await find('XS11')).toBeUndefined();
    const first = (await find('XS01'))!;
    await hubei().data(businessCodeApi.setDefault, { id: first.codeId, version: first.version });
    expect(await hubei().data(importApi.undo, { importNo })).toEqual({ undone: 1, kept: [edited] });
    expect(await find('XS12')).toBeUndefined();
  });

  test('strangers and other companies are refused', async () => {
    const rows = [['销售', 'XS21', '导入的销售', '', '', 'S00511', '', '']];
    const auditor = await as('audit.ro');
    expect((await send(auditor, rows)).code).toBe(ERROR.notGranted);
    expect((await send(hubei(), rows, 'FDC')).code).toBe(ERROR.branchNotGranted);
    expect(await find('XS21')).toBeUndefined();
    const { importNo } = good(await send(hubei(), rows));
    expect((await auditor.call(importApi.undo, { importNo })).code).toBe(ERROR.notGranted);
    expect((await find('XS21'))?.status).toBe(1);
  });
});
