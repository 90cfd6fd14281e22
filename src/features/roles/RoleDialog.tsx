import type { ReactNode } from 'react';
import { dataScopes } from '@/components/dataScope';
import { type Role, rolesApi } from '@/contract/people/roles';
import { call } from '@/core/http/call';
import { T } from '@/core/i18n';
import { FormModal } from '@/crud/record/FormModal';
import type { Conflict } from '@/crud/record/useDialogClash';
import type { useEditor } from '@/crud/record/useEditor';
import { fieldsOf } from '@/crud/table/fields';
import { roleStatus } from './roleWords';

/** What a dialog does to a role: `copy` makes a new one of it. */
export interface RoleJob extends Role {
  kind: 'add' | 'edit' | 'copy';
}

const silent = { silent: true } as const;

export const saveRole = ({ kind, roleId: id, version, ...role }: RoleJob) => {
  const { roleCode, roleName, dataScope, status, remark } = role;
  if (kind === 'add') return call(rolesApi.add, { roleCode, roleName, dataScope, status, remark }, silent);
  if (kind === 'copy') return call(rolesApi.copy, { id, roleCode, roleName }, silent);
  return call(rolesApi.update, { id, version, roleName, dataScope, status, remark }, silent);
};

const fields = fieldsOf<RoleJob>()('roles', {
  roleCode: {
    fieldProps: { maxLength: 30, autoComplete: 'off' },
    formItemProps: {
      extra: <T id="roles.codeRule" />,
      rules: [{ required: true }, { pattern: /^[A-Z_]{3,30}$/, message: <T id="roles.codeRule" /> }],
    },
  },
  roleName: { fieldProps: { maxLength: 30 }, formItemProps: { rules: [{ required: true, whitespace: true }] } },
  dataScope: {
    required: true,
    valueType: 'select',
    valueEnum: dataScopes,
    fieldProps: { allowClear: false },
    formItemProps: { rules: [{ required: true }], extra: <T id="roles.scopeHelp" /> },
  },
  status: { ...roleStatus.field(), required: true, fieldProps: { allowClear: false } },
  remark: { valueType: 'textarea', fieldProps: { maxLength: 200, showCount: true, rows: 2 } },
});

const COLUMNS = {
  add: fields.form(['roleCode', 'roleName', 'dataScope', 'status', 'remark']),
  edit: fields.form(['roleName', 'dataScope', 'status', 'remark']),
  copy: fields.form(['roleCode', 'roleName']),
  /** A role of the product keeps its name. */
  builtIn: fields.form(['dataScope', 'status', 'remark']),
};

const TEXTS = {
  add: { title: 'roles.addTitle', help: 'roles.addHelp' },
  edit: { title: 'roles.editTitle' },
  copy: { title: 'roles.copyTitle', help: 'roles.copyHelp' },
} as const;

const scopes: ReadonlyMap<unknown, { text: ReactNode }> = dataScopes;

const CONFLICT: Conflict<RoleJob> = {
  prefix: 'roles',
  words: {
    status: (value) => <roleStatus.Tag value={value} />,
    dataScope: (value) => scopes.get(value)?.text,
  },
  // A stale version is answered with the role as it is stored now.
  renew: (stored) => ({ ...(stored as Role), kind: 'edit' }),
};

export function RoleDialog(modal: ReturnType<typeof useEditor<RoleJob>>['modal']) {
  const { kind = 'edit', builtIn = 0, roleName = '' } = modal.record ?? {};
  const columns = COLUMNS[kind === 'edit' && builtIn === 1 ? 'builtIn' : kind];
  return (
    <FormModal<RoleJob>
      {...modal}
      {...TEXTS[kind]}
      titleValues={{ name: roleName }}
      columns={columns}
      conflict={CONFLICT}
    />
  );
}
