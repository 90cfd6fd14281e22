import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { actionsOf, choose, closed, dialogOf, fill, press, rowOf } from '@tests/support/screen';

const P004 = 'SP000004';

test('an alert shows its figures, and is handled with a result', async () => {
  await renderApp('/item/breedMonitor', { as: 'op.hubei' });
  expect(await rowOf(P004)).toHaveTextContent('待处理');
  await choose(P004, '趋势');
  const trend = await dialogOf('近60天：复方丹参片');
  expect(await within(trend).findByText('近效期天数')).toBeVisible();

  await choose(P004, '处理');
  const dialog = await dialogOf('处理 1 条预警');
  await fill(within(dialog).getByLabelText('处理结果'), '已联系供应商换货');
  await press('处理', dialog);
  await closed(dialog);
  await waitFor(async () => expect(await rowOf(P004)).toHaveTextContent('已处理'));
  expect(await actionsOf(P004)).toEqual(['趋势', '移除']);
  expect(screen.getAllByText('陈思远').length).toBeGreaterThan(0);
});
