import { type Staff, type User, USER_STATUS, usersApi } from '@/contract/system/users';
import { T } from '@/core/i18n';
import { plainText } from '@/core/input/filters';
import { BranchesField } from '@/shared/branch/BranchesField';
import { BranchSelect } from '@/shared/branch/BranchSelect';
import { f, mobileRule } from '@/shared/fields/f';
import { MoreSelect } from '@/ui/form/MoreSelect';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { RoleFilter, RoleName } from './roles';

const userStatus = codeTable('userStatus', USER_STATUS, {
  tones: { disabled: 'stopped', enabled: 'active', locked: 'attention' },
  dictCode: 'user.status',
});

/** The values of the dialogs. */
export interface UserForm {
  loginName: string;
  realName: string;
  phone: string;
  /** As the select holds it. */
  staffId: { value: string } | null;
  branchId: string;
  email: string;
  roleIds: string[];
  loginBranchIds: string[];
  branchIds: string[];
  remark: string;
}

const loginNameRule = { pattern: /^[A-Za-z][\w.]{3,29}$/, message: <T id="users.loginNameRule" /> };
const BranchInput = (props: { disabled?: boolean }) => <BranchSelect {...props} source="scope" />;
const BranchesInput = (props: { disabled?: boolean }) => <BranchesField {...props} source="scope" />;

const StaffSelect = (props: object) => (
  <MoreSelect
    {...props}
    endpoint={usersApi.queryStaffInfoByUserIdAndStaffName}
    query={(staffName) => ({ staffName })}
    option={({ staffId, staffName, departmentName }: Staff) => ({
      value: staffId,
      label: [staffName, staffId, departmentName].filter(Boolean).join(' · '),
    })}
  />
);

/** A user, with the filters. */
type Row = User & { roleId?: string };

/** An account: its list, its dialogs, its history. */
export const userFields = fieldsOf<Row, UserForm>()('users', {
  loginName: f.code({
    max: 30,
    required: true,
    help: 'users.loginNameRule',
    rules: [loginNameRule],
    filter: { fieldProps: { maxLength: 50 } },
    fixed: 'left',
    sorted: true,
  }),
  realName: f.person({
    isFact: true,
    max: 20,
    rules: [{ required: true, whitespace: true }],
    keep: plainText,
    width: 90,
    sorted: true,
  }),
  staffId: f.text({
    required: true,
    help: 'users.staffHelp',
    control: StaffSelect,
    width: 105,
    ellipsis: false,
    sorted: true,
  }),
  phone: f.mobile({ required: true, rules: [mobileRule], width: 120, isFinal: true }),
  branchName: f.text({ isFact: true, width: 180 }),
  branchId: f.branch({ required: true, control: BranchInput }),
  email: f.text({ max: 60, rules: [{ type: 'email' }] }),
  roleNames: f.list({ width: 140 }),
  roleId: f.text({
    say: (value) => <RoleName roleId={String(value)} />,
    filter: { formItemRender: () => <RoleFilter /> },
  }),
  roleIds: f.list({ required: true, isFinal: true }),
  loginBranchIds: f.branches({ required: true, control: BranchesInput, isFinal: true }),
  branchIds: f.branches({ required: true, control: BranchesInput, isFinal: true }),
  status: f.codes(userStatus, { width: 90, sorted: true }),
  lastLoginTime: f.dateTime({ sorted: true }),
  gmtCreated: f.dateTime({ sorted: true }),
  remark: f.note({ max: 200 }),
});
