import { readSheet } from '../../../server/platform/sheet/read/readSheet';
import { ERROR } from '../../../src/contract/error-codes';
import { fairSupplierApi } from '../../../src/contract/trade-fair/suppliers';
import { fairImportApi } from '../../../src/contract/tasks/import-calls';
import { IMPORT_STATUS, importApi } from '../../../src/contract/tasks/imports';
import { type Backend, MAIN_ENGINE } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import { oldWorkbook } from '../../support/oldSheets';
import { byRow, FAIR, good, HEAD, send, sendRows } from './imports';

const { finished, partly, undone } = IMPORT_STATUS;

describe.each(MAIN_ENGINE)('imports ($engine)', ({ start }) => {
  let backend: Backend;
  let clerk: Client;

  beforeAll(async () => {
    backend = await start();
    clerk = await signedIn(backend.origin, 'admin.hq');
  });
  afterAll(() => backend.stop());

  const rows = (...cells: string[][]) => sendRows(clerk, ...cells);
  const suppliers = async (supplierCode = '') =>
    (await clerk.data(fairSupplierApi.page, { tradeFairId: FAIR, supplierCode, pageSize: 100 })).records;

  test('the template is filled in, brought in, and undone', async () => {
    const template = readSheet(await clerk.file(fairImportApi.downloadTemplate, { templateCode: 'FAIR_SUPPLIER' }), 10);
    expect(template.map(({ cells }) => cells)).toEqual([HEAD, ['GYS00012', 'A-017', '何敏', '13900001212']]);
    const before = await suppliers();
    const result = good(await rows(['GYS00015', 'B-01', '', ''], ['GYS00016', '', '王芳', '13900009999']));
    expect(result).toMatchObject({ status: finished, total: 2, success: 2, fail: 0, failed: [] });
    const [added] = await suppliers('GYS00015');
    expect(added).toMatchObject({ supplierName: '楚天制药有限公司', boothNo: 'B-01', contactName: '何敏' });
    expect((await suppliers('GYS00016'))[0]).toMatchObject({ boothNo: null, contactPhone: '13900009999' });

    const { importNo } = result;
    const { records } = await clerk.data(importApi.page, { pageNum: 1, pageSize: 10 });
    expect(records[0]).toMatchObject({
      importNo,
      fileName: '供应商.xlsx',
      totalCount: 2,
      successCount: 2,
      failCount: 0,
    });
    expect(readSheet(await clerk.file(importApi.file, { importNo }), 10)).toHaveLength(3);
    expect((await clerk.call(fairImportApi.downloadFailedData, { importNo })).code).toBe(ERROR.noFailedData);

    expect(await clerk.data(importApi.undo, { importNo })).toEqual({ undone: 2, kept: [] });
    expect(await suppliers()).toEqual(before);
    expect(await clerk.data(importApi.detail, { importNo })).toMatchObject({ status: undone, undoneCount: 2 });
    expect((await clerk.call(importApi.undo, { importNo })).code).toBe(ERROR.nothingToUndo);
  });

  test('every row gets all its faults; they are repaired in place, and the accounts add up', async () => {
    const result = good(
      await rows(
        ['GYS00017', 'C-01', '', ''],
        ['', 'A-017', '😀', '123'],
        [],
        ['GYS99999', 'C-01', '', ''],
        ['GYS00012', '', '', ''],
        ['GYS00017', '', 'x'.repeat(21), ''],
      ),
    );
    expect(result).toMatchObject({ status: partly, total: 5, success: 1, fail: 4 });
    expect(byRow(result.failed)).toEqual([
      {
        row: 3,
        msg: [
          '第3行 供应商编码: 不能为空',
          '第3行 联系人: 不能包含😀',
          '第3行 电话: 格式不正确，应为11位手机号',
          '第3行 展位号: 已被占用',
        ],
      },
      { row: 5, msg: ['第5行 供应商编码: 不存在', '第5行 展位号: 与第2行重复'] },
      { row: 6, msg: ['第6行 供应商编码: 已在该展会中'] },
      { row: 7, msg: ['第7行 联系人: 不能超过20个字符', '第7行 供应商编码: 与第2行重复'] },
    ]);
    const { importNo } = result;
    const bad = readSheet(await clerk.file(fairImportApi.downloadFailedData, { importNo }), 10).map(
      ({ cells }) => cells,
    );
    expect(bad[0]).toEqual([...HEAD, '失败原因']);
    expect(bad[2]).toEqual(['GYS99999', 'C-01', '', '', '第5行 供应商编码: 不存在; 第5行 展位号: 与第2行重复']);

    const detail = await clerk.data(importApi.detail, { importNo });
    expect(detail.failed[1]).toEqual({
      row: 5,
      values: { supplierCode: 'GYS99999', boothNo: 'C-01', contactName: '', contactPhone: '' },
      problems: [
        { field: 'supplierCode', msg: '不存在' },
        { field: 'boothNo', msg: '与第2行重复' },
      ],
    });
    const repaired = await clerk.data(importApi.repair, {
      importNo,
      rows: [
        { row: 5, values: { supplierCode: 'GYS00018', boothNo: 'C-01' } },
        { row: 7, values: { supplierCode: 'GYS00019', contactName: '李', constructor: 'x' } },
        // Already written: what is sent for it changes nothing.
        { row: 2, values: { supplierCode: 'GYS00020' } },
      ],
    });
    expect(repaired).toMatchObject({ status: partly, total: 5, success: 2, fail: 3 });
    expect(byRow(repaired.failed)[1]).toEqual({ row: 5, msg: ['第5行 展位号: 已被占用'] });
    expect(await suppliers('GYS00019')).toHaveLength(1);
    expect(await suppliers('GYS00020')).toHaveLength(0);
    expect(await clerk.data(importApi.undo, { importNo })).toEqual({ undone: 2, kept: [] });
  });

  test('an .xls file comes in as an .xlsx does, whatever it is called', async () => {
    const { importNo, ...result } = good(
      await send(clerk, oldWorkbook([HEAD, ['GYS00021', 'X-01', '李四', '13900001212']])),
    );
    expect(result).toMatchObject({ total: 1, success: 1, fail: 0 });
    expect(await suppliers('GYS00021')).toMatchObject([{ boothNo: 'X-01', contactName: '李四' }]);
    await clerk.data(importApi.undo, { importNo });
  });

  test('of two imports of one supplier at the same time one writes it', async () => {
    const answers = await Promise.all([rows(['GYS00022', 'D-01', '', '']), rows(['GYS00022', 'D-02', '', ''])]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, ERROR.allRowsFailed]);
    expect(await suppliers('GYS00022')).toHaveLength(1);
  });
});
