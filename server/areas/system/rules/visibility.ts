import type { Visibility } from '../../../../src/contract/system/effective-permissions';

interface Menu {
  menuId: string;
  menuParent: string;
  status: number;
  isFind: number;
}

interface Grants {
  menuIds: ReadonlySet<string>;
  buttonCodes: ReadonlySet<string>;
}

const ENABLED = 1;

/** Why a menu is in somebody's sidebar or not; the nearest reason counts, from the menu itself upwards. */
export function menuVisibility(
  menus: ReadonlyMap<string, Menu>,
  { menuIds }: Pick<Grants, 'menuIds'>,
  menuId: string,
): Visibility {
  const own = menus.get(menuId);
  if (!own || !menuIds.has(menuId)) return 'notGranted';
  if (own.status !== ENABLED) return 'disabled';
  const passed = new Set([menuId]);
  for (let at = menus.get(own.menuParent); at && !passed.has(at.menuId); at = menus.get(at.menuParent)) {
    if (!menuIds.has(at.menuId)) return 'aboveNotGranted';
    if (at.status !== ENABLED) return 'aboveDisabled';
    passed.add(at.menuId);
  }
  return own.isFind === 1 ? 'seen' : 'hidden';
}

/** A button counts if its page can be opened; a page that is in no menu can be opened by everybody. */
export function buttonVisibility(
  { buttonCode, status }: { buttonCode: string; status: number },
  { buttonCodes }: Pick<Grants, 'buttonCodes'>,
  page: Visibility | undefined,
): Visibility {
  if (!buttonCodes.has(buttonCode)) return 'notGranted';
  if (status !== ENABLED) return 'disabled';
  if (page === 'notGranted' || page === 'aboveNotGranted') return 'aboveNotGranted';
  return page === 'disabled' || page === 'aboveDisabled' ? 'aboveDisabled' : 'seen';
}
