import { useInterval } from 'ahooks';
import { useState } from 'react';
import { DRAW_STATUS, lotteryApi } from '@/contract/trade-fair/draws';
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

/** A draw started here may be stopped on the big screen, and vice versa. */
const LOOK_MS = 3_000;

function Console({ tradeFairId }: { tradeFairId: string }) {
  const seeds = useCall(lotteryApi.seedList, { tradeFairId });
  const under = useCall(lotteryApi.drawPage, {
    tradeFairId,
    status: DRAW_STATUS.running,
    pageSize: 10,
  });
  const running = under.data?.records[0];
  const today = formatDate(serverNow(), 'YMD');
  const isReady = (seeds.data ?? []).some(({ day, seed }) => day === today && seed === null);
  // After a draw was stopped elsewhere, other data have to be read again as well.
  const look = async () => {
    const answer = await under.refreshAsync().catch(() => undefined);
    if (answer && answer.records[0]?.drawId !== running?.drawId) freshness.note(lotteryApi.stop.changes ?? []);
  };
  useInterval(() => void look(), running ? LOOK_MS : undefined);
  return (
    <>
      <div className={styles.panels}>
        <StartPanel tradeFairId={tradeFairId} isReady={isReady} read={under} />
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
