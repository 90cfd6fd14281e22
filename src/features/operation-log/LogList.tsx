import dayjs from 'dayjs';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { PageHeader } from '@/components/PageHeader';
import { PageSelect } from '@/components/tree/PageSelect';
import { LOG_RESULT, type LogRow, operationLogApi } from '@/contract/people/operation-log';
import { serverNow } from '@/core/clock/clock';
import { formatDate, formatDateTime } from '@/core/format/date';
import { NOTHING } from '@/core/format/number';
import { T, withTexts } from '@/core/i18n';
import { logAction, LogResult } from '@/crud/history/logWords';
import { RowActions } from '@/crud/RowActions';
import { codeTable } from '@/crud/table/codeTable';
import { CrudTable } from '@/crud/table/CrudTable';
import { actionColumn, codeField, fieldsOf } from '@/crud/table/fields';
import { type PageRequest, pageRequest } from '@/crud/table/pageRequest';
import { ObjectName, PageName } from './logNames';

const LogDrawer = lazy(async () => ({ default: (await import('./LogDrawer')).LogDrawer }));

/** A row, and what one searches by. */
type Row = LogRow & { menuId?: string };
type Period = [from: string, to: string];

const DAY = 86_400_000;

/** Whole days up to today, in the time of the server. */
const lastDays = (days: number): Period => [
  `${formatDate(serverNow() - (days - 1) * DAY)} 00:00:00`,
  `${formatDate(serverNow())} 23:59:59`,
];
const preset = (label: ReactNode, days: number) => ({
  label,
  value: () => lastDays(days).map((moment) => dayjs(moment)),
});
const PRESETS = [
  preset(<T id="operationLog.today" />, 1),
  preset(<T id="operationLog.week" />, 7),
  preset(<T id="operationLog.month" />, 31),
];

const result = codeTable('logResult', LOG_RESULT);

const columnsFrom = (period: Period) =>
  fieldsOf<Row>()('operationLog', {
    operateTime: {
      sorter: true,
      width: 170,
      fixed: 'left',
      valueType: 'dateTimeRange',
      colSize: 2,
      initialValue: period,
      fieldProps: { allowClear: false, presets: PRESETS },
      render: (_, { operateTime }) => formatDateTime(operateTime),
    },
    operatorName: {
      width: 100,
      fieldProps: { maxLength: 50 },
      render: (_, { operatorName }) => operatorName || NOTHING,
    },
    loginName: { width: 120, ellipsis: true },
    branchName: { width: 180, ellipsis: true },
    menuTitle: { width: 130, ellipsis: true, render: (_, row) => <PageName {...row} /> },
    action: { ...logAction.field(), width: 90 },
    objectType: { width: 90, render: (_, { objectType }) => <ObjectName type={objectType} /> },
    objectName: { width: 180, ellipsis: true },
    objectId: { ...codeField, ellipsis: true, fieldProps: { maxLength: 100 } },
    resultCode: { ...result.field(), width: 90, render: (_, { resultCode }) => <LogResult code={resultCode} /> },
    costMs: { sorter: true, align: 'right', width: 120 },
    ip: { width: 130 },
    requestId: { ...codeField, width: 200, ellipsis: true },
    menuId: { formItemRender: () => <PageSelect groups /> },
  }).table({
    show: [
      ...(['operateTime', 'operatorName', 'action', 'objectType', 'objectName', 'resultCode', 'menuTitle'] as const),
      ...(['objectId', 'branchName', 'loginName', 'costMs', 'ip', 'requestId'] as const),
    ],
    search: ['operateTime', 'operatorName', 'action', 'menuId', 'objectId', 'resultCode'],
  });

const search = pageRequest<Row>(operationLogApi.page);

/** Without a time it is that of today: the log has none of all times. */
const request: PageRequest<Row> = ({ operateTime = lastDays(1), ...query }, sort, signal) =>
  search({ ...query, operateTime }, sort, signal);

function LogListScreen() {
  const [shown, setShown] = useState<Row>();
  const columns = useMemo(() => columnsFrom(lastDays(1)), []);
  return (
    <>
      <PageHeader title="operationLog.title" help="operationLog.help" />
      <CrudTable<Row>
        rowKey="logId"
        request={request}
        emptyText="operationLog.empty"
        columns={[
          ...columns,
          actionColumn((row) => (
            <RowActions
              actions={[{ code: 'operationLog_view', label: 'action.view', onAction: () => setShown(row) }]}
            />
          )),
        ]}
      />
      {shown && (
        <Suspense fallback={null}>
          <LogDrawer logId={shown.logId} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** /permissionSys/operationLog */
export const LogList = withTexts(
  ['operation-log', 'users', 'roles', 'menus', 'buttons', 'feedback', 'profile', 'fair-suppliers'],
  LogListScreen,
);
