import { Card, Empty, Space, Tag, Typography } from 'antd';
import { type DrawSeed, lotteryApi } from '@/contract/trade-fair/draws';
import { formatDate } from '@kit/format/date';
import { call } from '@/core/http/call';
import { T, useText } from '@/core/i18n';
import { Waiting } from '@/ui/Waiting';
import { ActionButton } from '@kit/actions/ActionButton';
import styles from './DrawLottery.module.css';

interface Props {
  tradeFairId: string;
  read: { data?: readonly DrawSeed[] | undefined; error?: Error | undefined; refresh: () => void };
  /** Whether a draw can be made today. */
  isReady: boolean;
}

function Seed({ tradeFairId, seed }: { tradeFairId: string; seed: DrawSeed }) {
  const { seedHash } = seed;
  const isOpen = seed.seed !== null;
  return (
    <li className={styles.seed}>
      <Space wrap>
        <strong>{seed.day}</strong>
        <Tag color={isOpen ? 'green' : 'orange'}>
          <T id={isOpen ? 'lottery.seedOpen' : 'lottery.seedSecret'} />
        </Tag>
        <Typography.Text type="secondary">
          {seed.committedBy} · {formatDate(seed.commitTime, 'YMDHM')}
        </Typography.Text>
        {seed.canReveal && (
          <ActionButton
            code="drawLottery_reveal"
            label="lottery.reveal"
            size="small"
            confirm={{ title: 'lottery.askReveal', content: 'lottery.askRevealHelp', values: { day: seed.day } }}
            onAction={() => call(lotteryApi.reveal, { tradeFairId, seedHash })}
            done="lottery.revealed"
          />
        )}
      </Space>
      <Typography.Text code copyable className={styles.hash ?? ''}>
        {seedHash}
      </Typography.Text>
    </li>
  );
}

/** The seed of each day: its hash before the draws, the seed itself afterwards. */
export function SeedPanel({ tradeFairId, read, isReady }: Props) {
  const text = useText();
  const seeds = read.data;
  return (
    <Card
      size="small"
      title={text('lottery.seedTitle')}
      extra={
        // Before the seeds have loaded, nobody knows whether there is one; a former one has to be revealed first.
        seeds?.every(({ seed }) => seed !== null) &&
        !isReady && (
          <ActionButton
            code="drawLottery_commit"
            label="lottery.commit"
            type="primary"
            size="small"
            confirm={{ title: 'lottery.askCommit', content: 'lottery.askCommitHelp' }}
            onAction={() => call(lotteryApi.commit, { tradeFairId })}
            done="lottery.committed"
          />
        )
      }
    >
      {!seeds ? (
        <Waiting error={read.error} onRetry={read.refresh} />
      ) : seeds.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={<T id="lottery.seedNoneHelp" />} />
      ) : (
        <ul className={styles.seeds}>
          {seeds.map((seed) => (
            <Seed key={seed.seedHash} tradeFairId={tradeFairId} seed={seed} />
          ))}
        </ul>
      )}
    </Card>
  );
}
