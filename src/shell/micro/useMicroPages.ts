import { useState } from 'react';
import type { MicroPage } from '@/contract/property/micro-pms';
import { isMicroPath } from '../addresses/microPath';
import { useMenu } from '../menu/menuStore';
import { usePageNotes } from '../tabs/pageNotes';
import { stays } from '../tabs/stays';
import { useTabs } from '../tabs/tabsStore';

/** The module's pages that are kept while another is shown, as the console's are. The list is a new one only if it changes. */
export function useMicroPages(): readonly MicroPage[] {
  const tabs = useTabs();
  const menu = useMenu();
  const { dirty } = usePageNotes();
  const own = tabs.open.filter(({ key }) => isMicroPath(key) && stays(key, { tabs, menu, dirty }));
  const now = own.map(({ key }) => ({ path: key, drawn: tabs.drawn[key] ?? 0 }));
  const [known, setKnown] = useState<readonly MicroPage[]>([]);
  const isSame =
    known.length === now.length &&
    now.every(({ path, drawn }, i) => known[i]?.path === path && known[i].drawn === drawn);
  if (isSame) return known;
  const next = Object.freeze(now.map((page) => Object.freeze(page)));
  setKnown(next);
  return next;
}
