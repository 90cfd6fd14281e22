import { USER_STATUS, type NewPassword, type User, usersApi } from '@/contract/people/users';
import { call } from '@/core/http/call';
import { useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import type { Action } from '@/crud/ActionButton';
import { RowActions } from '@/crud/RowActions';
import { begin, type Job } from './userJobs';

interface Props {
  user: User;
  /** The list is to be read again. */
  onChanged: () => void;
  onOpen: (job: Partial<Job>) => void;
  onView: (user: User) => void;
  onHistory: (user: User) => void;
  onSeeAs: (user: User) => void;
  onPassword: (password: NewPassword) => void;
}

/** What may be done to one account. */
export function UserActions({ user, onChanged, onOpen, onView, onHistory, onSeeAs, onPassword }: Props) {
  const text = useText();
  const { userId, version, realName, loginName } = user;
  const values = { name: `${realName} (${loginName})` };
  const isDisabled = user.status === USER_STATUS.disabled;

  const start = (read: (user: User) => Promise<Partial<Job>>) => async () => onOpen(await read(user));
  const switchTo = (status: 0 | 1) => async () => {
    await call(usersApi.updateStatus, { userId, status, version }).finally(onChanged);
    notifier.success(text(status === USER_STATUS.enabled ? 'users.enabled' : 'users.disabled'));
  };
  const reset = async () => onPassword(await call(usersApi.resetPassword, { userId, version }).finally(onChanged));

  const change: Action = isDisabled
    ? { code: 'userManage_status', label: 'action.enable', onAction: switchTo(1) }
    : {
        code: 'userManage_status',
        label: 'action.disable',
        danger: true,
        onAction: switchTo(0),
        confirm: { title: 'users.askDisable', content: 'users.askDisableHelp', values },
      };
  const actions: Action[] = [
    { code: 'userManage_view', label: 'action.view', onAction: () => onView(user) },
    { code: 'userManage_edit', label: 'action.edit', onAction: start(begin.edit) },
    { code: 'userManage_role', label: 'users.giveRoles', onAction: start(begin.roles) },
    { code: 'userManage_branch', label: 'users.giveCompanies', onAction: start(begin.companies) },
    {
      code: 'userManage_resetPwd',
      label: 'users.resetPassword',
      onAction: reset,
      confirm: { title: 'users.askReset', content: 'users.askResetHelp', values },
    },
    { label: 'seeAs.show', onAction: () => onSeeAs(user) },
    { label: 'history.show', onAction: () => onHistory(user) },
    change,
  ];
  return <RowActions actions={actions} />;
}
