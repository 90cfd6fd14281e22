import { Alert, Button, Descriptions, Typography } from 'antd';
import type { NewPassword as Password } from '@/contract/system/users';
import { T, useText } from '@/core/i18n';
import { Dialog } from '@/ui/Dialog';

interface Props {
  /** Undefined while there is no password to show. */
  password: Password | undefined;
  onClose: () => void;
}

/** Shows a password that nobody can look up again. */
export function NewPassword({ password, onClose }: Props) {
  const text = useText();
  return (
    <Dialog
      open={password !== undefined}
      title={text('users.passwordTitle')}
      closable={false}
      destroyOnHidden
      footer={
        <Button type="primary" onClick={onClose}>
          <T id="users.passwordTaken" />
        </Button>
      }
    >
      <Alert type="warning" showIcon title={<T id="users.passwordOnce" />} />
      <Descriptions
        column={1}
        style={{ marginBlockStart: 16 }}
        items={[
          { key: 'name', label: <T id="users.loginName" />, children: password?.loginName },
          {
            key: 'password',
            label: <T id="users.password" />,
            children: (
              <Typography.Text code copyable>
                {password?.password ?? ''}
              </Typography.Text>
            ),
          },
        ]}
      />
    </Dialog>
  );
}
