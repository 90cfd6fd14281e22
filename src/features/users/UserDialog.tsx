import type { ChangeEvent } from 'react';
import { BranchNames } from '@/components/branch/BranchNames';
import { BranchesField } from '@/components/branch/BranchesField';
import { BranchSelect } from '@/components/branch/BranchSelect';
import { MoreSelect } from '@/components/form/MoreSelect';
import { MOBILE } from '@/contract/patterns';
import { rolesApi } from '@/contract/people/roles';
import { type Staff, type User, usersApi } from '@/contract/people/users';
import { formatList } from '@/core/format/list';
import { useCall } from '@/core/http/useCall';
import { T } from '@/core/i18n';
import { digits, plainText } from '@/core/input/filters';
import { FormModal } from '@/crud/record/FormModal';
import type { useEditor } from '@/crud/record/useEditor';
import { fieldsOf } from '@/crud/table/fields';
import { begin, type Job } from './userJobs';

const LOGIN_NAME = /^[A-Za-z][\w.]{3,29}$/;
const typed = (keep: (value: unknown) => string) => (event: ChangeEvent<HTMLInputElement>) => keep(event.target.value);

const staffOption = ({ staffId, staffName, departmentName }: Staff) => ({
  value: staffId,
  label: [staffName, staffId, departmentName].filter(Boolean).join(' · '),
});

const StaffSelect = (props: object) => (
  <MoreSelect
    {...props}
    endpoint={usersApi.queryStaffInfoByUserIdAndStaffName}
    query={(staffName) => ({ staffName })}
    option={staffOption}
  />
);

const required = { rules: [{ required: true }] };

const fields = fieldsOf<Job>()('users', {
  loginName: {
    fieldProps: { maxLength: 30, autoComplete: 'off' },
    formItemProps: {
      extra: <T id="users.loginNameRule" />,
      rules: [{ required: true }, { pattern: LOGIN_NAME, message: <T id="users.loginNameRule" /> }],
    },
  },
  realName: {
    fieldProps: { maxLength: 20 },
    formItemProps: { rules: [{ required: true, whitespace: true }], getValueFromEvent: typed(plainText) },
  },
  phone: {
    fieldProps: { inputMode: 'numeric' },
    formItemProps: {
      rules: [{ required: true }, { pattern: MOBILE, message: <T id="form.mobile" /> }],
      getValueFromEvent: typed((value) => digits(value, 11)),
    },
  },
  staffId: { formItemProps: { ...required, extra: <T id="users.staffHelp" /> }, formItemRender: () => <StaffSelect /> },
  branchId: { required: true, formItemRender: () => <BranchSelect source="scope" /> },
  email: { fieldProps: { maxLength: 60 }, formItemProps: { rules: [{ type: 'email' }] } },
  roleIds: { required: true, valueType: 'select', fieldProps: { mode: 'multiple' } },
  loginBranchIds: { required: true, formItemRender: () => <BranchesField source="scope" /> },
  branchIds: { required: true, formItemRender: () => <BranchesField source="scope" /> },
  remark: { valueType: 'textarea', fieldProps: { maxLength: 200, showCount: true, rows: 2 } },
});

const COLUMNS = {
  add: fields.form([
    ...(['staffId', 'realName', 'loginName', 'phone', 'branchId', 'loginBranchIds', 'roleIds'] as const),
    ...(['email', 'remark'] as const),
  ]),
  edit: fields.form(['realName', 'phone', 'branchId', 'email', 'remark']),
  roles: fields.form(['roleIds']),
  companies: fields.form(['branchIds']),
};

const TEXTS = {
  add: { title: 'users.addTitle', help: 'users.addHelp', done: 'users.added' },
  edit: { title: 'users.editTitle', help: 'users.editHelp' },
  roles: { title: 'users.rolesTitle', help: 'users.rolesHelp' },
  companies: { title: 'users.companiesTitle', help: 'users.companiesHelp' },
} as const;

const PAGE = { pageSize: 500, status: 1 } as const;

/** The roles to choose from: of a new account the enabled ones, of another those that the server names. */
function useRoleOptions({ kind, roles }: Partial<Job>) {
  const { data } = useCall(rolesApi.page, PAGE, { ready: kind === 'add' });
  if (kind === 'add') return (data?.records ?? []).map(({ roleId, roleName }) => ({ value: roleId, label: roleName }));
  return (roles ?? []).map(({ roleId, roleName, checked, grantable }) => ({
    value: roleId,
    label: roleName,
    // What one lacks can be taken away, not given.
    disabled: !grantable && !checked,
  }));
}

const branches = (value: unknown) => <BranchNames ids={[value].flat().map(String)} />;

const conflictOf = (kind: 'edit' | 'roles' | 'companies', roles: Job['roles'] = []) => ({
  prefix: 'users',
  words: {
    branchId: branches,
    branchIds: branches,
    roleIds: (value: unknown) =>
      formatList([value].flat().map((id) => roles.find(({ roleId }) => roleId === id)?.roleName ?? String(id))),
  },
  // A stale version is answered with the account as it is stored now.
  renew: (stored: unknown) => begin[kind](stored as User),
});

/** The dialogs over one account. */
export function UserDialog(modal: ReturnType<typeof useEditor<Job>>['modal']) {
  const { kind = 'edit', user } = modal.record ?? {};
  const options = useRoleOptions(modal.record ?? {});
  const columns = COLUMNS[kind].map((column) =>
    column.dataIndex === 'roleIds' ? { ...column, fieldProps: { mode: 'multiple', options } } : column,
  );
  return (
    <FormModal<Job>
      {...modal}
      wide={kind === 'add'}
      {...TEXTS[kind]}
      titleValues={{ name: user ? `${user.realName} (${user.loginName})` : '' }}
      columns={columns}
      {...(kind === 'add' ? {} : { conflict: conflictOf(kind, modal.record?.roles) })}
    />
  );
}
