import { screen, waitFor, within } from '@testing-library/react';
import { ERROR } from '@/contract/error-codes';
import type { StoredComponent } from '@/contract/content/home/component';
import { freshComponent } from '@/contract/content/home/fresh';
import { homeOverrideApi } from '@/contract/content/home/company/overrides';
import { homeConfigApi } from '@/contract/content/home/pages';
import { homePublishApi } from '@/contract/content/home/plans';
import { homeVersionApi } from '@/contract/content/home/versions';
import { type Client, signedIn } from '@tests/support/client';
import { renderApp } from '@tests/support/renderApp';
import { address, buttonNames, choose, closed, dialogOf, fill, findButton, person, press } from '@tests/support/screen';

/* docs/domain/home-pages.md#overrides, on the screen: how a company overrides a page of the head office. */

const title = (id: string, text: string): StoredComponent => ({
  ...freshComponent('title', id, `标题${id}`),
  data: { text, subText: '', moreJump: null },
});

async function publish(admin: Client, id: string, components: StoredComponent[]) {
  const { version } = await admin.data(homeConfigApi.detail, { id });
  const saved = await admin.data(homeVersionApi.save, { id, version, components });
  return admin.data(homePublishApi.publish, { id, version: saved.version, confirmCodes: [ERROR.plansOverlap] });
}

const outline = () => document.querySelector<HTMLElement>('[data-region="outline"]')!;
const rows = () => [...outline().querySelectorAll('[data-focus]')].map((row) => row.textContent);
const row = (name: string) =>
  waitFor(() => {
    const found = [...outline().querySelectorAll<HTMLElement>('[data-focus]')].find((one) =>
      one.textContent.includes(name),
    );
    if (!found) throw new Error(`No ${name} among ${rows().join()}`);
    return found;
  });
const said = () => document.querySelector('[role=status][aria-live=polite]')!.textContent;

async function made() {
  const admin = await signedIn(await startBackend(), 'admin.hq');
  const { pageId } = await admin.data(homeConfigApi.add, { pageName: '总部页', branchIds: ['FDA'] });
  await publish(admin, pageId, [title('c1', '一'), title('c2', '二')]);
  return { admin, pageId };
}

test('a company changes, hides and adds, never removes; what it stores is the difference', async () => {
  const { admin, pageId } = await made();
  await renderApp(`/content/appHome?id=${pageId}&branchId=FDB`, { as: 'op.hubei' });
  await screen.findByText('正在编辑江城医药湖北有限公司的页面，基于总部第 1 版');
  await screen.findByText('由您编辑');
  expect(buttonNames()).not.toContain('发布');
  await person.click(await row('标题c2'));
  await waitFor(() => expect(screen.getByLabelText('文字')).toHaveValue('二'));
  await fill(screen.getByLabelText('文字'), '贰');
  (await row('标题c2')).focus();
  await person.keyboard('{Delete}');
  expect(said()).toBe('标题c2来自总部，可以隐藏，不能删除');
  expect(await row('标题c2')).toHaveTextContent('本公司');
  expect(await row('标题c1')).toHaveTextContent('总部');
  await press('保存');
  await waitFor(async () => {
    const { override } = await admin.data(homeOverrideApi.detail, { id: pageId, branchId: 'FDB' });
    expect(override).toEqual({ props: [{ componentId: 'c2', path: 'data.text', value: '贰' }], order: null, own: [] });
  });
  await waitFor(() => expect(screen.queryByText('未保存')).toBeNull());
});

test('what both have changed waits, and is decided beside each other', async () => {
  const { admin, pageId } = await made();
  const hubei = await signedIn(await startBackend(), 'op.hubei');
  const props = [{ componentId: 'c1', path: 'data.text', value: '甲' }];
  const of = { pageId, branchId: 'FDB' };
  await hubei.data(homeOverrideApi.save, { ...of, baseVersionNo: 1, version: 0, props, order: null, own: [] });
  await publish(admin, pageId, [title('c1', '壹'), title('c2', '二')]);
  await renderApp(`/content/appHome?id=${pageId}&branchId=FDB`, { as: 'op.hubei' });
  await screen.findByText('由您编辑');
  expect(await row('标题c1')).toHaveTextContent('冲突');
  (await row('标题c1')).focus();
  await person.keyboard('h');
  expect(said()).toBe('标题c1有未处理的冲突，请先处理');
  await press('处理冲突');
  const drawer = await dialogOf('江城医药湖北有限公司的冲突');
  await waitFor(() => expect(drawer).toHaveTextContent('标题c1 · 文字'));
  expect(drawer).toHaveTextContent(/一.*壹.*甲/);
  await person.click(within(drawer).getByText('壹'));
  // What was chosen is not lost by a key.
  await person.keyboard('{Escape}');
  const asked = await dialogOf('放弃已输入的内容？');
  await press('取消', asked);
  await closed(asked);
  await press('按选择处理', drawer);
  await screen.findByText('正在编辑江城医药湖北有限公司的页面，基于总部第 2 版');
  expect((await hubei.data(homeOverrideApi.detail, { id: pageId, branchId: 'FDB' })).override.props).toEqual([]);
});

test('the companies that show a page otherwise are listed, and lead to their designer', async () => {
  await renderApp('/contentManage/homeConfig', { as: 'op.hubei' });
  await choose('宜昌周末页', '公司覆盖');
  const drawer = await dialogOf('“宜昌周末页”的公司覆盖');
  await findButton('处理冲突', drawer);
  expect(drawer).toHaveTextContent('总部已更新');
  await press('设计', drawer);
  await waitFor(() => expect(address()).toBe('/content/appHome?id=97006&branchId=FDB02'));
});
