import menus from '../../server/catalogue/menus.json';
import type { Visitor } from './visitor';

const FAIRS = [70001, 70002, 70003, 70004, 70005, 70006];

/** A day's work: the list of fairs, each fair, and pages of the whole menu; each is a tab. */
export function dayOfWork(count: number): string[] {
  const pages = menus.map(({ menuUrl }) => menuUrl).filter((url) => /^\/\w+\/\w+$/.test(url));
  const fairs = FAIRS.map((id) => `/sale/saleShowEdit?id=${id}`);
  return [...new Set(['/sale/tradeFairManage', ...fairs, ...pages])].slice(0, count);
}

/** Goes there as a link of the application does, and waits until the page is there. */
export async function goTo({ page }: Visitor, address: string) {
  await page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('main h1')].some((title) => title.offsetParent !== null),
  );
  await page.waitForNetworkIdle({ idleTime: 100 });
}

/** Closes all but the dashboard, by the menu of a tab. */
export async function closeAll(visitor: Visitor) {
  await visitor.at('nav .ant-tabs-tab-active').click({ button: 'right' });
  await visitor.follow('关闭所有');
  await visitor.arrivesAt('/dashboard');
}
