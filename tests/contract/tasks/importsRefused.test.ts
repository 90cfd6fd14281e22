import { ERROR } from '../../../src/contract/error-codes';
import { IMPORT_STATUS, importApi } from '../../../src/contract/tasks/imports';
import { type Client, signedIn } from '../../support/client';
import { HOSTILE } from '../../support/hostileSheets';
import { type Backend, main } from '../../support/backends';
import { workbook } from '../../support/sheets';
import { good, HEAD, send, sendRows } from './imports';

/** Some files of each kind of refusal, over the wire; the tests of the reader have all of them. */
const REFUSED: Readonly<Record<string, number>> = {
  'a csv that is called xlsx': ERROR.fileTypeRefused,
  'an old workbook with a password': ERROR.oldSheet,
  'an old document of Word': ERROR.oldSheet,
  'chains that go round': ERROR.sheetUnreadable,
  '5 MB of noise behind good tables': ERROR.sheetUnreadable,
  'more old rows than the template takes': ERROR.tooManyRows,
  'an encrypted entry': ERROR.sheetUnreadable,
  'a billion laughs': ERROR.sheetUnreadable,
  'an honest 65 MB': ERROR.sheetTooLarge,
  'a bomb that promises little': ERROR.sheetUnreadable,
  'one long text in ten thousand cells': ERROR.sheetTooLarge,
  'more rows than the template takes': ERROR.tooManyRows,
};

describe('refused imports', () => {
  let backend: Backend;
  let clerk: Client;

  beforeAll(async () => {
    backend = await main.start();
    clerk = await signedIn(backend.origin, 'admin.hq');
  });
  afterAll(() => backend.stop());

  const rows = (...cells: string[][]) => sendRows(clerk, ...cells);

  test('nothing good: the failure carries the rows, and the record stays', async () => {
    const answer = await rows(['GYS99998', '', '', '']);
    expect([answer.success, answer.code]).toEqual([false, ERROR.allRowsFailed]);
    expect(answer.data).toEqual([
      {
        importNo: expect.stringMatching(/^IM/),
        ...{ rowNo: 2, field: 'supplierCode', value: 'GYS99998', msg: '第2行 供应商编码: 不存在' },
      },
    ]);
    const { records } = await clerk.data(importApi.page, { pageNum: 1, pageSize: 10 });
    expect(records[0]).toMatchObject({ status: IMPORT_STATUS.failed, totalCount: 1, failCount: 1 });
  });

  test('the same file again within five minutes asks first', async () => {
    const file = workbook([HEAD, ['GYS00021', '', '', '']]);
    const { importNo } = good(await send(clerk, file));
    const again = await send(clerk, file);
    expect(again.data).toMatchObject({ warnings: [{ code: ERROR.importedBefore }] });
    expect((await send(clerk, file, { confirm: 1 })).code).toBe(ERROR.allRowsFailed);
    await clerk.data(importApi.undo, { importNo });
  });

  test('… unless nothing of it is there: nothing came in, or it was taken back', async () => {
    const file = workbook([HEAD, ['GYS99997', '', '', '']]);
    for (let i = 0; i < 2; i++) expect((await send(clerk, file)).code).toBe(ERROR.allRowsFailed);
    const mixed = workbook([HEAD, ['GYS00021', '', '', ''], ['GYS99997', '', '', '']]);
    for (let i = 0; i < 2; i++) {
      const { importNo } = good(await send(clerk, mixed));
      await clerk.data(importApi.undo, { importNo });
    }
  });

  test('what is no file of the template is refused, and leaves no record', async () => {
    const count = async () => (await clerk.data(importApi.page, { pageNum: 1, pageSize: 10 })).total;
    const before = await count();
    const lacking = [['供应商', '展位号', '展位号', '电话'], ['GYS00023']];
    expect(await send(clerk, workbook(lacking))).toMatchObject({
      code: ERROR.wrongTemplate,
      msg: '表头缺少或重复了这些列：供应商编码、展位号、联系人。请改好表头，或下载模板后重新填写',
    });
    for (const other of [[], [['商品', '备注'], ['1']]])
      expect(await send(clerk, workbook(other))).toMatchObject({
        code: ERROR.wrongTemplate,
        msg: '模板不正确，请下载模板后重新填写',
      });
    expect((await rows()).code).toBe(ERROR.noRows);
    expect((await send(clerk, workbook([HEAD, ['GYS00023']]), { tradeFairId: '99' })).code).toBe(ERROR.notFound);
    for (const [what, code] of Object.entries(REFUSED)) {
      const make = HOSTILE.find(([name]) => name === what)![1];
      const { status, code: answered } = await send(clerk, make());
      expect([what, status, answered]).toEqual([what, 200, code]);
    }
    expect(await count()).toBe(before);
  });

  test('whoever may not import does not; whoever sees another company finds no record of this one', async () => {
    const auditor = await signedIn(backend.origin, 'audit.ro');
    expect((await send(auditor, workbook([HEAD]))).code).toBe(ERROR.notGranted);
    const { records } = await clerk.data(importApi.page, { pageNum: 1, pageSize: 10 });
    const { importNo } = records[0]!;
    const hubei = await signedIn(backend.origin, 'op.hubei');
    for (const call of [importApi.detail, importApi.undo])
      expect((await hubei.call(call, { importNo })).code).toBe(ERROR.notFound);
  });
});
