import type { ActionType } from '@ant-design/pro-components';
import { useInterval } from 'ahooks';
import { useRef, useState } from 'react';
import { FairPage } from '@/shared/fair/FairPage';
import { DRAW_STATUS, lotteryApi } from '@/contract/trade-fair/draws';
import { serverNow } from '@/core/clock/clock';
import { formatDate } from '@kit/format/date';
import { call } from '@/core/http/call';
import { useCall } from '@kit/data/useCall';
import { ActionButton } from '@kit/actions/ActionButton';
import { withTexts } from '@/core/i18n';
import styles from './DrawLottery.module.css';
import { DrawTable } from './DrawTable';
import { type OpenedScreen, ScreenLink } from './ScreenLink';
import { SeedPanel } from './SeedPanel';
import { StartPanel } from './StartPanel';

/** The big screen may stop what was started here, and the other way round. */
const LOOK_MS = 3_000;

function Console({ tradeFairId }: { tradeFairId: string }) {
  const table = useRef<ActionType>(undefined);
  const seeds = useCall(lotteryApi.seedList, { tradeFairId });
  const under = useCall(lotteryApi.drawPage, {
    tradeFairId,
    status: DRAW_STATUS.running,
    pageNum: 1,
    pageSize: 10,
  });
  const running = under.data?.records[0];
  const today = formatDate(serverNow(), 'YMD');
  const isReady = (seeds.data ?? []).some(({ day, seed }) => day === today && seed === null);
  const changed = () => {
    seeds.refresh();
    under.refresh();
    void table.current?.reload();
  };
  useInterval(changed, running ? LOOK_MS : undefined);
  return (
    <>
      <div className={styles.panels}>
        <StartPanel tradeFairId={tradeFairId} isReady={isReady} running={running} onChanged={changed} />
        <SeedPanel tradeFairId={tradeFairId} seeds={seeds.data ?? []} isReady={isReady} onChanged={changed} />
      </div>
      <DrawTable tradeFairId={tradeFairId} table={table} onChanged={changed} />
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
        {({ tradeFairId }) => <Console key={tradeFairId} tradeFairId={tradeFairId} />}
      </FairPage>
      {screen && <ScreenLink screen={screen} onClose={() => setScreen(undefined)} />}
    </>
  );
}

/** /sale/drawLottery */
export const DrawLottery = withTexts(['trade-fair/draws', 'shared/fair'], DrawLotteryScreen);
