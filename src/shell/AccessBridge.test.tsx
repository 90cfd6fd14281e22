import { useAccess } from '@umijs/max';
import { act, render, screen } from '@testing-library/react';
import { session } from '@/core/session/session';
import { USER } from '@tests/support/user';
import { AccessBridge } from './AccessBridge';

const BUTTON = { buttonRef: '', buttonCode: 'tradeFairManage_del', pageKey: 'tradeFairManage', buttonName: '' };

function Page() {
  const { can } = useAccess();
  return <p>{String(can('tradeFairManage_del'))}</p>;
}

test('what Umi’s hook answers follows the session at once', () => {
  session.enter('tok_1', USER);
  render(
    <AccessBridge>
      <Page />
    </AccessBridge>,
  );
  expect(screen.getByText('false')).toBeVisible();
  act(() => session.setButtons({ headerButtonList: [], tableButtonList: [BUTTON] }));
  expect(screen.getByText('true')).toBeVisible();
  act(() => session.clear());
  expect(screen.getByText('false')).toBeVisible();
});
