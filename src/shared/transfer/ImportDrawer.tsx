import { Alert, App, Button, Descriptions, Drawer, Flex, Skeleton } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fairImportApi } from '@/contract/tasks/import-calls';
import { CELL_MAX, IMPORT_BUTTON, IMPORT_STATUS, type ImportDetail, importApi } from '@/contract/tasks/imports';
import { formatDateTime } from '@kit/format/date';
import { formatNumber } from '@kit/format/number';
import { useCan } from '@/core/auth/permission';
import { saveFile } from '@/core/file/saveFile';
import { call } from '@/core/http/call';
import { useCall } from '@kit/data/useCall';
import { T, useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { ActionButton } from '@kit/actions/ActionButton';
import { useDiscard } from '@kit/form/useDiscard';
import { LoadFailed } from '@/ui/LoadFailed';
import { importStatus, importTemplate } from './importCodes';
import { RepairGrid } from './RepairGrid';

const WIDTH = 860;

interface Props {
  importNo: string | undefined;
  /** Called when rows were written or undone, for lists that do not follow the object `import`. */
  onChanged?: () => void;
  onClose: () => void;
}

const nothing = () => undefined;

const download = async (importNo: string) => {
  try {
    saveFile(await call.blob(fairImportApi.downloadFailedData, { importNo }));
  } catch {
    // `call` has shown the error.
  }
};

function Facts({ detail }: { detail: ImportDetail }) {
  const { totalCount, successCount, failCount, undoneCount } = detail;
  const count = (value: number) => formatNumber(value, 0);
  const items = [
    { key: 'status', label: <T id="importRecord.status" />, children: <importStatus.Tag value={detail.status} /> },
    { key: 'fileName', label: <T id="importRecord.fileName" />, children: detail.fileName },
    {
      key: 'templateCode',
      label: <T id="importRecord.templateCode" />,
      children: importTemplate.labelOf(detail.templateCode),
    },
    { key: 'createTime', label: <T id="importRecord.createTime" />, children: formatDateTime(detail.createTime) },
    {
      key: 'sum',
      label: <T id="importRecord.totalCount" />,
      children: (
        <T
          id="import.accounts"
          values={{ total: count(totalCount), success: count(successCount), fail: count(failCount) }}
        />
      ),
    },
    { key: 'undone', label: <T id="importRecord.undoneCount" />, children: count(undoneCount) },
  ];
  return <Descriptions column={{ xs: 1, sm: 2 }} size="small" bordered items={items} />;
}

interface UndoProps {
  detail: ImportDetail;
  onChanged: () => void;
  /** Called when nothing is left to be undone; its button, which had the focus, is gone then. */
  onUndone: () => void;
}

/** Undoes an import, and lists the rows that had to stay. */
function Undo({ detail, onChanged, onUndone }: UndoProps) {
  const { modal } = App.useApp();
  const text = useText();
  const left = detail.successCount - detail.undoneCount;
  const isOwn = useRef(false);
  const end = useEffectEvent(() => isOwn.current && onUndone());
  useEffect(() => {
    if (left === 0) end();
  }, [left]);
  if (left === 0) return null;
  const undo = async () => {
    isOwn.current = true;
    const { undone, kept } = await call(importApi.undo, { importNo: detail.importNo });
    onChanged();
    if (kept.length === 0) notifier.success(text('import.undone', { count: undone }));
    else
      void modal.info({
        title: text('import.undonePartly', { count: undone, kept: kept.length }),
        content: (
          <ul>
            {kept.map(({ rowNo, msg }) => (
              <li key={rowNo}>{text('import.kept', { row: rowNo, reason: msg })}</li>
            ))}
          </ul>
        ),
        keyboard: false,
      });
  };
  return (
    <ActionButton
      code={IMPORT_BUTTON[detail.templateCode]}
      label="import.undo"
      danger
      confirm={{ title: 'import.askUndo', content: 'import.askUndoHelp', values: { count: left } }}
      onAction={undo}
    />
  );
}

interface ContentProps {
  detail: ImportDetail;
  onDirty: (discard: (() => void) | undefined) => void;
  onChanged: () => void;
  onUndone: () => void;
}

function Content({ detail, onDirty, onChanged, onUndone }: ContentProps) {
  const text = useText();
  const can = useCan();
  // Nobody mends the rest of what was taken back: it is imported anew.
  const failed = detail.status === IMPORT_STATUS.undone ? [] : detail.failed;
  return (
    <Flex vertical gap="middle">
      <Facts detail={detail} />
      <Flex gap="small" wrap>
        {detail.failCount > 0 && (
          <Button onClick={() => void download(detail.importNo)}>{text('import.failedData')}</Button>
        )}
        <Undo {...{ detail, onChanged, onUndone }} />
      </Flex>
      {can(IMPORT_BUTTON[detail.templateCode]) && (
        <>
          {failed.length > 0 && (
            <Alert type="warning" showIcon title={<T id="import.mend" values={{ count: detail.failCount }} />} />
          )}
          <RepairGrid
            columns={detail.columns}
            cellMax={CELL_MAX}
            failed={failed}
            save={async (rows) => {
              const { fail } = await call(importApi.repair, { importNo: detail.importNo, rows });
              // If many rows failed, only the first are shown.
              return { written: detail.failCount - fail, fail };
            }}
            onDirty={onDirty}
            onChanged={onChanged}
          />
        </>
      )}
    </Flex>
  );
}

/** One import: its figures, its failed rows, which can be corrected in place, and undo. */
export function ImportDrawer({ importNo, onChanged = nothing, onClose }: Props) {
  const [seen, setSeen] = useState(importNo);
  if (importNo !== undefined && importNo !== seen) setSeen(importNo);
  const { data, error, refresh } = useCall(
    importApi.detail,
    { importNo: importNo ?? '' },
    { ready: importNo !== undefined },
  );
  const title = useRef<HTMLSpanElement>(null);
  const discard = useRef<() => void>(undefined);
  const close = useDiscard(
    { isDirty: () => discard.current !== undefined, discard: () => discard.current?.() },
    onClose,
  );
  const shown = data?.importNo === seen ? data : undefined;
  return (
    <Drawer
      open={importNo !== undefined}
      title={
        <span ref={title} tabIndex={-1}>
          <T id="import.record" values={{ importNo: seen ?? '' }} />
        </span>
      }
      size={WIDTH}
      destroyOnHidden
      onClose={() => void close()}
    >
      {error && !shown ? (
        <LoadFailed error={error} onRetry={refresh} />
      ) : shown ? (
        <Content
          detail={shown}
          onDirty={(how) => {
            discard.current = how;
          }}
          onChanged={onChanged}
          onUndone={() => title.current?.focus()}
        />
      ) : (
        <Skeleton active />
      )}
    </Drawer>
  );
}
