import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { actionsOf, choose, closed, dialogOf, fill, person, press, rowOf } from '@tests/support/screen';

test('content is looked at, changed, published and set on top', async () => {
  await renderApp('/content/contentList', { as: 'op.hubei' });
  expect(await actionsOf('春季感冒用药指南')).toEqual(['预览', '复制链接', '在哪里使用']);
  await choose('春季感冒用药指南', '预览');
  const drawer = await dialogOf('预览');
  expect(await within(drawer).findByText('先分清类型')).toBeVisible();
  await person.click(within(drawer).getByLabelText('关闭'));

  await choose('门店陈列培训', '编辑');
  const form = await dialogOf('编辑内容“门店陈列培训”');
  await fill(await within(form).findByLabelText('标题'), '药店陈列培训');
  await fill(within(form).getByLabelText('网址'), 'https://video.jztey.com/train/2026-04');
  await press('保存', form);
  await closed(form);
  await choose('药店陈列培训', '发布');
  const ask = await dialogOf('发布“药店陈列培训”？');
  await press('发布', ask);
  await closed(ask);
  await waitFor(async () => expect(await rowOf('药店陈列培训')).toHaveTextContent('已发布'));
  await choose('药店陈列培训', '置顶');
  await waitFor(async () => expect(await actionsOf('药店陈列培训')).toContain('取消置顶'));
});

test('a category is added, and one that is used stays', async () => {
  await renderApp('/content/contentList', { as: 'op.hubei' });
  await screen.findByText('春季感冒用药指南');
  await press('栏目维护');
  const drawer = await dialogOf('内容数');
  await press('新增', drawer);
  const dialog = await dialogOf('数字小的在前');
  await fill(within(dialog).getByLabelText('栏目'), '政策法规');
  await press('保存', dialog);
  await closed(dialog);
  expect(await within(drawer).findByText('政策法规')).toBeVisible();
  await press('删除', within(drawer).getByText('企业动态').closest('tr')!);
  await press('删除', await dialogOf('删除“企业动态”？'));
  expect(await screen.findByText(/该栏目下还有2条内容/)).toBeVisible();
});
