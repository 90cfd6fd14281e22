import { type Role, type RoleGrants, rolesApi } from '@/contract/system/roles';
import { call } from '@/core/http/call';
import { f } from '@/shared/fields/f';
import { Waiting } from '@/ui/Waiting';
import { useCall } from '@kit/data/useCall';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { RecordDrawer } from '@kit/form/RecordDrawer';
import { GrantCount, GrantField } from './GrantField';
import { grantsOf, keysOf } from './grantTree';

/** Granted menus and buttons, by the keys of their check boxes. */
interface Granted {
  grantTree: readonly string[];
}

const grantFields = fieldsOf<RoleGrants, Granted>()('roles', {
  grantTree: f.list({ show: (keys) => (Array.isArray(keys) ? <GrantCount granted={keys.map(String)} /> : '') }),
});

interface Props {
  /** Absent while the drawer is closed. */
  role: Role | undefined;
  onClose: () => void;
}

/** Grants menus and buttons to one role. */
export function GrantDrawer({ role, onClose }: Props) {
  const { data, error, refresh } = useCall(rolesApi.grants, { id: role?.roleId ?? '' }, { ready: role !== undefined });
  const grants = role && data?.roleId === role.roleId ? data : undefined;
  const waiting = <Waiting error={error} onRetry={refresh} lines={12} />;
  return (
    <RecordDrawer<RoleGrants, Granted>
      draftKey={`grant ${role?.roleId ?? ''}`}
      title="roles.grantTitle"
      titleValues={{ name: role?.roleName ?? '' }}
      drawer={{ width: 640 }}
      fields={grantFields}
      record={grants}
      {...(role ? { waiting } : {})}
      toValues={(one) => ({ grantTree: [...keysOf(one)] })}
      save={({ grantTree }, { record }) => {
        const { roleId: id = '', version = 0 } = record ?? {};
        return call(rolesApi.grant, { id, version, ...grantsOf(new Set(grantTree)) }, { silent: true });
      }}
      onClose={onClose}
    >
      <grantFields.Field name="grantTree" noStyle>
        {grants && <GrantField grants={grants} />}
      </grantFields.Field>
    </RecordDrawer>
  );
}
