import { useHeaderAction } from '@/core/page/headerActions';
import type { KitHost } from '@kit/host';
import { useDraftKeeper } from './useDraftKeeper';
import { useListFeatures } from './useListFeatures';

/** What the console adds to the kit: drafts, the guard of unsaved input, views and exports of lists. */
export const consoleHost = {
  useOffer: useHeaderAction,
  useDraftKeeper,
  useTableFeatures: useListFeatures,
} satisfies Partial<KitHost>;
