import { Descriptions, Drawer, Skeleton, Tag } from 'antd';
import { LoadFailed } from '@/ui/LoadFailed';
import { type User, type UserDetail, usersApi } from '@/contract/system/users';
import { formatDateTime } from '@kit/format/date';
import { formatList } from '@kit/format/list';
import { NOTHING } from '@kit/format/number';
import { useCall } from '@kit/data/useCall';
import { T } from '@/core/i18n';
import { userFields } from './userFields';

function Facts({ user }: { user: UserDetail }) {
  const items = [
    { key: 'loginName', label: <T id="users.loginName" />, children: user.loginName },
    { key: 'status', label: <T id="users.status" />, children: userFields.show('status', user.status) },
    { key: 'staffId', label: <T id="users.staffId" />, children: user.staffId },
    { key: 'phone', label: <T id="users.phone" />, children: user.phone },
    { key: 'email', label: <T id="users.email" />, children: user.email || NOTHING },
    { key: 'branchName', label: <T id="users.branchName" />, children: user.branchName },
    {
      key: 'companies',
      label: <T id="users.loginBranchIds" />,
      children: formatList(user.companies.map(({ branchName }) => branchName)),
    },
    {
      key: 'roles',
      label: <T id="users.roleNames" />,
      children: user.roleNames.map((name) => <Tag key={name}>{name}</Tag>),
    },
    { key: 'lastLoginTime', label: <T id="users.lastLoginTime" />, children: formatDateTime(user.lastLoginTime) },
    { key: 'lastLoginIp', label: <T id="users.lastLoginIp" />, children: user.lastLoginIp || NOTHING },
    { key: 'pwdChangedAt', label: <T id="users.pwdChangedAt" />, children: formatDateTime(user.pwdChangedAt) },
    { key: 'gmtCreated', label: <T id="users.gmtCreated" />, children: formatDateTime(user.gmtCreated) },
    { key: 'remark', label: <T id="users.remark" />, children: user.remark || NOTHING },
  ];
  return <Descriptions column={1} bordered size="small" styles={{ label: { whiteSpace: 'nowrap' } }} items={items} />;
}

/** One account with its unmasked number; the server logs who looked at it. */
export function UserView({ user, onClose }: { user: User | undefined; onClose: () => void }) {
  const { data, error, refresh } = useCall(
    usersApi.detail,
    { userId: user?.userId ?? '' },
    { ready: user !== undefined },
  );
  // The data of another user are not shown for this one.
  const shown = data?.userId === user?.userId ? data : undefined;
  return (
    <Drawer open={user !== undefined} title={user?.realName ?? ''} size={520} destroyOnHidden onClose={onClose}>
      {error && !shown ? (
        <LoadFailed error={error} onRetry={refresh} />
      ) : shown ? (
        <Facts user={shown} />
      ) : (
        <Skeleton active />
      )}
    </Drawer>
  );
}
