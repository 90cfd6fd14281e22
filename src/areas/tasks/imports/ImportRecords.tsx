import type { ActionType } from '@ant-design/pro-components';
import { lazy, Suspense, useRef, useState } from 'react';
import { fairImportApi } from '@/contract/tasks/import-calls';
import { importApi, type ImportRecord } from '@/contract/tasks/imports';
import { saveFile } from '@/core/file/saveFile';
import { call } from '@/core/http/call';
import { withTexts } from '@/core/i18n';
import { f } from '@/shared/fields/f';
import { importStatus, importTemplate } from '@/shared/transfer/importCodes';
import { PageHeader } from '@/ui/PageHeader';
import { ActionButton } from '@kit/actions/ActionButton';
import { RowActions } from '@kit/actions/RowActions';
import type { Action } from '@kit/actions/action';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { CrudTable } from '@kit/table/CrudTable';

const ImportDrawer = lazy(async () => ({
  default: (await import('@/shared/transfer/ImportDrawer')).ImportDrawer,
}));

const table = fieldsOf<ImportRecord>()('importRecord', {
  importNo: f.code({ fixed: 'left', width: 170 }),
  templateCode: f.codes(importTemplate, { isFact: true, width: 130 }),
  fileName: f.name({ max: 60, width: 160 }),
  totalCount: f.count({ width: 80 }),
  successCount: f.count({ width: 80 }),
  failCount: f.count({ isFact: true, width: 80 }),
  status: f.codes(importStatus, { width: 110 }),
  operatorName: f.person(),
  branchName: f.text({ width: 200 }),
  createTime: f.timestamp({ sorted: true }),
  finishTime: f.timestamp({ sorted: true }),
}).table({
  show: [
    'importNo',
    'templateCode',
    'fileName',
    'totalCount',
    'successCount',
    'failCount',
    'status',
    'operatorName',
    'branchName',
    'createTime',
    'finishTime',
  ],
  search: ['templateCode', 'fileName', 'status', 'createTime'],
});

function ImportRecordsScreen() {
  const list = useRef<ActionType>(undefined);
  const [viewed, setViewed] = useState<string>();
  const actionsOf = ({ importNo, failCount }: ImportRecord) => {
    const failedRows: Action = {
      code: 'importRecord_failed',
      label: 'import.failedData',
      onAction: async () => saveFile(await call.blob(fairImportApi.downloadFailedData, { importNo })),
    };
    const actions: Action[] = [
      { code: 'importRecord_view', label: 'importRecord.view', onAction: () => setViewed(importNo) },
      ...(failCount > 0 ? [failedRows] : []),
      {
        code: 'importRecord_file',
        label: 'importRecord.file',
        onAction: async () => saveFile(await call.blob(importApi.file, { importNo })),
      },
    ];
    return <RowActions actions={actions} />;
  };
  return (
    <>
      <CrudTable<ImportRecord>
        header={
          <PageHeader inList title="importRecord.title" help="importRecord.help">
            <ActionButton
              code="importRecord_refresh"
              label="downloadFile.refresh"
              onAction={() => void list.current?.reload()}
            />
          </PageHeader>
        }
        {...table}
        rowKey="importNo"
        list={importApi.page}
        actionRef={list}
        emptyText="importRecord.empty"
        actions={actionsOf}
      />
      <Suspense fallback={null}>
        <ImportDrawer importNo={viewed} onClose={() => setViewed(undefined)} />
      </Suspense>
    </>
  );
}

/** /task/importRecord */
export const ImportRecords = withTexts(['tasks/imports', 'tasks/exports'], ImportRecordsScreen);
