import { useLocation, useOutlet } from '@umijs/max';
import { Skeleton } from 'antd';
import { Activity, type ReactNode, Suspense, useState } from 'react';
import type { MicroPage } from '../../src/contract/property/micro-pms';
import { Boundary } from './Boundary';
import { BASE, useHost } from './host';

interface Kept {
  /** As the console names it. */
  path: string;
  outlet: ReactNode;
}

const NONE: readonly MicroPage[] = [];

/** The pages in the order in which they were opened; one whose tab was closed is gone, however soon it is opened again. */
function useKept(current: Kept, stays: (path: string) => boolean): readonly Kept[] {
  const [kept, setKept] = useState<readonly Kept[]>([]);
  const known = kept.some(({ path }) => path === current.path) ? kept : [...kept, current];
  const next = known.filter(({ path }) => stays(path));
  if (next.length === kept.length && next.every((page, i) => page === kept[i])) return kept;
  setKept(next);
  return next;
}

/**
 * The shown page and, hidden behind it with what is typed, those whose tabs are open. While the console shows a page of
 * its own, all of them are hidden, dialogs and drawers with them.
 */
export function KeptPages() {
  const outlet = useOutlet();
  const { pathname } = useLocation();
  const { pages = NONE, isShown = true } = useHost() ?? {};
  const path = BASE + pathname;
  const drawnOf = (own: string) => pages.find((page) => page.path === own)?.drawn ?? 0;
  const isCurrent = (own: string) => own === path && isShown;
  const stays = (own: string) => isCurrent(own) || pages.some((page) => page.path === own);
  return useKept({ path, outlet }, stays).map((page) => (
    <Activity key={`${page.path} ${drawnOf(page.path)}`} mode={isCurrent(page.path) ? 'visible' : 'hidden'}>
      <Boundary>
        <Suspense fallback={<Skeleton active />}>{page.outlet}</Suspense>
      </Boundary>
    </Activity>
  ));
}
