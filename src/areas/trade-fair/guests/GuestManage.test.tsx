import { screen, waitFor, within } from '@testing-library/react';
import { failCalls } from '@tests/support/failCalls';
import { pickFair } from '@tests/support/pickFair';
import { MOUNTS, renderApp } from '@tests/support/renderApp';
import { buttonNames, choose, dialogOf, findButton, person, press, rowOf } from '@tests/support/screen';
import { slowCalls } from '@tests/support/slowCalls';

test('what moves into one group is not shown for another', async () => {
  await renderApp('/sale/guestManage', { as: 'admin.hq' });
  await pickFair();
  await person.click(await screen.findByText('嘉宾组', { selector: '[role=tab]' }));
  for (const name of ['康宁大药房A组', '康宁大药房B组'])
    await person.click((await rowOf(name)).querySelector('input[type=checkbox]')!);
  await press('合并');
  const merging = await dialogOf('合并 2 个嘉宾组');
  expect(await within(merging).findByText('销售一部')).toBeVisible();
  const answers = slowCalls('/previewMove');
  await person.click(within(merging).getByLabelText('目标组'));
  await person.click(await screen.findByText(/^康宁大药房B组 · /, { selector: '.ant-select-item-option-content' }));
  await waitFor(() => expect(answers.count()).toBe(MOUNTS));
  expect(merging.querySelector('.ant-descriptions')).toBeNull();
  await answers.letGo();
  await waitFor(() => expect(merging.querySelector('.ant-descriptions')).not.toBeNull());
});

test('groups are merged after a look at what moves, and split again, guest by guest and ticked together', async () => {
  await renderApp('/sale/guestManage', { as: 'admin.hq' });
  await pickFair();
  expect(await screen.findByText('王海涛')).toBeVisible();
  await person.click(screen.getByText('嘉宾组', { selector: '[role=tab]' }));
  for (const name of ['康宁大药房A组', '康宁大药房B组'])
    await person.click((await rowOf(name)).querySelector('input[type=checkbox]')!);
  await press('合并');
  const merging = await dialogOf('合并 2 个嘉宾组');
  expect(await within(merging).findByText('销售一部')).toBeVisible();
  await press('合并', merging);
  expect(await screen.findByText('已合并')).toBeVisible();
  await waitFor(async () => expect((await rowOf('康宁大药房A组')).textContent).toContain('8'));

  await choose('康宁大药房A组', '拆分');
  const splitting = await dialogOf('拆分“康宁大药房A组”');
  await person.click(await within(splitting).findByLabelText('李倩 所在组'));
  await person.click(await screen.findByText('康宁大药房A组 2', { selector: '.ant-select-item-option-content' }));
  await person.click(within(splitting).getByRole('checkbox', { name: '王海涛' }));
  await press('移动', splitting);
  expect(within(splitting).getByText('已勾选 0 位')).toBeVisible();
  await press('拆分', splitting);
  expect(await screen.findByText('已拆分')).toBeVisible();
  // Both guests have checked in.
  expect((await rowOf('康宁大药房A组 2')).textContent).toContain('康宁大药房连锁22');
});

test('a group whose guests could not be read is not split, and they are asked for again', async () => {
  await renderApp('/sale/guestManage', { as: 'admin.hq' });
  await pickFair();
  await person.click(await screen.findByText('嘉宾组', { selector: '[role=tab]' }));
  await rowOf('康宁大药房A组');
  const mend = failCalls('/guest/guestList');
  await choose('康宁大药房A组', '拆分');
  const splitting = await dialogOf('拆分“康宁大药房A组”');
  await findButton('重新加载', splitting);
  expect(buttonNames(splitting)).not.toContain('拆分');
  mend();
  await press('重新加载', splitting);
  expect((await within(splitting).findAllByLabelText(/ 所在组$/)).length).toBeGreaterThan(0);
  await findButton('拆分', splitting);
});
