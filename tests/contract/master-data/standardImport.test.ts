/* docs/domain/master-data.md#standards: standards from a file, and how they are taken back. */
import { readSheet } from '../../../server/platform/sheet/read/readSheet';
import { ERROR } from '../../../src/contract/error-codes';
import { DUPLICATE_KIND, duplicateApi } from '../../../src/contract/master-data/duplicates';
import { commodityApplyApi, commodityEntryApi } from '../../../src/contract/master-data/entries';
import { standardApi } from '../../../src/contract/master-data/standards';
import { catalogueImportApi } from '../../../src/contract/tasks/import-calls';
import { importApi } from '../../../src/contract/tasks/imports';
import { type Backend, MAIN_ENGINE } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import { workbook } from '../../support/sheets';
import { commodityForm, withScans } from './entryForms';
import { byRow, good } from '../tasks/imports';

const HEAD = [
  '通用名*',
  '商品名',
  '规格*',
  '剂型*',
  '厂家*',
  '批准文号',
  '条码',
  '包装单位*',
  '有效期(月)',
  '贮藏',
  '处方类型*',
];

describe.each(MAIN_ENGINE)('standards from files ($engine)', ({ start }) => {
  let backend: Backend;
  let admin: Client;

  beforeEach(async () => {
    backend = await start();
    admin = await signedIn(backend.origin, 'admin.hq');
  });
  afterEach(() => backend.stop());

  const find = async (commonName: string) => (await admin.data(standardApi.page, { commonName })).records;

  function send(who: Client, rows: readonly string[][]) {
    return who.upload(
      catalogueImportApi.importStandards,
      { branchId: who.branchId },
      { content: workbook([HEAD, ...rows]), name: '标准.xlsx' },
    );
  }

  test('a file adds standards; what is wrong is named, mended, and taken back', async () => {
    const template = await admin.file(catalogueImportApi.downloadTemplate, { templateCode: 'STANDARD' });
    const [head, example] = readSheet(template, 10);
    expect(head?.cells).toEqual(HEAD);
    const herb = ['茯苓', '', '饮片', '饮片', '蜀都制药有限公司', '', '', 'kg', '36', '阴凉', '中药饮片'];
    const drug = ['甲片', '', '1g', '药水', '甲厂', '', '6901234567891', '坛', '121', '月球', '处方药'];
    const there = [
      '阿莫西林胶囊',
      '',
      '0.25g*24粒',
      '胶囊剂',
      '楚天制药有限公司',
      '国药准字H20010001',
      '',
      '盒',
      '',
      '',
      '处方药',
    ];
    there[5] = (await find('阿莫西林胶囊'))[0]!.approvalNo;
    const result = good(await send(admin, [example!.cells, example!.cells, herb, drug, there]));
    expect(result).toMatchObject({ total: 5, success: 2, fail: 3 });
    expect(byRow(result.failed)).toEqual([
      { row: 3, msg: ['第3行 通用名: 与第2行重复'] },
      {
        row: 5,
        msg: [
          '第5行 贮藏: 只能是常温、阴凉、冷藏、冷冻',
          '第5行 剂型: 不存在',
          '第5行 包装单位: 不存在',
          '第5行 条码: 校验位不正确',
          '第5行 批准文号: 不能为空',
          '第5行 有效期(月): 超出范围1–120',
        ],
      },
      { row: 6, msg: ['第6行 通用名: 已被占用'] },
    ]);
    expect(await find('茯苓')).toMatchObject([{ storage: 2, shelfLifeMonths: 36, otcType: 5, approvalNo: '' }]);
    const { importNo } = result;
    const [changed] = await find('茯苓');
    await admin.data(standardApi.updateStatus, { standardId: changed!.standardId, version: 1, status: 0 });
    expect(await admin.data(importApi.undo, { importNo })).toEqual({
      undone: 1,
      kept: [{ rowNo: 4, field: '', value: '', msg: '导入后已被修改，予以保留' }],
    });
    expect(await find('氨溴索片')).toEqual([]);
  });

  const herb = (name: string) => [name, '', '饮片', '饮片', '蜀都制药有限公司', '', '', 'kg', '36', '阴凉', '中药饮片'];

  async function imported(...names: string[]) {
    const { importNo } = good(
      await send(
        admin,
        names.map((name) => herb(name)),
      ),
    );
    const codes = await Promise.all(names.map(async (name) => (await find(name))[0]!));
    return { importNo, standards: codes };
  }
  const kept = (rowNo: number, msg: string) => ({ rowNo, field: '', value: '', msg });

  test('what was merged is not taken back, and a form that was open before is told of it', async () => {
    const { importNo, standards } = await imported('苍术', '白术');
    const [source, target] = standards;
    const two = { kind: DUPLICATE_KIND.standard, sourceId: source!.standardCode, targetId: target!.standardCode };
    const { sourceMark, targetMark } = await admin.data(duplicateApi.mergePreview, two);
    await admin.data(duplicateApi.merge, { ...two, sourceMark, targetMark, choices: {} });
    const { standardId, version } = target!;
    expect(await admin.call(standardApi.updateStatus, { standardId, version, status: 0 })).toMatchObject({
      code: ERROR.versionConflict,
    });
    expect(await admin.data(importApi.undo, { importNo })).toEqual({
      undone: 0,
      kept: [2, 3].map((row) => kept(row, '导入后已被修改，予以保留')),
    });
  });

  test('a standard that an entry has been given is not taken back', async () => {
    const { importNo, standards } = await imported('白术');
    const operator = await signedIn(backend.origin, 'op.hubei');
    const form = { ...(await withScans(operator, commodityForm)), firstBusiness: 0 };
    const { entryId: id, version } = await operator.data(commodityApplyApi.save, { form });
    await operator.data(commodityApplyApi.submit, { id, version, confirm: 1 });
    const { round, stepNo, contentHash } = await admin.data(commodityEntryApi.detail, { id });
    const seen = { id, round, stepNo, contentHash, result: 1 as const, confirm: 1 as const };
    await admin.data(commodityEntryApi.audit, { ...seen, matchStandardCode: standards[0]!.standardCode });
    expect(await admin.data(importApi.undo, { importNo })).toEqual({
      undone: 0,
      kept: [kept(2, '已有录入单使用，予以保留')],
    });
  });
});
