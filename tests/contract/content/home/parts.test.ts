/* docs/domain/home-designer.md#canvas, over HTTP: what the designer draws of what is not saved. */
import type { StoredComponent } from '../../../../src/contract/content/home/component';
import { freshComponent } from '../../../../src/contract/content/home/fresh';
import { homeRenderApi } from '../../../../src/contract/content/home/render';
import { homeWeighApi } from '../../../../src/contract/content/home/weigh';
import { main } from '../../../support/backends';
import { type Client, signedIn } from '../../../support/client';
import type { HostedBackend } from '../../../support/host/host';

let server: HostedBackend;
let admin: Client;

beforeAll(async () => {
  server = await main.start();
  admin = await signedIn(server.origin, 'admin.hq');
});
afterAll(() => server.stop());

const products = (id: string, productIds: string[], more: object = {}): StoredComponent => {
  const fresh = freshComponent('productList', id, '商品列表');
  return { ...fresh, data: { ...(fresh.data as object), productIds }, ...more };
};
const parts = async (components: StoredComponent[]) =>
  (await admin.data(homeWeighApi.weigh, { components, branchId: 'FDC' })).parts;

test('each component comes with what customers of the company see, as in the preview', async () => {
  const { components } = await admin.data(homeRenderApi.current, { branchId: 'FDC' });
  const found = await parts(components.map(({ component }) => component));
  const without = ({ images: _images, ...resolved }: (typeof components)[number]['resolved']) => resolved;
  expect(found.map(({ componentId, resolved }) => [componentId, without(resolved)])).toEqual(
    components.map(({ component, resolved }) => [component.componentId, without(resolved)]),
  );
  expect(found.some(({ resolved }) => resolved.lists.flat().length > 0)).toBe(true);
});

test('what is hidden or over is drawn all the same; what could not be saved is left out', async () => {
  const hidden = products('c1', ['P001'], { visible: 0, endTime: '2020-01-01 00:00:00' });
  const tooLong = products('c2', ['P001'], { name: '名'.repeat(30) });
  const found = await parts([hidden, tooLong, { componentId: 'c3', type: 'video' }]);
  expect(
    found.map(({ componentId, resolved }) => [componentId, resolved.lists[0]?.map((one) => one.productId)]),
  ).toEqual([['c1', ['P001']]]);
  expect((await admin.data(homeWeighApi.weigh, { components: [hidden] })).parts).toEqual([]);
});
