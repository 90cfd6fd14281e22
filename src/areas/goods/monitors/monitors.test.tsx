import { screen, waitFor, within } from '@testing-library/react';
import { failsFirst } from '@tests/support/failCalls';
import { renderApp } from '@tests/support/renderApp';
import { choose, closed, dialogOf, fill, person, press, rowOf } from '@tests/support/screen';

const TAG = { selector: '.ant-tag' };

test('a choice that is still open says so', async () => {
  await renderApp('/item/monitorStrategy', { as: 'admin.hq' });
  await press('新增');
  const form = await dialogOf('新增监控策略');
  // The scope, the comparison and the schedule.
  expect(await within(form).findAllByText('请选择')).toHaveLength(3);
});

test('a strategy is changed, tried over sixty days and enabled; its run is told', async () => {
  await renderApp('/item/monitorStrategy', { as: 'admin.hq' });
  await choose('库存低于100', '编辑');
  const form = await dialogOf('编辑策略“库存低于100”');
  await fill(within(form).getByLabelText('阈值'), '120');
  await press('保存', form);
  await closed(form);
  await waitFor(async () => expect(await rowOf('库存低于100')).toHaveTextContent('< 120'));

  await choose('库存低于100', '回测');
  const drawer = await dialogOf('回测“库存低于100”');
  await fill(within(drawer).getByLabelText('天数'), '90');
  await press('开始回测', drawer);
  expect(await screen.findByText('只保存了60天的数据，不能回测更久')).toBeVisible();
  await fill(within(drawer).getByLabelText('天数'), '60');
  await press('开始回测', drawer);
  expect(await within(drawer).findByText('预警')).toBeVisible();
  await person.keyboard('{Escape}');

  await failsFirst('/updateStatus', async () => {
    await choose('30天无动销', '启用');
    await press('启用', await dialogOf('启用策略“30天无动销”？'));
  });
  await press('仍要继续', await dialogOf('该策略的当前条件尚未回测，确定启用吗？'));
  await waitFor(async () => expect(within(await rowOf('30天无动销')).getByText('启用', TAG)).toBeVisible());

  await choose('近效期90天', '立即执行');
  await choose('近效期90天', '执行记录');
  const runs = await dialogOf('执行记录：近效期90天');
  expect(await within(runs).findByText(/陈思远.*近效期90天/)).toBeVisible();
});

test('another metric is saved after its open alerts have been told of', async () => {
  await renderApp('/item/monitorStrategy', { as: 'admin.hq' });
  await choose('近效期90天', '编辑');
  const form = await dialogOf('编辑策略“近效期90天”');
  await person.click(within(form).getByLabelText('指标'));
  await person.click(await screen.findByText('无动销天数', { selector: '.ant-select-item-option-content' }));
  await press('保存', form);
  const asked = await dialogOf('条待处理预警将关闭');
  await press('仍要继续', asked);
  await closed(form);
  await waitFor(async () => expect(await rowOf('近效期90天')).toHaveTextContent('无动销天数'));
});

test('the number of its products opens them, and finds one', async () => {
  await renderApp('/item/monitorStrategy', { as: 'admin.hq' });
  const row = await rowOf('近效期90天');
  const [count = ''] = /\d+/.exec(within(row).getByRole('button', { name: /^\d+$/ }).textContent) ?? [];
  await press(count, row);
  const drawer = await dialogOf('监控商品：近效期90天');
  expect(await within(drawer).findByText(new RegExp(`共 ${count} 条`))).toBeVisible();
  const [name] = await within(drawer).findAllByText('阿莫西林胶囊');
  expect(name).toBeVisible();
  await fill(within(drawer).getByLabelText('商品名称'), '阿莫西林胶囊');
  await press('查询', drawer);
  expect(await within(drawer).findByText(/共 1 条/)).toBeVisible();
});
