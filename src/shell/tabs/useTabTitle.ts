import { useCallback } from 'react';
import { useLanguage, useText } from '@/core/i18n';
import { titleOf } from '../menu/menuNode';
import { useMenu } from '../menu/menuStore';
import { pageNotes } from './pageNotes';
import { tabNode } from './tabNode';

/** The title of a tab: the record that its page shows, else the title of the menu. */
export function useTabTitle() {
  const menu = useMenu();
  const language = useLanguage();
  const translate = useText();
  return useCallback(
    (key: string) => {
      const node = tabNode(menu, key);
      return pageNotes.get().titles.get(key) ?? (node ? titleOf(node, language, translate) : key);
    },
    [menu, language, translate],
  );
}
