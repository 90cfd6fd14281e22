import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { actionsOf, choose, closed, dialogOf, fill, press, rowOf } from '@tests/support/screen';

test('a banner is renamed, published and taken down; those of the head office stay', async () => {
  await renderApp('/content/banner', { as: 'op.hubei' });
  expect(await rowOf('2026春季订货会')).toHaveTextContent('yiyaotong://fair?tradeFairId=70001');
  expect(await actionsOf('2026春季订货会')).toEqual(['复制链接', '在哪里使用']);
  await choose('家庭药箱', '编辑');
  const drawer = await dialogOf('编辑Banner“家庭药箱”');
  expect(await within(drawer).findByText('板蓝根颗粒')).toBeVisible();
  await fill(within(drawer).getByLabelText('名称'), '家庭常备');
  await press('保存', drawer);
  await closed(drawer);
  await waitFor(async () => expect(await rowOf('家庭常备')).toHaveTextContent('待发布'));
  await choose('家庭常备', '发布');
  const ask = await dialogOf('发布“家庭常备”？');
  await press('发布', ask);
  await closed(ask);
  await waitFor(async () => expect(await actionsOf('家庭常备')).toContain('下架'));
  await choose('家庭常备', '下架');
  const question = await dialogOf('下架“家庭常备”？');
  await press('下架', question);
  await closed(question);
  await waitFor(async () => expect(await rowOf('家庭常备')).toHaveTextContent('已下架'));
});

test('who only looks has no button but the link', async () => {
  await renderApp('/content/banner', { as: 'audit.ro' });
  expect(await screen.findByText('湖北仓次日达')).toBeVisible();
  expect(screen.queryByText('新增')).toBeNull();
});
