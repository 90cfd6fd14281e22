/* docs/domain/home-rendering.md#widths, over HTTP. */
import { imageSize } from 'image-size';
import { drawCover } from '../../../../mock/examples/cover';
import { fileApi, type FileUse } from '../../../../src/contract/account/files';
import { freshComponent } from '../../../../src/contract/content/home/fresh';
import type { StoredComponent } from '../../../../src/contract/content/home/component';
import { homeWeighApi } from '../../../../src/contract/content/home/weigh';
import { jobApi } from '../../../../src/contract/tasks/jobs';
import { storageApi } from '../../../../src/contract/tasks/storage';
import { main } from '../../../support/backends';
import { type Client, signedIn } from '../../../support/client';
import type { HostedBackend } from '../../../support/host/host';

let server: HostedBackend;
let admin: Client;

beforeAll(async () => {
  server = await main.start({ FILE_UNUSED_HOURS: '24' });
  admin = await signedIn(server.origin, 'admin.hq');
});
afterAll(() => server.stop());

async function upload(bizType: FileUse, content: Buffer) {
  return (await admin.upload(fileApi.upload, { bizType }, { content, name: 'a.png' })).data;
}
/** 1500 by 750; so heavy that each copy weighs less. */
const picture = () => Buffer.concat([drawCover([20, 90, 150], [1_500, 750]).content, Buffer.alloc(3_000_000)]);

/** A banner with this image, and what the designer says of it. */
const weigh = async (fileId: string) => {
  const fresh = freshComponent('banner', 'c1', '轮播');
  const image = { fileId, alt: '图', decorative: 0, focalX: 50, focalY: 50 };
  const banner = { ...fresh, data: { ...(fresh.data as object), items: [{ image, jump: null }] } } as StoredComponent;
  return admin.data(homeWeighApi.weigh, { components: [banner], branchId: 'FDB' });
};

async function done(fileId: string) {
  for (;;) {
    const { records } = await admin.data(jobApi.page, { pageNum: 1, pageSize: 100, kind: 'scaleImage' });
    const found = records.find(({ key }) => key === fileId);
    if (!found || found.state === 2) return found;
    expect(found.lastError).toBe('');
    await new Promise((next) => setTimeout(next, 200));
  }
}

test('an image comes in the widths that are smaller, and weighs what a phone loads of it', async () => {
  const { fileId, url } = await upload('homePage', picture());
  const before = await weigh(fileId);
  expect(before.imageKb).toBeGreaterThan(2_900);
  expect(await done(fileId)).toMatchObject({ state: 2, lastError: '' });
  const { images, imageKb, requests } = await weigh(fileId);
  expect(images[0]?.widths).toEqual([160, 375, 750, 1125]);
  const bytes = Buffer.from(await (await fetch(`${server.origin}${url}&w=750`)).arrayBuffer());
  expect(imageSize(bytes)).toMatchObject({ width: 750, height: 375 });
  expect([requests, imageKb]).toEqual([2, Math.ceil(bytes.length / 1_024)]);
});

test('no other width is answered, and none without the signature', async () => {
  const { fileId, url } = await upload('content', picture());
  await done(fileId);
  expect((await fetch(`${server.origin}${url}&w=1125`)).headers.get('content-type')).toBe('image/png');
  for (const wrong of [`${url}&w=200`, `${url}&w=0`, `${url}&w=x`, `${url.replace(/s=[^&]*/, 's=x')}&w=160`])
    expect((await fetch(server.origin + wrong)).headers.get('content-type')).toMatch(/json/);
});

test('what no page of the app shows has none', async () => {
  const { fileId } = await upload('evidence', picture());
  expect(await done(fileId)).toBeUndefined();
});

test('copies go with their original', async () => {
  const { fileId, url } = await upload('homePage', picture());
  await done(fileId);
  const kept = async () => {
    const { usage } = await admin.data(storageApi.overview, {});
    return usage.reduce((sum, { files }) => sum + files, 0);
  };
  const before = await kept();
  server = await server.reopen({ CLOCK: '2026-03-14 09:00:00' });
  admin = await signedIn(server.origin, 'admin.hq');
  await admin.data(storageApi.sweep, {});
  while ((await admin.data(storageApi.overview, {})).isSweeping) await new Promise((next) => setTimeout(next, 200));
  expect(before - (await kept())).toBeGreaterThanOrEqual(5);
  expect((await fetch(`${server.origin}${url}&w=160`)).headers.get('content-type')).toMatch(/json/);
});
