import { useLocation } from '@umijs/max';
import { Activity, lazy, Suspense, useEffect, useReducer, useState } from 'react';
import { isMicroPath } from '../addresses/microPath';
import { ScreenBoundary } from '../resilience/ScreenBoundary';
import { Loading } from '../states/Loading';
import { useTabs } from '../tabs/tabsStore';
import { keeping } from './keeping';

/** qiankun and Umi's component for it come with the first page of the module, and not before (docs/adr/0012). */
const MicroStage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "micro" */ './MicroStage')).MicroStage,
}));

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/**
 * Whether the module is unmounted for a moment, because one of its tabs was refreshed; a module that keeps its pages
 * draws the refreshed one anew itself. A closed tab removes its own count.
 */
function useRefresh(drawn: Readonly<Record<string, number>>) {
  const refreshed = sum(Object.entries(drawn).flatMap(([key, times]) => (isMicroPath(key) ? [times] : [])));
  const [known, catchUp] = useReducer((_: number, now: number) => now, refreshed);
  useEffect(() => catchUp(refreshed), [refreshed]);
  const isItsOwn = keeping.use();
  return refreshed > known && !isItsOwn;
}

/**
 * Where the property module lives: beside the kept pages, because it would be unmounted inside of a hidden one. It
 * starts with the first of its tabs that is shown, is hidden by style while another page is, and ends with its last
 * tab; its place in the document stays, for qiankun and single-spa keep what they have mounted into.
 */
export function MicroHost() {
  const { pathname } = useLocation();
  const { open, drawn } = useTabs();
  const isShown = isMicroPath(pathname);
  const hasTab = open.some(({ key }) => isMicroPath(key));
  const [isWanted, setIsWanted] = useState(false);
  const [isUsed, setIsUsed] = useState(false);
  if (isShown && !isWanted) setIsWanted(true);
  if (!isShown && !hasTab && isWanted) setIsWanted(false);
  if (isWanted && !isUsed) setIsUsed(true);
  const isResting = useRefresh(drawn);
  const isLive = isWanted && !isResting;
  if (!isUsed) return null;
  return (
    <ScreenBoundary>
      <Suspense fallback={isShown ? <Loading /> : null}>
        <Activity mode={isLive ? 'visible' : 'hidden'}>
          <MicroStage isLive={isLive} isShown={isShown} />
        </Activity>
      </Suspense>
    </ScreenBoundary>
  );
}
