import { guard } from './guard/guard';
import { visitPage } from './visits/pageVisits';

interface RouteChange {
  location: { pathname: string; search: string; hash: string };
  action: string;
  isFirst: boolean;
}

/** On each navigation: the guard decides; a new page starts at its top, back and forward return to where they were. */
export function followRoute({ location, action, isFirst }: RouteChange) {
  visitPage(location.pathname);
  // The first address was judged before it was drawn.
  if (isFirst) return;
  if (action !== 'POP') window.scrollTo(0, 0);
  guard.arrive(location.pathname + location.search + location.hash);
}
