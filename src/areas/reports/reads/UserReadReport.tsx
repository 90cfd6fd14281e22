import { useLocation } from '@umijs/max';
import { Card } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { type Drill, drillAddress } from '@/contract/drill';
import { type ContentRead, contentReadApi } from '@/contract/reports/reads';
import { call } from '@/core/http/call';
import { useText, withTexts } from '@/core/i18n';
import { navigate, replace } from '@/core/navigation/navigate';
import { notifier } from '@/core/notify/notifier';
import { Chart } from '@/ui/chart/Chart';
import { PageHeader } from '@/ui/PageHeader';
import type { Action } from '@kit/actions/action';
import { RowActions } from '@kit/actions/RowActions';
import { formatNumber } from '@kit/format/number';
import { CrudTable } from '@kit/table/CrudTable';
import styles from '../shared/report.module.css';
import { linkedReaders } from './linkedReaders';
import { readFields } from './readFields';

const ReaderRows = lazy(async () => ({ default: (await import('./ReaderRows')).ReaderRows }));

const PATH = '/report/userReadReport';
/** The most names that fit side by side in the chart. */
const CHARTED = 12;
const NAME = 12;

const table = readFields.table({
  show: [
    ...(['contentTitle', 'contentKind', 'publishTime', 'targetCount', 'readCount', 'readRate', 'unreadCount'] as const),
    ...(['avgReadSec', 'lastReadTime', 'remindCount', 'remindTime'] as const),
  ],
  search: ['contentTitle', 'contentKind', 'branchId', 'publishTime'],
});

const opening = (code: NonNullable<Action['code']>, label: Action['label'], drill: Drill | undefined): Action[] =>
  drill ? [{ code, label, onAction: () => navigate(drillAddress(drill)) }] : [];

function UserReadReportScreen() {
  const text = useText();
  const { search } = useLocation();
  const asked = linkedReaders(search);
  const [rows, setRows] = useState<readonly ContentRead[] | null>();
  const read = rows?.find(({ contentId }) => contentId === asked?.params.contentId);
  const charted = rows?.slice(0, CHARTED);
  const format = (value: number) => formatNumber(value, 0);
  const model = charted && {
    title: text('contentRead.chart'),
    labelTitle: text('contentRead.contentTitle'),
    labels: charted.map(({ contentTitle }) =>
      contentTitle.length > NAME ? `${contentTitle.slice(0, NAME)}…` : contentTitle,
    ),
    series: [
      {
        ...{ name: text('contentRead.targetCount'), kind: 'bar' as const, format },
        values: charted.map(({ targetCount }) => targetCount),
      },
      {
        ...{ name: text('contentRead.readCount'), kind: 'bar' as const, format },
        values: charted.map(({ readCount }) => readCount),
      },
    ],
  };
  const peopleOf = (index: number) => {
    const drill = charted?.[index]?.drills.readCount;
    return drill && drillAddress(drill);
  };
  const reminding = ({ contentId, contentTitle: title, unreadCount: count }: ContentRead): Action => ({
    ...{ code: 'userReadReport_remind', label: 'contentRead.remind' },
    confirm: { title: 'contentRead.ask', content: 'contentRead.askHelp', values: { title, count } },
    onAction: async () => {
      const { reminded } = await call(contentReadApi.remind, { contentId });
      notifier.success(text('contentRead.done', { count: reminded }));
    },
  });
  return (
    <div className={styles.report}>
      <CrudTable<ContentRead>
        header={<PageHeader inList title="contentRead.title" help="contentRead.help" />}
        {...table}
        rowKey="contentId"
        list={contentReadApi.page}
        exported="userReadReport_export"
        emptyText="contentRead.empty"
        onAnswer={(answer) => setRows(answer?.records ?? null)}
        tableExtraRender={() =>
          // Beside a search that has failed there is nothing to draw.
          rows !== null && (
            <Card size="small">
              <Chart model={model} to={peopleOf} />
            </Card>
          )
        }
        actions={(row) => (
          <RowActions
            actions={[
              ...opening('userReadReport_readUsers', 'contentReader.read', row.drills.readCount),
              ...opening('userReadReport_unreadUsers', 'contentReader.unread', row.drills.unreadCount),
              ...(row.canRemind ? [reminding(row)] : []),
            ]}
          />
        )}
      />
      <Suspense fallback={null}>
        {asked && <ReaderRows key={search} asked={asked} name={read?.contentTitle} onClose={() => replace(PATH)} />}
      </Suspense>
    </div>
  );
}

/** /report/userReadReport */
export const UserReadReport = withTexts(['reports/reads'], UserReadReportScreen);
