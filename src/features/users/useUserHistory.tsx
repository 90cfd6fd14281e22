import { BranchNames } from '@/components/branch/BranchNames';
import { type User, usersApi } from '@/contract/people/users';
import { formatList } from '@/core/format/list';
import { useCall } from '@/core/http/useCall';
import { useHistory } from '@/crud/history/useHistory';
import { begin, type Job } from './userJobs';
import { userStatus } from './userWords';

/** Roles by their names; the id stands for one that can no longer be given. */
function RoleNames({ userId, ids }: { userId: string; ids: readonly string[] }) {
  const { data } = useCall(usersApi.selectRoleByUserId, { userId });
  const names = new Map((data ?? []).map(({ roleId, roleName }) => [roleId, roleName]));
  return formatList(ids.map((id) => names.get(id) ?? id));
}

const branches = (value: unknown) => <BranchNames ids={[value].flat().map(String)} />;
const wordsOf = (userId: string) => ({
  status: (value: unknown) => <userStatus.Tag value={value} />,
  branchId: branches,
  loginBranchIds: branches,
  roleIds: (value: unknown) => <RoleNames userId={userId} ids={[value].flat().map(String)} />,
});

/** What was changed of an account; a former value goes into the dialog, where it is looked at and saved. */
export function useUserHistory(open: (job: Partial<Job>) => void) {
  const { show, drawer } = useHistory<{ objectId: string; name: string; user: User }>({
    objectType: 'user',
    words: ({ objectId }) => wordsOf(objectId),
    restorable: ['realName', 'branchId', 'email', 'remark'],
    onRestore: ({ user }, field, value) =>
      // A call that fails has said so.
      void begin.edit(user).then(
        (job) => open({ ...job, [field]: value }),
        () => undefined,
      ),
  });
  return {
    show: (user: User) => show({ objectId: user.userId, name: `${user.realName} (${user.loginName})`, user }),
    drawer,
  };
}
