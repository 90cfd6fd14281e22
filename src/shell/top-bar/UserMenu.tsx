import { DownOutlined, LogoutOutlined, SwapOutlined, UserOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { T } from '@/core/i18n';
import { navigate } from '@/core/navigation/navigate';
import { tourMark } from '@/core/page/tour';
import { useSession } from '@/core/session/session';
import { openChangeBranch } from '../branch/openChangeBranch';
import { useSignOut } from '../tabs/useSignOut';

/** The signed-in user, and the sign-out. */
export function UserMenu() {
  const { name, loginName } = useSession();
  const leave = useSignOut();
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          { key: 'who', disabled: true, label: loginName },
          { type: 'divider' },
          {
            key: 'profile',
            icon: <UserOutlined />,
            label: <T id="page.profile" />,
            onClick: () => navigate('/profile/index'),
          },
          {
            key: 'company',
            icon: <SwapOutlined />,
            label: <T id="company.change" />,
            onClick: openChangeBranch,
          },
          {
            key: 'signOut',
            icon: <LogoutOutlined />,
            label: <T id="shell.signOut" />,
            onClick: () => void leave(),
          },
        ],
      }}
    >
      <Button type="text" icon={<DownOutlined />} iconPlacement="end" {...tourMark('user')}>
        {name}
      </Button>
    </Dropdown>
  );
}
