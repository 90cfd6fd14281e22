import { screen, waitFor, within } from '@testing-library/react';
import { pickFair } from '../../../tests/support/pickFair';
import { renderApp } from '../../../tests/support/renderApp';
import { actionsOf, choose, closed, dialogOf, fill, press } from '../../../tests/support/screen';

test('an announcement is written, published and taken down again', async () => {
  document.cookie = 'language=zh; path=/';
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
