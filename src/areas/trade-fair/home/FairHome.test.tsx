import { screen, waitFor, within } from '@testing-library/react';
import { pickFair } from '@tests/support/pickFair';
import { renderApp } from '@tests/support/renderApp';
import { failCalls } from '@tests/support/failCalls';
import { address, choose, dialogOf, fill, person, press, rowOf } from '@tests/support/screen';

test('a figure of the home leads to the list whose total it is', async () => {
  await renderApp('/sale/saleShowHome', { as: 'admin.hq' });
  await pickFair();
  const figure = await screen.findByText('订单数', { selector: 'a *' });
  const count = figure.parentElement!.children[1]!.textContent;
  await person.click(figure);
  await waitFor(() => expect(address()).toBe('/sale/saleShowOrders?status=0&status=1&status=2&status=3'));
  expect(await screen.findByText(`共 ${count} 条`)).toBeVisible();
});

test('a figure says why it is what it is: its rule, what adds up to it, what it leaves out', async () => {
  await renderApp('/sale/saleShowHome', { as: 'admin.hq' });
  await pickFair();
  await press('为什么是这个数：发券数');
  const why = await waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>('.ant-popover')].find((one) =>
      one.textContent.includes('签到赠送'),
    );
    if (!found) throw new Error('Nothing is explained.');
    return found;
  });
  expect(within(why).getByText(/^已发的抽奖券，作废的除外/)).toBeVisible();
  expect(why).toHaveTextContent(/每满 ¥[\d,.]+ 得 1 张/);
  const parts = why.querySelector('ul')!;
  const sum = [...parts.querySelectorAll('li')].reduce((all, li) => all + Number(li.lastChild!.textContent), 0);
  const figure = screen.getByText('发券数', { selector: 'a *' }).parentElement!.children[1]!.textContent;
  expect(sum).toBe(Number(figure.replaceAll(',', '')));
  await person.click(within(why).getByText('查看这些记录'));
  await waitFor(() => expect(address()).toBe('/sale/lotteryTicket?status=0&status=1&status=3'));
});

test('a second-level customer is added below a first-level one, and named by what is wrong with it', async () => {
  await renderApp('/sale/saleCustomer', { as: 'admin.hq' });
  await pickFair();
  await choose('康宁大药房连锁', '添加下级');
  const dialog = await dialogOf('添加二级客户');
  expect(dialog.textContent).toContain('康宁大药房连锁');
  await fill(within(dialog).getByLabelText('客户名称'), '康宁大药房洪山店');
  await fill(within(dialog).getByLabelText('统一社会信用代码'), '91420100MA4KTE5T88');
  await fill(within(dialog).getByLabelText('联系人'), '李倩');
  await fill(within(dialog).getByLabelText('电话'), '13700002323');
  await press('保存', dialog);
  expect(await within(dialog).findByText('18 位，且须通过校验码检查')).toBeVisible();
  await fill(within(dialog).getByLabelText('统一社会信用代码'), '91420100MA4KTE5T87');
  await press('保存', dialog);
  await person.click(screen.getByText('二级客户', { selector: '[role=tab]' }));
  expect((await rowOf('康宁大药房洪山店')).textContent).toContain('KH00100-07');
});

test('figures of another day that could not be read are not those of before', async () => {
  await renderApp('/sale/saleShowHome', { as: 'admin.hq' });
  await pickFair();
  await screen.findByText('订单数', { selector: 'a *' });
  const mend = failCalls('/home/');
  await fill(await screen.findByLabelText('日期'), '2026-03-07');
  await person.keyboard('{Enter}');
  await waitFor(() => expect(document.body).toHaveTextContent('· 2026-03-07'));
  expect(screen.queryByText('订单数', { selector: 'a *' })).toBeNull();
  await waitFor(() => expect(screen.queryAllByText('重新加载')).toHaveLength(3));
  mend();
  await press('重新加载');
  expect(await screen.findByText('订单数', { selector: 'a *' })).toBeVisible();
});

test('a browser without a whole screen for a part of a page says so', async () => {
  await renderApp('/sale/saleShowHome', { as: 'admin.hq' });
  await pickFair();
  await press('大屏');
  expect(await screen.findByText('you browser can not work')).toBeVisible();
});
