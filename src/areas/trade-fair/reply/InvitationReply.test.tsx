import { act, screen, waitFor, within } from '@testing-library/react';
import { createHash } from 'node:crypto';
import { announcementApi } from '@/contract/content/announcements';
import { fairCustomerApi } from '@/contract/trade-fair/customers';
import { invitationApi } from '@/contract/trade-fair/invitations';
import { tradeFairApi } from '@/contract/trade-fair/fairs';
import { call } from '@/core/http/call';
import { navigate } from '@/core/navigation/navigate';
import { signedIn } from '@tests/support/client';
import { renderApp } from '@tests/support/renderApp';
import { buttonNames, closed, dialogOf, person, press } from '@tests/support/screen';
import { violations } from '@tests/support/violations';

/** Of the first guest of the fair that is on, as the seed makes it. */
const RUNNING = createHash('sha256').update('invitation 0').digest('hex').slice(0, 32);
const heading = () => screen.findByRole('heading', { level: 1, name: '邀请函' });

test('without signing in, a guest of a fair that is on finds the code for the door, and can answer no more', async () => {
  await renderApp(`/invitationReply#${RUNNING}`);
  await heading();
  expect(await screen.findByText('王海涛，您好：')).toBeVisible();
  expect(screen.getByText('展会正在进行，回执不能再修改')).toBeVisible();
  expect(screen.getByRole('img', { name: '签到码' })).toBeVisible();
  expect(screen.getByRole('link', { name: '在地图中查看' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^geo:0,0\?q=%/),
  );
  expect(screen.getByRole('link', { name: '复核抽奖结果' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/drawProof#70001\./),
  );
  const calendar = screen.getByRole('link', { name: '加入日历' });
  expect(decodeURIComponent(calendar.getAttribute('href')!)).toContain('SUMMARY:2026春季订货会');
  expect(screen.queryByRole('button', { name: '接受邀请' })).toBeNull();
  expect(screen.getByRole('heading', { level: 3, name: '入场须知 必读' })).toBeVisible();
  expect(await violations()).toEqual([]);
  await press('我已阅读');
  expect(await screen.findByRole('heading', { level: 3, name: '入场须知 已确认' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '我已阅读' })).toBeNull();
});

test.each([['0'.repeat(32)], [''], ['x'], ['<img src=x onerror=alert(1)>'], ['../../login']])(
  'the link #%s leads nowhere, and says so',
  async (token) => {
    await renderApp(`/invitationReply#${token}`);
    await heading();
    expect(await screen.findByText('邀请链接无效')).toBeVisible();
  },
);

test('an invitation is accepted with companions, changed, and withdrawn by staff', async () => {
  const tradeFairId = '70002';
  await renderApp('/dashboard', { as: 'admin.hq' });
  await call(fairCustomerApi.addFirstLevelCustomer, { tradeFairId, custIds: ['C100'] });
  const { records } = await call(fairCustomerApi.firstLevelCustomerList, { tradeFairId });
  const guest = { guestName: '赵一', phone: '13511110000', fairCustomerId: records[0]!.id };
  await call(invitationApi.add, { tradeFairId, channel: 2, guests: [guest] });
  const list = await call(invitationApi.page, { tradeFairId });
  const { token, invitationNo } = list.records[0]!;
  act(() => navigate(`/invitationReply#${token}`));
  await screen.findByText('赵一，您好：');
  expect(await violations()).toEqual([]);
  await person.click(screen.getByLabelText('随行人数'));
  await person.click(await screen.findByTitle('2'));
  await press('接受邀请');
  expect(await screen.findByText(/随行 2 人。\s*展会开始前可以修改。/)).toBeVisible();
  expect(screen.getByRole('img', { name: '签到码' })).toBeVisible();
  await person.click(screen.getByText('修改回执'));
  await press('婉拒');
  const status = await screen.findByText('您已婉拒邀请');
  expect(within(status.closest<HTMLElement>('[role=status]')!).getByText('修改回执')).toBeVisible();
  expect(screen.queryByRole('img', { name: '签到码' })).toBeNull();

  await call(invitationApi.cancel, { tradeFairId, ids: [invitationNo] });
  await person.click(screen.getByText('修改回执'));
  await press('接受邀请');
  // The page reads the invitation again.
  await waitFor(() => expect(document.querySelector('.ant-result-title')).toHaveTextContent('邀请已撤销'));
});

test('what must be read comes up in a window, which is closed by confirming it, and not again', async () => {
  await renderApp('/dashboard', { as: 'admin.hq' });
  const form = {
    title: '安检须知',
    content: '入场须过安检。',
    popup: 1,
    popupTimes: 3,
    mustRead: 1,
    confirmText: '收到',
  } as const;
  const { announcementId } = await call(announcementApi.add, { tradeFairId: '70001', ...form });
  await call(announcementApi.publish, { announcementId, version: 1 });
  act(() => navigate(`/invitationReply#${RUNNING}`));
  const window = await dialogOf('入场须过安检。');
  expect(buttonNames(window)).toEqual(['收到']);
  await press('收到', window);
  await closed(window);
  expect(await screen.findByRole('heading', { level: 3, name: '安检须知 已确认' })).toBeVisible();
  const { announcements } = await call(invitationApi.open, { token: RUNNING });
  expect(announcements.find((one) => one.announcementId === announcementId)).toMatchObject({
    popup: false,
    confirmed: 1,
  });
});

test('what has been made another revision since the page was opened is shown, and is to be confirmed itself', async () => {
  await renderApp('/dashboard', { as: 'admin.hq' });
  const form = { tradeFairId: '70001', title: '班车改点', content: '返程班车 16:30 发车。', mustRead: 1 } as const;
  const { announcementId } = await call(announcementApi.add, form);
  await call(announcementApi.publish, { announcementId, version: 1 });
  act(() => navigate(`/invitationReply#${RUNNING}`));
  const confirm = async () => {
    const heading = await screen.findByRole('heading', { level: 3, name: '班车改点 必读' });
    await press('我已阅读', heading.closest('article')!);
  };
  await screen.findByText('返程班车 16:30 发车。');
  const changed = { ...form, content: '返程班车 17:00 发车。', reconfirm: 1 } as const;
  await call(announcementApi.update, { announcementId, version: 2, ...changed });
  await confirm();
  await screen.findByText('返程班车 17:00 发车。');
  await confirm();
  expect(await screen.findByRole('heading', { level: 3, name: '班车改点 已确认' })).toBeVisible();
});

test('the link to a fair that is over invites nobody any more', async () => {
  const admin = await signedIn(await startBackend(), 'admin.hq');
  const { version } = await admin.data(tradeFairApi.detail, { id: '70001' });
  await admin.data(tradeFairApi.end, { id: '70001', version, reason: '提前闭幕，感谢参与' });
  await renderApp(`/invitationReply#${RUNNING}`);
  expect(await screen.findByText('您受邀的“2026春季订货会”已经结束。')).toBeVisible();
  expect(screen.queryByRole('link', { name: '加入日历' })).toBeNull();
  expect(screen.queryByText(/^诚邀您参加/)).toBeNull();
  expect(screen.queryByRole('button', { name: '接受邀请' })).toBeNull();
});
