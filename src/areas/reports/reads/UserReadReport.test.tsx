import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { choose, dialogOf, press, rowOf } from '@tests/support/screen';

test('who has not read it is named, and reminded once a day', async () => {
  await renderApp('/report/userReadReport', { as: 'admin.hq' });
  const row = await rowOf('入场须知');
  const [target, , unread] = within(row)
    .getAllByRole('link')
    .map(({ textContent }) => Number(textContent));
  expect(target).toBeGreaterThan(unread!);
  await choose('入场须知', '未读名单');
  const drawer = await dialogOf('未读名单：入场须知');
  expect(await within(drawer).findByText(new RegExp(`共 ${unread} 条`))).toBeVisible();
  await press('关闭', drawer);
  await choose('入场须知', '提醒未读');
  await press('提醒未读', await dialogOf(`提醒《入场须知》的 ${unread} 位未读人员`));
  expect(await screen.findByText(`已提醒 ${unread} 人`)).toBeVisible();
  await waitFor(async () => expect(await rowOf('入场须知')).toHaveTextContent('2026-03-08'));
});
