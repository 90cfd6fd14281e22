import { Button, Flex, Radio, Result, Spin, Typography } from 'antd';
import { useSyncExternalStore } from 'react';
import { EXPORT_FILE_TYPE, type ExportFileType } from '@/contract/tasks/exports';
import { T, type TextId, useText } from '@/core/i18n';
import { navigate } from '@/core/navigation/navigate';
import { userStore } from '@/core/preferences/userStore';
import { Dialog } from '@/ui/Dialog';
import styles from './ExportDialog.module.css';

const TYPES = [
  { name: 'xlsx', label: 'export.xlsx', help: 'export.xlsxHelp' },
  { name: 'csv', label: 'export.csv', help: 'export.csvHelp' },
] as const;

const typeOf = (value: unknown): ExportFileType =>
  value === EXPORT_FILE_TYPE.csv ? EXPORT_FILE_TYPE.csv : EXPORT_FILE_TYPE.xlsx;

/** Preselects the last choice. */
const chosenType = userStore({ key: 'exportFileType', parse: typeOf });

export type ExportPhase = 'none' | 'ask' | 'running' | 'started' | 'failed';

interface Props {
  title: TextId;
  phase: ExportPhase;
  /** How many rows the list has, if that is known. */
  rowCount: number | undefined;
  onStart: (fileType: ExportFileType) => void;
  onClose: () => void;
}

const KINDS = TYPES.map(({ name, label, help }) => ({
  value: EXPORT_FILE_TYPE[name],
  label: (
    <>
      <T id={label} />
      <div className={styles.hint}>
        <T id={help} />
      </div>
    </>
  ),
}));

function Choice({ rowCount, fileType }: Pick<Props, 'rowCount'> & { fileType: ExportFileType }) {
  const text = useText();
  const rows = rowCount === undefined ? <T id="export.all" /> : <T id="export.rows" values={{ count: rowCount }} />;
  return (
    <Flex vertical gap="middle">
      <Typography.Text>{rows}</Typography.Text>
      <Radio.Group
        vertical
        options={KINDS}
        aria-label={text('export.fileType')}
        value={fileType}
        onChange={({ target }) => chosenType.set(typeOf(Number(target.value)))}
      />
    </Flex>
  );
}

/**
 * Asks for the file type, then says that the export is running and where to find the file (docs/console.md#dialogs).
 */
export function ExportDialog({ title, phase, rowCount, onStart, onClose }: Props) {
  const text = useText();
  const fileType = useSyncExternalStore(chosenType.subscribe, chosenType.get);
  const isAsking = phase === 'ask';
  const isFailed = phase === 'failed';
  const start = () => onStart(fileType);
  const go = () => {
    onClose();
    navigate('/downloadFile');
  };
  const next =
    phase === 'started' || phase === 'running'
      ? { label: text('export.go'), run: go }
      : { label: text(isFailed ? 'export.retry' : 'export.title'), run: start };
  return (
    <Dialog
      open={phase !== 'none'}

      title={text(title)}
      onCancel={onClose}
      footer={[
        <Button key="stay" onClick={onClose}>
          {text(isAsking ? 'dialog.cancel' : 'export.stay')}
        </Button>,
        <Button key="next" type="primary" disabled={phase === 'running'} onClick={next.run}>
          {next.label}
        </Button>,
      ]}
    >
      {isAsking ? (
        <Choice rowCount={rowCount} fileType={fileType} />
      ) : (
        <Spin spinning={phase === 'running'} description={text('export.running')}>
          <Result
            status={isFailed ? 'warning' : 'info'}
            subTitle={<T id={isFailed ? 'export.failed' : 'export.done'} />}
          />
        </Spin>
      )}
    </Dialog>
  );
}
