/* docs/domain/orders.md#returns: pictures go with what is asked for. */
import { drawCover } from '../../../mock/examples/cover';
import { fileApi } from '../../../src/contract/account/files';
import { ERROR } from '../../../src/contract/error-codes';
import { RETURN_IMAGES, returnApi } from '../../../src/contract/orders/returns';
import { type Backend, main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';

let backend: Backend;
let hubei: Client;

beforeAll(async () => {
  backend = await main.start();
  hubei = await signedIn(backend.origin, 'op.hubei');
});
afterAll(() => backend.stop());

async function upload(client: Client) {
  return (
    await client.upload(
      fileApi.upload,
      { bizType: 'evidence' },
      { content: drawCover([200, 120, 40]).content, name: 'box.png' },
    )
  ).data.fileId;
}

test('a return keeps its pictures, six at most, of files in sight', async () => {
  const orderNo = 'DD2026021300000001';
  const [first] = (await hubei.data(returnApi.goods, { orderNo })).rows;
  const lines = [{ lineNo: first!.lineNo, batchNo: first!.batchNo, returnQty: '1' }];
  const { previewHash } = await hubei.data(returnApi.preview, { orderNo, lines, returnType: 1 });
  const form = { orderNo, lines, previewHash, returnType: 1 as const, reason: '外包装破损，客户要求退回' };
  const fileId = await upload(hubei);
  const admin = await signedIn(backend.origin, 'admin.hq');
  const foreign = await upload(admin);
  for (const images of [['987654321'], [fileId, foreign]])
    expect(await hubei.call(returnApi.add, { ...form, images })).toMatchObject({
      ...{ code: ERROR.invalidInput, data: [{ field: 'images' }] },
    });
  const tooMany = Array.from({ length: RETURN_IMAGES + 1 }, () => fileId);
  expect(await hubei.call(returnApi.add, { ...form, images: tooMany })).toMatchObject({ code: ERROR.invalidInput });
  const { returnNo } = await hubei.data(returnApi.add, { ...form, images: [fileId] });
  const { images } = await hubei.data(returnApi.detail, { returnNo });
  expect(images).toEqual([{ fileId, url: expect.stringContaining(fileId) }]);
  expect((await fetch(`${backend.origin}${images[0]!.url}`)).headers.get('content-type')).toBe('image/png');
});
