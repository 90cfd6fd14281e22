import { USER_STATUS, type NewPassword, type User, usersApi } from '@/contract/system/users';
import { call } from '@/core/http/call';
import { RowActions } from '@kit/actions/RowActions';
import type { Action, Answer } from '@kit/actions/action';
import { type EditedUser, open } from './editedUser';

interface Props {
  user: User;
  onEdit: (edited: EditedUser) => void;
  onView: (user: User) => void;
  onHistory: (user: User) => void;
  onSeeAs: (user: User) => void;
  onPassword: (password: NewPassword) => void;
}

/** The actions on one account. */
export function UserActions({ user, onEdit, onView, onHistory, onSeeAs, onPassword }: Props) {
  const { userId, version, realName, loginName } = user;
  const values = { name: `${realName} (${loginName})` };
  const start = (kind: keyof typeof open) => async () => onEdit(await open[kind](user));
  const switchTo =
    (status: 0 | 1) =>
    ({ confirmCodes }: Answer) =>
      call(usersApi.updateStatus, { userId, status, version, confirmCodes });

  const change: Action =
    user.status === USER_STATUS.disabled
      ? { code: 'userManage_status', label: 'action.enable', onAction: switchTo(1), done: 'users.enabled' }
      : {
          code: 'userManage_status',
          label: 'action.disable',
          danger: true,
          confirm: { title: 'users.askDisable', content: 'users.askDisableHelp', values },
          onAction: switchTo(0),
          done: 'users.disabled',
        };
  const actions: Action[] = [
    { code: 'userManage_view', label: 'action.view', onAction: () => onView(user) },
    { code: 'userManage_edit', label: 'action.edit', onAction: start('edit') },
    { code: 'userManage_role', label: 'users.giveRoles', onAction: start('roles') },
    { code: 'userManage_branch', label: 'users.giveCompanies', onAction: start('companies') },
    {
      code: 'userManage_resetPwd',
      label: 'users.resetPassword',
      confirm: { title: 'users.askReset', content: 'users.askResetHelp', values },
      onAction: async () => onPassword(await call(usersApi.resetPassword, { userId, version })),
    },
    { label: 'roles.seeAs', onAction: () => onSeeAs(user) },
    { label: 'history.show', onAction: () => onHistory(user) },
    change,
  ];
  return <RowActions actions={actions} />;
}
