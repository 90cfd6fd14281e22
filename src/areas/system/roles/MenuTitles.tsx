import { rolesApi } from '@/contract/system/roles';
import { useLanguage } from '@/core/i18n';
import { useCall } from '@kit/data/useCall';
import { formatList } from '@kit/format/list';

interface Props {
  /** The role whose tree of grants has the titles. */
  roleId: string;
  menuIds: readonly string[];
}

/** Menus by their titles; a menu that no longer exists is shown by its id. */
export function MenuTitles({ roleId, menuIds }: Props) {
  const language = useLanguage();
  const { data } = useCall(rolesApi.grants, { id: roleId });
  const titles = new Map((data?.menus ?? []).map((menu) => [menu.menuId, menu.titles[language] || menu.menuTitle]));
  return formatList(menuIds.map((menuId) => titles.get(menuId) ?? menuId));
}
