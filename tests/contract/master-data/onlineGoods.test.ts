/* docs/domain/master-data.md#online-goods */
import { drawCover } from '../../../mock/examples/cover';
import { fileApi } from '../../../src/contract/account/files';
import { ERROR } from '../../../src/contract/error-codes';
import { onlineGoodsApi } from '../../../src/contract/master-data/online-goods';
import { standardApi } from '../../../src/contract/master-data/standards';
import { operationLogApi } from '../../../src/contract/system/operation-log';
import { type Backend, MAIN_ENGINE } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';

describe.each(MAIN_ENGINE)('online goods ($engine)', ({ start }) => {
  let backend: Backend;
  let hubei: Client;

  beforeEach(async () => {
    backend = await start();
    hubei = await signedIn(backend.origin, 'op.hubei');
  });
  afterEach(() => backend.stop());

  async function picture() {
    return (
      await hubei.upload(
        fileApi.upload,
        { bizType: 'goods' },
        { content: drawCover([200, 120, 40]).content, name: 'a.png' },
      )
    ).data.fileId;
  }
  const list = async (query: object) => (await hubei.data(onlineGoodsApi.page, query)).records;
  const of = async (productId: string) => hubei.data(onlineGoodsApi.detail, { productId });

  test('the list says what the ERP and the company say, and is searched by it', async () => {
    const [first] = await list({ keyword: 'SP000001' });
    expect(first).toMatchObject({
      productId: 'P001',
      productName: '阿莫西林胶囊',
      dosageForm: '胶囊剂',
      brandName: '楚天',
      prescriptionType: 3,
      ...{ listPrice: '12.8000', minSalePrice: '10.5000', standardCode: 'BZ00000001', mainImage: '' },
      // A category and a standard.
      completeness: 40,
    });
    expect(Number(first!.stockQty)).toBeGreaterThan(0);
    const ids = async (query: object) => (await list({ pageSize: 500, ...query })).map(({ productId }) => productId);
    expect(await ids({ keyword: 'amxljn' })).toContain('P001');
    expect(await ids({ brandId: 'PP000001', prescriptionType: 3, matched: 1 })).toContain('P001');
    expect(await ids({ matched: 0 })).not.toContain('P001');
    expect(await ids({ categoryId: '01' })).toContain('P001');
    expect(await ids({ categoryId: '02' })).not.toContain('P001');
    const up = await list({ listingStatus: 1, pageSize: 500 });
    expect(up.length).toBeGreaterThan(0);
    expect(up.every(({ listingStatus }) => listingStatus === 1)).toBe(true);
    // The other company has other stock and its own price.
    const shanghai = await signedIn(backend.origin, 'admin.hq', 'FDC');
    const [there] = (await shanghai.data(onlineGoodsApi.page, { keyword: 'SP000001' })).records;
    expect(there!.stockQty).not.toBe(first!.stockQty);
  });

  test('what a shop shows is kept, cut to what is allowed, with its history', async () => {
    const [main, second] = [await picture(), await picture()];
    const form = {
      productId: 'P001',
      displayName: '阿莫西林胶囊 0.25g',
      subTitle: '处方药',
      categoryId: '0102',
      brandId: 'PP000002',
      ...{ images: [main, second], keywords: ['消炎', '感冒', '消炎'], unitStep: 5, minOrderQty: 10 },
      detail: '<h2>说明</h2><script>alert(1)</script><p onclick="x()">凭处方销售</p>',
    };
    await hubei.data(onlineGoodsApi.update, { ...form, version: 0 });
    const saved = await of('P001');
    expect(saved).toMatchObject({
      ...{ displayName: '阿莫西林胶囊 0.25g', keywords: ['消炎', '感冒'], unitStep: 5, minOrderQty: 10, version: 1 },
      ...{ categoryId: '0102', brandName: '江汉', detail: '<h2>说明</h2><p>凭处方销售</p>', completeness: 100 },
    });
    expect(saved.images.map(({ fileId }) => fileId)).toEqual([main, second]);
    expect((await list({ keyword: 'SP000001' }))[0]!.mainImage).toBe(saved.images[0]!.url);
    expect((await hubei.call(onlineGoodsApi.update, { ...form, version: 0 })).code).toBe(ERROR.versionConflict);
    const about = { objectType: 'onlineGoods', objectId: 'P001' } as const;
    const { records } = await hubei.data(operationLogApi.history, about);
    expect(records.at(-1)!.changes).toMatchObject({ brandName: ['楚天', '江汉'] });
    await hubei.data(onlineGoodsApi.update, { ...form, version: 1, images: [second], detail: '' });
    expect((await of('P001')).completeness).toBe(80);
  });

  test('what does not fit is refused field by field', async () => {
    const image = await picture();
    const good = { productId: 'P002', version: 0, displayName: '布洛芬', images: [image], categoryId: '0201' };
    const fields = async (more: object) =>
      ((await hubei.call(onlineGoodsApi.update, { ...good, ...more })).data as unknown as { field: string }[]).map(
        ({ field }) => field,
      );
    expect(await fields({ images: [] })).toEqual(['images']);
    expect(await fields({ images: ['999999999'] })).toEqual(['images']);
    expect(await fields({ unitStep: 6, minOrderQty: 10 })).toEqual(['minOrderQty']);
    expect(await fields({ categoryId: '9999' })).toEqual(['categoryId']);
    expect(await fields({ brandId: 'PP999999' })).toEqual(['brandId']);
    expect(await fields({ keywords: ['一二三四五六七八九十一'] })).toEqual(['keywords.0']);
    expect((await hubei.call(onlineGoodsApi.update, { ...good, productId: 'P999' })).code).toBe(ERROR.notFound);
    const auditor = await signedIn(backend.origin, 'audit.ro');
    expect((await auditor.data(onlineGoodsApi.detail, { productId: 'P002' })).version).toBe(0);
    expect((await auditor.call(onlineGoodsApi.update, good)).code).toBe(ERROR.notGranted);
    const batch = { productIds: ['P002'], brandId: 'PP000001' };
    expect((await auditor.call(onlineGoodsApi.batchBrand, batch)).code).toBe(ERROR.notGranted);
  });

  test('a product is matched by its codes or by a person, and the standard counts it', async () => {
    const { auto, standards } = await hubei.data(onlineGoodsApi.candidates, { productId: 'P116' });
    expect(auto?.by).toBe(1);
    const { standardCode } = standards.find((one) => one.standardCode === auto!.standardCode)!;
    await hubei.data(onlineGoodsApi.match, { productId: 'P116', standardCode });
    const counted = async () =>
      (await hubei.data(standardApi.page, { pageSize: 50 })).records.find((one) => one.standardCode === standardCode)
        ?.matchedCount;
    expect(await counted()).toBe(1);
    await hubei.data(onlineGoodsApi.match, { productId: 'P116', standardCode: null });
    expect([await counted(), (await of('P116')).standardCode]).toEqual([0, '']);
    // Without a number or a barcode in common no standard is certain.
    const open = await hubei.data(onlineGoodsApi.candidates, { productId: 'P117', keyword: '阿莫西林胶囊' });
    expect([open.auto, open.standards.map((one) => one.standardCode)]).toEqual([null, ['BZ00000001']]);
    const unknown = { productId: 'P117', standardCode: 'BZ99999999' };
    expect(await hubei.call(onlineGoodsApi.match, unknown)).toMatchObject({ data: [{ field: 'standardCode' }] });
  });

  test('the standard that the codes lead to is shown however many others are found', async () => {
    const admin = await signedIn(backend.origin, 'admin.hq');
    const { productName: commonName, spec, approvalNo } = await of('P102');
    const form = { commonName, spec, approvalNo, manufacturer: '楚天制药有限公司', packUnit: '盒', dosageForm: '片剂' };
    const { standardCode } = await admin.data(standardApi.add, { ...form, otcType: 1, confirm: 1 });
    const found = await hubei.data(onlineGoodsApi.candidates, { productId: 'P102', keyword: 'BZ000' });
    expect(found.auto).toMatchObject({ standardCode, by: 1 });
    expect(found.standards).toHaveLength(20);
    expect(found.standards[0]).toMatchObject({ standardCode });
  });

  test('category and brand of many change at once, or not at all', async () => {
    const productIds = ['P101', 'P102', 'P103'];
    await hubei.data(onlineGoodsApi.batchCategory, { productIds, categoryId: '0301' });
    await hubei.data(onlineGoodsApi.batchBrand, { productIds, brandId: 'PP000003' });
    for (const productId of productIds)
      expect(await of(productId)).toMatchObject({ categoryId: '0301', brandId: 'PP000003' });
    const some = await hubei.call(onlineGoodsApi.batchCategory, { productIds: ['P101', 'P999'], categoryId: '0401' });
    expect(some.code).toBe(ERROR.notFound);
    expect((await of('P101')).categoryId).toBe('0301');
  });
});
