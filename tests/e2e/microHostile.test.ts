import { openHouse } from './journeys';
import { contract as CONTRACT } from '../../config/microContract.json';
import { GREETING, HOSTILE, LEAVING, serveInstead } from './microApps';
import type { Visitor } from './visitor';

const house = openHouse();

/** By the menu and by a list: the frame, the router and the network work. */
async function consoleWorks(one: Visitor) {
  await one.page.evaluate(() => document.querySelector<HTMLElement>('[data-tab="/dashboard"]')?.click());
  await one.arrivesAt('/dashboard');
  await one.sees('近期展会');
  await one.page.evaluate(() => window.history.back());
  await one.page.waitForFunction(() => window.location.pathname !== '/dashboard');
  await one.page.evaluate(() => window.history.forward());
  await one.arrivesAt('/dashboard');
}

const traces = (one: Visitor) =>
  one.page.evaluate(() => ({
    own: Object.keys(Object.prototype).concat(Object.keys(Array.prototype)),
    hidden: 'hidden' in {},
    hacked: 'hacked' in window,
    title: document.querySelector('[data-tab="/dashboard"]')?.textContent,
  }));

house.journey('eight bad guests, each of which leaves the console usable', async () => {
  const one = await house.visitor();
  await one.signIn('admin.hq');
  const serve = await serveInstead(one.page);
  for (const [what, module] of Object.entries(HOSTILE)) {
    serve(module);
    // The application starts anew each time: what one guest has done helps no other.
    await one.open('/micro-pms/home');
    await one.page.waitForSelector('main');
    await new Promise((done) => setTimeout(done, module.lasts ?? 500));
    expect([what, new URL(one.page.url()).origin]).toEqual([what, one.origin]);
    await consoleWorks(one);
    expect([what, await traces(one)]).toEqual([what, { own: [], hidden: false, hacked: false, title: '首页' }]);
  }
  // Errors of the guests are theirs.
  one.errors.length = 0;
});

house.journey('what failed once can be tried again', async () => {
  const one = await house.visitor();
  await one.signIn('admin.hq');
  let isDown = true;
  await one.page.setRequestInterception(true);
  one.page.on('request', (request) => {
    if (isDown && new URL(request.url()).pathname === '/micro-pms/index.html') void request.abort();
    else void request.continue();
  });
  await one.page.evaluate(() => {
    window.history.pushState({}, '', '/micro-pms/home');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await one.sees('物业管理模块无法打开');
  await one.press('重试');
  await one.sees('物业管理模块无法打开');
  isDown = false;
  await one.press('重试');
  await one.sees('出租率');
});

house.journey(
  'a module of a neighbouring version starts, one further away or another than described does not',
  async () => {
    const one = await house.visitor();
    await one.signIn('admin.hq');
    const serve = await serveInstead(one.page);
    const sees = async (guest: Parameters<typeof serve>[0], text: string) => {
      serve(guest);
      await one.open('/micro-pms/home');
      await one.sees(text);
    };
    for (const contract of [CONTRACT - 1, CONTRACT, CONTRACT + 1])
      await sees({ html: GREETING, contract }, '模块已启动');
    for (const contract of [CONTRACT - 2, CONTRACT + 2]) {
      const said = `物业模块与控制台版本不匹配（控制台 ${CONTRACT}，模块 ${contract}），请刷新页面或联系管理员`;
      await sees({ html: GREETING, contract }, said);
      expect(await one.page.evaluate(() => document.body.innerText)).not.toContain('模块已启动');
    }
    await sees({ html: GREETING, entryHash: '0'.repeat(64) }, '物业模块校验失败，请联系管理员');
    expect(await one.page.evaluate(() => document.body.innerText)).not.toContain('模块已启动');
    one.errors.length = 0;
  },
);

house.journey('a module that asks for the sign-in signs out', async () => {
  const one = await house.visitor();
  await one.signIn('admin.hq');
  (await serveInstead(one.page))({ html: LEAVING });
  await one.page.evaluate(() => {
    window.history.pushState({}, '', '/micro-pms/home');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await one.arrivesAt('/login');
  expect(await one.page.evaluate(() => window.sessionStorage.length)).toBeLessThan(2);
});
