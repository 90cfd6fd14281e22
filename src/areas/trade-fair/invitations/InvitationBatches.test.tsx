import { screen, waitFor } from '@testing-library/react';
import { invitationApi, SEND_STATUS } from '@/contract/trade-fair/invitations';
import { signedIn } from '@tests/support/client';
import { pickFair } from '@tests/support/pickFair';
import { renderApp } from '@tests/support/renderApp';
import { closed, dialogOf, press, rowOf, selectAllBut } from '@tests/support/screen';

const tradeFairId = '70001';
const boxOf = async (no: string) => (await rowOf(no)).querySelector<HTMLElement>('.ant-checkbox-input')!;

test('all invitations except one are sent, as far as they are not yet: said before it is done', async () => {
  const admin = await signedIn(await startBackend(), 'admin.hq');
  const all = async () => (await admin.data(invitationApi.page, { tradeFairId, pageSize: 200 })).records;
  const before = await all();
  const open = before.filter(({ sendStatus }) => sendStatus !== SEND_STATUS.sent);
  const [spared, ...others] = open.map(({ invitationNo }) => invitationNo);
  const [total, done] = [before.length - 1, others.length];

  await renderApp('/sale/invitation', { as: 'admin.hq' });
  await pickFair();
  // A sent invitation cannot be selected.
  const sent = before.find(({ sendStatus }) => sendStatus === SEND_STATUS.sent)!;
  expect(await boxOf(sent.invitationNo)).toBeDisabled();
  await selectAllBut({ total: before.length, boxOf, spared: spared! });
  const send = async () => {
    await press('批量发送', document.querySelector<HTMLElement>('.ant-pro-table-alert')!);
    const sure = await dialogOf(`发送所选的 ${total} 份邀请`);
    await press('批量发送', sure);
    await closed(sure);
    return dialogOf(`${total} 条中 ${done} 条可以处理，${total - done} 条不能处理`);
  };
  const ask = await send();
  expect(ask).toHaveTextContent(`${sent.guestName}: 邀请已发送或正在发送`);
  await press('取消', ask);
  await closed(ask);
  expect(await all()).toEqual(before);
  await press('仍要继续', await send());
  await dialogOf(`${done} 条成功，${total - done} 条失败`);
  await screen.findByText(`已提交发送 ${done} 份`);
  await waitFor(() => expect(screen.queryByText(`已选择 ${total} 条（全部，除 1 条）`)).toBeNull());
  const waiting = (await all()).filter(({ sendStatus }) => sendStatus === SEND_STATUS.waiting);
  expect(waiting.map(({ invitationNo }) => invitationNo)).toEqual([spared]);
});
