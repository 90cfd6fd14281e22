import { memoryOf } from '../support/memory';
import { openHouse } from './journeys';
import { closeAll, dayOfWork, goTo } from './tabs';

const { journey, visitor } = openHouse();
const TABS = 9;

/** What is asked of the server meanwhile. */
async function requestsOf(page: Awaited<ReturnType<typeof visitor>>['page'], walk: () => Promise<void>) {
  const asked: string[] = [];
  const note = (request: { url: () => string }) => asked.push(request.url());
  page.on('request', note);
  await walk();
  page.off('request', note);
  return asked;
}

journey('a tab that is shown again asks nothing, and closed tabs leave nothing behind', async () => {
  const clerk = await visitor();
  await clerk.signIn('admin.hq', '/dashboard');
  const day = dayOfWork(TABS);
  const open = async () => {
    for (const address of day) await goTo(clerk, address);
  };
  await open();
  // Pages that were left before they were there would ask again.
  for (const address of ['/sale/tradeFairManage', '/sale/saleShowEdit?id=70003', '/dashboard']) {
    await goTo(clerk, address);
    await clerk.page.waitForNetworkIdle({ idleTime: 300 });
  }
  await clerk.seesDashboard();
  expect(
    await requestsOf(clerk.page, async () => {
      await goTo(clerk, '/sale/tradeFairManage');
      await clerk.sees('共 6 条');
      await goTo(clerk, '/sale/saleShowEdit?id=70003');
    }),
  ).toEqual([]);
  await closeAll(clerk);
  const before = await memoryOf(clerk.page);
  await open();
  await closeAll(clerk);
  const after = await memoryOf(clerk.page);
  expect(after.nodes - before.nodes).toBeLessThanOrEqual(50);
  expect(after.listeners - before.listeners).toBeLessThanOrEqual(10);
});
