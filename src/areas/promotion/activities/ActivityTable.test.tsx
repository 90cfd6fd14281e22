import { renderApp } from '@tests/support/renderApp';
import { actionsOf, choose, dialogOf, press } from '@tests/support/screen';

test('what has ended is neither shown nor hidden; a deletion names the one that goes', async () => {
  await renderApp('/market/rebatePricing', { as: 'admin.hq' });
  expect(await actionsOf('每满金额返利 M2')).not.toContain('隐藏');
  await choose('每满金额返利 M2', '删除');
  await press('取消', await dialogOf('删除活动“每满金额返利 M2”？'));
});
