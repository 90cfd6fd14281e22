import { useRequest } from 'ahooks';
import { useCallback, useState } from 'react';
import { ERROR } from '@/contract/error-codes';
import { screenApi, type ScreenState } from '@/contract/trade-fair/big-screen';
import { isCallError } from '@/core/http/callError';
import { call } from '@/core/http/call';
import { notifier } from '@/core/notify/notifier';
import { text } from '@/core/i18n';

/** The polling interval: draws may also be started and stopped in the console. */
const LOOK_MS = 1_500;

/** What the address of the big screen says: its fair, and the token that opens it. */
export interface ScreenAccess {
  tradeFairId: string;
  screenToken: string;
}

const silent = { silent: true } as const;

/**
 * Polls the state of the draw. Only the server keeps this state: a screen that was switched off, reloaded or replaced
 * shows the same draw with the same winners.
 */
export function useScreen(access: ScreenAccess) {
  const [isInvalid, setInvalid] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { data, error, refreshAsync } = useRequest(() => call(screenApi.screen, access, silent), {
    ready: access.tradeFairId !== '' && access.screenToken !== '' && !isInvalid,
    pollingInterval: LOOK_MS,
    onError: (reason) => {
      if (isCallError(reason) && reason.kind === 'business') setInvalid(true);
    },
  });

  const act = useCallback(
    async (work: () => Promise<unknown>) => {
      setBusy(true);
      try {
        await work();
        await refreshAsync();
      } catch (reason) {
        // If somebody else has started the draw, show that one.
        const isThere = isCallError(reason) && reason.code === ERROR.drawRunning;
        if (isThere) await refreshAsync().catch(() => undefined);
        else notifier.error(isCallError(reason) ? reason.message : text('core.requestFailed'));
      } finally {
        setBusy(false);
      }
    },
    [refreshAsync],
  );

  return {
    state: data,
    isInvalid: isInvalid || access.tradeFairId === '' || access.screenToken === '',
    isLost: error !== undefined && !isInvalid,
    isBusy,
    start: (prizeId: string, drawCount: number) =>
      act(async () => {
        const { trimmed } = await call(screenApi.start, { ...access, prizeId, drawCount }, silent);
        if (trimmed > 0) notifier.info(text('prizeDraw.trimmed', { count: trimmed }));
      }),
    stop: ({ drawId }: NonNullable<ScreenState['running']>) =>
      act(() => call(screenApi.stop, { ...access, drawId }, silent)),
  };
}
