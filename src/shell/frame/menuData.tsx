import type { MenuDataItem } from '@ant-design/pro-components';
import { MenuIcon } from '@/ui/icon/MenuIcon';
import type { Language, Translate } from '@/core/i18n';
import { type MenuNode, titleOf } from '../menu/menuNode';

/** ProLayout knows an item by its path; a group without an address gets one that no page has. */
const keyOf = ({ path, id }: MenuNode) => path || `#${id}`;

/** The keys of the groups around a page, the outer ones first. */
export function groupsAround(nodes: readonly MenuNode[], pathname: string): string[] {
  for (const node of nodes) {
    if (node.children.some(({ path }) => path === pathname)) return [keyOf(node)];
    const inner = groupsAround(node.children, pathname);
    if (inner.length > 0) return [keyOf(node), ...inner];
  }
  return [];
}

interface Shown {
  language: Language;
  translate: Translate;
  /** Whether a group was opened, and so gets all of its items. */
  isWhole: (key: string) => boolean;
}

const itemOf = (node: MenuNode, { language, translate }: Shown): MenuDataItem => {
  const key = keyOf(node);
  return { key, path: key, name: titleOf(node, language, translate) };
};

/** ProLayout takes an item with children for a group: a group that was never opened gets only its first one. */
function inside(node: MenuNode, shown: Shown, depth: number): MenuDataItem[] {
  if (shown.isWhole(keyOf(node))) return menuData(node.children, shown, depth);
  const first = node.children.find(({ isVisible }) => isVisible);
  return first ? [itemOf(first, shown)] : [];
}

/**
 * The visible part of the tree as ProLayout's data; every title is plain text. The menu builds each item that it is
 * given, seen or not, so it gets only the items of groups that were opened: thousands of pages cost nothing (P20).
 */
export function menuData(nodes: readonly MenuNode[], shown: Shown, depth = 0): MenuDataItem[] {
  return nodes
    .filter(({ isVisible }) => isVisible)
    .map((node) => {
      const children = inside(node, shown, depth + 1);
      return {
        ...itemOf(node, shown),
        icon: depth === 0 ? <MenuIcon name={node.icon} /> : undefined,
        ...(children.length > 0 ? { children } : {}),
      };
    });
}
