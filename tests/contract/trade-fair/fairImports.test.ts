import { readSheet } from '../../../server/platform/sheet/read/readSheet';
import { ERROR } from '../../../src/contract/error-codes';
import { fairCommodityApi } from '../../../src/contract/trade-fair/commodities';
import { tradeFairApi } from '../../../src/contract/trade-fair/fairs';
import { fairImportApi } from '../../../src/contract/tasks/import-calls';
import { importApi } from '../../../src/contract/tasks/imports';
import { type Backend, main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import { workbook } from '../../support/sheets';
import { byRow, bring, FAIR as tradeFairId, good, HEAD, HEADS, send } from '../tasks/imports';

let backend: Backend;
let admin: Client;

beforeAll(async () => {
  backend = await main.start();
  admin = await signedIn(backend.origin, 'admin.hq');
});
afterAll(() => backend.stop());

test.each([
  ['FAIR_CUSTOMER', HEADS.importCustomers],
  ['FAIR_COMMODITY', HEADS.importCommodities],
  ['FAIR_ORDER', HEADS.importOrders],
  ['INVITATION', HEADS.importInvitations],
] as const)('the template %s has its columns', async (templateCode, titles) => {
  const [head] = readSheet(await admin.file(fairImportApi.downloadTemplate, { templateCode }), 10);
  expect(head!.cells).toEqual(titles);
});

test('commodities are those that a supplier of the fair makes and the host sells, at no more than their list price', async () => {
  const { page, productPage } = fairCommodityApi;
  const free = (await admin.data(productPage, { tradeFairId, pageSize: 200 })).records.filter(
    ({ alreadyAdded }) => alreadyAdded === 0,
  );
  const [one, two, three] = free;
  const supplier = (supplierId: string) => `GYS000${supplierId.slice(3)}`;
  const row = (of: typeof one, ...rest: string[]) => [of!.productCode, supplier(of!.supplierId), ...rest];
  const list = Number(one!.listPrice);
  const result = good(
    await bring(admin, 'importCommodities', [
      row(one, (list * 0.95).toFixed(4), '5', '300', '7'),
      row(two, two!.listPrice, '', '', ''),
      row(one, '0.0001', '0', '1.5', '-1'),
      ['SP000001', 'GYS00012', '11.5', '', '', ''],
      ['SP999999', 'GYS99999', 'zehn', '', '', ''],
      [three!.productCode, 'GYS00012', '9999', '10', '5', ''],
    ]),
  );
  expect(result).toMatchObject({ total: 6, success: 2, fail: 4 });
  expect(byRow(result.failed)).toEqual([
    {
      row: 4,
      msg: [
        ...[
          '第4行 起订量: 格式不正确，应为不超过8位的正整数',
          '第4行 限购: 格式不正确，应为不超过8位的正整数',
          '第4行 排序: 格式不正确，应为不超过8位的正整数',
        ],
        expect.stringMatching(/^第4行 展会价: 低于最低销售价/),
        '第4行 商品编码: 与第2行重复',
      ],
    },
    { row: 5, msg: ['第5行 商品编码: 已在该展会中'] },
    {
      row: 6,
      msg: [
        '第6行 展会价: 格式不正确，应为正数，最多4位小数',
        '第6行 商品编码: 不存在',
        '第6行 供应商编码: 不在该展会中',
      ],
    },
    {
      row: 7,
      msg: [
        ...(three!.supplierId === 'G0012' ? [] : ['第7行 供应商编码: 不是该商品的供应商']),
        `第7行 展会价: 不能高于挂牌价${Number(three!.listPrice)}`,
        '第7行 限购: 少于起订量10',
      ],
    },
  ]);
  const made = (await admin.data(page, { tradeFairId, productCode: one!.productCode })).records[0]!;
  expect(made).toMatchObject({ fairPrice: (list * 0.95).toFixed(4), minQty: 5, limitQty: 300, sort: 7, status: 1 });
  const plain = (await admin.data(page, { tradeFairId, productCode: two!.productCode })).records[0]!;
  expect(plain).toMatchObject({ fairPrice: two!.listPrice, minQty: 1, limitQty: null, sort: 100 });

  const terms = { id: plain.id, version: 1, fairPrice: plain.listPrice, minQty: 2 };
  const never = [{ field: 'limitQty', msg: '不能小于2' }];
  expect((await admin.call(fairCommodityApi.update, { ...terms, limitQty: 1 })).data).toEqual(never);
  const items = [{ productId: three!.productId, fairPrice: null }];
  const added = { tradeFairId, items, minQty: 2, limitQty: 1 };
  expect((await admin.call(fairCommodityApi.add, added)).data).toEqual(never);
  await admin.data(fairCommodityApi.update, terms);
  expect(await admin.data(importApi.undo, { importNo: result.importNo })).toEqual({
    undone: 1,
    kept: [{ rowNo: 3, field: '', value: '', msg: '导入后已被修改，予以保留' }],
  });
  await admin.data(fairCommodityApi.delete, { ids: [plain.id] });
});

test('a fair that was taken down says so to whoever brings a file in', async () => {
  const id = '70002';
  const { version } = await admin.data(tradeFairApi.detail, { id });
  await admin.data(tradeFairApi.takeDown, { id, version, reason: '场馆档期有冲突', confirm: 1 });
  const suppliers = send(admin, workbook([HEAD, ['GYS00030', '', '', '']]), { tradeFairId: id });
  const customers = bring(admin, 'importCustomers', [['KH000100', '', '', '', '', '']], { tradeFairId: id });
  for (const { code } of await Promise.all([suppliers, customers])) expect(code).toBe(ERROR.fairTakenDown);
});
