import { screen, waitFor, within } from '@testing-library/react';
import { pickFair } from '@tests/support/pickFair';
import { renderApp } from '@tests/support/renderApp';
import { actionsOf, choose, closed, dialogOf, fill, person, press, rowOf } from '@tests/support/screen';

test('an announcement is written, published and taken down again', async () => {
  await renderApp('/content/announcementV2', { as: 'show.clerk' });
  await pickFair();
  expect(await screen.findByText('入场须知')).toBeVisible();
  expect(await actionsOf('返程班车')).toEqual(expect.arrayContaining(['发布', '编辑', '删除']));
  await press('新增公告');
  const dialog = await dialogOf('新增公告');
  await fill(within(dialog).getByLabelText('标题'), '午餐改期');
  await fill(within(dialog).getByLabelText('内容'), '午餐改到 12:30。');
  await press('保存', dialog);
  await closed(dialog);
  await choose('午餐改期', '发布');
  const ask = await dialogOf('发布公告「午餐改期」？');
  await press('发布', ask);
  await closed(ask);
  await waitFor(async () => expect(await actionsOf('午餐改期')).toContain('下架'));
});

test('what must be read is written with its button, reported on, copied and taken back', async () => {
  await renderApp('/content/announcementV2', { as: 'show.clerk' });
  await pickFair();
  await choose('入场须知', '阅读报表');
  const drawer = await dialogOf('阅读率');
  expect(await within(drawer).findByText('王海涛')).toBeVisible();
  expect(within(drawer).getAllByText('未读').length).toBeGreaterThan(0);
  await person.click(within(drawer).getByLabelText('关闭'));

  await choose('入场须知', '复制');
  await screen.findByText('已复制为待发布的公告');
  await waitFor(() => expect(screen.getAllByText('入场须知')).toHaveLength(2));

  await choose('返程班车', '编辑');
  const dialog = await dialogOf('编辑公告');
  await fill(within(dialog).getByLabelText('弹窗次数'), '9');
  await person.click(within(dialog).getByLabelText('必读'));
  await person.click(await screen.findByText('是', { selector: '.ant-select-item-option-content' }));
  await fill(within(dialog).getByLabelText('确认文字'), '收到');
  await press('保存', dialog);
  await closed(dialog);
  // What stood there before the list is read again is a version that has passed.
  await waitFor(async () => expect(await rowOf('返程班车')).toHaveTextContent('是'));
  await choose('返程班车', '发布');
  const ask = await dialogOf('发布公告「返程班车」？');
  await press('发布', ask);
  await closed(ask);
  await waitFor(async () => expect(await actionsOf('返程班车')).toContain('撤回'));
  await choose('返程班车', '撤回');
  const question = await dialogOf('撤回公告「返程班车」？');
  await press('撤回', question);
  await closed(question);
  expect(await screen.findByText('已撤回')).toBeVisible();
});
