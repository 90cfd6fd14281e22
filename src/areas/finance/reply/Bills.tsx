import { Button, Empty, Flex, Popconfirm, Progress, Skeleton, Switch } from 'antd';
import { useState } from 'react';
import { type ReplyView, statementReplyApi } from '@/contract/finance/replies';
import type { PartyType } from '@/contract/finance/statements';
import { call } from '@/core/http/call';
import { T, useText } from '@/core/i18n';
import { LoadFailed } from '@/ui/LoadFailed';
import { useThrottle } from '@kit/actions/throttle';
import { BillCard } from './BillCard';
import styles from './StatementReply.module.css';
import { useBills } from './useBills';

type Reached = Pick<ReplyView, 'answered' | 'disagreed'>;

interface Props {
  token: string;
  partyType: PartyType;
  billCount: number;
  isOpen: boolean;
  progress: Reached;
  onProgress: (progress: Reached) => void;
}

const PERCENT = 100;

/** Each document with the partner's answer, which is stored at once. */
export function Bills({ token, partyType, billCount, isOpen, progress, onProgress }: Props) {
  const text = useText();
  const [isOnlyOpen, setIsOnlyOpen] = useState(false);
  const { bills, hasMore, error, loading, loadMore, refresh } = useBills(token, isOnlyOpen);
  const { answered, disagreed } = progress;
  const left = billCount - answered;
  const more = useThrottle(() => void loadMore());
  const agreeRest = async () => {
    try {
      onProgress(await call(statementReplyApi.save, { token, agreeRest: 1 }));
      refresh();
    } catch {
      // `call` has shown what was wrong.
    }
  };
  return (
    <section aria-labelledby="bills" className={styles.section}>
      <h2 id="bills" className={styles.subtitle}>
        <T id="statementReply.bills" />
      </h2>
      <div role="status">
        <T id="statementReply.progress" values={{ answered, count: billCount }} />
        {disagreed > 0 && (
          <>
            {' · '}
            <T id="statementReply.disagreed" values={{ count: disagreed }} />
          </>
        )}
      </div>
      <Progress
        percent={billCount === 0 ? PERCENT : Math.floor((answered / billCount) * PERCENT)}
        showInfo={false}
        aria-label={text('statementReply.progress', { answered, count: billCount })}
      />
      {isOpen && (
        <Flex wrap gap="small" justify="space-between" align="center">
          <label className={styles.switch}>
            <Switch size="small" checked={isOnlyOpen} onChange={setIsOnlyOpen} /> <T id="statementReply.onlyOpen" />
          </label>
          {left > 0 && (
            <Popconfirm title={text('statementReply.askAgreeRest', { count: left })} onConfirm={() => void agreeRest()}>
              <Button>
                <T id="statementReply.agreeRest" />
              </Button>
            </Popconfirm>
          )}
        </Flex>
      )}
      {!bills && loading && <Skeleton active paragraph={{ rows: 6 }} />}
      {error && <LoadFailed error={error} onRetry={refresh} />}
      {bills?.length === 0 && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={<T id="statementReply.allChecked" />} />
      )}
      {bills?.map((bill) => (
        <BillCard
          // After all documents have been given one answer, each shows it at once.
          key={`${bill.rowId} ${bill.answer ?? ''}`}
          {...{ token, partyType, bill, isOpen, onProgress }}
        />
      ))}
      {hasMore && (
        <Button block onClick={more}>
          <T id="statementReply.more" />
        </Button>
      )}
    </section>
  );
}
