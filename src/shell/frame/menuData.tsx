import type { MenuDataItem } from '@ant-design/pro-components';
import type { Language, Translate } from '@/core/i18n';
import { type MenuNode, titleOf } from '../menu/menuNode';
import { MenuIcon } from './menuIcons';

/** ProLayout knows an item by its path; a group without an address gets one that no page has. */
const keyOf = ({ path, id }: MenuNode) => path || `#${id}`;

interface Speech {
  language: Language;
  translate: Translate;
}

/** The visible part of the tree as ProLayout's data; every title is plain text. */
export function menuData(nodes: readonly MenuNode[], speech: Speech, depth = 0): MenuDataItem[] {
  return nodes
    .filter(({ isVisible }) => isVisible)
    .map((node) => ({
      key: keyOf(node),
      path: keyOf(node),
      name: titleOf(node, speech.language, speech.translate),
      icon: depth === 0 ? <MenuIcon name={node.icon} /> : undefined,
      ...(node.children.length > 0 ? { children: menuData(node.children, speech, depth + 1) } : {}),
    }));
}
