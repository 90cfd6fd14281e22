/* docs/domain/approval.md#files-of-entries: rows become drafts, and no file gets past a chain. */
import { readSheet } from '../../../server/platform/sheet/read/readSheet';
import { ENTRY_SOURCE, ENTRY_STATUS } from '../../../src/contract/master-data/approval';
import { ERROR } from '../../../src/contract/error-codes';
import {
  commodityEntryApi,
  companyApplyApi,
  companyEntryApi,
  customerApplyApi,
  commodityApplyApi,
} from '../../../src/contract/master-data/entries';
import type { EntryTemplate } from '../../../src/contract/master-data/entry-templates';
import { entryImportApi } from '../../../src/contract/tasks/entry-imports';
import { importApi } from '../../../src/contract/tasks/imports';
import { type Backend, MAIN_ENGINE } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import { byRow, good } from '../tasks/imports';
import { COMPANY, CUSTOMER, GOODS, sendEntries } from './entryFiles';

describe.each(MAIN_ENGINE)('entries from files ($engine)', ({ start }) => {
  let backend: Backend;
  let hubei: Client;

  beforeEach(async () => {
    backend = await start();
    hubei = await signedIn(backend.origin, 'op.hubei');
  });
  afterEach(() => backend.stop());

  const send = (code: EntryTemplate, ...rows: Parameters<typeof sendEntries>[2]) => sendEntries(hubei, code, rows);

  test('each kind comes in as a draft of its own, whose form says what the row says', async () => {
    for (const [code, row, applies] of [
      ['COMPANY_ENTRY', COMPANY, companyApplyApi],
      ['CUSTOMER_ENTRY', CUSTOMER, customerApplyApi],
      ['COMMODITY_APPLY', GOODS, commodityApplyApi],
    ] as const) {
      expect(good(await send(code, row))).toMatchObject({ total: 1, success: 1, fail: 0 });
      const { records } = await hubei.data(applies.page, { pageNum: 1, pageSize: 20 });
      const [made] = records.filter(({ source }) => source === ENTRY_SOURCE.imported);
      expect(made).toMatchObject({
        status: ENTRY_STATUS.draft,
        round: 0,
        erpCode: '',
        can: ['edit', 'submit', 'delete'],
      });
    }
    const [company] = (await hubei.data(companyApplyApi.page, { pageNum: 1, pageSize: 20 })).records;
    expect((await hubei.data(companyEntryApi.detail, { id: company!.entryId })).form).toMatchObject({
      ...{ companyKind: 2, establishDate: '2014-10-22', businessTermEnd: null, registeredCapital: '5000' },
      ...{ regionIds: ['420000', '420100', '420115'], contactPhone: '027-88886666', licences: [] },
    });
    const [goods] = (await hubei.data(commodityApplyApi.page, { pageNum: 1, pageSize: 20 })).records;
    expect((await hubei.data(commodityEntryApi.detail, { id: goods!.entryId })).form).toMatchObject({
      ...{ storage: 1, taxRate: 13, prescriptionType: 3, firstBusiness: 1, decimalQty: 0, midPack: 10 },
      ...{ listPrice: '12.8', shelfLifeMonths: 24, supplierId: null },
    });
    // Without its licences it goes nowhere.
    const { entryId: id, version } = company!;
    expect(await hubei.call(companyApplyApi.submit, { id, version })).toMatchObject({ code: ERROR.invalidInput });
  });

  test('D43: a status or an ERP code in the file is a fault of its row, mended in place', async () => {
    const { importNo, failed, success } = good(
      await send(
        'COMPANY_ENTRY',
        { ...COMPANY, 状态: '已通过' },
        { ...COMPANY, 统一社会信用代码: '91310115MA1H000125' },
      ),
    );
    expect(success).toBe(1);
    expect(byRow(failed)).toEqual([{ row: 2, msg: ['第2行 状态: 不能指定状态'] }]);
    const detail = await hubei.data(importApi.detail, { importNo });
    expect(detail.columns.map(({ field }) => field)).toContain('status');
    expect(detail.columns.map(({ field }) => field)).not.toContain('erpCode');
    expect(await hubei.data(entryImportApi.lastFailed, { templateCode: 'COMPANY_ENTRY' })).toEqual({ importNo });
    await hubei.data(importApi.repair, { importNo, rows: [{ row: 2, values: { status: '' } }] });
    const { records } = await hubei.data(companyApplyApi.page, { pageNum: 1, pageSize: 20, name: '荆楚康泰' });
    expect(records.map(({ status, erpCode }) => [status, erpCode])).toEqual([
      [ENTRY_STATUS.draft, ''],
      [ENTRY_STATUS.draft, ''],
    ]);
    const template = await hubei.file(entryImportApi.downloadTemplate, { templateCode: 'COMPANY_ENTRY' });
    expect(readSheet(template, 10)[0]?.cells).not.toContain('状态');
  });

  test('a row says all that its form would refuse, and what is there already', async () => {
    const wrong = {
      ...{ ...COMPANY, 统一社会信用代码: '91420100MA4KTE5T80', 地区: '没有的地方', 经营范围: '化学药制剂、空气' },
      ...{ 联系电话: '123', 成立日期: '2026-13-45', 公司类型: '' },
    };
    expect(byRow(good(await send('COMPANY_ENTRY', COMPANY, COMPANY, wrong)).failed)).toEqual([
      { row: 3, msg: ['第3行 统一社会信用代码: 与第2行重复'] },
      {
        row: 4,
        msg: [
          '第4行 公司类型: 不能为空',
          '第4行 统一社会信用代码: 格式不正确，与校验码不符',
          '第4行 成立日期: 格式不正确，应如2026-03-08',
          '第4行 地区: 不存在',
          '第4行 经营范围: 不存在',
          '第4行 联系电话: 格式不正确',
        ],
      },
    ]);
    const more = { ...GOODS, 中包装: '7', 最低价: '13', 条码: '6901234567890' };
    const [row] = byRow((await send('COMMODITY_ENTRY', more)).data as never);
    expect(row?.msg).toEqual([
      '第2行 条码: 格式不正确',
      '第2行 最低价: 不能高于挂牌价',
      '第2行 中包装: 须能整除大包装',
    ]);
  });

  test('what is one with a master or an entry under way is refused by its row', async () => {
    const { records } = await hubei.data(companyEntryApi.page, { pageNum: 1, pageSize: 100, status: [1, 2, 3, 5] });
    const taken = records.find(({ uscc }) => uscc !== '');
    const row = { ...COMPANY, 统一社会信用代码: taken!.uscc };
    const [said] = byRow((await send('COMPANY_ENTRY', row)).data as never);
    expect(said?.msg.join()).toMatch(/^第2行 统一社会信用代码: 已存在相同的记录：/);
  });

  test('a file of each kind is taken back whole', async () => {
    for (const [code, row, applies] of [
      ['COMPANY_ENTRY', COMPANY, companyApplyApi],
      ['CUSTOMER_ENTRY', CUSTOMER, customerApplyApi],
      ['COMMODITY_APPLY', GOODS, commodityApplyApi],
    ] as const) {
      const { importNo } = good(await send(code, row));
      const imported = async () =>
        (await hubei.data(applies.page, { pageSize: 50 })).records.filter(
          ({ source }) => source === ENTRY_SOURCE.imported,
        );
      expect(await imported()).toHaveLength(1);
      expect(await hubei.data(importApi.undo, { importNo })).toEqual({ undone: 1, kept: [] });
      expect(await imported()).toEqual([]);
    }
  });

  test('undo deletes the drafts that nobody has touched', async () => {
    const { importNo } = good(
      await send('COMMODITY_ENTRY', GOODS, { ...GOODS, 规格: '0.5g*12片' }, { ...GOODS, 规格: '0.1g*12片' }),
    );
    const page = { pageNum: 1, pageSize: 20, name: '左氧氟沙星' };
    const [one, , three] = (await hubei.data(commodityApplyApi.page, page)).records;
    const { form } = await hubei.data(commodityEntryApi.detail, { id: one!.entryId });
    await hubei.data(commodityApplyApi.save, { id: one!.entryId, version: 1, form });
    await hubei.data(commodityApplyApi.delete, { id: three!.entryId, version: 1 });
    expect(await hubei.data(importApi.undo, { importNo })).toEqual({
      undone: 1,
      kept: [
        { rowNo: 2, field: '', value: '', msg: '已被移除' },
        { rowNo: 4, field: '', value: '', msg: '导入后已被修改，予以保留' },
      ],
    });
    expect((await hubei.data(commodityApplyApi.page, page)).records.map(({ entryId }) => entryId)).toEqual([
      one!.entryId,
    ]);
  });
});
