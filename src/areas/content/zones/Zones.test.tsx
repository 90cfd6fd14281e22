import { screen, waitFor, within } from '@testing-library/react';
import { zoneApi } from '@/contract/content/zones';
import { tabsStore } from '@/shell/tabs/tabsStore';
import { signedIn } from '@tests/support/client';
import { renderApp } from '@tests/support/renderApp';
import { actionsOf, address, choose, closed, dialogOf, fill, person, press, rowOf } from '@tests/support/screen';
import { slowCalls } from '@tests/support/slowCalls';

test('products of a zone are put in order, tagged and removed, and it is published', async () => {
  await renderApp('/content/zoneConfig', { as: 'op.hubei' });
  // A zone of the head office is shown here, and can be copied.
  expect(await actionsOf('家庭常备')).toEqual(['复制', '在哪里使用']);
  expect(await rowOf('湖北仓直发')).toHaveTextContent('ZQ000002');
  await choose('湖北仓直发', '编辑');
  await waitFor(() => expect(address()).toBe('/content/updateZoneConfig?id=98002'));
  const names = async () =>
    [...(await rowOf('SP000004')).parentElement!.querySelectorAll('tr[data-row-key]')].map(
      (row) => row.getAttribute('data-row-key') ?? '',
    );
  expect(await names()).toEqual(['P002', 'P004']);
  await choose('SP000004', '置顶');
  await waitFor(async () => expect(await names()).toEqual(['P004', 'P002']));
  await choose('SP000004', '标签');
  const tag = await dialogOf('的标签');
  await fill(within(tag).getByLabelText('标签'), '直发');
  await press('保存', tag);
  await closed(tag);
  await waitFor(async () => expect(await rowOf('SP000004')).toHaveTextContent('直发'));
  await choose('SP000002', '移除');
  await press('移除', await dialogOf('从专区移除'));
  await waitFor(async () => expect(await names()).toEqual(['P004']));
  await press('发布');
  await press('发布', await dialogOf('发布“湖北仓直发”？'));
  expect(await screen.findByText('已发布：名称和跳转不能修改，其他修改立即生效。')).toBeVisible();
});

test('where a zone is used, and the pages that are asked for before it is taken down', async () => {
  await renderApp('/content/zoneConfig', { as: 'admin.hq' });
  await choose('家庭常备', '在哪里使用');
  const drawer = await dialogOf('“家庭常备”在哪里使用');
  expect(await within(drawer).findByText('正在展示或已排期的页面')).toBeVisible();
  expect(within(drawer).getByText(/^集团首页（版本 1）· .+ · 江城医药集团总部 · .+ 起$/)).toBeVisible();
  await person.click(within(drawer).getByLabelText('关闭'));
  await choose('家庭常备', '下架');
  await press('下架', await dialogOf('下架“家庭常备”？'));
  const asked = await dialogOf('请确认以下事项');
  expect(await within(asked).findByText(/^集团首页（版本 1）/)).toBeVisible();
  await press('取消', asked);
  expect(await rowOf('家庭常备')).toHaveTextContent('已发布');
  await choose('春节礼盒', '在哪里使用');
  const unused = await dialogOf('“春节礼盒”在哪里使用');
  expect(await within(unused).findByText('没有页面和其他内容在使用')).toBeVisible();
});

test('a new zone is saved first, then its products are chosen', async () => {
  await renderApp('/content/updateZoneConfig', { as: 'op.hubei' });
  await fill(await screen.findByLabelText('专区名称'), '夏季清热');
  await press('保存');
  await waitFor(() => expect(address()).toMatch(/updateZoneConfig\?id=\d+/));
  // The form of the new zone is closed: saving it once more would make another zone.
  expect(tabsStore.get().open.map(({ key }) => key)).not.toContain('/content/updateZoneConfig');
  expect(await screen.findByText('还没有商品，有商品才能发布')).toBeVisible();
  await press('添加商品');
  const dialog = await dialogOf('为“夏季清热”添加商品');
  const search = within(dialog).getByRole('combobox');
  await person.type(search, '板蓝根');
  await person.click(await screen.findByText('板蓝根颗粒', { selector: '.ant-select-item-option-content' }));
  await press('添加商品', dialog);
  await closed(dialog);
  expect(await screen.findByText('板蓝根颗粒', { selector: 'td, td *' })).toBeVisible();
});

test('a zone that cannot be read anew keeps what was typed', async () => {
  await renderApp('/content/updateZoneConfig?id=98002', { as: 'op.hubei' });
  await fill(await screen.findByLabelText('最多商品数'), '7');
  await rowOf('SP000004');
  const real = window.fetch;
  const asked: string[] = [];
  window.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!/\/98002\?/.test(url)) return real(input, init);
    asked.push(url);
    return Promise.reject(new TypeError('down'));
  };
  await choose('SP000004', '标签');
  const tag = await dialogOf('的标签');
  await fill(within(tag).getByLabelText('标签'), '新到');
  await press('保存', tag);
  await waitFor(() => expect(asked).not.toEqual([]));
  window.fetch = real;
  await waitFor(() => expect(document.querySelector('.ant-spin-spinning')).toBeNull());
  expect(screen.getByLabelText('最多商品数')).toHaveValue('7');
});

test('what is typed while a zone is being saved is saved next, as nobody else has changed it', async () => {
  await renderApp('/content/updateZoneConfig?id=98002', { as: 'op.hubei' });
  const sort = await screen.findByLabelText('排序');
  await fill(sort, '31');
  const answers = slowCalls('/zone/save');
  await press('保存');
  await waitFor(() => expect(answers.count()).toBe(1));
  await fill(sort, '32');
  await answers.letGo();
  expect(await screen.findByText('保存成功')).toBeVisible();
  await press('保存');
  await waitFor(async () => {
    const operator = await signedIn(await startBackend(), 'op.hubei');
    expect((await operator.data(zoneApi.detail, { zoneId: '98002' })).sort).toBe(32);
  });
});
