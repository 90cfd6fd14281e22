import { act, screen, waitFor, within } from '@testing-library/react';
import { statementLinkApi } from '@/contract/finance/replies';
import { statementApi } from '@/contract/finance/statements';
import { workbenchApi } from '@/contract/finance/workbench';
import { call } from '@/core/http/call';
import { navigate } from '@/core/navigation/navigate';
import { failCalls } from '@tests/support/failCalls';
import { renderApp } from '@tests/support/renderApp';
import { choose, closed, dialogOf, fill, findButton, person, press, rowOf } from '@tests/support/screen';
import { violations } from '@tests/support/violations';

const heading = () => screen.findByRole('heading', { level: 1, name: '对账单核对' });

test.each([['0'.repeat(64)], [''], ['x'], ['<img src=x onerror=alert(1)>']])(
  'the link #%s leads nowhere, and says so',
  async (token) => {
    await renderApp(`/statementReply#${token}`);
    await heading();
    expect(await screen.findByText('链接已失效')).toBeVisible();
  },
);

const cards = () => screen.findAllByRole('article');
const say = async (card: HTMLElement, answer: string) => person.click(within(card).getByText(answer));

test('a partner answers document by document, adds one of his own, and sends it with a code', async () => {
  const statementId = '92002';
  await renderApp('/dashboard', { as: 'admin.hq' });
  const { token } = await call(statementLinkApi.create, { statementId, phone: '13511112222' });
  act(() => navigate(`/statementReply#${token}`));
  await heading();
  const [first, second] = await cards();
  await say(first!, '未收到');
  await waitFor(() => expect(within(first!).getByText('已保存')).toBeVisible());
  await say(second!, '金额不同');
  expect(within(second!).getByText('未保存')).toBeVisible();
  await fill(within(second!).getByLabelText('贵方金额（元）'), '1.50');
  await person.tab();
  await waitFor(() => expect(within(second!).getByText('已保存')).toBeVisible());
  expect(screen.getByText(/其中 2 笔不一致/)).toBeVisible();
  expect(await violations()).toEqual([]);
  await press('添加一笔');
  const own = screen.getByRole('group', { name: '第 1 笔' });
  await fill(within(own).getByLabelText('金额（元）'), '-8.00');
  await press('其余全部一致');
  await press('确定');
  expect(await screen.findByText('请补全新添加的单据')).toBeVisible();
  await fill(within(own).getByLabelText('日期'), '2026-02-11');
  await person.tab();
  await waitFor(() => expect(screen.queryByText('请补全新添加的单据')).toBeNull());
  await press('获取验证码');
  await fill(screen.getByLabelText('短信验证码'), '999999');
  await press('提交核对结果');
  expect(await screen.findByRole('alert')).toHaveTextContent('验证码');
  await fill(screen.getByLabelText('短信验证码'), '000000');
  await press('提交核对结果');
  expect(await screen.findByText('已提交')).toBeVisible();
  expect(screen.queryByLabelText('短信验证码')).toBeNull();
  // Sent answers can only be read.
  expect(screen.queryAllByRole('radio')).toEqual([]);
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  const [missing, other] = await cards();
  expect(missing).toHaveTextContent('未收到');
  expect(other).toHaveTextContent(/金额不同\s*1\.50/);
  expect(screen.getByText('-8.00')).toBeVisible();

  // The partner's answers stand beside our documents.
  for (;;) if ((await call(workbenchApi.bridge, { statementId })).running === 0) break;
  act(() => navigate(`/reconciliation/checkDiffList?statementId=${statementId}`));
  const ours = await screen.findByRole('listbox', { name: '我方单据' });
  expect(await within(ours).findByText(/对方回复\s*未收到/)).toBeVisible();
  expect(within(ours).getByText(/对方回复\s*金额不同\s*1.50/)).toBeVisible();
  expect((await screen.findAllByText(/135\*{4}2222/)).length).toBeGreaterThan(0);
});

async function agree(question: string, action: string) {
  const asked = await dialogOf(question);
  await press(action, asked);
  await closed(asked);
}

test('staff give a link away, renew it and withdraw it', async () => {
  await renderApp('/reconciliation', { as: 'op.hubei' });
  const { statementNo } = await call(statementApi.detail, { id: '92003' });
  await rowOf(statementNo);
  await choose(statementNo, '对方链接');
  const dialog = await dialogOf('对方链接');
  expect(await within(dialog).findByText('还没有链接')).toBeVisible();
  await press('生成并发送', dialog);
  const address = () => dialog.querySelector('code')?.textContent;
  await waitFor(() => expect(address()).toMatch(/\/statementReply#[0-9a-f]{64}$/));
  const before = address();
  await press('重新生成并发送', dialog);
  await agree('原链接将立即失效，继续？', '重新生成并发送');
  await waitFor(() => expect(address()).not.toBe(before));
  await press('作废链接', dialog);
  await agree('链接作废后对方不能再打开，继续？', '作废链接');
  expect(await within(dialog).findByText('已作废')).toBeVisible();
  expect(address()).toBeUndefined();
  await press('关闭', dialog);
  await closed(dialog);
});

test('a supplier sees what was bought of him and paid, and what he is owed', async () => {
  await renderApp('/dashboard', { as: 'admin.hq' });
  const { token } = await call(statementLinkApi.create, { statementId: '92101', phone: '13511112222' });
  act(() => navigate(`/statementReply#${token}`));
  await heading();
  for (const label of ['本期采购', '采购退货', '供应商返利', '本期付款', '期末应收'])
    expect(await screen.findByText(label, { selector: 'dt' })).toBeVisible();
  expect(screen.queryByText('本期销售')).toBeNull();
  const paid = (await cards()).find((card) => card.getAttribute('aria-label')?.startsWith('FK'));
  expect(paid).toHaveTextContent(/付款 · 2026-02-10.*-4,000\.00/);
  expect(screen.getByText(/贵方应收填正数/)).toBeVisible();
});

test('documents that could not be read are asked for again', async () => {
  await renderApp('/dashboard', { as: 'admin.hq' });
  const { token } = await call(statementLinkApi.create, { statementId: '92101', phone: '13511112222' });
  const mend = failCalls('/statement/bills');
  act(() => navigate(`/statementReply#${token}`));
  const again = await findButton('重新加载');
  mend();
  await person.click(again);
  expect((await cards()).length).toBeGreaterThan(0);
  const filter = failCalls('/statement/bills');
  await person.click(screen.getByRole('switch'));
  await findButton('重新加载');
  expect(screen.queryAllByRole('article')).toEqual([]);
  filter();
});
