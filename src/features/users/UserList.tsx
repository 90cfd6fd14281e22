import { withTexts } from '@/core/i18n';
import { useMemo, useState } from 'react';
import { BranchSelect } from '@/components/branch/BranchSelect';
import { rowsOf } from '@/components/branch/branchRows';
import { PageHeader } from '@/components/PageHeader';
import { useSeeAs } from '@/components/see-as/useSeeAs';
import { platformUserApi } from '@/contract/platform-user';
import { rolesApi } from '@/contract/people/roles';
import { type NewPassword as Password, type User, usersApi } from '@/contract/people/users';
import { formatDate } from '@/core/format/date';
import { formatList } from '@/core/format/list';
import { useCall } from '@/core/http/useCall';
import { digits, trim } from '@/core/input/filters';
import { ActionButton } from '@/crud/ActionButton';
import { useEditor } from '@/crud/record/useEditor';
import { CrudTable } from '@/crud/table/CrudTable';
import { actionColumn, codeField, fieldsOf } from '@/crud/table/fields';
import { pageRequest } from '@/crud/table/pageRequest';
import { NewPassword } from './NewPassword';
import { UserActions } from './UserActions';
import { UserDialog } from './UserDialog';
import { type Job, saveJob } from './userJobs';
import { UserView } from './UserView';
import { useUserHistory } from './useUserHistory';
import { userStatus } from './userWords';

/** A user, and what one searches by. */
type Row = User & { roleId?: string };
type Names = ReadonlyMap<string, { text: string }>;

const fieldsWith = (branches: Names, roles: Names) =>
  fieldsOf<Row>()('users', {
    loginName: { ...codeField, sorter: true, fixed: 'left', fieldProps: { maxLength: 50 } },
    realName: { sorter: true, width: 90, fieldProps: { maxLength: 20 } },
    staffId: { sorter: true, width: 105 },
    phone: { width: 120, fieldProps: { maxLength: 11, inputMode: 'numeric' } },
    branchName: { width: 180, ellipsis: true },
    roleNames: { width: 140, ellipsis: true, render: (_, { roleNames }) => formatList(roleNames) },
    status: { ...userStatus.field(), sorter: true, width: 90 },
    lastLoginTime: {
      sorter: true,
      width: 150,
      render: (_, { lastLoginTime }) => formatDate(lastLoginTime, 'YMDHM'),
    },
    gmtCreated: { sorter: true, width: 150, render: (_, { gmtCreated }) => formatDate(gmtCreated, 'YMDHM') },
    branchId: { valueEnum: new Map(branches), formItemRender: () => <BranchSelect source="scope" /> },
    roleId: { valueType: 'select', valueEnum: new Map(roles) },
  }).table({
    show: [
      'loginName',
      'realName',
      'staffId',
      'phone',
      'branchName',
      'roleNames',
      'status',
      'lastLoginTime',
      'gmtCreated',
    ],
    search: ['loginName', 'realName', 'phone', 'branchId', 'roleId', 'status'],
  });

const PAGE = { pageSize: 500 } as const;

function useColumns() {
  const { data: branches } = useCall(platformUserApi.loginOrgList, { type: 'scope' });
  const { data: roles } = useCall(rolesApi.page, PAGE);
  return useMemo(
    () =>
      fieldsWith(
        new Map(rowsOf(branches ?? []).map(({ branchId, branchName }) => [branchId, { text: branchName }])),
        new Map((roles?.records ?? []).map(({ roleId, roleName }) => [roleId, { text: roleName }])),
      ),
    [branches, roles],
  );
}

/** What is typed with spaces or other characters than digits is meant without them. */
const cleaned = ({ loginName, realName, phone, ...rest }: Record<string, unknown>) => ({
  ...rest,
  loginName: trim(loginName, 'all'),
  realName: trim(realName),
  phone: digits(phone, 11),
});

function UserListScreen() {
  const [password, setPassword] = useState<Password>();
  const [viewed, setViewed] = useState<User>();
  const { table, reload, open, modal } = useEditor<Job>(async (job) => setPassword(await saveJob(job)));
  const columns = useColumns();
  const seeAs = useSeeAs();
  const { show: showHistory, drawer } = useUserHistory(open);
  const add = (
    <ActionButton code="userManage_add" label="action.add" type="primary" onAction={() => open({ kind: 'add' })} />
  );
  return (
    <>
      <PageHeader title="users.title" help="users.help">
        {add}
      </PageHeader>
      <CrudTable<Row>
        rowKey="userId"
        actionRef={table}
        request={pageRequest<Row>(usersApi.selectPage)}
        beforeSearchSubmit={cleaned}
        emptyText="users.empty"
        columns={[
          ...columns,
          actionColumn((user) => (
            <UserActions
              user={user}
              onChanged={reload}
              onOpen={open}
              onView={setViewed}
              onHistory={showHistory}
              onSeeAs={({ userId, realName }) => seeAs.show({ subject: { userId }, name: realName })}
              onPassword={setPassword}
            />
          )),
        ]}
      />
      <UserDialog {...modal} />
      <UserView user={viewed} onClose={() => setViewed(undefined)} />
      {drawer}
      {seeAs.drawer}
      <NewPassword password={password} onClose={() => setPassword(undefined)} />
    </>
  );
}

/** /permissionSys/userManage */
export const UserList = withTexts(['users', 'roles', 'see-as'], UserListScreen);
