import { useRequest } from 'ahooks';
import { AUDIT_BUTTON } from '@/contract/master-data/kinds';
import { type Waiting, waitingApi } from '@/contract/master-data/waiting';
import { useCan } from '@/core/auth/permission';
import { call } from '@/core/http/call';
import { useChanges } from '@/core/http/freshness';
import type { TextId } from '@/core/i18n';
import { useSession } from '@/core/session/session';
import { createStore } from '@/core/store/createStore';

/** Other users submit while this tab writes nothing. */
const LOOK_AGAIN_MS = 60_000;
const AUDITS = [...new Set(Object.values(AUDIT_BUTTON))];
const NOTHING: readonly Waiting[] = [];

/** The last answer, with the user and the company that it is for. */
const known = createStore({ whose: '', all: NOTHING });

function useWhose() {
  const { loginName, branchId } = useSession();
  const can = useCan();
  return { whose: `${loginName} ${branchId}`, mayDecide: AUDITS.some((code) => can(code)) };
}

/** What waits for the user's decision (docs/domain/approval.md#tasks). */
export function useWaiting() {
  const { whose, mayDecide } = useWhose();
  const last = known.use();
  return mayDecide && last.whose === whose ? last.all : NOTHING;
}

export const totalOf = (all: readonly Waiting[]) => all.reduce((sum, { count }) => sum + count, 0);

export const WAITING_NAMES: Readonly<Record<Waiting['kind'], TextId>> = {
  1: 'waiting.company',
  2: 'waiting.customer',
  3: 'waiting.commodity',
  4: 'waiting.renewal',
  5: 'waiting.cancellation',
};

/** Keeps the figures fresh while the frame is there; nothing is requested for users who may decide nothing. */
export function useFreshWaiting() {
  const { whose, mayDecide } = useWhose();
  const changes = useChanges(waitingApi.waiting.reads ?? []);
  useRequest(() => call(waitingApi.waiting, {}, { silent: true }), {
    ready: mayDecide,
    refreshDeps: [mayDecide, whose, changes],
    pollingInterval: LOOK_AGAIN_MS,
    pollingWhenHidden: false,
    onSuccess: (all) => known.set({ whose, all }),
    // An old figure is worse than none.
    onError: () => known.set({ whose, all: NOTHING }),
  });
}
