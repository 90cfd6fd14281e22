import type { KitHost } from '@kit/host';
import { call } from './call';
import { host } from './host';

/** What the kit needs of this application: the other parts of it are not used here. */
export const kitHost = {
  locale: () => host.get()?.language ?? 'en',
  // The contract's endpoints are those of the kit, and say more.
  call: call as KitHost['call'],
  // Nothing is written here yet that would make an answer old.
  useChanges: () => 0,
  // qiankun keeps a hidden page as it is, answers included.
  useRecall: () => (_question, ask) => ask(),
} satisfies Partial<KitHost>;
