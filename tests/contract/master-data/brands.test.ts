/* docs/domain/master-data.md#brands */
import { readSheet } from '../../../server/platform/sheet/read/readSheet';
import { ERROR } from '../../../src/contract/error-codes';
import { brandApi } from '../../../src/contract/master-data/brands';
import { operationLogApi } from '../../../src/contract/system/operation-log';
import { catalogueImportApi } from '../../../src/contract/tasks/import-calls';
import { importApi } from '../../../src/contract/tasks/imports';
import { prodRulesApi } from '../../../src/contract/pricing/prod-rules';
import { type Backend, MAIN_ENGINE } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import { workbook } from '../../support/sheets';
import { byRow, good } from '../tasks/imports';

const HEAD = ['品牌*', '英文名', '厂家', '排序', '描述', '状态'];

describe.each(MAIN_ENGINE)('brands ($engine)', ({ start }) => {
  let backend: Backend;
  let admin: Client;

  beforeEach(async () => {
    backend = await start();
    admin = await signedIn(backend.origin, 'admin.hq');
  });
  afterEach(() => backend.stop());

  const find = async (brandName: string) => (await admin.data(brandApi.page, { brandName })).records;
  const codeOf = async (brandName: string) => (await find(brandName))[0]?.brandCode;

  test('a brand gets the next code and its letter, and its name is taken once', async () => {
    const { brandCode } = await admin.data(brandApi.add, { brandName: '  康宁  ', brandNameEn: 'Kangning' });
    expect(brandCode).toBe('PP000012');
    expect(await find('康宁')).toMatchObject([
      { brandCode, brandName: '康宁', firstLetter: 'K', sort: 100, status: 1, productCount: 0, logo: null, version: 1 },
    ]);
    const twice = { code: ERROR.invalidInput, data: [{ field: 'brandName' }] };
    expect(await admin.call(brandApi.add, { brandName: '康宁' })).toMatchObject(twice);
    expect(await admin.call(brandApi.update, { brandCode, version: 1, brandName: '楚天' })).toMatchObject(twice);
    await admin.data(brandApi.update, { brandCode, version: 1, brandName: '仁和', sort: 3 });
    expect(await find('仁和')).toMatchObject([{ brandCode, firstLetter: 'R', sort: 3, brandNameEn: '', version: 2 }]);
    expect(await admin.call(brandApi.update, { brandCode, version: 1, brandName: '迟到' })).toMatchObject({
      code: ERROR.versionConflict,
      data: { brandCode, brandName: '仁和', version: 2 },
    });
  });

  test('the list is searched and sorted; a disabled brand can no longer be chosen', async () => {
    const { records, total } = await admin.data(brandApi.page, { orderBy: 'firstLetter', orderDir: 'asc' });
    expect(total).toBe(11);
    expect(records.map(({ firstLetter }) => firstLetter).join('')).toBe('CEJJLMPQRSX');
    expect(records[0]).toMatchObject({ brandName: '楚天', manufacturer: '楚天制药有限公司' });
    expect(records[0]!.productCount).toBeGreaterThan(0);
    const names = (brands: readonly { brandName: string }[]) => brands.map(({ brandName }) => brandName);
    const scopes = () => admin.data(prodRulesApi.productScopes, {});
    expect(names((await scopes()).brands)).toContain('闽海');
    const brandCode = (await codeOf('闽海'))!;
    await admin.data(brandApi.updateStatus, { brandCode, version: 1, status: 0 });
    const { brands, formerBrands } = await scopes();
    expect([names(brands).includes('闽海'), names(formerBrands)]).toEqual([false, ['闽海']]);
    const off = await admin.data(brandApi.page, { status: 0, manufacturer: '制药' });
    expect(off.records.map((one) => one.brandName)).toEqual(['闽海']);
  });

  test('one that products refer to stays; another leaves its name free, and its history says who', async () => {
    const used = { brandCode: (await codeOf('楚天'))!, version: 1 };
    expect((await admin.call(brandApi.delete, used)).code).toBe(ERROR.brandInUse);
    const free = { brandCode: (await codeOf('仁济堂'))!, version: 1 };
    await admin.data(brandApi.delete, free);
    expect(await find('仁济堂')).toEqual([]);
    expect((await admin.call(brandApi.update, { ...free, brandName: '仁济堂' })).code).toBe(ERROR.notFound);
    expect(await admin.data(brandApi.add, { brandName: '仁济堂' })).toEqual({ brandCode: 'PP000012' });
    const about = { objectType: 'brand', objectId: free.brandCode } as const;
    const { records } = await admin.data(operationLogApi.history, about);
    expect(records.map(({ action, loginName }) => [action, loginName])).toEqual([[3, 'admin.hq']]);
    const auditor = await signedIn(backend.origin, 'audit.ro');
    expect((await auditor.data(brandApi.page, {})).total).toBe(11);
    expect((await auditor.call(brandApi.add, { brandName: '甲' })).code).toBe(ERROR.notGranted);
    expect((await auditor.call(brandApi.delete, used)).code).toBe(ERROR.notGranted);
  });

  test('a logo is a file of ours', async () => {
    expect(await admin.call(brandApi.add, { brandName: '无图', logo: '999999999' })).toMatchObject({
      code: ERROR.invalidInput,
      data: [{ field: 'logo' }],
    });
  });

  function send(who: Client, rows: readonly string[][]) {
    return who.upload(
      catalogueImportApi.importBrands,
      { branchId: who.branchId },
      { content: workbook([HEAD, ...rows]), name: '品牌.xlsx' },
    );
  }

  test('a file adds brands; what is wrong is named, mended, and taken back', async () => {
    const template = await admin.file(catalogueImportApi.downloadTemplate, { templateCode: 'BRAND' });
    const [head, example] = readSheet(template, 10);
    expect(head?.cells).toEqual(HEAD);
    const result = good(
      await send(admin, [
        example!.cells,
        ['楚康', '', '', '', '', ''],
        ['楚天', '', '', '', '', ''],
        ['', '', '', '0', '', '也许'],
        ['武当', '', '', '', '', '停用'],
      ]),
    );
    expect(result).toMatchObject({ total: 5, success: 2, fail: 3 });
    expect(byRow(result.failed)).toEqual([
      { row: 3, msg: ['第3行 品牌: 与第2行重复'] },
      { row: 4, msg: ['第4行 品牌: 已被占用'] },
      {
        row: 5,
        msg: ['第5行 品牌: 不能为空', '第5行 排序: 格式不正确，应为不超过8位的正整数', '第5行 状态: 只能是启用、停用'],
      },
    ]);
    expect(await find('楚康')).toMatchObject([{ sort: 20, status: 1, firstLetter: 'C', description: '心脑血管用药' }]);
    expect(await find('武当')).toMatchObject([{ sort: 100, status: 0, firstLetter: 'W' }]);
    const { importNo } = result;
    const values = { brandName: '太和', brandNameEn: '', manufacturer: '', sort: '', description: '', status: '' };
    expect(await admin.data(importApi.repair, { importNo, rows: [{ row: 4, values }] })).toMatchObject({ success: 3 });
    const [changed] = await find('武当');
    await admin.data(brandApi.updateStatus, { brandCode: changed!.brandCode, version: 1, status: 1 });
    expect(await admin.data(importApi.undo, { importNo })).toEqual({
      undone: 2,
      kept: [{ rowNo: 6, field: '', value: '', msg: '导入后已被修改，予以保留' }],
    });
    expect([await find('楚康'), await find('太和')]).toEqual([[], []]);
  });
});
