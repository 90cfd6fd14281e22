/* docs/domain/home-rendering.md#weight: what the product says of the seeded page, and what a phone loads of it. */
import { gzipSync } from 'node:zlib';
import type { HTTPRequest } from 'puppeteer';
import { drawCover } from '../../mock/examples/cover';
import { fileApi } from '../../src/contract/account/files';
import { freshComponent } from '../../src/contract/content/home/fresh';
import type { StoredComponent } from '../../src/contract/content/home/component';
import { homeRenderApi } from '../../src/contract/content/home/render';
import { homeConfigApi } from '../../src/contract/content/home/pages';
import { homeVersionApi } from '../../src/contract/content/home/versions';
import { homeWeighApi } from '../../src/contract/content/home/weigh';
import { jobApi } from '../../src/contract/tasks/jobs';
import { type Client, signedIn } from '../support/client';
import { openHouse } from './journeys';

// No page of the console is asked for.
const { journey, visitor, server } = openHouse({ PAGES: '0' });

const PHONE = { width: 375, height: 667, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** Until the copies of all images are made that were there. */
async function scaled(admin: Client) {
  for (;;) {
    const { records } = await admin.data(jobApi.page, { pageNum: 1, pageSize: 100, kind: 'scaleImage' });
    if (records.length > 0 && records.every(({ state }) => state === 2)) return;
    await new Promise((next) => setTimeout(next, 500));
  }
}

/** Everything that a phone is sent for a page which somebody looks through to its end, each tab and slide of it. */
async function loadedOn(path: string) {
  const { page, origin } = await visitor();
  await page.setViewport(PHONE);
  const requests: HTTPRequest[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) requests.push(request);
  });
  await page.goto(origin + path, { waitUntil: 'networkidle0' });
  await page.evaluate(() => {
    for (const panel of document.querySelectorAll('[role=tabpanel]')) panel.removeAttribute('hidden');
  });
  const shown = await page.$$('img');
  for (const image of shown) {
    await image.evaluate((one) => one.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' }));
    await page.waitForFunction((one: HTMLImageElement) => one.complete && one.naturalWidth > 0, {}, image);
  }
  // An image may be seen before its answer is told here.
  while (!requests.every((one) => one.response())) await new Promise((next) => setTimeout(next, 50));
  const [html = '', ...images] = await Promise.all(
    requests.map(async (one) => (await one.response()!.buffer()).toString('latin1')),
  );
  return {
    requests: requests.length,
    imageKb: images.reduce((sum, { length }) => sum + length, 0) / 1_024,
    pageKb: gzipSync(Buffer.from(html, 'latin1')).length / 1_024,
    images: shown.length,
  };
}

/** Within two in a hundred, and what rounding up to a whole KB makes of it. */
const near = (said: number, found: number) => Math.abs(said - found) <= Math.max(1, found * 0.02);

async function compare(admin: Client, path: string, components: StoredComponent[], branchId: string) {
  const said = await admin.data(homeWeighApi.weigh, { components, branchId });
  const found = await loadedOn(path);
  expect(found.images).toBeGreaterThan(0);
  expect([found.requests, near(said.imageKb, found.imageKb) || [said.imageKb, found.imageKb]]).toEqual([
    said.requests,
    true,
  ]);
  expect(found.pageKb).toBeLessThanOrEqual(60);
  return found;
}

journey('a phone loads of the seeded page what the designer says', async () => {
  const admin = await signedIn(server().origin, 'admin.hq');
  await scaled(admin);
  const { components } = await admin.data(homeRenderApi.current, { branchId: 'FDC01' });
  const stored = components.map(({ component }) => component);
  await compare(admin, '/app/home?branchId=FDC01', stored, 'FDC01');
});

async function upload(admin: Client, hue: readonly [number, number, number]) {
  const { content } = drawCover(hue, [1_500, 750]);
  return (
    await admin.upload(
      fileApi.upload,
      { bizType: 'homePage' },
      { content: Buffer.concat([content, Buffer.alloc(2_000_000)]), name: 'a.png' },
    )
  ).data.fileId;
}

journey('of large images it loads the copies, each in the width of its place', async () => {
  const admin = await signedIn(server().origin, 'admin.hq');
  const ids = [
    await upload(admin, [20, 90, 150]),
    await upload(admin, [150, 60, 30]),
    await upload(admin, [9, 90, 30]),
  ];
  await scaled(admin);
  const image = (fileId = '') => ({ fileId, alt: '图', decorative: 0, focalX: 50, focalY: 50 });
  const part = (type: 'banner' | 'imageAd' | 'gridNav', data: object) => {
    const fresh = freshComponent(type, `c_${type}`, type);
    return { ...fresh, data: { ...(fresh.data as object), ...data } } as StoredComponent;
  };
  const components = [
    part('banner', { items: [0, 1].map((i) => ({ image: image(ids[i]), jump: null })) }),
    part('gridNav', { items: ids.map((one) => ({ icon: image(one), text: '入口', badge: '', jump: null })) }),
    part('imageAd', { images: [{ image: image(ids[2]), areas: [] }] }),
  ];
  const { pageId: id, version } = await admin.data(homeConfigApi.add, { pageName: '大图', branchIds: ['FDB'] });
  await admin.data(homeVersionApi.save, { id, version, components });
  const { url } = await admin.data(homeRenderApi.link, { pageId: id, branchId: 'FDB' });
  const found = await compare(admin, url.replace(/^https?:\/\/[^/]+/, ''), components, 'FDB');
  expect(found).toMatchObject({ requests: 7, images: 6 });
  expect(found.imageKb).toBeLessThan(600);
});
