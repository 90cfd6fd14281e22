import type { Sight, SightPreview } from '@/contract/system/sight';

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

interface Words {
  language: string;
  /** Over the pages that are in no menu. */
  others: string;
}

/** Menus with their buttons below them; buttons of pages that are in no menu stand under the keys of these, at the end. */
export function sightTree(
  { menus, buttons }: Pick<SightPreview, 'menus' | 'buttons'>,
  { language, others }: Words,
): SightNode[] {
  const below = groupBy(menus, ({ menuParent }) => menuParent);
  const on = groupBy(buttons, ({ menuId }) => menuId);
  const buttonNode = ({ buttonCode, buttonName, titles, sight }: SightPreview['buttons'][number]): SightNode => ({
    ...{
      key: `b:${buttonCode}`,
      title: titles[language] || buttonName,
      code: buttonCode,
      buttonCode,
      sight,
      children: [],
    },
  });
  const build = (parent: string): SightNode[] =>
    (below.get(parent) ?? []).map(({ menuId, menuTitle, titles, sight }) => ({
      ...{ key: `m:${menuId}`, title: titles[language] || menuTitle, code: menuId, menuId, sight },
      children: [...build(menuId), ...(on.get(menuId) ?? []).map(buttonNode)],
    }));
  const homeless = groupBy(on.get('') ?? [], ({ pageKey }) => pageKey);
  const pages = [...homeless].map(([pageKey, own]): SightNode => ({
    ...{ key: `p:${pageKey}`, title: pageKey, code: pageKey, sight: 'seen', children: own.map(buttonNode) },
  }));
  if (pages.length === 0) return build(TOP);
  return [...build(TOP), { key: 'p:', title: others, code: '', sight: 'seen', children: pages }];
}

export type Part = 'all' | 'open' | 'closed';

/** What is asked for, with the way to it. */
export function partOf(nodes: readonly SightNode[], part: Part, typed: string): SightNode[] {
  const wanted = typed.trim().toLowerCase();
  // A page that is in no menu is the heading over its buttons alone.
  const isHeading = ({ menuId, buttonCode }: SightNode) => menuId === undefined && buttonCode === undefined;
  const isAsked = (node: SightNode) => part === 'all' || (!isHeading(node) && isOpen(node.sight) === (part === 'open'));
  const isWanted = (node: SightNode) => isAsked(node) && `${node.title} ${node.code}`.toLowerCase().includes(wanted);
  return nodes.flatMap((node) => {
    const children = partOf(node.children, part, typed);
    return isWanted(node) || children.length > 0 ? [{ ...node, children }] : [];
  });
}

export const keysOf = (nodes: readonly SightNode[]): string[] =>
  nodes.flatMap(({ key, children }) => [key, ...keysOf(children)]);
