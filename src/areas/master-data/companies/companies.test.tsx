import { screen, waitFor, within } from '@testing-library/react';
import { companyApi } from '@/contract/master-data/companies';
import { branchTreeApi } from '@/contract/pricing/branch-trees';
import { call } from '@/core/http/call';
import { failCalls } from '@tests/support/failCalls';
import { renderApp } from '@tests/support/renderApp';
import { choose, closed, dialogOf, fill, person, press, rowOf } from '@tests/support/screen';

const treeItem = (text: string) => screen.findByText(text, { selector: '.ant-select-tree-title' });

test('headquarters add a company below another, whose credit code is checked', async () => {
  await renderApp('/team/companyManage', { as: 'admin.hq' });
  expect(await rowOf('91420100300258142K')).toHaveTextContent('江城医药湖北有限公司');
  await press('新增');
  const drawer = await dialogOf('新增公司');
  const field = (label: string) => within(drawer).getByLabelText(label);
  await fill(field('公司名称'), '江城医药黄冈分公司');
  await person.click(field('上级公司'));
  await person.click(await treeItem('江城医药湖北有限公司'));
  await fill(field('统一社会信用代码'), '91420100ma4kte5t80');
  await fill(field('法人'), '孙立');
  await person.click(field('地区'));
  await person.click(await treeItem('湖北省'));
  await fill(field('地址'), '黄州大道1号');
  await fill(field('联系人'), '周敏');
  await fill(field('电话'), '0713-8361234');
  await press('保存', drawer);
  expect(await within(drawer).findByText('末位校验码不正确')).toBeVisible();
  await fill(field('统一社会信用代码'), '91420100ma4kte5t87');
  await press('保存', drawer);
  await closed(drawer);
  await waitFor(async () => expect(await rowOf('FDB03')).toHaveTextContent('91420100MA4KTE5T87'));
});

test('a company with something open says so, and its facts are shown', async () => {
  await renderApp('/team/companyManage', { as: 'admin.hq' });
  await choose('FDB', '停用');
  await press('停用', await dialogOf('停用公司“江城医药湖北有限公司”？'));
  await waitFor(() => expect(document.body).toHaveTextContent('不能停用'));
  await choose('FDC', '查看');
  expect(await dialogOf('FDC 江城医药上海有限公司')).toBeVisible();
  expect(await screen.findByText('021-58760001', { selector: '.ant-descriptions *' })).toBeVisible();
});

test('the licences of a company, with what each says and shows', async () => {
  await renderApp('/team/companyManage', { as: 'admin.hq' });
  await choose('FDD01', '证照');
  const drawer = await dialogOf('江城医药佛山分公司的证照');
  expect(await within(drawer).findByText('食品经营许可证/备案', { selector: '.ant-card-head-title *' })).toBeVisible();
  expect(within(drawer).getAllByText('质量保证协议').length).toBeGreaterThan(0);
});

test('a form whose company could not be read says so, and is there once it was asked for again', async () => {
  await renderApp('/team/companyManage', { as: 'admin.hq' });
  expect(await rowOf('FDC')).toBeVisible();
  const mend = failCalls('/FDC');
  await choose('FDC', '编辑');
  const drawer = await dialogOf('编辑公司“江城医药上海有限公司”');
  const again = await within(drawer).findByRole('button', { name: '重新加载' });
  mend();
  await person.click(again);
  expect(await within(drawer).findByLabelText('公司名称')).toHaveValue('江城医药上海有限公司');
});

test('a region whose name could not be read is saved as it was', async () => {
  await renderApp('/team/companyManage', { as: 'admin.hq' });
  expect(await rowOf('FDC')).toBeVisible();
  const before = await call(companyApi.detail, { id: 'FDC' });
  const mend = failCalls(branchTreeApi.regionTree.path);
  await choose('FDC', '编辑');
  const drawer = await dialogOf('编辑公司“江城医药上海有限公司”');
  await waitFor(() => expect(drawer).toHaveTextContent('加载失败'));
  expect(drawer).not.toHaveTextContent(before.regionId);
  await fill(within(drawer).getByLabelText('联系人'), '沈小洁');
  await press('保存', drawer);
  await closed(drawer);
  mend();
  const { regionId } = before;
  expect(await call(companyApi.detail, { id: 'FDC' })).toMatchObject({ contactName: '沈小洁', regionId });
});
