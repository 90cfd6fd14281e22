import { DownOutlined, LogoutOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { T } from '@/core/i18n';
import { signOut } from '@/core/session/account';
import { useSession } from '@/core/session/session';

/** Who is signed in, and the way out. */
export function UserMenu() {
  const { name, loginName } = useSession();
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          { key: 'who', disabled: true, label: loginName },
          { type: 'divider' },
          {
            key: 'signOut',
            icon: <LogoutOutlined />,
            label: <T id="shell.signOut" />,
            onClick: () => void signOut(),
          },
        ],
      }}
    >
      <Button type="text" icon={<DownOutlined />} iconPlacement="end">
        {name}
      </Button>
    </Dropdown>
  );
}
