/* docs/domain/master-data.md#online-goods: what a file says of products, and how it is taken back. */
import { setTimeout as pause } from 'node:timers/promises';
import { Client as PgClient } from 'pg';
import { readSheet } from '../../../server/platform/sheet/read/readSheet';
import { ERROR } from '../../../src/contract/error-codes';
import { brandApi } from '../../../src/contract/master-data/brands';
import { onlineGoodsApi } from '../../../src/contract/master-data/online-goods';
import { catalogueImportApi } from '../../../src/contract/tasks/import-calls';
import { importApi } from '../../../src/contract/tasks/imports';
import { type Backend, MAIN_ENGINE } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import { workbook } from '../../support/sheets';
import { byRow, good } from '../tasks/imports';

const HEAD = ['商品编码*', '展示名*', '副标题', '类别编码', '品牌', '关键词', '加购步长', '起订量', '排序', '详情'];

const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip;

describe.each(MAIN_ENGINE)('online goods from files ($engine)', ({ start }) => {
  let backend: Backend;
  let hubei: Client;

  beforeEach(async () => {
    backend = await start();
    hubei = await signedIn(backend.origin, 'op.hubei');
  });
  afterEach(() => backend.stop());

  function send(who: Client, rows: readonly string[][]) {
    return who.upload(
      catalogueImportApi.importOnline,
      { branchId: who.branchId },
      { content: workbook([HEAD, ...rows]), name: '线上商品.xlsx' },
    );
  }
  const of = async (productId: string) => hubei.data(onlineGoodsApi.detail, { productId });
  const lastFailed = () => hubei.data(catalogueImportApi.lastFailed, { templateCode: 'ONLINE_GOODS' });
  const row = (code: string, ...more: string[]) => [code, '名称', ...more, ...Array<string>(8 - more.length).fill('')];

  test('good rows are written, wrong ones named and found again', async () => {
    const template = await hubei.file(catalogueImportApi.downloadTemplate, { templateCode: 'ONLINE_GOODS' });
    const [head, example] = readSheet(template, 10);
    expect(head?.cells).toEqual(HEAD);
    expect(await lastFailed()).toEqual({ importNo: null });
    const result = good(
      await send(hubei, [
        example!.cells,
        row('SP000001'),
        row('SP999999', '', '9999', '没有的牌', '一二三四五六七八九十一', '6', '10'),
        row('SP000002', '副', '', '', '', '', '', '', '第一行\n<script>x</script><p>第二行</p>'),
      ]),
    );
    expect(result).toMatchObject({ total: 4, success: 2, fail: 2 });
    expect(byRow(result.failed)).toEqual([
      { row: 3, msg: ['第3行 商品编码: 与第2行重复'] },
      {
        row: 4,
        msg: [
          '第4行 商品编码: 不存在',
          '第4行 品牌: 不存在',
          '第4行 类别编码: 不存在',
          '第4行 关键词: 不能超过10个字符',
          '第4行 起订量: 必须是加购步长6的倍数',
        ],
      },
    ]);
    expect(await of('P001')).toMatchObject({
      ...{ displayName: '阿莫西林胶囊 0.25g*24粒', keywords: ['消炎', '抗生素'], unitStep: 5, minOrderQty: 10 },
      ...{ detail: '<p>用于敏感菌引起的感染。</p>', version: 1, completeness: 60 },
    });
    expect((await of('P002')).detail).not.toContain('script');
    expect(await lastFailed()).toEqual({ importNo: result.importNo });
    const auditor = await signedIn(backend.origin, 'audit.ro');
    expect((await send(auditor, [row('SP000003')])).code).toBe(ERROR.notGranted);
  });

  test('undo puts back what nobody has changed since', async () => {
    const before = await of('P003');
    const first = good(await send(hubei, [row('SP000003', '原副标题', '0102', '江汉', '原词')]));
    const { importNo } = good(await send(hubei, [row('SP000003', '新副标题'), row('SP000004', '', '0102')]));
    // An empty cell has left what was there.
    expect(await of('P003')).toMatchObject({ subTitle: '新副标题', keywords: ['原词'], brandName: '江汉', version: 2 });
    await hubei.data(onlineGoodsApi.batchCategory, { productIds: ['P004'], categoryId: '0301' });
    expect(await hubei.data(importApi.undo, { importNo })).toEqual({
      undone: 1,
      kept: [{ rowNo: 3, field: '', value: '', msg: '导入后已被修改，予以保留' }],
    });
    expect(await of('P003')).toMatchObject({ subTitle: '原副标题', categoryId: '0102', version: 3 });
    const gone = await hubei.data(importApi.undo, { importNo: first.importNo });
    expect([gone.undone, gone.kept.length]).toEqual([0, 1]);
    expect(before.version).toBe(0);
    const alone = good(await send(hubei, [row('SP000005')]));
    expect(await hubei.data(importApi.undo, { importNo: alone.importNo })).toEqual({ undone: 1, kept: [] });
    expect((await of('P005')).version).toBe(0);
  });

  test('a product that a repaired row has changed once more is put back to what it was before the file', async () => {
    const { importNo } = good(await send(hubei, [row('SP000003', '一'), row('SP999999', '二')]));
    const rows = [{ row: 3, values: { productCode: 'SP000003' } }];
    expect(await hubei.data(importApi.repair, { importNo, rows })).toMatchObject({ success: 2, fail: 0 });
    expect(await of('P003')).toMatchObject({ subTitle: '二', version: 2 });
    expect(await hubei.data(importApi.undo, { importNo })).toEqual({ undone: 2, kept: [] });
    expect((await of('P003')).version).toBe(0);
  });

  test('undo does not bring back a brand that somebody has deleted', async () => {
    const admin = await signedIn(backend.origin, 'admin.hq');
    const { brandCode } = await admin.data(brandApi.add, { brandName: '短命', logo: null });
    good(await send(hubei, [row('SP000003', '', '', '短命')]));
    const { importNo } = good(await send(hubei, [row('SP000003', '', '', '江汉')]));
    await admin.data(brandApi.delete, { brandCode, version: 1 });
    const { undone, kept } = await hubei.data(importApi.undo, { importNo });
    expect([undone, kept.map(({ msg }) => msg)]).toEqual([0, ['原品牌已被删除，予以保留']]);
    expect((await of('P003')).brandName).toBe('江汉');
  });

  /** Until the server waits for what the client has locked. */
  async function waited(database: PgClient) {
    const sql = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    while ((await database.query(sql)).rowCount === 0) await pause(20);
  }

  onPostgres('a file that comes while somebody saves the same product keeps what was saved', async () => {
    good(await send(hubei, [row('SP000003', '原副标题')]));
    const { databaseUrl } = backend;
    const database = new PgClient({ connectionString: databaseUrl });
    await database.connect();
    try {
      // As the form saves it: the product is locked, then what the shop shows of it is written.
      await database.query('begin');
      await database.query(`select from product where product_id = 'P003' for update`);
      const sent = send(hubei, [row('SP000003')]);
      await waited(database);
      await database.query(
        `update online_goods set sub_title = '同时', version = version + 1 where product_id = 'P003'`,
      );
      await database.query('commit');
      good(await sent);
      expect(await of('P003')).toMatchObject({ subTitle: '同时', version: 3 });
    } finally {
      await database.end();
    }
  });

  onPostgres('a brand is not deleted while a file that names it is written', async () => {
    const admin = await signedIn(backend.origin, 'admin.hq');
    const { brandCode } = await admin.data(brandApi.add, { brandName: '短命', logo: null });
    const database = new PgClient({ connectionString: backend.databaseUrl });
    await database.connect();
    try {
      await database.query('begin');
      await database.query(`select from product where product_id = 'P003' for update`);
      const sent = send(hubei, [row('SP000003', '', '', '短命')]);
      await waited(database);
      const deleted = admin.call(brandApi.delete, { brandCode, version: 1 });
      await pause(1000);
      await database.query('commit');
      good(await sent);
      expect((await deleted).code).toBe(ERROR.brandInUse);
    } finally {
      await database.end();
    }
  });
});
