import { DatePicker, Flex } from 'antd';
import dayjs from 'dayjs';
import { useRef, useState } from 'react';
import { BranchSelect } from '@/shared/branch/BranchSelect';
import { FairPage } from '../shared/FairPage';
import type { EnteredFair } from '@/shared/fair/enteredFair';
import { fairHomeApi } from '@/contract/trade-fair/home';
import { T, text as sayNow, useText, withTexts } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { ActionButton } from '@kit/actions/ActionButton';
import { DoorLink } from '../shared/DoorLink';
import { Figures } from './Figures';
import type { HomeFilter } from './links';
import { Ranking } from './Ranking';
import styles from './FairHome.module.css';
import { Trend } from './Trend';
import { useBranchName } from './useBranchName';
import { useRoundCall, useRounds } from './useRounds';

/** Not every browser can show a part of a page in full screen (docs/console.md#messages). */
async function showWhole(part: HTMLElement | null) {
  try {
    await part?.requestFullscreen();
  } catch {
    notifier.warning(sayNow('frame.noFullscreen'));
  }
}

function Home({ fair }: { fair: EnteredFair }) {
  const { tradeFairId, subject: fairName } = fair;
  const text = useText();
  const whole = useRef<HTMLDivElement>(null);
  const [filter, setFilter] = useState<HomeFilter>({});
  const { round, again } = useRounds();
  const query = { tradeFairId, ...filter };
  const figures = useRoundCall(fairHomeApi.figures, query, round);
  const trend = useRoundCall(fairHomeApi.trend, query, round);
  const branchName = useBranchName(filter.branchId);
  const subject = [fairName, branchName ?? text('home.allBranches'), filter.day ?? text('home.allDays')].join(' · ');
  return (
    <div ref={whole} className={styles.whole}>
      <Flex wrap gap="small" className={styles.filters ?? ''}>
        <BranchSelect
          source="scope"
          aria-label={text('exhibit.branch')}
          placeholder={text('home.allBranches')}
          value={filter.branchId ?? null}
          onChange={(branchId) =>
            setFilter(({ day }) => ({ ...(day ? { day } : {}), ...(branchId ? { branchId } : {}) }))
          }
          className={styles.branch ?? ''}
        />
        <DatePicker
          aria-label={text('exhibit.day')}
          placeholder={text('home.allDays')}
          value={filter.day ? dayjs(filter.day) : null}
          onChange={(day) =>
            setFilter(({ branchId }) => ({
              ...(branchId ? { branchId } : {}),
              ...(day ? { day: day.format('YYYY-MM-DD') } : {}),
            }))
          }
        />
        <ActionButton code="saleShowHome_refresh" label="home.refresh" onAction={again} />
        <ActionButton code="saleShowHome_screen" label="home.screen" onAction={() => showWhole(whole.current)} />
      </Flex>
      <Figures tradeFairId={tradeFairId} read={figures} filter={filter} />
      {filter.branchId && (
        <p className={styles.more}>
          <T id="home.diningAll" />
        </p>
      )}
      <div className={styles.charts}>
        <Trend read={trend} subject={subject} />
        <Ranking tradeFairId={tradeFairId} filter={filter} subject={subject} round={round} />
      </div>
    </div>
  );
}

function FairHomeScreen() {
  return (
    <FairPage title="home.title" help="home.help" actions={({ tradeFairId }) => <DoorLink tradeFairId={tradeFairId} />}>
      {(fair) => <Home fair={fair} />}
    </FairPage>
  );
}

/** /sale/saleShowHome */
export const FairHome = withTexts(['trade-fair/home', 'shared/fair'], FairHomeScreen);
