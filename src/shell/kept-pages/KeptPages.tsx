import { useLocation, useOutlet } from '@umijs/max';
import { Activity, memo, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
// The router has no public way to give a page that is not shown its own location.
import { NavigationType, UNSAFE_LocationContext as LocationContext, useNavigationType } from 'react-router';
import { useLanguage, useText } from '@/core/i18n';
import { type Page, PageContext } from '@/core/page/page';
import { Loading } from '../states/Loading';
import { titleOf } from '../menu/menuNode';
import { type Menu, useMenu } from '../menu/menuStore';
import { ScreenBoundary } from '../resilience/ScreenBoundary';
import { pageNotes } from '../tabs/pageNotes';
import { stays } from '../tabs/stays';
import { tabNode } from '../tabs/tabNode';
import { tabKey, type Tabs, visit } from '../tabs/tabs';
import { tabsStore, useTabs } from '../tabs/tabsStore';
import { useUnloadGuard } from '../tabs/useMayLose';
import { useScroll } from './useScroll';
import { useTabActions } from '../tabs/useTabActions';

type Location = ReturnType<typeof useLocation>;

interface Kept {
  key: string;
  location: Location;
  outlet: ReactNode;
  /** The location that the page gets: the same object as long as the address is the same. */
  seenLocation: Location;
}

const addressOf = ({ pathname, search, hash }: Location) => pathname + search + hash;

/** The shown page and, hidden behind it, the last visited tabs with their input. */
export function KeptPages() {
  const outlet = useOutlet();
  const location = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const tabs = useTabs();
  const menu = useMenu();
  const key = tabKey(addressOf(location));
  const pages = useKept({ key, location, outlet, seenLocation: location }, { tabs, menu });

  const hasTab = tabNode(menu, key) !== undefined;
  useEffect(() => {
    if (hasTab) tabsStore.set(visit(tabsStore.get(), addressOf(location)));
  }, [hasTab, location]);
  useScroll(key, isBack);
  useUnloadGuard();

  return pages.map((page) => (
    <Activity key={`${page.key} ${tabs.drawn[page.key] ?? 0}`} mode={page.key === key ? 'visible' : 'hidden'}>
      <KeptPage pageKey={page.key} location={page.seenLocation} outlet={page.outlet} />
    </Activity>
  ));
}

function useKept(current: Kept, { tabs, menu }: { tabs: Tabs; menu: Menu }): readonly Kept[] {
  const [pages, setPages] = useState<readonly Kept[]>([]);
  const { dirty } = pageNotes.get();
  const others = pages.filter(({ key }) => key !== current.key && stays(key, { tabs, menu, dirty }));
  const own = pages.find((page) => page.key === current.key);
  // A new location object is a navigation, also when only the menu has changed what is at the address.
  if (own?.location === current.location && others.length === pages.length - 1) return pages;
  const isSameAddress = own && addressOf(own.seenLocation) === addressOf(current.location) && !current.location.state;
  const shown = isSameAddress ? { ...current, seenLocation: own.seenLocation } : current;
  // Sorted by key, because a page that moves in the document would reload its iframes.
  const next = [...others, shown].sort((a, b) => (a.key < b.key ? -1 : 1));
  setPages(next);
  return next;
}

/** The name in the menu; the tab may show the name of its record instead. */
function usePageName(pageKey: string) {
  const node = tabNode(useMenu(), pageKey);
  const language = useLanguage();
  const translate = useText();
  return node && titleOf(node, language, translate);
}

interface KeptPageProps {
  pageKey: string;
  location: Location;
  outlet: ReactNode;
}

/** Up to thirty pages are kept: a navigation must render only the pages that it concerns. */
const KeptPage = memo(function KeptPage({ pageKey, location, outlet }: KeptPageProps) {
  const own = useMemo(() => ({ location, navigationType: NavigationType.Pop }), [location]);
  const { leaveTab } = useTabActions();
  const name = usePageName(pageKey);
  const page = useMemo<Page>(
    () => ({
      key: pageKey,
      name,
      setTitle: (title) => pageNotes.setTitle(pageKey, title),
      setParent: (path) => pageNotes.setParent(pageKey, path),
      setDirty: (isDirty, drop) => pageNotes.setDirty(pageKey, isDirty, drop),
      leave: (to) => void leaveTab(pageKey, to),
    }),
    [pageKey, name, leaveTab],
  );
  return (
    <LocationContext value={own}>
      <PageContext value={page}>
        <ScreenBoundary>
          <Suspense fallback={<Loading />}>{outlet}</Suspense>
        </ScreenBoundary>
      </PageContext>
    </LocationContext>
  );
});
