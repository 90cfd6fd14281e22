import type { Visibility, EffectivePermissions } from '@/contract/system/effective-permissions';
import { groupBy } from '../groupBy';

/** A menu or one of its buttons, and the reason why it is visible or not. */
export interface PermissionNode {
  key: string;
  title: string;
  /** The code to name when asking the administrator for access. */
  code: string;
  menuId?: string;
  buttonCode?: string;
  visibility: Visibility;
  children: PermissionNode[];
}

const TOP = '0';

/** A hidden page is not in the sidebar, but can be opened. */
export const isOpen = (visibility: Visibility) => visibility === 'seen' || visibility === 'hidden';

interface Labels {
  language: string;
  /** The title of the heading over pages that are in no menu. */
  others: string;
}

/**
 * Menus with their buttons below them; buttons of pages that are in no menu stand under the keys of these, at the end.
 */
export function permissionTree(
  { menus, buttons }: Pick<EffectivePermissions, 'menus' | 'buttons'>,
  { language, others }: Labels,
): PermissionNode[] {
  const below = groupBy(menus, ({ menuParent }) => menuParent);
  const on = groupBy(buttons, ({ menuId }) => menuId);
  const buttonNode = ({
    buttonCode,
    buttonName,
    titles,
    visibility,
  }: EffectivePermissions['buttons'][number]): PermissionNode => ({
    ...{
      key: `b:${buttonCode}`,
      title: titles[language] || buttonName,
      code: buttonCode,
      buttonCode,
      visibility,
      children: [],
    },
  });
  const build = (parent: string): PermissionNode[] =>
    (below.get(parent) ?? []).map(({ menuId, menuTitle, titles, visibility }) => ({
      ...{ key: `m:${menuId}`, title: titles[language] || menuTitle, code: menuId, menuId, visibility },
      children: [...build(menuId), ...(on.get(menuId) ?? []).map(buttonNode)],
    }));
  const homeless = groupBy(on.get('') ?? [], ({ pageKey }) => pageKey);
  const pages = [...homeless].map(([pageKey, own]): PermissionNode => ({
    ...{ key: `p:${pageKey}`, title: pageKey, code: pageKey, visibility: 'seen', children: own.map(buttonNode) },
  }));
  if (pages.length === 0) return build(TOP);
  return [...build(TOP), { key: 'p:', title: others, code: '', visibility: 'seen', children: pages }];
}

export type Filter = 'all' | 'open' | 'closed';

/** The matching nodes with their ancestors. */
export function filtered(nodes: readonly PermissionNode[], filter: Filter, typed: string): PermissionNode[] {
  const wanted = typed.trim().toLowerCase();
  // A node without a menu and without a button code is the heading over the buttons of a page that is in no menu.
  const isHeading = ({ menuId, buttonCode }: PermissionNode) => menuId === undefined && buttonCode === undefined;
  const isAsked = (node: PermissionNode) =>
    filter === 'all' || (!isHeading(node) && isOpen(node.visibility) === (filter === 'open'));
  const isWanted = (node: PermissionNode) =>
    isAsked(node) && `${node.title} ${node.code}`.toLowerCase().includes(wanted);
  return nodes.flatMap((node) => {
    const children = filtered(node.children, filter, typed);
    return isWanted(node) || children.length > 0 ? [{ ...node, children }] : [];
  });
}

export const keysOf = (nodes: readonly PermissionNode[]): string[] =>
  nodes.flatMap(({ key, children }) => [key, ...keysOf(children)]);
