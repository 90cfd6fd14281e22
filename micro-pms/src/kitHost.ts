import { useEffect, useMemo, useState } from 'react';
import { type DraftKeeper, NO_KEEPER } from '@kit/form/drafts';
import type { KitHost } from '@kit/host';
import type { TextId } from '@kit/types';
import { call, serverNow } from './call';
import { failureOf } from './failure';
import { useChanges } from './freshness';
import { can, host, useHost } from './host';
import { useListFeatures } from './list/useListFeatures';
import { useIsPhone, useIsWide } from './media';
import { notify } from './notices';
import { type Phrase, say, useSay } from './say';

/** The kit and the pages of this module ask for texts of this module alone. */
const own = (id: TextId) => id as Phrase;

/** The console keeps what is typed, by the address of its page; one that is older does not. */
function useDraftKeeper(name: string): DraftKeeper {
  const [path] = useState(() => window.location.pathname);
  const keeper = useMemo(() => host.get()?.drafts?.(path, name) ?? NO_KEEPER, [path, name]);
  useEffect(
    () => () => {
      // Hidden, it is still asked about. One that goes with its page leaves its draft, and nobody to be asked.
      if (!host.get()?.pages?.some((page) => page.path === path)) keeper.setDirty(false, keeper.drop);
    },
    [path, keeper],
  );
  return keeper;
}

/** What the kit needs of this application. Saved views are the console's. */
export const kitHost = {
  locale: () => host.get()?.language ?? 'en',
  now: serverNow,
  text: (id, values) => say(own(id), values),
  useText: () => {
    const text = useSay();
    return (id, values) => text(own(id), values);
  },
  useCan: () => {
    const props = useHost();
    return (code) => props !== null && can(props, code);
  },
  useIsWide,
  useIsPhone,
  // The contract's endpoints are those of the kit, and say more.
  call: call as KitHost['call'],
  failureOf,
  notify,
  navigate: (path) => host.get()?.navigate(path),
  useChanges,
  useDraftKeeper,
  useTableFeatures: useListFeatures,
} satisfies Partial<KitHost>;
