import { tradeFairApi } from '../../src/contract/trade-fair/fairs';
import { signedIn } from '../support/client';
import { openHouse } from './journeys';
import type { Visitor } from './visitor';

const { journey, server, visitor } = openHouse();
const LIST = '/sale/tradeFairManage';
const NEW = '/sale/saleShowEdit';
const HUBEI = '江城医药湖北有限公司';
const XIANGYANG = '江城医药襄阳分公司';

async function changeBranch(one: Visitor, name: string) {
  await one.lookAt();
  await one.at('button[title$="切换公司"]').click();
  await one.at('#company_branchId').fill(name);
  await one
    .at(`.ant-select-dropdown ::-p-xpath(.//*[contains(@class, "ant-select-tree-title")][. = "${name}"])`)
    .click();
  await one.reloads(async () => {
    await one.answer('确定');
    await one.sees('保存成功！');
  });
  await one.isCalled(`首页 · ${name}`);
}

async function saveDraft(one: Visitor, subject: string) {
  await one.lookAt();
  await one.open(NEW);
  await one.fill('subject', subject);
  await one.press('存草稿');
  await one.page.waitForFunction(() => window.location.search.startsWith('?id='));
}

journey('each tab has its company: a link, a duplicate, a switch, writes, a logout', async () => {
  const first = await visitor();
  await first.signIn('op.hubei', LIST);
  await first.isCalled(`展会列表 · ${HUBEI}`);
  const linked = await first.anotherTab();
  await linked.open(NEW);
  await linked.isCalled(`新增/编辑展会 · ${HUBEI}`);
  const duplicate = await first.duplicate();

  await changeBranch(linked, XIANGYANG);
  await first.lookAt();
  await first.press('查询');
  await first.page.reload();
  await first.isCalled(`展会列表 · ${HUBEI}`);
  await saveDraft(first, '湖北的草稿');
  await saveDraft(linked, '襄阳的草稿');
  const operator = await signedIn(server().origin, 'op.hubei', 'FDB');
  const hosts = await Promise.all(
    ['湖北的草稿', '襄阳的草稿'].map(async (subject) => {
      const { records } = await operator.data(tradeFairApi.searchList, { subject });
      const [fair] = records;
      return fair && (await operator.data(tradeFairApi.detail, { id: fair.tradeFairId })).hostBranchId;
    }),
  );
  expect(hosts).toEqual(['FDB', 'FDB01']);

  await first.lookAt();
  await first.at('::-p-xpath(//header//button[normalize-space(.)="陈思远"])').click();
  await first.follow('退出登录');
  await first.arrivesAt('/login');
  await duplicate.lookAt();
  await duplicate.press('查询');
  await duplicate.sees('登录已过期，请重新登录');
  await duplicate.arrivesAt('/login?redirect=');
  await linked.lookAt();
  await linked.open(LIST);
  await linked.arrivesAt('/login');
});
