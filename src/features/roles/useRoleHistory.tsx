import type { ReactNode } from 'react';
import { dataScopes } from '@/components/dataScope';
import { type Role, rolesApi } from '@/contract/people/roles';
import { formatList } from '@/core/format/list';
import { useCall } from '@/core/http/useCall';
import { useLanguage } from '@/core/i18n';
import { useHistory } from '@/crud/history/useHistory';
import type { RoleJob } from './RoleDialog';
import { roleStatus } from './roleWords';

/** Menus by their titles; the id stands for one that is gone. */
function MenuTitles({ id, ids }: { id: string; ids: readonly string[] }) {
  const language = useLanguage();
  const { data } = useCall(rolesApi.grants, { id });
  const titles = new Map((data?.menus ?? []).map((one) => [one.menuId, one.titles[language] || one.menuTitle]));
  return formatList(ids.map((one) => titles.get(one) ?? one));
}

const scopes: ReadonlyMap<unknown, { text: ReactNode }> = dataScopes;
const wordsOf = (roleId: string) => ({
  status: (value: unknown) => <roleStatus.Tag value={value} />,
  dataScope: (value: unknown) => scopes.get(value)?.text ?? String(value),
  menuIds: (value: unknown) => <MenuTitles id={roleId} ids={[value].flat().map(String)} />,
});

/** What was changed of a role; a former value goes into the dialog, where it is looked at and saved. */
export function useRoleHistory(open: (job: Partial<RoleJob>) => void) {
  const { show, drawer } = useHistory<{ objectId: string; name: string; role: Role }>({
    objectType: 'role',
    words: ({ objectId }) => wordsOf(objectId),
    restorable: ['roleName', 'dataScope', 'status', 'remark'],
    onRestore: ({ role }, field, value) => open({ ...role, kind: 'edit', [field]: value }),
  });
  return { show: (role: Role) => show({ objectId: role.roleId, name: role.roleName, role }), drawer };
}
