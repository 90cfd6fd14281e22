import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { failCalls } from '@tests/support/failCalls';
import { renderApp } from '@tests/support/renderApp';
import { choose, closed, dialogOf, fill, person, press, rowOf } from '@tests/support/screen';

test('a product is matched with the standard that its codes lead to', async () => {
  await renderApp('/item/onlineGoods?keyword=SP000116', { as: 'op.hubei' });
  expect(await rowOf('SP000116')).toBeVisible();
  await choose('SP000116', '匹配标准');
  const dialog = await dialogOf('的标准');
  expect(await within(dialog).findByText(/批准文号和规格一致：BZ\d{8}/)).toBeVisible();
  // The products are matched one at a time; a failed one can be repeated.
  const mend = failCalls('/onlineGoods/match');
  const [first] = within(dialog).getAllByRole('button', { name: /^选\s?择$/ });
  fireEvent.click(first!);
  expect(first).toBeDisabled();
  await waitFor(() => expect(first).toBeEnabled());
  mend();
  await press('选择', dialog);
  await closed(dialog);
  await waitFor(async () => expect(await rowOf('SP000116')).toHaveTextContent(/BZ\d{8}/));
});

test('a form without a picture is not saved, and says what the ERP says', async () => {
  await renderApp('/item/onlineGoods?keyword=SP000001', { as: 'op.hubei' });
  await choose('SP000001', '编辑');
  const drawer = await dialogOf('编辑线上资料“阿莫西林胶囊”');
  await waitFor(() => expect(drawer).toHaveTextContent('楚天制药有限公司'));
  await fill(within(drawer).getByLabelText('加购步长'), '6');
  await fill(within(drawer).getByLabelText('起订量'), '10');
  await press('保存', drawer);
  expect(await screen.findByText('必须是加购步长的倍数')).toBeVisible();
  expect(drawer).toBeVisible();
});

test('a product without a description shows none, and no sign that stands for nothing in particular', async () => {
  await renderApp('/item/onlineGoods?keyword=SP000001', { as: 'op.hubei' });
  await choose('SP000001', '查看');
  const drawer = await dialogOf('SP000001 阿莫西林胶囊');
  expect(await within(drawer).findByText('楚天制药有限公司')).toBeVisible();
  expect(drawer.querySelector('.ant-drawer-body')!.textContent).not.toMatch(/–$/);
});

test('a form whose product could not be read says so, and is there once it was asked for again', async () => {
  await renderApp('/item/onlineGoods?keyword=SP000001', { as: 'op.hubei' });
  expect(await rowOf('SP000001')).toBeVisible();
  const mend = failCalls('/onlineGoods/detail');
  await choose('SP000001', '编辑');
  const drawer = await dialogOf('编辑线上资料“阿莫西林胶囊”');
  const again = await within(drawer).findByRole('button', { name: '重新加载' });
  mend();
  await person.click(again);
  expect(await within(drawer).findByLabelText('加购步长')).toBeVisible();
});
