import { screen, waitFor, within } from '@testing-library/react';
import { refusedPageApi } from '@/contract/account/refused-page';
import { feedbackApi } from '@/contract/system/feedback';
import { signedIn } from '@tests/support/client';
import { renderApp } from '@tests/support/renderApp';
import { actionsOf, address, buttonNames, choose, closed, dialogOf, fill, person } from '@tests/support/screen';
import { press, rowOf, textsOf } from '@tests/support/screen';

const LIST = '/permissionSys/feedback';
const rows = () => textsOf(document.querySelectorAll('tr.ant-table-row > td:nth-child(2)'));
const boxOf = async (text: string) => (await rowOf(text)).querySelector<HTMLElement>('.ant-checkbox-input')!;

test('a feedback is answered, and another one closed with a reason', async () => {
  await renderApp(LIST, { as: 'admin.hq' });
  expect(await actionsOf('惠民超市')).toEqual(['查看', '回复', '关闭']);
  expect(await actionsOf('江南药业')).toEqual(['查看', '关闭']);
  expect(await boxOf('江南药业')).toBeDisabled();

  await choose('惠民超市', '回复');
  const reply = await dialogOf('展会邀请函的二维码扫描后提示已失效');
  await press('回复', reply);
  expect(await within(reply).findByText('回复不能为空')).toBeVisible();
  await fill(within(reply).getByLabelText('回复'), '二维码已重新生成，请再扫一次。');
  await press('回复', reply);
  await closed(reply);
  await waitFor(async () => expect(await rowOf('惠民超市')).toHaveTextContent('已回复'));

  await choose('明德口腔', '关闭');
  const close = await dialogOf('阿莫西林胶囊显示有货');
  // The close icon in the corner has the same accessible name.
  const confirm = () => press('关闭', close.querySelector('.ant-btn-dangerous')!.parentElement!);
  await confirm();
  expect(await within(close).findByText('原因不能为空')).toBeVisible();
  await fill(within(close).getByLabelText('原因'), '与另一条反馈重复');
  await confirm();
  await closed(close);
  await waitFor(async () => expect(await rowOf('明德口腔')).toHaveTextContent('已关闭'));
});

test('all that the list finds, except one, is assigned: what cannot be is said before', async () => {
  const admin = await signedIn(await startBackend(), 'admin.hq');
  const { records } = await admin.data(feedbackApi.page, {});
  const kept = records.find(({ submitName }) => submitName === '仁济诊所')!;
  const open = records.filter(({ status }) => status <= 1);
  await renderApp(LIST, { as: 'admin.hq' });
  await person.click(await boxOf('康宁大药房'));
  expect(screen.getByText('已选择 1 项')).toBeVisible();
  await press(`选择全部 ${records.length} 条`);
  await screen.findByText(`已选择全部 ${records.length} 条`);
  expect(await boxOf('江南药业')).not.toBeChecked();
  await person.click(await boxOf('仁济诊所'));
  await screen.findByText(`已选择 ${records.length - 1} 条（全部，除 1 条）`);

  await press('分派');
  const dialog = await dialogOf(`分派 ${records.length - 1} 条反馈`);
  await person.click(await within(dialog).findByLabelText('处理人'));
  await person.click(await screen.findByText(/^陈思远/, { selector: '.ant-select-item *' }));
  await press('分派', dialog);
  const ask = await dialogOf(`${records.length - 1} 条中 ${open.length - 1} 条可以处理`);
  expect(ask).toHaveTextContent(records.find(({ submitName }) => submitName === '江南药业')!.feedbackNo);
  await press('取消', ask);
  await closed(ask);
  // Nothing was assigned, and the selection stays.
  expect(document.contains(dialog)).toBe(true);
  await press('分派', dialog);
  await press('仍要继续', await dialogOf('条可以处理'));
  const result = await dialogOf(`${open.length - 1} 条成功`);
  await press(
    buttonNames(result).find((name) => /知道|确/.test(name))!,
    result,
  );
  await waitFor(async () => expect(await rowOf('康宁大药房')).toHaveTextContent('陈思远'));
  expect(await rowOf('仁济诊所')).not.toHaveTextContent('陈思远');
  expect((await admin.data(feedbackApi.detail, { id: kept.feedbackId })).handlerName).toBe('');
  expect(rows()).toHaveLength(records.length);
});

test('from a request for a page the way leads to the account that asks, where roles are given', async () => {
  const clerk = await signedIn(await startBackend(), 'show.clerk');
  await clerk.data(refusedPageApi.ask, { path: '/permissionSys/operationLog', reason: '月底要核对操作记录' });
  await renderApp(LIST, { as: 'admin.hq' });
  expect(await actionsOf('惠民超市')).not.toContain('前往账号');
  await choose('林小雨', '前往账号');
  await waitFor(() => expect(address()).toBe('/permissionSys/userManage?loginName=show.clerk'));
  expect(await rowOf('show.clerk')).toHaveTextContent('展会专员');
  expect(screen.queryByText('op.hubei')).toBeNull();
});
