import { screen, waitFor, within } from '@testing-library/react';
import { failCalls } from '@tests/support/failCalls';
import { pickFair } from '@tests/support/pickFair';
import { renderApp } from '@tests/support/renderApp';
import { actionsOf, choose, closed, dialogOf, findButton, person, press, rowOf } from '@tests/support/screen';

const ORDER = 'ZD2026030700000042';

test('an order shows its lines, is bound to a guest of its customer, and released again', async () => {
  await renderApp('/sale/saleShowOrders', { as: 'admin.hq' });
  await pickFair();
  await choose(ORDER, '查看');
  const drawer = await dialogOf(`订单 ${ORDER}`);
  expect(await within(drawer).findByText('布洛芬缓释胶囊')).toBeVisible();
  expect(drawer).toHaveTextContent('应付（元）10,938.00');
  await person.click(within(drawer).getByLabelText('关闭'));

  await choose(ORDER, '关联嘉宾');
  const dialog = await dialogOf(`订单 ${ORDER} 由谁下单`);
  await press('关联嘉宾', dialog);
  await waitFor(() => expect(dialog.querySelector('.ant-form-item-explain-error')).toBeVisible());
  await person.click(within(dialog).getByLabelText('嘉宾'));
  await person.click(await screen.findByText('吴晓燕 · 仁济诊所', { selector: '.ant-select-item-option-content' }));
  await press('关联嘉宾', dialog);
  await closed(dialog);
  await waitFor(async () => expect(await rowOf(ORDER)).toHaveTextContent('吴晓燕'));

  await choose(ORDER, '取消关联');
  await press('取消关联', await dialogOf('取消与“吴晓燕”的关联？'));
  await waitFor(async () => expect(await actionsOf(ORDER)).toContain('关联嘉宾'));
  expect(await rowOf(ORDER)).not.toHaveTextContent('吴晓燕');
});

test('lines that could not be read are asked for again', async () => {
  await renderApp('/sale/saleShowOrders', { as: 'admin.hq' });
  await pickFair();
  await rowOf(ORDER);
  const mend = failCalls('/linePage');
  await choose(ORDER, '查看');
  const drawer = await dialogOf(`订单 ${ORDER}`);
  const again = await findButton('重新加载', drawer);
  mend();
  await person.click(again);
  expect(await within(drawer).findByText('布洛芬缓释胶囊')).toBeVisible();
});
