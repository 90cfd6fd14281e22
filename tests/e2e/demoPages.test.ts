/* Every demo page as each of the demo roles, and as unknown addresses where they are off (docs/console.md#demo-pages). */
import { demoMenusFor } from '../../server/catalogue/demoMenus';
import { violationsOf } from './axe';
import { openHouse } from './journeys';
import { closeOthers, speak } from './looks';
import { scriptsOf } from './pageFiles';
import type { Visitor } from './visitor';

// Some thirty looks at a whole document.
jest.setTimeout(300_000);

const on = openHouse({ DEMO: '1' });
const off = openHouse();

const { menus } = demoMenusFor(['admin']);
const PAGES = menus.filter(({ pageName }) => pageName !== '').map(({ menuUrl }) => menuUrl);
/** A page of one record is opened with its number. */
const withId = (path: string) => (path === '/example/edit' ? '/example/edit/70003' : path);
const ADDRESSES = PAGES.map(withId);
const isForAdmins = (path: string) => path.startsWith('/permission/');

/** Follows a link, and answers where it leads. */
async function follow({ page }: Visitor, to: string, lead: string) {
  await page.evaluate((path) => {
    window.history.pushState({}, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, to);
  await page.waitForFunction(
    (path) => {
      const titles = [...document.querySelectorAll('main h1')].filter((one) => one.checkVisibility());
      return window.location.pathname === path && titles.length > 0;
    },
    {},
    lead,
  );
  return new URL(page.url()).pathname;
}

/** A chart and a table on their way are among the examples of their pages. */
const LOADING: Readonly<Record<string, number>> = { '/charts/mixchart': 1, '/components/tables': 1 };

/** Nothing that the page shows is on its way. */
const rests = ({ page }: Visitor, path: string) =>
  page.waitForFunction(
    (most) => {
      const busy = [...document.querySelectorAll('main .ant-skeleton, main .ant-spin-spinning')];
      return busy.filter((one) => one.checkVisibility()).length === most;
    },
    {},
    LOADING[path] ?? 0,
  );

on.journey('an administrator opens all of them, and whoever sees or hears otherwise can use them', async () => {
  const one = await on.visitor();
  await one.signIn('demo.admin', '/dashboard');
  const found: string[] = [];
  for (const [index, path] of ADDRESSES.entries()) {
    expect(await follow(one, path, path)).toBe(path);
    await closeOthers(one);
    await rests(one, path);
    found.push(...(await violationsOf(one, path, { isFramed: index > 0 })));
  }
  expect(found).toEqual([]);
  // The link to another site is a page of its own.
  const link = menus.find(({ isExternalLink }) => isExternalLink === 1);
  await one.open(`/iframeViews?id=${link?.menuId}`);
  await one.page.waitForSelector(`[data-tab="/iframeViews?id=${link?.menuId}"]`);
});

on.journey('the previews of the theme designer fit a tablet, also where texts are long', async () => {
  const one = await on.visitor();
  await speak(one, 'es');
  await one.page.setViewport({ width: 768, height: 1024 });
  await one.signIn('demo.admin', '/theme');
  await one.page.waitForSelector('main .ant-table-row');
  expect(await one.page.evaluate(() => document.documentElement.scrollWidth)).toBe(768);
});

on.journey('an editor opens all but those of /permission', async () => {
  const one = await on.visitor();
  await one.signIn('demo.editor', '/icon');
  for (const path of ADDRESSES.filter((address) => !isForAdmins(address)))
    expect(await follow(one, path, path)).toBe(path);
  await follow(one, '/icon', '/icon');
  for (const path of ADDRESSES.filter(isForAdmins)) {
    await follow(one, path, '/icon');
    await one.sees('暂无此项权限');
  }
});

on.journey('a visitor has the dashboard alone', async () => {
  const one = await on.visitor();
  await one.signIn('demo.visitor', '/dashboard');
  for (const path of ADDRESSES) await follow(one, path, '/dashboard');
  await one.sees('暂无此项权限');
  await follow(one, '/no-such-page', '/404');
});

off.journey('where they are off they are as unknown as any other address, and nothing of them is loaded', async () => {
  const one = await off.visitor();
  const asked: string[] = [];
  one.page.on('request', (request) => asked.push(request.url()));
  await one.signIn('admin.hq', '/dashboard');
  for (const path of [...ADDRESSES, '/demo']) expect(await follow(one, path, '/404')).toBe('/404');
  const own = scriptsOf('/demo');
  expect(asked.filter((url) => own.some((name) => url.endsWith(`/${name}`)))).toEqual([]);
});
