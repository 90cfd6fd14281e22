import { dataScopes } from '@/components/dataScope';
import { useState } from 'react';
import { PageHeader } from '@/components/PageHeader';
import { useSeeAs } from '@/components/see-as/useSeeAs';
import { ADMINISTRATOR, type Role, rolesApi } from '@/contract/people/roles';
import { formatDate } from '@/core/format/date';
import { call } from '@/core/http/call';
import { useText, withTexts } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { type Action, ActionButton } from '@/crud/ActionButton';
import { RowActions } from '@/crud/RowActions';
import { useEditor } from '@/crud/record/useEditor';
import { CrudTable } from '@/crud/table/CrudTable';
import { actionColumn, codeField, fieldsOf } from '@/crud/table/fields';
import { pageRequest } from '@/crud/table/pageRequest';
import { GrantDrawer } from './GrantDrawer';
import { RoleDialog, type RoleJob, saveRole } from './RoleDialog';
import { RoleMembers } from './RoleMembers';
import { roleStatus } from './roleWords';
import { useRoleHistory } from './useRoleHistory';

const columns = fieldsOf<Role>()('roles', {
  roleName: { sorter: true, width: 140, fixed: 'left', fieldProps: { maxLength: 30 } },
  roleCode: { ...codeField, sorter: true, width: 190 },
  dataScope: { width: 130, valueEnum: dataScopes },
  userCount: { valueType: 'digit', align: 'right', width: 80 },
  status: { ...roleStatus.field(), sorter: true, width: 90 },
  remark: { ellipsis: true, width: 150 },
  gmtModified: { sorter: true, width: 150, render: (_, { gmtModified }) => formatDate(gmtModified, 'YMDHM') },
}).table({
  show: ['roleName', 'roleCode', 'dataScope', 'userCount', 'status', 'remark', 'gmtModified'],
  search: ['roleName', 'status'],
});

const NEW: Partial<RoleJob> = { kind: 'add', dataScope: 'BRANCH', status: 1 };

interface RowProps {
  role: Role;
  onChanged: () => void;
  onOpen: (job: Partial<RoleJob>) => void;
  onGrant: (role: Role) => void;
  onMembers: (role: Role) => void;
  onHistory: (role: Role) => void;
  onSeeAs: (role: Role) => void;
}

function Actions({ role, onChanged, onOpen, onGrant, onMembers, onHistory, onSeeAs }: RowProps) {
  const text = useText();
  const { roleId: id, version, roleName, roleCode } = role;
  const remove = async () => {
    await call(rolesApi.delete, { id, version }).finally(onChanged);
    notifier.success(text('roles.deleted'));
  };
  const grant: Action = { code: 'roleManage_grant', label: 'roles.grant', onAction: () => onGrant(role) };
  const del: Action = {
    code: 'roleManage_del',
    label: 'action.delete',
    danger: true,
    onAction: remove,
    confirm: { title: 'roles.askDelete', content: 'roles.askDeleteHelp', values: { name: roleName, code: roleCode } },
  };
  const actions: Action[] = [
    { code: 'roleManage_edit', label: 'action.edit', onAction: () => onOpen({ ...role, kind: 'edit' }) },
    // The administrator holds everything, always.
    ...(roleCode === ADMINISTRATOR ? [] : [grant]),
    { code: 'roleManage_users', label: 'roles.members', onAction: () => onMembers(role) },
    {
      code: 'roleManage_copy',
      label: 'action.copy',
      onAction: () => onOpen({ kind: 'copy', roleId: id, roleName, version }),
    },
    { label: 'seeAs.show', onAction: () => onSeeAs(role) },
    { label: 'history.show', onAction: () => onHistory(role) },
    ...(role.builtIn ? [] : [del]),
  ];
  return <RowActions actions={actions} />;
}

function RoleListScreen() {
  const [granting, setGranting] = useState<Role>();
  const [shown, setShown] = useState<Role>();
  const { table, reload, open, modal } = useEditor(saveRole);
  const history = useRoleHistory(open);
  const seeAs = useSeeAs();
  const add = <ActionButton code="roleManage_add" label="action.add" type="primary" onAction={() => open(NEW)} />;
  return (
    <>
      <PageHeader title="roles.title" help="roles.help">
        {add}
      </PageHeader>
      <CrudTable<Role>
        rowKey="roleId"
        actionRef={table}
        request={pageRequest<Role>(rolesApi.page)}
        emptyText="roles.empty"
        emptyAction={add}
        columns={[
          ...columns,
          actionColumn((role) => (
            <Actions
              role={role}
              onChanged={reload}
              onOpen={open}
              onGrant={setGranting}
              onMembers={setShown}
              onHistory={history.show}
              onSeeAs={({ roleId, roleName }) => seeAs.show({ subject: { roleId }, name: roleName })}
            />
          )),
        ]}
      />
      <RoleDialog {...modal} />
      <GrantDrawer role={granting} onClose={() => setGranting(undefined)} onChanged={reload} />
      {history.drawer}
      {seeAs.drawer}
      <RoleMembers role={shown} onClose={() => setShown(undefined)} />
    </>
  );
}

/** /permissionSys/roleManage */
export const RoleList = withTexts(['roles', 'see-as'], RoleListScreen);
