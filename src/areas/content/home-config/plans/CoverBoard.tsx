import { DatePicker, Flex, Input, Pagination, Segmented, Skeleton, Table, Typography } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { homePlanApi } from '@/contract/content/home/plans';
import { T, useText } from '@/core/i18n';
import { LoadFailed } from '@/ui/LoadFailed';
import { useCall } from '@kit/data/useCall';
import { DATE_FORMAT, formatDate } from '@kit/format/date';
import { kit } from '@kit/host';
import { Board, type BoardRow } from './Board';
import { daysFrom, type Window } from './boardTime';
import { coverFields, type CoverRow } from './planFields';

const PERIODS = [1, 7, 31] as const;
const ROWS = 20;

const toCoverRows = (rows: readonly BoardRow[], defaultPage: string): CoverRow[] =>
  rows.flatMap(({ branchId, branchName, segments }) =>
    segments.map(({ from, to, minutes, pageName, reason, releaseNo }) => ({
      ...{ key: `${branchId} ${from}`, branchName, from, to, minutes, reason, releaseNo },
      pageName: pageName === '' ? defaultPage : pageName,
    })),
  );

interface ShownProps {
  rows: readonly BoardRow[];
  window: Window;
  /** As a table of sentences instead of a board. */
  isTable: boolean;
}

/** The coverage as a board, or as a table to read. */
export function Cover({ rows, window, isTable }: ShownProps) {
  const text = useText();
  const [page, setPage] = useState(1);
  if (rows.length === 0)
    return (
      <Typography.Text type="secondary">
        <T id="cover.none" />
      </Typography.Text>
    );
  if (isTable)
    return (
      <Table<CoverRow>
        size="small"
        rowKey="key"
        pagination={{ pageSize: ROWS, hideOnSinglePage: true, showSizeChanger: false }}
        scroll={{ x: 'max-content' }}
        dataSource={toCoverRows(rows, text('cover.defaultPage'))}
        columns={coverFields.cells(['branchName', 'from', 'to', 'minutes', 'pageName', 'reason', 'releaseNo'])}
      />
    );
  const first = Math.min((page - 1) * ROWS, Math.floor((rows.length - 1) / ROWS) * ROWS);
  return (
    <>
      <Board rows={rows.slice(first, first + ROWS)} window={window} />
      <Pagination
        size="small"
        hideOnSinglePage
        showSizeChanger={false}
        current={first / ROWS + 1}
        pageSize={ROWS}
        total={rows.length}
        onChange={setPage}
      />
    </>
  );
}

type View = 'board' | 'table';

export function ViewSwitch({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  const text = useText();
  return (
    <Segmented<View>
      aria-label={text('cover.view')}
      value={view}
      options={[
        { value: 'board', label: <T id="cover.board" /> },
        { value: 'table', label: <T id="cover.table" /> },
      ]}
      onChange={onChange}
    />
  );
}

/** The coverage of one period, once it has loaded. */
function Covered({ window, typed, isTable }: Omit<ShownProps, 'rows'> & { typed: string }) {
  const { data, error, refresh } = useCall(homePlanApi.coverage, { ...window });
  if (error) return <LoadFailed error={error} onRetry={refresh} />;
  if (!data) return <Skeleton active />;
  const rows = data.branches.filter(({ branchName }) => branchName.includes(typed.trim()));
  return <Cover {...{ rows, window, isTable }} />;
}

/** What each branch shows in a period (docs/domain/home-pages.md#coverage). */
export function CoverBoard() {
  const text = useText();
  const [day, setDay] = useState(() => formatDate(kit().now()));
  const [days, setDays] = useState<number>(PERIODS[0]);
  const [view, setView] = useState<View>('board');
  const [typed, setTyped] = useState('');
  const window = daysFrom(day, days);
  return (
    <Flex vertical gap="middle">
      <Flex gap="small" wrap>
        <DatePicker
          aria-label={text('cover.day')}
          allowClear={false}
          value={dayjs(day, DATE_FORMAT.YMD)}
          onChange={(chosen) => chosen && setDay(chosen.format(DATE_FORMAT.YMD))}
        />
        <Segmented<number>
          aria-label={text('cover.period')}
          value={days}
          options={PERIODS.map((count) => ({ value: count, label: <T id="cover.days" values={{ count }} /> }))}
          onChange={setDays}
        />
        <ViewSwitch view={view} onChange={setView} />
        <Input
          allowClear
          style={{ width: 200 }}
          aria-label={text('cover.branchName')}
          placeholder={text('cover.branchName')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Flex>
      {/* Rows of another period are not shown while this one loads. */}
      <Covered key={`${day} ${days}`} {...{ window, typed }} isTable={view === 'table'} />
    </Flex>
  );
}
