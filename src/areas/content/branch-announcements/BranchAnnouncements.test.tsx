import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { actionsOf, choose, closed, dialogOf, fill, person, press, rowOf } from '@tests/support/screen';

test('an announcement is read, changed, published and taken down; those of the head office are only read', async () => {
  await renderApp('/content/announcement', { as: 'op.hubei' });
  expect(await actionsOf('移动端改版说明')).toEqual(['查看', '在哪里使用']);
  await choose('移动端改版说明', '查看');
  const view = await dialogOf('查看公告');
  expect(await within(view).findByText(/原“我的收藏”移到/)).toBeVisible();
  await person.click(within(view).getByLabelText('关闭'));

  await choose('月末对账提醒', '编辑');
  const form = await dialogOf('编辑公告“月末对账提醒”');
  await fill(await within(form).findByLabelText('标题'), '三月对账提醒');
  await press('保存', form);
  await closed(form);
  await choose('三月对账提醒', '发布');
  const ask = await dialogOf('发布“三月对账提醒”？');
  await press('发布', ask);
  await closed(ask);
  await waitFor(async () => expect(await rowOf('三月对账提醒')).toHaveTextContent('已发布'));
  await choose('三月对账提醒', '下架');
  const question = await dialogOf('下架“三月对账提醒”？');
  await press('下架', question);
  await closed(question);
  await waitFor(async () => expect(await rowOf('三月对账提醒')).toHaveTextContent('已下架'));
});

test('who only looks reads and adds nothing', async () => {
  await renderApp('/content/announcement', { as: 'audit.ro' });
  expect(await actionsOf('湖北仓周末配送安排')).toEqual(['查看', '在哪里使用']);
  expect(screen.queryByText('新增')).toBeNull();
});
