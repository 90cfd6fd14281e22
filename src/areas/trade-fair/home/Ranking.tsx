import { Card, Empty, Segmented } from 'antd';
import { useState } from 'react';
import { fairHomeApi, type RankedRow, RANKED, type Ranked } from '@/contract/trade-fair/home';
import { formatMoney } from '@kit/format/number';
import { T, type TextId, useText } from '@/core/i18n';
import { ExportButton } from '@/shared/transfer/ExportButton';
import { Waiting } from '@/ui/Waiting';
import { rankedFields } from './homeFields';
import type { HomeFilter } from './links';
import styles from './FairHome.module.css';
import { useRoundCall } from './useRounds';

const SHOWN = 10;
const NAMES: Readonly<Record<Ranked, TextId>> = {
  branch: 'home.by.branch',
  supplier: 'home.by.supplier',
  product: 'home.by.product',
  salesman: 'home.by.salesman',
};
const { fileColumns } = rankedFields.table({ show: ['name', 'orderCount', 'orderAmount'] });

interface Props {
  tradeFairId: string;
  filter: HomeFilter;
  subject: string;
  /** Counts up when the figures are read again. */
  round: number;
}

function Row({ row, most }: { row: RankedRow; most: number }) {
  const { key, name, orderCount, orderAmount } = row;
  return (
    <li>
      <span className={styles.who} title={name || key}>
        {name || key}
      </span>
      <span className={styles.amount}>
        {formatMoney(orderAmount)}{' '}
        <span className={styles.more}>
          <T id="home.orders" values={{ count: orderCount }} />
        </span>
      </span>
      <span className={styles.track}>
        <span className={styles.bar} style={{ inlineSize: `${(Number(orderAmount) / most) * 100}%` }} />
      </span>
    </li>
  );
}

/** The ten with the highest sales; the whole ranking can be exported. */
export function Ranking({ tradeFairId, filter, subject, round }: Props) {
  const text = useText();
  const [by, setBy] = useState<Ranked>('branch');
  const query = { tradeFairId, ...filter, by };
  const { data, error, refresh } = useRoundCall(fairHomeApi.rank, { ...query, pageSize: SHOWN }, round);
  const rows = data?.records ?? [];
  const most = Math.max(...rows.map(({ orderAmount }) => Number(orderAmount)), 0);
  return (
    <Card
      size="small"
      classNames={{ title: styles.cardTitle ?? '' }}
      title={<T id="home.rank" values={{ subject }} />}
      extra={
        <ExportButton
          code="saleShowHome_export"
          list={fairHomeApi.rank}
          columns={fileColumns}
          rowCount={data?.total}
          asked={() => query}
        />
      }
    >
      <Segmented<Ranked>
        block
        className={styles.by ?? ''}
        size="small"
        value={by}
        onChange={setBy}
        aria-label={text('home.rankBy')}
        options={RANKED.map((value) => ({ value, label: text(NAMES[value]) }))}
      />
      {!data && <Waiting error={error} onRetry={refresh} />}
      {data && rows.length === 0 && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={<T id="home.noOrders" />} />
      )}
      <ol className={styles.ranking}>
        {rows.map((row) => (
          <Row key={row.key} {...{ row, most }} />
        ))}
      </ol>
    </Card>
  );
}
