import { useRequest } from 'ahooks';
import { useState } from 'react';
import { lotteryApi } from '@/contract/trade-fair/draws';
import { serverNow } from '@/core/clock/clock';
import { call } from '@/core/http/call';
import { freshness } from '@/core/http/freshness';
import { withTexts } from '@/core/i18n';
import { FairPage } from '../shared/FairPage';
import { ActionButton } from '@kit/actions/ActionButton';
import { useCall } from '@kit/data/useCall';
import { formatDate } from '@kit/format/date';
import styles from './DrawLottery.module.css';
import { DrawTable } from './DrawTable';
import { type OpenedScreen, ScreenLink } from './ScreenLink';
import { SeedPanel } from './SeedPanel';
import { StartPanel } from './StartPanel';

/** Seeds are committed, rounds are started and stopped, and wins are taken back in other browsers as well. */
const LOOK_MS = 3_000;

function useDraws(tradeFairId: string) {
  const newest = { tradeFairId, pageSize: 10 } as const;
  const draws = useCall(lotteryApi.drawPage, newest);
  const seeds = useCall(lotteryApi.seedList, { tradeFairId });
  const known = draws.data && seeds.data && JSON.stringify([draws.data, seeds.data]);
  useRequest(
    () => {
      const silent = { silent: true } as const;
      return Promise.all([
        call(lotteryApi.drawPage, newest, silent),
        call(lotteryApi.seedList, { tradeFairId }, silent),
      ]);
    },
    {
      ready: known !== undefined,
      pollingInterval: LOOK_MS,
      pollingWhenHidden: false,
      onSuccess: (now) => {
        if (JSON.stringify(now) !== known) freshness.note(lotteryApi.stop.changes ?? []);
      },
      onError: () => undefined,
    },
  );
  return { draws, seeds };
}

function Console({ tradeFairId }: { tradeFairId: string }) {
  const { draws, seeds } = useDraws(tradeFairId);
  const today = formatDate(serverNow(), 'YMD');
  const isReady = (seeds.data ?? []).some(({ day, seed }) => day === today && seed === null);
  return (
    <>
      <div className={styles.panels}>
        <StartPanel tradeFairId={tradeFairId} seeds={seeds.data} isReady={isReady} read={draws} />
        <SeedPanel tradeFairId={tradeFairId} read={seeds} isReady={isReady} />
      </div>
      <DrawTable tradeFairId={tradeFairId} />
    </>
  );
}

function DrawLotteryScreen() {
  const [screen, setScreen] = useState<OpenedScreen>();
  return (
    <>
      <FairPage
        title="lottery.title"
        help="lottery.help"
        actions={({ tradeFairId }) => (
          <ActionButton
            code="drawLottery_openScreen"
            label="lottery.openScreen"
            onAction={async () => setScreen(await call(lotteryApi.openScreen, { tradeFairId }))}
          />
        )}
      >
        {({ tradeFairId }) => <Console tradeFairId={tradeFairId} />}
      </FairPage>
      {screen && <ScreenLink screen={screen} onClose={() => setScreen(undefined)} />}
    </>
  );
}

/** /sale/drawLottery */
export const DrawLottery = withTexts(['trade-fair/draws', 'shared/fair'], DrawLotteryScreen);
