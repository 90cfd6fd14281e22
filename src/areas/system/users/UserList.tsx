import { useState } from 'react';
import { type NewPassword as Password, type User, usersApi } from '@/contract/system/users';
import { withTexts } from '@/core/i18n';
import { digits, trim } from '@/core/input/filters';
import { useLinkFilters } from '@/shared/fields/useLinkFilters';
import { useHistory } from '@/shared/history/useHistory';
import { PageHeader } from '@/ui/PageHeader';
import { ActionButton } from '@kit/actions/ActionButton';
import { CrudTable } from '@kit/table/CrudTable';
import { useSeeAs } from '../shared/see-as/useSeeAs';
import { type EditedUser, open } from './editedUser';
import { NewPassword } from './NewPassword';
import { RoleNames } from './roles';
import { UserActions } from './UserActions';
import { UserDialog } from './UserDialog';
import { userFields } from './userFields';
import { UserView } from './UserView';

const table = userFields.table({
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

/** Searches without typed spaces, and numbers without anything but their digits. */
const cleaned = ({ loginName, realName, phone, ...rest }: Record<string, unknown>) => ({
  ...rest,
  loginName: trim(loginName, 'all'),
  realName: trim(realName),
  phone: digits(phone, 11),
});

const nameOf = ({ realName, loginName }: User) => `${realName} (${loginName})`;

function useUserHistory(onEdit: (edited: EditedUser) => void) {
  const history = useHistory<{ objectId: string; name: string; user: User }>({
    objectType: 'user',
    fields: ({ objectId }) => ({
      ...userFields,
      show: (name, value) =>
        name === 'roleIds' && Array.isArray(value) ? (
          <RoleNames userId={objectId} roleIds={value.map(String)} />
        ) : (
          userFields.show(name, value)
        ),
    }),
    onRestore: ({ user }, name, value) =>
      // `call` has shown the failure.
      void open.edit(user).then(
        (edited) => onEdit({ ...edited, start: { ...edited.start, [name]: value } }),
        () => undefined,
      ),
  });
  return {
    show: (user: User) => history.show({ objectId: user.userId, name: nameOf(user), user }),
    drawer: history.drawer,
  };
}

/** Filters that links of other pages set. */
const LINKED = { loginName: 'text' } as const;

function UserListScreen() {
  const initialFilters = useLinkFilters(LINKED);
  const [edited, setEdited] = useState<EditedUser>();
  const [password, setPassword] = useState<Password>();
  const [viewed, setViewed] = useState<User>();
  const seeAs = useSeeAs();
  const history = useUserHistory(setEdited);
  const add = (
    <ActionButton
      code="userManage_add"
      label="action.add"
      type="primary"
      onAction={() => setEdited({ kind: 'add', start: {} })}
    />
  );
  return (
    <>
      <CrudTable<User>
        header={
          <PageHeader inList title="users.title" help="users.help">
            {add}
          </PageHeader>
        }
        {...table}
        rowKey="userId"
        list={usersApi.selectPage}
        exported="userManage_export"
        initialFilters={initialFilters}
        beforeSearchSubmit={cleaned}
        emptyText="users.empty"
        actions={(user) => (
          <UserActions
            user={user}
            onEdit={setEdited}
            onView={setViewed}
            onHistory={history.show}
            onSeeAs={({ userId, realName }) => seeAs.show({ subject: { userId }, name: realName })}
            onPassword={setPassword}
          />
        )}
      />
      <UserDialog edited={edited} onClose={() => setEdited(undefined)} onPassword={setPassword} />
      <UserView user={viewed} onClose={() => setViewed(undefined)} />
      {history.drawer}
      {seeAs.drawer}
      <NewPassword password={password} onClose={() => setPassword(undefined)} />
    </>
  );
}

/** /permissionSys/userManage */
export const UserList = withTexts(['system/users', 'system/roles'], UserListScreen);
