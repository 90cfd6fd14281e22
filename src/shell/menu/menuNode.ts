import { type Language, type TextId, type Translate } from '@/core/i18n';

/** `group` has children, `page` a screen of ours, `external` a page of another site, `micro` one of the micro app. */
export type MenuKind = 'group' | 'page' | 'external' | 'micro';

export interface MenuNode {
  id: string;
  kind: MenuKind;
  /** Where the item leads; empty for a group without an address of its own. */
  path: string;
  /** The screen that a page loads; the address of another site for an external one. */
  target: string;
  /** Texts of the server, by language; a page of ours that is always there names one of our own texts. */
  title: Readonly<Partial<Record<Language, string>>> | TextId;
  icon: string;
  isVisible: boolean;
  /** The page is drawn anew each time its tab is shown. */
  noCache: boolean;
  children: readonly MenuNode[];
}

/** In the user's language, else English, else Chinese (docs/domain/system.md#menus). */
export function titleOf({ title, path, id }: MenuNode, language: Language, translate: Translate): string {
  if (typeof title === 'string') return translate(title);
  const ownChinese = language === 'zh' ? undefined : title.en;
  return title[language] ?? ownChinese ?? title.zh ?? (path || id);
}

/** Every node, parents before their children. */
export function flatten(nodes: readonly MenuNode[]): MenuNode[] {
  return nodes.flatMap((node) => [node, ...flatten(node.children)]);
}
