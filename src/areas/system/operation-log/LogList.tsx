import { lazy, Suspense, useMemo, useState } from 'react';
import { LOG_RESULT, type LogRow, operationLogApi } from '@/contract/system/operation-log';
import { T, withTexts } from '@/core/i18n';
import { f } from '@/shared/fields/f';
import { lastDays, lastDaysAs, type Period } from '@/shared/fields/lastDays';
import { logAction, LogResult } from '@/shared/history/logCodes';
import { PageName } from '@/shared/history/PageName';
import { PageHeader } from '@/ui/PageHeader';
import { RowActions } from '@kit/actions/RowActions';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { formatDateTime } from '@kit/format/date';
import { CrudTable } from '@kit/table/CrudTable';
import { PageSelect } from '../shared/PageSelect';
import { ObjectName } from './ObjectName';
import type { Records } from './useDescribed';

const LogDrawer = lazy(async () => ({ default: (await import('./LogDrawer')).LogDrawer }));

/** A row, with its filters. */
type Row = LogRow & { menuId?: string };
const PRESETS = [
  lastDaysAs(<T id="operationLog.today" />, 1),
  lastDaysAs(<T id="operationLog.week" />, 7),
  lastDaysAs(<T id="operationLog.month" />, 31),
];

const isPeriod = (value: unknown): value is Period => Array.isArray(value);

const fieldsFrom = (period: Period) =>
  fieldsOf<Row>()('operationLog', {
    operateTime: f.dateTime({
      show: (value) => formatDateTime(typeof value === 'string' ? value : ''),
      width: 170,
      fixed: 'left',
      sorted: true,
      filter: { initialValue: period, fieldProps: { allowClear: false, presets: PRESETS } },
    }),
    operatorName: f.person({ isFact: true, max: 50 }),
    loginName: f.text({ width: 120 }),
    branchName: f.text({ width: 180 }),
    menuTitle: f.text({ width: 130, cell: (row) => <PageName {...row} /> }),
    action: f.codes(logAction, { isFact: true, width: 90 }),
    objectType: f.text({
      isFact: true,
      width: 90,
      ellipsis: false,
      show: (value) => <ObjectName type={String(value)} />,
      file: { dictCode: 'log.object' },
    }),
    objectName: f.text({ width: 180, isFact: true }),
    objectId: f.code({ max: 100, ellipsis: true }),
    resultCode: f.codes(codeTable('logResult', LOG_RESULT), {
      width: 90,
      cell: ({ resultCode }) => <LogResult code={resultCode} />,
    }),
    costMs: f.count({ width: 120, sorted: true }),
    ip: f.person({ width: 130 }),
    requestId: f.code({ width: 200, ellipsis: true }),
    menuId: f.text({ filter: { formItemRender: () => <PageSelect /> } }),
  });

const tableFrom = (period: Period) =>
  fieldsFrom(period).table({
    show: [
      'operateTime',
      'operatorName',
      'action',
      'objectType',
      'objectName',
      'resultCode',
      'menuTitle',
      'objectId',
      'branchName',
      'loginName',
      'costMs',
      'ip',
      'requestId',
    ],
    search: ['operateTime', 'operatorName', 'action', 'menuId', 'objectId', 'resultCode'],
  });

/** Without a time today is shown: the log over all times is not offered. */
const withTime = ({ operateTime, ...query }: Record<string, unknown>) => ({
  ...query,
  operateTime: isPeriod(operateTime) ? operateTime : lastDays(1),
});

interface Props {
  /** What the changes of a row are shown by. */
  loadRecords: () => Promise<Records>;
}

function LogListScreen({ loadRecords }: Props) {
  const [shown, setShown] = useState<Row>();
  const table = useMemo(() => tableFrom(lastDays(1)), []);
  return (
    <>
      <CrudTable<Row>
        header={<PageHeader inList title="operationLog.title" help="operationLog.help" />}
        {...table}
        rowKey="logId"
        list={operationLogApi.page}
        exported="operationLog_export"
        beforeSearchSubmit={withTime}
        emptyText="operationLog.empty"
        actions={(row) => (
          <RowActions actions={[{ code: 'operationLog_view', label: 'action.view', onAction: () => setShown(row) }]} />
        )}
      />
      {shown && (
        <Suspense fallback={null}>
          <LogDrawer logId={shown.logId} loadRecords={loadRecords} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** The operation log; `src/compose/OperationLog.tsx` puts it together with the areas that it tells of. */
export const LogList = withTexts(['system/operation-log', 'system/log-objects'], LogListScreen);
