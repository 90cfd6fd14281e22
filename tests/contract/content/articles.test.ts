import { articleApi, articleAppApi } from '../../../src/contract/content/articles';
import { PUBLISH_STATUS } from '../../../src/contract/content/publishing';
import { ERROR } from '../../../src/contract/error-codes';
import { main } from '../../support/backends';
import { Client, signedIn } from '../../support/client';
import type { HostedBackend } from '../../support/host/host';

const { page, add, update, publish, top, categories } = articleApi;
const { published, waiting } = PUBLISH_STATUS;
const form = {
  ...{ title: '合理用药月', contentType: 1 as const, categoryId: '88451', cover: '88409', branchIds: ['FDB'] },
  body: '<p onclick="x()">合理<strong>用药</strong><script>alert(1)</script><a href="javascript:x()">链接</a></p>',
};

let server: HostedBackend;
let hubei: Client;

beforeAll(async () => {
  server = await main.start();
  hubei = await signedIn(server.origin, 'op.hubei');
});
afterAll(() => server.stop());

const find = async (contentId: string) =>
  (await hubei.data(page, { pageNum: 1, pageSize: 100 })).records.find((one) => one.contentId === contentId);
const shown = (branchId: string, contentId: string) =>
  new Client(server.origin).call(articleAppApi.shown, { branchId, contentId });

test('an article is cleaned, published with its number, counted and read in the app of its companies', async () => {
  const { contentId } = await hubei.data(add, { ...form, url: 'https://example.org', summary: null });
  const made = (await find(contentId))!;
  expect(made).toMatchObject({ publishStatus: waiting, categoryName: '用药知识', url: '', top: 0, readCount: 0 });
  expect(made.contentNo).toMatch(/^NR\d{8}$/);
  expect(made.body).toBe('<p>合理<strong>用药</strong><a>链接</a></p>');
  expect((await shown('FDB', contentId)).code).toBe(ERROR.notFound);
  await hubei.data(publish, { contentId, version: 1 });
  expect((await shown('FDB01', contentId)).data).toMatchObject({ title: '合理用药月', body: made.body });
  expect((await shown('FDC', contentId)).code).toBe(ERROR.notFound);
  const read = () => new Client(server.origin).data(articleAppApi.read, { contentId });
  await Promise.all([read(), read(), read()]);
  expect(await find(contentId)).toMatchObject({ readCount: 3, publishStatus: published });
  const at = { ...form, contentId, version: 2 };
  expect((await hubei.call(update, { ...at, title: '别的' })).data).toMatchObject([{ field: 'title' }]);
  const elsewhere = { ...at, contentType: 4 as const, url: 'https://www.nmpa.gov.cn' };
  expect((await hubei.call(update, elsewhere)).data).toMatchObject([{ field: 'contentType' }, { field: 'jump' }]);
  await hubei.data(update, { ...at, body: '<p>更正</p>' });
  expect((await shown('FDB', contentId)).data).toMatchObject({ body: '<p>更正</p>' });
  await hubei.data(top, { contentId, version: 3, top: 1 });
  expect(await find(contentId)).toMatchObject({ top: 1, version: 4 });
});

test('each type has what it shows, and leads to allowed hosts only', async () => {
  const fieldsOf = async (more: object) =>
    (await hubei.call(add, { ...form, ...more })).data as unknown as { field: string }[];
  expect(await fieldsOf({ body: '<script></script>' })).toMatchObject([{ field: 'body' }]);
  expect(await fieldsOf({ contentType: 3 })).toMatchObject([{ field: 'fileId' }]);
  expect(await fieldsOf({ contentType: 2 })).toMatchObject([{ field: 'url' }]);
  expect(await fieldsOf({ categoryId: '999' })).toMatchObject([{ field: 'categoryId' }]);
  expect((await hubei.call(add, { ...form, contentType: 4, url: 'https://example.org' })).code).toBe(
    ERROR.hostNotAllowed,
  );
  expect((await hubei.call(add, { ...form, branchIds: ['FDC'] })).code).toBe(ERROR.branchNotGranted);
});

test('a category has one name, and stays while anything stands in it', async () => {
  const { addCategory, updateCategory, deleteCategory } = articleApi;
  expect((await hubei.call(addCategory, { categoryName: '企业动态' })).data).toMatchObject([{ field: 'categoryName' }]);
  const { categoryId } = await hubei.data(addCategory, { categoryName: '政策法规' });
  await hubei.data(updateCategory, { categoryId, version: 1, categoryName: '法规', sort: 5 });
  expect((await hubei.data(categories, {}))[0]).toMatchObject({ categoryName: '法规', contentCount: 0, version: 2 });
  expect((await hubei.call(deleteCategory, { categoryId: '88451', version: 1 })).code).toBe(ERROR.categoryInUse);
  await hubei.data(deleteCategory, { categoryId, version: 2 });
  expect((await hubei.data(categories, {})).some((one) => one.categoryId === categoryId)).toBe(false);
  // Of several who save at once, one gets the name.
  const eight = Array.from({ length: 8 }, () => hubei.call(addCategory, { categoryName: '药品召回' }));
  const refused = (await Promise.all(eight)).filter(({ code }) => code !== 200);
  expect(refused).toHaveLength(7);
  for (const { data } of refused) expect(data).toMatchObject([{ field: 'categoryName' }]);
});
