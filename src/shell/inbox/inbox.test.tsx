import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { announcementApi } from '@/contract/content/announcements';
import { call } from '@/core/http/call';
import { renderApp } from '@tests/support/renderApp';
import { buttonNames, closed, dialogOf, press } from '@tests/support/screen';

afterEach(() => {
  jest.restoreAllMocks();
});

test('the bell counts unread announcements; one counts as read after two seconds in its window', async () => {
  await renderApp('/dashboard', { as: 'quality.hq' });
  await press('公告，1 条未读');
  const drawer = await dialogOf('公告');
  await press(within(drawer).getByText('周末系统升级').closest('button')!.textContent.trim(), drawer);
  const window = await dialogOf('周日 02:00 至 04:00 升级系统');
  // Read after two seconds, while it is still open.
  await waitFor(() => expect(buttonNames()).toContain('公告'));
  await press('知道了', window);
  await closed(window);
  await waitFor(() => expect(drawer).not.toHaveTextContent('未读'));
});

test('what must be read is confirmed after its seconds and at its end, or put off; then what pops up comes', async () => {
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(900);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
  await renderApp('/dashboard', { as: 'multi.audit' });
  const window = await dialogOf('客户资料保密须知');
  expect(window).toHaveTextContent('发现资料外泄');
  const confirm = await waitFor(() =>
    within(window)
      .getByText(/^我已知悉/)
      .closest('button')!,
  );
  expect(confirm).toBeDisabled();
  // The seconds are over, but the end was not reached.
  await waitFor(() => expect(confirm).toHaveTextContent(/^我已知悉$/));
  expect(confirm).toBeDisabled();
  const text = within(window).getByRole('region');
  act(() => {
    Object.defineProperty(text, 'scrollTop', { value: 600 });
    fireEvent.scroll(text);
  });
  await waitFor(() => expect(confirm).toBeEnabled());
  expect(window).toHaveTextContent('可以确认了。');
  await press('稍后（还可 3 次）', window);
  await closed(window);
  const popup = await dialogOf('季度审计日程');
  await press('知道了', popup);
  await closed(popup);
});

test('a new one is told without a reload of the page once something was written here', async () => {
  await renderApp('/content/announcementV2', { as: 'admin.hq' });
  const form = { title: '电梯检修', content: '周五检修。', targetType: 5, popup: 1 } as const;
  const { announcementId } = await call(announcementApi.add, { ...form, targetIds: ['3000'] });
  await call(announcementApi.publish, { announcementId, version: 1 });
  const window = await dialogOf('电梯检修');
  await press('知道了', window);
  await closed(window);
  expect(screen.queryByText('周五检修。', { selector: '[role=region]' })).toBeNull();
});
