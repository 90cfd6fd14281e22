/* docs/domain/master-data.md#online-goods: forms that are open while others change the same product. */
import { drawCover } from '../../../mock/examples/cover';
import { fileApi } from '../../../src/contract/account/files';
import { ERROR } from '../../../src/contract/error-codes';
import { onlineGoodsApi } from '../../../src/contract/master-data/online-goods';
import { type Backend, MAIN_ENGINE } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';

describe.each(MAIN_ENGINE)('open forms of online goods ($engine)', ({ start }) => {
  let backend: Backend;
  let hubei: Client;
  beforeAll(async () => {
    backend = await start();
    hubei = await signedIn(backend.origin, 'op.hubei');
  });
  afterAll(() => backend.stop());

  async function picture() {
    const file = { content: drawCover([200, 120, 40]).content, name: 'a.png' };
    return (await hubei.upload(fileApi.upload, { bizType: 'goods' }, file)).data.fileId;
  }
  const of = async (productId: string) => hubei.data(onlineGoodsApi.detail, { productId });

  test('a form that was open while category or brand of many changed does not bring the old ones back', async () => {
    const form = { productId: 'P001', displayName: '阿莫西林胶囊', images: [await picture()], categoryId: '0102' };
    await hubei.data(onlineGoodsApi.update, { ...form, version: 0 });
    const { version } = await of('P001');
    await hubei.data(onlineGoodsApi.batchCategory, { productIds: ['P001'], categoryId: '0301' });
    expect((await hubei.call(onlineGoodsApi.update, { ...form, version })).code).toBe(ERROR.versionConflict);
    expect(await of('P001')).toMatchObject({ categoryId: '0301', version: version + 1 });
  });

  test('also the first form of a product does not bring back what a batch has changed since', async () => {
    const { productName, version } = await of('P104');
    expect(version).toBe(0);
    const first = {
      productId: 'P104',
      displayName: '首次填写',
      images: [await picture()],
      categoryId: '0102',
      version,
    };
    await hubei.data(onlineGoodsApi.batchCategory, { productIds: ['P104'], categoryId: '0301' });
    expect((await hubei.call(onlineGoodsApi.update, first)).code).toBe(ERROR.versionConflict);
    expect(await of('P104')).toMatchObject({ categoryId: '0301', version: 1, displayName: productName });
    await hubei.data(onlineGoodsApi.update, { ...first, version: 1 });
    expect(await of('P104')).toMatchObject({ categoryId: '0102', version: 2, displayName: '首次填写' });
  });
});
