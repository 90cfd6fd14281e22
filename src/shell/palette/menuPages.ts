import type { Language, Translate } from '@/core/i18n';
import { type MenuNode, titleOf } from '../menu/menuNode';
import type { Searchable } from './searchIndex';

export interface MenuPage extends Searchable {
  /** The titles of the groups around the page, from the top. */
  trail: readonly string[];
}

interface Speech {
  language: Language;
  translate: Translate;
}

/** The pages of the sidebar, without its groups: the pages that may be found (docs/console.md#search). */
export function menuPages(nodes: readonly MenuNode[], speech: Speech, trail: readonly string[] = []): MenuPage[] {
  return nodes
    .filter(({ isVisible }) => isVisible)
    .flatMap((node) => {
      const title = titleOf(node, speech.language, speech.translate);
      if (node.kind === 'group') return menuPages(node.children, speech, [...trail, title]);
      return [{ title, path: node.path, trail }];
    });
}
