import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { choose, closed, dialogOf, person, press, rowOf } from '@tests/support/screen';

test('a customer is told, once in a day, and what he has in mind is seen', async () => {
  await renderApp('/item/goodsConcern', { as: 'op.hubei' });
  expect(await rowOf('SP000002')).toHaveTextContent('收藏');
  await choose('SP000002', '通知');
  await press('通知', await dialogOf('就“布洛芬缓释胶囊”通知'));
  expect(await screen.findByText('已通知 1 个，跳过 0 个')).toBeVisible();
  await waitFor(async () => expect(await rowOf('SP000002')).toHaveTextContent('是'));

  await choose('SP000002', '客户');
  const drawer = await dialogOf('客户关注：');
  expect(await within(drawer).findByText('SP000001')).toBeVisible();
  await press('汇总');
  expect(await within(await dialogOf('关注汇总')).findAllByText('SP000001')).not.toEqual([]);
});

test('each figure of the summary opens as many rows as it says', async () => {
  await renderApp('/item/goodsConcern', { as: 'op.hubei' });
  await rowOf('SP000002');
  await press('汇总');
  const sums = await dialogOf('关注汇总');
  const own = async () => (await within(sums).findAllByText('SP000001'))[0]!.closest('tr')!;
  for (const [figure, position] of [
    ['客户数', 0],
    ['降价', 1],
  ] as const) {
    const count = within(await own()).getAllByRole('button', { name: /^\d+$/ })[position]!;
    await person.click(count);
    const rows = await dialogOf(`：${figure}`);
    await waitFor(() => expect(rows.querySelectorAll('tr[data-row-key]')).toHaveLength(Number(count.textContent)));
    await press('关闭', rows);
    await closed(rows);
  }
});
