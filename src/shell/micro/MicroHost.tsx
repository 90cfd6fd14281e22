import { useLocation } from '@umijs/max';
import { lazy, Suspense, useState } from 'react';
import { Loading } from '../states/Loading';
import { ScreenBoundary } from '../resilience/ScreenBoundary';
import { useTabs } from '../tabs/tabsStore';
import { isMicroPath } from '../addresses/microPath';

/** qiankun comes with the first page of the module, and not before (docs/adr/0012). */
const MicroStage = lazy(async () => ({ default: (await import('./MicroStage')).MicroStage }));

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/**
 * Where the property module lives: beside the kept pages, because it would be unmounted inside of a hidden one. It comes
 * with the first of its tabs that is shown, is hidden by style while another page is, and goes with its last tab.
 */
export function MicroHost() {
  const { pathname } = useLocation();
  const { open, drawn } = useTabs();
  const isShown = isMicroPath(pathname);
  const hasTab = open.some(({ key }) => isMicroPath(key));
  const [isWanted, setIsWanted] = useState(false);
  if (isShown && !isWanted) setIsWanted(true);
  if (!isShown && !hasTab && isWanted) setIsWanted(false);

  // A tab that is refreshed starts the module anew; one that is closed takes its count along.
  const refreshed = sum(Object.entries(drawn).flatMap(([key, times]) => (isMicroPath(key) ? [times] : [])));
  const [run, setRun] = useState({ number: 0, refreshed });
  if (run.refreshed !== refreshed) setRun({ number: run.number + (refreshed > run.refreshed ? 1 : 0), refreshed });

  if (!isWanted) return null;
  return (
    <ScreenBoundary>
      <Suspense fallback={isShown ? <Loading /> : null}>
        <MicroStage key={run.number} isShown={isShown} />
      </Suspense>
    </ScreenBoundary>
  );
}
