import { useState } from 'react';
import { useIsWide } from '@/core/media/media';
import { cookie } from '@/core/storage/cookie';

/** docs/console.md#frame: the sidebar of a wide screen is remembered, 1 open and 0 closed. */
const remembered = cookie('sidebarStatus');
const OPEN = '1';
const CLOSED = '0';

/**
 * The menu beside the page, or below 992 px in a drawer over it, which closes when another page is shown. The drawer is
 * never remembered: it is open for one choice.
 */
export function useSidebar(pathname: string) {
  const isWide = useIsWide();
  const [isFolded, setFolded] = useState(() => remembered.read() === CLOSED);
  const [drawer, setDrawer] = useState({ isOpen: false, at: pathname });
  const isDrawerOpen = !isWide && drawer.isOpen && drawer.at === pathname;
  // The drawer must not be open again after the window has grown and shrunk.
  if (isWide && drawer.isOpen) setDrawer({ isOpen: false, at: pathname });
  const isOpen = isWide ? !isFolded : isDrawerOpen;
  return {
    isWide,
    isOpen,
    toggle() {
      if (!isWide) return setDrawer({ isOpen: !isOpen, at: pathname });
      setFolded(isOpen);
      remembered.write(isOpen ? CLOSED : OPEN);
    },
    closeDrawer: () => setDrawer({ isOpen: false, at: pathname }),
  };
}
