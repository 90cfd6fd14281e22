import { type Role, rolesApi } from '@/contract/system/roles';
import { call } from '@/core/http/call';
import { RecordDialog } from '@kit/form/RecordDialog';
import { roleFields } from './roleFields';

/** The task of the dialog: `copy` makes a new role from an existing one. */
export interface EditedRole {
  kind: 'add' | 'edit' | 'copy';
  role: Partial<Role>;
}

const NAMES = {
  add: ['roleCode', 'roleName', 'dataScope', 'status', 'remark'],
  edit: ['roleName', 'dataScope', 'status', 'remark'],
  copy: ['roleCode', 'roleName'],
  /** The name of a role that comes with the product cannot be changed. */
  builtIn: ['dataScope', 'status', 'remark'],
} as const;

const TEXTS = {
  add: { title: 'roles.addTitle', help: 'roles.addHelp' },
  edit: { title: 'roles.editTitle' },
  copy: { title: 'roles.copyTitle', help: 'roles.copyHelp' },
} as const;

const save = (kind: EditedRole['kind']) => (role: Role) => {
  const { roleId: id, version, roleCode, roleName, dataScope, status, remark } = role;
  const silent = { silent: true };
  if (kind === 'add') return call(rolesApi.add, { roleCode, roleName, dataScope, status, remark }, silent);
  if (kind === 'copy') return call(rolesApi.copy, { id, roleCode, roleName }, silent);
  return call(rolesApi.update, { id, version, roleName, dataScope, status, remark }, silent);
};

interface Props {
  edited: EditedRole | undefined;
  onClose: () => void;
}

export function RoleDialog({ edited, onClose }: Props) {
  const { kind = 'edit', role } = edited ?? {};
  return (
    <RecordDialog<Partial<Role>, Role>
      {...TEXTS[kind]}
      draftKey={`role ${kind} ${role?.roleId ?? ''}`}
      titleValues={{ name: role?.roleName ?? '' }}
      fields={roleFields}
      record={role}
      save={save(kind)}
      onClose={onClose}
    >
      {roleFields.inputs(NAMES[kind === 'edit' && role?.builtIn === 1 ? 'builtIn' : kind])}
    </RecordDialog>
  );
}
