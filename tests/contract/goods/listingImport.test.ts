/* docs/domain/goods.md#listing: what a file puts up, takes down and plans, and how it is taken back. */
import { readSheet } from '../../../server/platform/sheet/read/readSheet';
import { ERROR } from '../../../src/contract/error-codes';
import { LISTING_EVENT, LISTING_REASON, LISTING_STATUS, listingApi } from '../../../src/contract/goods/listings';
import { shieldApi } from '../../../src/contract/goods/shields';
import { goodsImportApi } from '../../../src/contract/tasks/import-calls';
import { IMPORT_STATUS, importApi } from '../../../src/contract/tasks/imports';
import { MAIN_ENGINE } from '../../support/backends';
import { byRow, good } from '../tasks/imports';
import { importDesk } from './importDesk';

const HEAD = ['商品编码*', '动作*', '原因', '计划时间'];
const { waiting, up, down, planned } = LISTING_STATUS;
const LATER = '2026-04-01 09:00:00';
/** Of Hubei: offered, planned to go up, waiting, without a licence, out of stock. */
const [P001, P211, P208, P209, P210] = ['SP000001', 'SP000211', 'SP000208', 'SP000209', 'SP000210'] as const;
const EDITED = '导入后已被修改，予以保留';

describe.each(MAIN_ENGINE)('listings from files ($engine)', ({ start }) => {
  const { as, hubei, send } = importDesk(start, goodsImportApi.importListings, HEAD);
  async function read(productCode: string) {
    const { records } = await hubei().data(listingApi.page, { branchId: 'FDB', productCode, pageSize: 10 });
    return records.find((one) => one.productCode === productCode)!;
  }
  const undo = (importNo: string) => hubei().data(importApi.undo, { importNo });
  const kept = (...rows: readonly [number, string][]) =>
    rows.map(([rowNo, msg]) => ({ rowNo, field: '', value: '', msg }));

  test('good rows go up, down or are planned, as by the page; what is wrong is named cell by cell', async () => {
    const template = await hubei().file(goodsImportApi.downloadTemplate, { templateCode: 'LISTING' });
    const [head, example] = readSheet(template, 10);
    expect(head?.cells).toEqual(HEAD);
    expect(example?.cells).toEqual(['SP000001', '下架', '缺货', '2030-01-01 09:00:00']);
    const result = good(
      await send(hubei(), [
        [P001, '下架', '质量', ''],
        [P210, '上架', '', ''],
        [P208, '上架', '', LATER],
        ['SP000110', '下架', '厂家召回', ''],
        [P001, '下架', '缺货', ''],
        ['SP999999', '停售', '', '明天'],
        [P209, '上架', '', ''],
        ['SP000111', '下架', '', '2026-03-01 09:00:00'],
        ['SP000112', '上架', '价格', ''],
        ['SP000113', '下架', '其他', ''],
        ['SP000114', '上架', '', LATER],
        ['', '下架', '缺货', ''],
      ]),
    );
    expect(result).toMatchObject({ status: IMPORT_STATUS.partly, total: 12, success: 4, fail: 8 });
    expect(byRow(result.failed)).toEqual([
      { row: 6, msg: ['第6行 商品编码: 与第2行重复'] },
      {
        row: 7,
        msg: [
          '第7行 动作: 只能是上架、下架',
          '第7行 计划时间: 格式不正确，应如2026-03-08 10:30:00',
          '第7行 商品编码: 不存在',
        ],
      },
      { row: 8, msg: ['第8行 商品编码: 商品资质已过期或届时已过期，不能上架'] },
      { row: 9, msg: ['第9行 原因: 不能为空', '第9行 计划时间: 必须晚于现在'] },
      { row: 10, msg: ['第10行 原因: 此处应留空', '第10行 动作: 当前状态不能这样操作'] },
      { row: 11, msg: ['第11行 原因: 请写明具体原因'] },
      { row: 12, msg: ['第12行 动作: 当前状态不能这样操作'] },
      { row: 13, msg: ['第13行 商品编码: 不能为空'] },
    ]);
    expect(result.failed[1]).toMatchObject({ rowNo: 7, field: 'action', value: '停售' });
    expect(await read(P001)).toMatchObject({
      ...{ listingStatus: down, reason: LISTING_REASON.quality, remark: '', operatorName: '陈思远' },
    });
    expect(await read(P210)).toMatchObject({ listingStatus: up, reason: null });
    expect(await read(P208)).toMatchObject({
      ...{ listingStatus: planned, statusBefore: waiting, planAction: 1, planTime: LATER },
    });
    expect(await read('SP000110')).toMatchObject({
      ...{ listingStatus: down, reason: LISTING_REASON.other, remark: '厂家召回' },
    });
    expect(await read('SP000113')).toMatchObject({ listingStatus: up });
    const repaired = await hubei().data(importApi.repair, {
      ...{ importNo: result.importNo, rows: [{ row: 11, values: { reason: '包装更换' } }] },
    });
    expect(repaired).toMatchObject({ success: 5, fail: 7 });
    expect(await read('SP000113')).toMatchObject({ listingStatus: down, remark: '包装更换' });
  });

  test('undo puts back what was there, unless somebody has touched it since or it is refused by now', async () => {
    const rows = [
      [P001, '下架', '质量', ''],
      [P211, '上架', '', ''],
      [P208, '上架', '', LATER],
      [P210, '上架', '', ''],
      ['SP000110', '下架', '缺货', ''],
    ];
    const { importNo, success } = good(await send(hubei(), rows));
    expect(success).toBe(5);
    const { listingId } = await read(P210);
    await hubei().data(listingApi.down, { ids: [listingId], reason: LISTING_REASON.price, confirm: 1 });
    await hubei().data(listingApi.up, { ids: [listingId], confirm: 1 });
    await hubei().data(shieldApi.add, {
      ...{ branchId: 'FDB', productScopeType: 'PRODUCT', productIds: ['P110'], customerScopeType: 'ALL' },
      ...{ shieldType: 1, startTime: '2026-03-01 00:00:00', reason: '质量复核期间停售' },
    });
    expect(await undo(importNo)).toEqual({ undone: 3, kept: kept([5, EDITED], [6, '已不符合原状态的条件，予以保留']) });
    expect(await read('SP000110')).toMatchObject({ listingStatus: down });
    expect(await read(P001)).toMatchObject({ listingStatus: up, reason: null });
    expect(await read(P211)).toMatchObject({
      ...{ listingStatus: planned, statusBefore: down, planAction: 1, planTime: '2026-03-10 09:00:00' },
    });
    expect(await read(P208)).toMatchObject({ listingStatus: waiting, planAction: null, planTime: null });
    expect(await read(P210)).toMatchObject({ listingStatus: up });
    const { records } = await hubei().data(listingApi.log, { id: (await read(P001)).listingId });
    expect(records.slice(0, 2).map(({ event, byName }) => [event, byName])).toEqual([
      [LISTING_EVENT.undone, '陈思远'],
      [LISTING_EVENT.down, '陈思远'],
    ]);
  });

  test('of two files the later one goes first, then the earlier one as well', async () => {
    const first = good(await send(hubei(), [[P001, '下架', '质量', '']]));
    const second = good(await send(hubei(), [[P001, '上架', '', '']]));
    expect(await undo(first.importNo)).toEqual({ undone: 0, kept: kept([2, EDITED]) });
    expect(await undo(second.importNo)).toEqual({ undone: 1, kept: [] });
    expect(await read(P001)).toMatchObject({ listingStatus: down, reason: LISTING_REASON.quality });
    expect(await undo(first.importNo)).toEqual({ undone: 1, kept: [] });
    expect(await read(P001)).toMatchObject({ listingStatus: up, reason: null });
    expect(await hubei().call(importApi.undo, { importNo: first.importNo })).toMatchObject({
      code: ERROR.nothingToUndo,
    });
  });

  test('strangers and other companies are refused', async () => {
    const rows = [['SP000110', '下架', '缺货', '']];
    const auditor = await as('audit.ro');
    expect((await send(auditor, rows)).code).toBe(ERROR.notGranted);
    expect((await send(hubei(), rows, 'FDC')).code).toBe(ERROR.branchNotGranted);
    const { importNo } = good(await send(hubei(), rows));
    expect((await auditor.call(importApi.undo, { importNo })).code).toBe(ERROR.notGranted);
    expect(await read('SP000110')).toMatchObject({ listingStatus: down, reason: LISTING_REASON.outOfStock });
  });
});
