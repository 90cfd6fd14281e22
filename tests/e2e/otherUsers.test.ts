import type { HTTPRequest } from 'puppeteer';
import { openHouse } from './journeys';
import type { Visitor } from './visitor';

const { journey, visitor } = openHouse();
const LIST = '/sale/tradeFairManage';

journey('each user has the menu of their role', async () => {
  const [clerk, operator] = await Promise.all([visitor(), visitor()]);
  await clerk.signIn('show.clerk');
  await clerk.sees('展会管理');
  expect(await clerk.text()).not.toContain('促销与定价');
  await operator.signIn('op.hubei');
  await operator.sees('促销与定价');
  await operator.sees('江城医药湖北有限公司');
});

journey('a typed address is where the sign-in leads', async () => {
  const clerk = await visitor();
  await clerk.signIn('show.clerk', `${LIST}?state=9`);
  await clerk.arrivesAt(`${LIST}?state=9`);
  await clerk.sees('2026秋季订货会');
  await clerk.sees('共 1 条');
});

journey('an address without a page is not found', async () => {
  const clerk = await visitor();
  await clerk.signIn('show.clerk');
  await clerk.open('/no/such/page');
  await clerk.arrivesAt('/404');
  await clerk.sees('页面不存在');
  await clerk.press('返回首页');
  await clerk.arrivesAt('/dashboard');
});

/** Passes everything on, and takes one page out of the server's menu. */
async function withdraw({ page }: Visitor, menuUrl: string) {
  const menuWithout = async (request: HTTPRequest) => {
    const answer = await (await fetch(request.url(), { headers: request.headers() })).json();
    const menuList = answer.data.menuList.filter((item: { menuUrl: string }) => item.menuUrl !== menuUrl);
    const body = JSON.stringify({ ...answer, data: { ...answer.data, menuList } });
    await request.respond({ contentType: 'application/json', body });
  };
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    void (request.url().includes('/menu/permission') ? menuWithout(request) : request.continue());
  });
}

journey('a page that is not granted is refused, and leads home', async () => {
  const clerk = await visitor();
  await withdraw(clerk, LIST);
  await clerk.signIn('show.clerk', LIST);
  await clerk.sees('暂无此项权限');
  await clerk.arrivesAt('/dashboard');
  expect(await clerk.text()).not.toContain('展会列表');
});
