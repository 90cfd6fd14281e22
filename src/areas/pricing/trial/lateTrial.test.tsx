import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { address, fill, person, press, rowOf } from '@tests/support/screen';
import { slowCalls } from '@tests/support/slowCalls';

const TRIAL = '/market/priceTrial?branch=FDB&cust=C100&time=2026-03-12T09:00&lines=P001~60';

test('the answer to an earlier question is not shown for what is asked by now', async () => {
  await renderApp(TRIAL, { as: 'op.hubei' });
  await rowOf('阿莫西林胶囊');
  const quantity = screen.getByLabelText('第 1 行数量');
  const network = globalThis.fetch;
  const late = slowCalls('/rule/trial');
  await fill(quantity, '7');
  await press('试算');
  await waitFor(() => expect(late.count()).toBe(1));
  globalThis.fetch = network;
  await fill(quantity, '9');
  await person.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(address()).toContain('P001%7E9'));
  await late.letGo();
  expect(address()).toContain('P001%7E9');
  expect(await rowOf('阿莫西林胶囊')).toHaveTextContent('115.20');
});

test('several drafts are picked one after the other without leaving the field', async () => {
  await renderApp(TRIAL, { as: 'op.hubei' });
  await rowOf('阿莫西林胶囊');
  const field = () => screen.getByLabelText('假如启用规则');
  await person.click(field());
  const [first] = await screen.findAllByText(/./, { selector: '.ant-select-item-option-content' });
  await person.click(first!);
  await screen.findByLabelText(`移除 ${first!.textContent}`);
  expect(field()).toHaveFocus();
  // The field is empty again for the next draft.
  expect(field().closest('.ant-select')).not.toHaveTextContent(first!.textContent);
});

test('a product is named with its code: several makers have one of the same name and size', async () => {
  await renderApp(TRIAL, { as: 'op.hubei' });
  expect(await screen.findByText('阿莫西林胶囊 0.25g*24粒 SP000001')).toBeVisible();
  await fill(screen.getByLabelText('第 1 行商品'), '布洛芬');
  expect(await screen.findByText('布洛芬缓释胶囊 0.3g*20粒 SP000002')).toBeVisible();
});

test('what is missing is said, and is where one writes next', async () => {
  await renderApp('/market/priceTrial?branch=FDB', { as: 'op.hubei' });
  await press('试算');
  expect(await screen.findByText('请选择客户')).toBeVisible();
  expect(screen.getByLabelText('客户')).toHaveFocus();
});
