import { act, screen, within } from '@testing-library/react';
import { switchLanguage } from '@/core/i18n';
import { renderApp } from '@tests/support/renderApp';
import { dialogOf, press } from '@tests/support/screen';

test('errors that are shown follow the language', async () => {
  await renderApp('/permissionSys/userManage', { as: 'admin.hq' });
  await press('新增');
  const dialog = await dialogOf('新增用户');
  await press('保存', dialog);
  expect(await within(dialog).findByText('姓名不能为空')).toBeVisible();
  await act(() => switchLanguage('en'));
  expect(await screen.findByText('“Name” is required')).toBeVisible();
  expect(screen.queryByText('姓名不能为空')).toBeNull();
});
