import type { Sight, SightPreview } from '@/contract/people/sight';

/** A menu or one of its buttons, and why it is seen or not. */
export interface SightNode {
  key: string;
  title: string;
  /** What one asks the administrator for. */
  code: string;
  menuId?: string;
  buttonCode?: string;
  sight: Sight;
  children: SightNode[];
}

const TOP = '0';

/** A hidden page is none of the sidebar, but can be opened. */
export const isOpen = (sight: Sight) => sight === 'seen' || sight === 'hidden';

function groupBy<T>(rows: readonly T[], groupOf: (row: T) => string) {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(groupOf(row), [...(groups.get(groupOf(row)) ?? []), row]);
  return groups;
}

/** Menus with their buttons below them; buttons of pages that are in no menu stand at the end. */
export function sightTree({ menus, buttons }: Pick<SightPreview, 'menus' | 'buttons'>, language: string): SightNode[] {
  const below = groupBy(menus, ({ menuParent }) => menuParent);
  const on = groupBy(buttons, ({ menuId }) => menuId);
  const buttonNodes = (menuId: string): SightNode[] =>
    (on.get(menuId) ?? []).map(({ buttonCode, buttonName, titles, sight }) => ({
      ...{
        key: `b:${buttonCode}`,
        title: titles[language] || buttonName,
        code: buttonCode,
        buttonCode,
        sight,
        children: [],
      },
    }));
  const build = (parent: string): SightNode[] =>
    (below.get(parent) ?? []).map(({ menuId, menuTitle, titles, sight }) => ({
      ...{ key: `m:${menuId}`, title: titles[language] || menuTitle, code: menuId, menuId, sight },
      children: [...build(menuId), ...buttonNodes(menuId)],
    }));
  return [...build(TOP), ...buttonNodes('')];
}

export type Part = 'all' | 'open' | 'closed';

/** What is asked for, with the way to it. */
export function partOf(nodes: readonly SightNode[], part: Part, typed: string): SightNode[] {
  const wanted = typed.trim().toLowerCase();
  const isWanted = ({ title, code, sight }: SightNode) =>
    (part === 'all' || isOpen(sight) === (part === 'open')) && `${title} ${code}`.toLowerCase().includes(wanted);
  return nodes.flatMap((node) => {
    const children = partOf(node.children, part, typed);
    return isWanted(node) || children.length > 0 ? [{ ...node, children }] : [];
  });
}

export const keysOf = (nodes: readonly SightNode[]): string[] =>
  nodes.flatMap(({ key, children }) => [key, ...keysOf(children)]);
