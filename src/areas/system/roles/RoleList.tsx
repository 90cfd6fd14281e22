import { lazy, Suspense, useState } from 'react';
import { ADMINISTRATOR, type Role, rolesApi } from '@/contract/system/roles';
import { call } from '@/core/http/call';
import { withTexts } from '@/core/i18n';
import { useHistory } from '@/shared/history/useHistory';
import { PageHeader } from '@/ui/PageHeader';
import { ActionButton } from '@kit/actions/ActionButton';
import { RowActions } from '@kit/actions/RowActions';
import type { Action } from '@kit/actions/action';
import { CrudTable } from '@kit/table/CrudTable';
import { useSeeAs } from '../shared/see-as/useSeeAs';
import { MenuTitles } from './MenuTitles';
import { type EditedRole, RoleDialog } from './RoleDialog';
import { roleFields } from './roleFields';
import { RoleMembers } from './RoleMembers';

const table = roleFields.table({
  show: ['roleName', 'roleCode', 'dataScope', 'userCount', 'status', 'remark', 'gmtModified'],
  search: ['roleName', 'status'],
});

const NEW: EditedRole = { kind: 'add', role: { dataScope: 'BRANCH', status: 1 } };

/** Loaded on demand with its tree, which the list does not need. */
const GrantDrawer = lazy(async () => ({ default: (await import('./GrantDrawer')).GrantDrawer }));

/** What stands beside the list. */
type Opened = { panel: 'grants' | 'members'; role: Role };

interface RowProps {
  role: Role;
  onEdit: (edited: EditedRole) => void;
  onOpen: (opened: Opened) => void;
  onHistory: (role: Role) => void;
  onSeeAs: (role: Role) => void;
}

function Actions({ role, onEdit, onOpen, onHistory, onSeeAs }: RowProps) {
  const { roleId: id, version, roleName, roleCode } = role;
  const grant: Action = {
    code: 'roleManage_grant',
    label: 'roles.grant',
    onAction: () => onOpen({ panel: 'grants', role }),
  };
  const del: Action = {
    code: 'roleManage_del',
    label: 'action.delete',
    danger: true,
    confirm: { title: 'roles.askDelete', content: 'roles.askDeleteHelp', values: { name: roleName, code: roleCode } },
    onAction: () => call(rolesApi.delete, { id, version }),
    done: 'roles.deleted',
  };
  const actions: Action[] = [
    { code: 'roleManage_edit', label: 'action.edit', onAction: () => onEdit({ kind: 'edit', role }) },
    // The administrator always has every grant.
    ...(roleCode === ADMINISTRATOR ? [] : [grant]),
    { code: 'roleManage_users', label: 'roles.members', onAction: () => onOpen({ panel: 'members', role }) },
    {
      code: 'roleManage_copy',
      label: 'action.copy',
      onAction: () => onEdit({ kind: 'copy', role: { roleId: id, roleName } }),
    },
    { label: 'roles.seeAs', onAction: () => onSeeAs(role) },
    { label: 'history.show', onAction: () => onHistory(role) },
    ...(role.builtIn ? [] : [del]),
  ];
  return <RowActions actions={actions} />;
}

function RoleListScreen() {
  const [edited, setEdited] = useState<EditedRole>();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const [hasGrants, setHasGrants] = useState(false);
  const open = (wanted: Opened) => {
    setOpened(wanted);
    // Once opened, the drawer stays mounted, so that it closes with its animation.
    if (wanted.panel === 'grants') setHasGrants(true);
  };
  const seeAs = useSeeAs();
  const history = useHistory<{ objectId: string; name: string; role: Role }>({
    objectType: 'role',
    fields: ({ objectId }) => ({
      ...roleFields,
      show: (name, value) =>
        name === 'menuIds' && Array.isArray(value) ? (
          <MenuTitles roleId={objectId} menuIds={value.map(String)} />
        ) : (
          roleFields.show(name, value)
        ),
    }),
    onRestore: ({ role }, name, value) => setEdited({ kind: 'edit', role: { ...role, [name]: value } }),
  });
  const add = <ActionButton code="roleManage_add" label="action.add" type="primary" onAction={() => setEdited(NEW)} />;
  return (
    <>
      <CrudTable<Role>
        header={
          <PageHeader inList title="roles.title" help="roles.help">
            {add}
          </PageHeader>
        }
        {...table}
        rowKey="roleId"
        list={rolesApi.page}
        exported="roleManage_export"
        emptyText="roles.empty"
        emptyAction={add}
        actions={(role) => (
          <Actions
            role={role}
            onEdit={setEdited}
            onOpen={open}
            onHistory={() => history.show({ objectId: role.roleId, name: role.roleName, role })}
            onSeeAs={({ roleId, roleName }) => seeAs.show({ subject: { roleId }, name: roleName })}
          />
        )}
      />
      <RoleDialog edited={edited} onClose={() => setEdited(undefined)} />
      {hasGrants && (
        <Suspense fallback={null}>
          <GrantDrawer role={opened?.panel === 'grants' ? opened.role : undefined} onClose={close} />
        </Suspense>
      )}
      <RoleMembers role={opened?.panel === 'members' ? opened.role : undefined} onClose={close} />
      {history.drawer}
      {seeAs.drawer}
    </>
  );
}

/** /permissionSys/roleManage */
export const RoleList = withTexts(['system/roles'], RoleListScreen);
