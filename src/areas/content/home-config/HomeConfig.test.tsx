import { screen, waitFor, within } from '@testing-library/react';
import { freshComponent } from '@/contract/content/home/fresh';
import { homeConfigApi } from '@/contract/content/home/pages';
import { homeVersionApi } from '@/contract/content/home/versions';
import { signedIn } from '@tests/support/client';
import { renderApp } from '@tests/support/renderApp';
import { actionsOf, address, buttonNames, choose, closed, dialogOf, fill, press, rowOf } from '@tests/support/screen';

test('a page is added, renamed, published with its receipt, and taken down again', async () => {
  await renderApp('/contentManage/homeConfig', { as: 'op.hubei' });
  // A page of the head office can only be looked at and copied.
  expect(await actionsOf('集团首页')).toEqual(['预览', '版本', '公司覆盖', '复制']);
  await choose('宜昌周末页', '复制');
  const copy = await dialogOf('复制“宜昌周末页”？');
  await press('复制', copy);
  await closed(copy);
  expect(await rowOf('宜昌周末页 (2)')).toHaveTextContent('草稿');
  await choose('宜昌周末页 (2)', '编辑');
  const form = await dialogOf('编辑页面“宜昌周末页 (2)”');
  await fill(within(form).getByLabelText('页面名称'), '宜昌日常');
  await press('保存', form);
  await closed(form);
  expect(await actionsOf('宜昌日常')).toEqual(['设计', '发布', '编辑', '预览', '版本', '公司覆盖', '复制', '删除']);

  await choose('宜昌日常', '发布');
  const receipt = await dialogOf('发布“宜昌日常”第 1 版');
  expect(await within(receipt).findByText('湖北首页')).toBeVisible();
  expect(receipt).toHaveTextContent(/请求 \d+ 个，图片 \d+ KB，首屏 \d+ KB，共 \d+ KB/);
  await fill(within(receipt).getByLabelText('版本说明'), '首发');
  // The fair that the component leads to ends, but the page has no end.
  expect(receipt).toHaveTextContent('第 1 项：引用对象先于页面结束');
  await press('发布', receipt);
  const asked = await dialogOf('请确认以下事项');
  expect(asked).toHaveTextContent('引用对象先于页面结束：ZH2026030001');
  await press('仍要继续', asked);
  await closed(receipt);
  await waitFor(async () => expect(await rowOf('宜昌日常')).toHaveTextContent('已发布'));

  await choose('宜昌日常', '下架');
  const down = await dialogOf('下架“宜昌日常”');
  expect(await within(down).findByText('湖北首页')).toBeVisible();
  await fill(within(down).getByLabelText('原因'), '换季');
  await press('下架', down);
  await closed(down);
  await waitFor(async () => expect(await rowOf('宜昌日常')).toHaveTextContent('已下架'));
  await choose('宜昌日常', '删除');
  const ask = await dialogOf('删除页面“宜昌日常”？');
  await press('删除', ask);
  await closed(ask);
  await waitFor(() => expect(screen.queryByText('宜昌日常')).toBeNull());
});

test('what is not complete says why, and has no button to publish it', async () => {
  const hubei = await signedIn(await startBackend(), 'op.hubei');
  const { version } = await hubei.data(homeConfigApi.detail, { id: '97005' });
  const components = [freshComponent('countdown', 'c1', '限时活动')];
  await hubei.data(homeVersionApi.save, { id: '97005', version, components });
  await renderApp('/contentManage/homeConfig', { as: 'op.hubei' });
  await choose('端午专题', '发布');
  const receipt = await dialogOf('发布“端午专题”第 1 版');
  expect(await within(receipt).findByText('第 1 个组件 限时活动：未选择对象')).toBeVisible();
  expect(buttonNames(receipt)).not.toContain('发布');
});

test('the designer of a page opens at its address', async () => {
  await renderApp('/contentManage/homeConfig', { as: 'op.hubei' });
  await choose('五一活动页', '设计');
  await waitFor(() => expect(address()).toBe('/content/appHome?id=97004'));
});

test('a rollback makes a draft, which is not offered to itself', async () => {
  await renderApp('/contentManage/homeConfig', { as: 'admin.hq' });
  await choose('集团首页', '版本');
  const drawer = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('.ant-drawer');
    expect(found?.querySelectorAll('tr.ant-table-row').length).toBeGreaterThan(0);
    return found!;
  });
  const rows = () => [...drawer.querySelectorAll('tr.ant-table-row')];
  const before = rows().length;
  await press('回滚版本', rows().at(-1));
  await press('回滚版本', await dialogOf('版的内容生成草稿？'));
  await waitFor(() => expect(rows()).toHaveLength(before + 1));
  expect(rows()[0]).toHaveTextContent('草稿');
  expect(buttonNames(rows()[0]!.querySelector('td:last-child')!)).toEqual([]);
});
