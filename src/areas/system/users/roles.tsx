import { Select } from 'antd';
import { rolesApi } from '@/contract/system/roles';
import { type CheckedRole, usersApi } from '@/contract/system/users';
import { T } from '@/core/i18n';
import { useCall } from '@kit/data/useCall';
import { formatList } from '@kit/format/list';

const ALL = { pageSize: 500 } as const;
const ENABLED = { pageSize: 500, status: 1 } as const;

/** A filter by role. */
export function RoleFilter(props: object) {
  const { data, loading } = useCall(rolesApi.page, ALL);
  const options = (data?.records ?? []).map(({ roleId, roleName }) => ({ value: roleId, label: roleName }));
  return <Select placeholder={<T id="select.choose" />} {...props} allowClear loading={loading} options={options} />;
}

export function RoleName({ roleId }: { roleId: string }) {
  const { data } = useCall(rolesApi.page, ALL);
  return data?.records.find((role) => role.roleId === roleId)?.roleName ?? roleId;
}

/** Roles of an account by their names; a role that can no longer be granted is shown by its id. */
export function RoleNames({ userId, roleIds }: { userId: string; roleIds: readonly string[] }) {
  const { data } = useCall(usersApi.selectRoleByUserId, { userId });
  const names = new Map((data ?? []).map(({ roleId, roleName }) => [roleId, roleName]));
  return formatList(roleIds.map((roleId) => names.get(roleId) ?? roleId));
}

interface Props {
  /**
   * For an existing account the roles that the server offers; undefined for a new one, which can get every enabled
   * role.
   */
  offered: readonly CheckedRole[] | undefined;
}

/** The roles of an account. */
export function RolesSelect({ offered, ...props }: Props) {
  const { data } = useCall(rolesApi.page, ENABLED, { ready: offered === undefined });
  const options = offered
    ? // A user can take away a role that he lacks himself, but not grant it.
      offered.map((role) => ({ value: role.roleId, label: role.roleName, disabled: !role.grantable && !role.checked }))
    : (data?.records ?? []).map(({ roleId, roleName }) => ({ value: roleId, label: roleName }));
  return <Select placeholder={<T id="select.choose" />} {...props} mode="multiple" options={options} />;
}
