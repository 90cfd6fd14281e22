import { screen, waitFor, within } from '@testing-library/react';
import { lotteryApi } from '@/contract/trade-fair/draws';
import { TICKET_STATUS, ticketApi } from '@/contract/trade-fair/tickets';
import { signedIn } from '@tests/support/client';
import { pickFair } from '@tests/support/pickFair';
import { renderApp } from '@tests/support/renderApp';
import { actionsOf, choose, closed, dialogOf, fill, person, press, rowOf } from '@tests/support/screen';

const tradeFairId = '70001';
/** A ticket of 周建军, from an order. */
const OPEN = 'T000023';
const WON = 'T000024';
const FIRST_NEW = 'T000025';

test('tickets are issued by hand and voided for a reason, but not while a draw runs, and counted anew by orders', async () => {
  const admin = await signedIn(await startBackend(), 'admin.hq');
  const ticketOf = async (ticketNo: string) => (await admin.data(ticketApi.page, { tradeFairId, ticketNo })).records[0];
  await renderApp('/sale/lotteryTicket', { as: 'admin.hq' });
  await pickFair();
  expect(await rowOf(WON)).toHaveTextContent('展会纪念礼盒');
  expect(await actionsOf(WON)).toEqual([]);

  await press('补发');
  const issuing = await dialogOf('补发抽奖券');
  await person.click(within(issuing).getByLabelText('嘉宾'));
  await person.click(await screen.findByText(/^李倩 · /, { selector: '.ant-select-item-option-content' }));
  await fill(within(issuing).getByLabelText('每人张数'), '2');
  await fill(within(issuing).getByLabelText('原因'), '现场');
  await press('补发', issuing);
  expect(await within(issuing).findByText('原因须在5-100字符之间')).toBeVisible();
  await fill(within(issuing).getByLabelText('原因'), '现场活动赠送');
  await press('补发', issuing);
  await closed(issuing);
  expect(await screen.findByText('已补发')).toBeVisible();
  expect(await rowOf(FIRST_NEW)).toHaveTextContent('李倩');
  expect(await rowOf('T000026')).toHaveTextContent('现场活动赠送');

  // Voided before the draw, which might pick this very ticket.
  await admin.data(ticketApi.void, { tradeFairId, ids: [(await ticketOf(OPEN))!.id], reason: '订单金额核对中' });
  const { drawId } = await admin.data(lotteryApi.start, { tradeFairId, prizeId: '77001', drawCount: 1 });
  await choose(FIRST_NEW, '作废');
  const voiding = await dialogOf(`作废抽奖券 ${FIRST_NEW}`);
  await fill(voiding.querySelector('textarea')!, '重复发放的券');
  await press('作废', voiding);
  expect(await screen.findByText('有一轮抽奖正在进行')).toBeVisible();
  // Nothing was changed, and the dialog stays with the typed reason.
  expect(voiding.querySelector('textarea')).toHaveValue('重复发放的券');
  expect((await ticketOf(FIRST_NEW))?.status).toBe(TICKET_STATUS.valid);
  await admin.data(lotteryApi.stop, { drawId });
  await press('作废', voiding);
  await closed(voiding);
  await waitFor(async () => expect(await rowOf(FIRST_NEW)).toHaveTextContent('重复发放的券'));
  expect(await actionsOf(FIRST_NEW)).toEqual([]);

  await press('按订单重算');
  await press('按订单重算', await dialogOf('补足缺少的券，作废多出的券'));
  expect(await screen.findByText(/^补发 [1-9]\d* 张，作废 \d+ 张$/)).toBeVisible();
  expect(await rowOf('T000027')).toHaveTextContent('订单');
});
