import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { choose, closed, dialogOf, fill, person, press, rowOf } from '@tests/support/screen';

test('a code is changed, another becomes the default, and a customer is tried', async () => {
  await renderApp('/permissionSys/defaultBusinessCode', { as: 'op.hubei' });
  await choose('XS02', '编辑');
  const drawer = await dialogOf('编辑业务码“连锁药店销售”');
  await fill(within(drawer).getByLabelText('业务名称'), '药店销售');
  await press('保存', drawer);
  await closed(drawer);
  await waitFor(async () => expect(await rowOf('XS02')).toHaveTextContent('药店销售'));
  await choose('XS03', '设为默认');
  await press('设为默认', await dialogOf('将“武昌连锁销售”设为默认？'));
  await waitFor(async () => expect(await rowOf('XS03')).toHaveTextContent('是'));

  await press('试匹配');
  const dialog = await dialogOf('试匹配');
  await person.click(within(dialog).getByLabelText('客户'));
  await person.click(await screen.findByText(/KH00100/, { selector: '.ant-select-item-option-content' }));
  expect(await within(dialog).findByText(/^XS0\d/)).toBeVisible();
});
