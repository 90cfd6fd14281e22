import { screen, waitFor, within } from '@testing-library/react';
import { failsFirst } from '@tests/support/failCalls';
import { renderApp } from '@tests/support/renderApp';
import { choose, closed, dialogOf, fill, person, press, rowOf, textsOf } from '@tests/support/screen';

const UNKNOWN = 'ERP-20260307-000018';

test('a faulty event shows why and all that it says; what is repeated in vain says so, what is dismissed is gone', async () => {
  await renderApp('/order/orderInquiry', { as: 'admin.hq' });
  await press('ERP 异常事件');
  const drawer = await dialogOf('ERP 异常事件');
  await waitFor(async () => expect(await rowOf(UNKNOWN)).toHaveTextContent('orderNo: 不存在'));
  await choose(UNKNOWN, '查看报文');
  const content = await dialogOf(`事件 ${UNKNOWN} 的报文`);
  expect(within(content).getByText(/SK-TEST-1/)).toBeVisible();
  await press('关闭', content);
  await failsFirst('/repeat/', async () => {
    await choose(UNKNOWN, '重新处理');
    await press('重新处理', await dialogOf(`重新处理事件 ${UNKNOWN}？`));
  });
  expect(await screen.findByText(/^仍不能处理：/)).toBeVisible();
  await choose(UNKNOWN, '不再处理');
  const asked = await dialogOf(`不再处理事件 ${UNKNOWN}？`);
  await fill(asked.querySelector('textarea')!, '测试单据，ERP 侧已作废');
  await press('不再处理', asked);
  await closed(asked);
  await waitFor(() => expect(textsOf(within(drawer).queryAllByText(UNKNOWN))).toEqual([]));
});

test('the card of the dashboard leads to exactly these events', async () => {
  await renderApp('/dashboard', { as: 'admin.hq' });
  const card = (await screen.findByText('ERP 异常事件', { selector: 'a *' })).closest('a')!;
  const count = Number(/\d+$/.exec(card.textContent.trim())?.[0]);
  expect(count).toBeGreaterThan(0);
  await person.click(card);
  const drawer = await dialogOf('ERP 异常事件');
  await waitFor(() => expect(drawer.querySelectorAll('tr.ant-table-row')).toHaveLength(count));
  await press('关闭', drawer);
  await closed(drawer);
});
