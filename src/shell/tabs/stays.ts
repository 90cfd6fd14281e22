import type { Menu } from '../menu/menuStore';
import { tabNode } from './tabNode';
import { isKept, type Tabs } from './tabs';

interface Known {
  tabs: Tabs;
  menu: Menu;
  /** The pages with unsaved input. */
  dirty: ReadonlySet<string>;
}

/** Whether the page of a tab stays as it is while another is shown. */
export function stays(key: string, { tabs, menu, dirty }: Known) {
  const node = tabs.open.some((tab) => tab.key === key) ? tabNode(menu, key) : undefined;
  return node !== undefined && (dirty.has(key) || (isKept(tabs, key) && !node.noCache));
}
