import type { Output } from '@/contract/endpoint';
import { rolesApi } from '@/contract/system/roles';
import { type CheckedRole, usersApi } from '@/contract/system/users';
import { RemoteSelect } from '@/ui/pick/RemoteSelect';
import { useCall } from '@kit/data/useCall';
import { formatList } from '@kit/format/list';

const ALL = { pageSize: 500 } as const;
const ENABLED = { pageSize: 500, status: 1 } as const;

const optionsOf = (roles: Output<typeof rolesApi.page> | undefined) =>
  (roles?.records ?? []).map(({ roleId, roleName }) => ({ value: roleId, label: roleName }));

interface FilterProps {
  id?: string;
  value?: string;
  onChange?: (roleId: string) => void;
}

/** A filter by role. */
export function RoleFilter(props: FilterProps) {
  const read = useCall(rolesApi.page, ALL);
  return <RemoteSelect<string> {...props} read={read} options={optionsOf(read.data)} allowClear />;
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
  const read = useCall(rolesApi.page, ENABLED, { ready: offered === undefined });
  const options = offered
    ? // A user can take away a role that he lacks himself, but not grant it.
      offered.map((role) => ({ value: role.roleId, label: role.roleName, disabled: !role.grantable && !role.checked }))
    : optionsOf(read.data);
  return <RemoteSelect<string[]> {...props} read={read} options={options} mode="multiple" />;
}
