import type { MenuRecord } from '@/contract/people/menus';
import { T, useLanguage } from '@/core/i18n';
import { useHistory } from '@/crud/history/useHistory';
import { editOf, type MenuJob } from './menuJobs';
import { titleOf } from './menuTree';
import { menuStatus } from './menuWords';

const yesNo = (value: unknown) => <T id={value === 1 ? 'crud.yes' : 'crud.no'} />;
const WORDS = {
  status: (value: unknown) => <menuStatus.Tag value={value} />,
  ...{ isExternalLink: yesNo, noCache: yesNo },
  isFind: (value: unknown) => <T id={value === 1 ? 'menus.shown' : 'menus.hidden'} />,
};

/** What was changed of a menu; a former value goes into the dialog, where it is looked at and saved. */
export function useMenuHistory(open: (job: Partial<MenuJob>) => void) {
  const language = useLanguage();
  const { show, drawer } = useHistory<{ objectId: string; name: string; menu: MenuRecord }>({
    objectType: 'menu',
    words: WORDS,
    restorable: ['menuTitle', 'menuIcon', 'sort', 'isFind', 'noCache'],
    onRestore: ({ menu }, field, value) => open({ ...editOf(menu), [field]: value }),
  });
  return {
    show: (menu: MenuRecord) => show({ objectId: menu.menuId, name: titleOf(menu, language), menu }),
    drawer,
  };
}
