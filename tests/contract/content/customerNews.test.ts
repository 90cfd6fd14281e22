/* docs/domain/content.md#audience: rich texts, and announcements that customers of a type find in the app. */
import { announcementApi } from '../../../src/contract/content/announcements';
import { branchAnnouncementAppApi } from '../../../src/contract/content/branch-announcements';
import { freshComponent } from '../../../src/contract/content/home/fresh';
import { homeRenderApi } from '../../../src/contract/content/home/render';
import { inboxApi } from '../../../src/contract/content/inbox';
import { main } from '../../support/backends';
import { Client, signedIn } from '../../support/client';
import type { HostedBackend } from '../../support/host/host';
import { madePage } from './home/references/page';

const { page, add, publish, takeDown } = announcementApi;
const PHARMACY = '3';

let server: HostedBackend;
let admin: Client;
let app: Client;

beforeAll(async () => {
  server = await main.start();
  admin = await signedIn(server.origin, 'admin.hq');
  app = new Client(server.origin);
});
afterAll(() => server.stop());

const find = async (id: string) =>
  (await admin.data(page, { pageSize: 100 })).records.find(({ announcementId }) => announcementId === id);

test('a rich text is cleaned in each language, and comes to its readers as such', async () => {
  const hostile =
    '<p onclick="x()">好<script>alert(1)</script> <a href="javascript:x()">链</a></p><iframe src="x"></iframe>';
  const form = {
    title: '富文本',
    announceType: 1 as const,
    targetType: 5 as const,
    targetIds: ['3000'],
    popup: 1 as const,
  };
  const languages = { en: { title: 'Rich', content: '<h2>Hi</h2><style>p{}</style><p><strong>You</strong></p>' } };
  const { announcementId } = await admin.data(add, { ...form, content: hostile, languages });
  expect(await find(announcementId)).toMatchObject({
    content: '<p>好 <a>链</a></p>',
    languages: { en: { title: 'Rich', content: '<h2>Hi</h2><p><strong>You</strong></p>' } },
  });
  await admin.data(publish, { announcementId, version: 1 });
  const { windows } = await admin.data(inboxApi.mine, {});
  const window = windows.find((one) => one.announcementId === announcementId);
  expect(window?.content).toBe('<p>好 <a>链</a></p>');
});

test('customers of the type find it in the app of the company and those below it; others do not', async () => {
  const form = { title: '药店专享', content: '<p>四月起<strong>调价</strong>。</p>', announceType: 2 } as const;
  const target = { targetType: 4 as const, targetIds: [PHARMACY] };
  const languages = { en: { title: 'For pharmacies', content: '<p>New prices.</p>' } };
  const { announcementId } = await admin.data(add, { ...form, ...target, languages });
  const list = async (asked: { branchId: string; customerType?: string }, language = 'zh-CN') =>
    (await app.call(branchAnnouncementAppApi.shown, asked, { headers: { 'Accept-Language': language } })).data
      .announcements;
  const titles = async (...asked: Parameters<typeof list>) => (await list(...asked)).map(({ title }) => title);
  const ours = { branchId: 'FDB01', customerType: PHARMACY };
  expect(await titles(ours)).not.toContain('药店专享');
  await admin.data(publish, { announcementId, version: 1 });
  expect(await titles(ours)).toContain('药店专享');
  expect(await titles(ours, 'en')).toContain('For pharmacies');
  expect(await titles({ branchId: 'FDB01', customerType: '5' })).not.toContain('药店专享');
  expect(await titles({ branchId: 'FDB01' })).not.toContain('药店专享');
  const shown = (await list(ours)).find((one) => one.announcementId === announcementId);
  expect(shown).toMatchObject({ content: form.content });
  // Nobody of the console is told.
  const { items } = await admin.data(inboxApi.mine, {});
  expect(items.map(({ title }) => title)).not.toContain('药店专享');
  await app.data(branchAnnouncementAppApi.read, { announcementId });
  expect(await find(announcementId)).toMatchObject({ targetText: '单体药店', targetCount: 0, readCount: 1 });
  await admin.data(takeDown, { announcementId, version: 2 });
  expect(await titles(ours)).not.toContain('药店专享');
  expect(await app.data(branchAnnouncementAppApi.read, { announcementId })).toBe(false);
});

test('the notice of a home page shows it to customers of the type, from its planned time on', async () => {
  const form = { title: '药店冷链', content: '<p>周二到货。</p>', announceType: 2, targetType: 4 } as const;
  const planTime = '2026-03-10 08:00:00';
  await admin.data(add, { ...form, targetIds: [PHARMACY], top: 1, planTime });
  const { pageId } = await madePage(
    admin,
    '公告条',
    ['FDA'],
    [freshComponent('notice', '00000000-0000-4000-8000-000000000977', '公告')],
  );
  const seen = async (customerType: string | undefined, at: string) => {
    const { components } = await admin.data(homeRenderApi.render, {
      ...{ id: pageId, branchId: 'FDB', at },
      ...(customerType && { customerType }),
    });
    return components[0]?.resolved.notices.map(({ title }) => title);
  };
  expect(await seen(PHARMACY, '2026-03-10 07:59:59')).not.toContain('药店冷链');
  expect(await seen(PHARMACY, planTime)).toContain('药店冷链');
  expect(await seen('5', planTime)).not.toContain('药店冷链');
  expect(await seen(undefined, planTime)).not.toContain('药店冷链');
});
