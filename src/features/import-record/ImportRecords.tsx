import { withTexts } from '@/core/i18n';
import { lazy, Suspense, useRef, useState } from 'react';
import type { ActionType } from '@ant-design/pro-components';
import { PageHeader } from '@/components/PageHeader';
import { importStatus } from '@/components/transfer/importWords';
import { fairImportApi } from '@/contract/transfer/import-calls';
import { importApi, type ImportRecord } from '@/contract/transfer/imports';
import { saveFile } from '@/core/file/saveFile';
import { formatDate } from '@/core/format/date';
import { formatNumber } from '@/core/format/number';
import { call } from '@/core/http/call';
import { ActionButton } from '@/crud/ActionButton';
import { RowActions } from '@/crud/RowActions';
import { CrudTable } from '@/crud/table/CrudTable';
import { actionColumn, codeField, fieldsOf } from '@/crud/table/fields';
import { pageRequest } from '@/crud/table/pageRequest';

const ImportDrawer = lazy(async () => ({
  default: (await import('@/components/transfer/ImportDrawer')).ImportDrawer,
}));

const figure = (key: 'totalCount' | 'successCount' | 'failCount') =>
  ({
    align: 'right',
    width: 80,
    render: (_: unknown, record: ImportRecord) => formatNumber(record[key], 0),
  }) as const;
const moment = { sorter: true, width: 170 } as const;

const columns = fieldsOf<ImportRecord>()('importRecord', {
  importNo: { ...codeField, fixed: 'left', width: 170 },
  templateName: { width: 130 },
  fileName: { ellipsis: true, width: 240, fieldProps: { maxLength: 60 } },
  totalCount: figure('totalCount'),
  successCount: figure('successCount'),
  failCount: figure('failCount'),
  status: { ...importStatus.field(), width: 110 },
  operatorName: { width: 100 },
  branchName: { ellipsis: true, width: 200 },
  createTime: {
    ...moment,
    valueType: 'dateTimeRange',
    colSize: 2,
    render: (_, { createTime }) => formatDate(createTime, 'YMDHMS'),
  },
  finishTime: { ...moment, render: (_, { finishTime }) => formatDate(finishTime, 'YMDHMS') },
}).table({
  show: [
    ...(['importNo', 'templateName', 'fileName', 'totalCount', 'successCount', 'failCount', 'status'] as const),
    ...(['operatorName', 'branchName', 'createTime', 'finishTime'] as const),
  ],
  search: ['fileName', 'status', 'createTime'],
});

const request = pageRequest<ImportRecord>(importApi.page);

function ImportRecordsScreen() {
  const table = useRef<ActionType>(undefined);
  const [viewed, setViewed] = useState<string>();
  const reload = () => void table.current?.reload();
  const refresh = <ActionButton code="importRecord_refresh" label="downloadFile.refresh" onAction={reload} />;
  const actionsOf = ({ importNo, failCount }: ImportRecord) => (
    <RowActions
      actions={[
        { code: 'importRecord_view', label: 'importRecord.view', onAction: () => setViewed(importNo) },
        ...(failCount > 0
          ? [
              {
                code: 'importRecord_failed' as const,
                label: 'import.failedData' as const,
                onAction: async () => saveFile(await call.blob(fairImportApi.downloadFailedData, { importNo })),
              },
            ]
          : []),
        {
          code: 'importRecord_file',
          label: 'importRecord.file',
          onAction: async () => saveFile(await call.blob(importApi.file, { importNo })),
        },
      ]}
    />
  );
  return (
    <>
      <PageHeader title="importRecord.title" help="importRecord.help">
        {refresh}
      </PageHeader>
      <CrudTable<ImportRecord>
        rowKey="importNo"
        actionRef={table}
        request={request}
        emptyText="importRecord.empty"
        columns={[...columns, actionColumn(actionsOf)]}
      />
      <Suspense fallback={null}>
        <ImportDrawer importNo={viewed} onChanged={reload} onClose={() => setViewed(undefined)} />
      </Suspense>
    </>
  );
}

/** /task/importRecord */
export const ImportRecords = withTexts(['import-record', 'download-file'], ImportRecordsScreen);
