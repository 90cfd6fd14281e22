import { DownloadOutlined, FileExcelOutlined, InboxOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Progress, Table, Typography, Upload } from 'antd';
import { type ReactNode, useState } from 'react';
import type { Endpoint, Input, Output } from '@/contract/endpoint';
import { saveFile } from '@/core/file/saveFile';
import { NOTHING } from '@kit/format/number';
import { call } from '@/core/http/call';
import { isCallError } from '@/core/http/callError';
import { T, type TextId, useText } from '@/core/i18n';
import { refuseFile, SHEETS, uploadLimits } from '@/core/input/uploadRules';
import { notifier } from '@/core/notify/notifier';
import { useConfirmed } from '@kit/form/useConfirmed';
import { Dialog } from '@/ui/Dialog';
import { type ImportProgress, useFollowed } from './useFollowed';
import { accountsOf, importNoOf, rowProblems, type RowProblem } from './rowProblems';
import styles from './ImportDialog.module.css';

const SHOWN = 100;

interface Request<E extends Endpoint> {
  endpoint: E;
  input: Input<E>;
}

interface Props<E extends Endpoint, T extends Endpoint> {
  open: boolean;
  title?: TextId;
  /** Where the file goes: `input` says for which company, and how many products (docs/domain/tasks.md#imports). */
  upload: Request<E> & { input: { branchId: string; goodsCount?: number } };
  /** The key of the file in the form. */
  field?: string;
  template: Request<T>;
  /** Instructions, point by point. */
  help: readonly TextId[];
  /** Further fields of the dialog. */
  children?: ReactNode;
  onDone?: (answer: Output<E>) => void;
  /** Opens an import with failed rows, to correct them in place. */
  onRepair?: (importNo: string) => void;
  onClose: () => void;
}

/** The result of the import: how many rows were imported, which were not, and why. */
interface Outcome {
  problems: readonly RowProblem[];
  success: number;
  fail: number;
  importNo: string | undefined;
}

function Problems({ outcome, onRepair }: { outcome: Outcome; onRepair: (() => void) | undefined }) {
  const { problems, success, fail } = outcome;
  const repair = onRepair && (
    // The button that had the focus has no file to save any more.
    <Button autoFocus size="small" onClick={onRepair}>
      <T id="import.repair" />
    </Button>
  );
  return (
    <>
      <Alert type="warning" showIcon action={repair} title={<T id="import.partly" values={{ success, fail }} />} />
      <Table<RowProblem & { key: number }>
        size="small"
        pagination={false}
        scroll={{ y: '30vh' }}
        dataSource={problems.slice(0, SHOWN).map((problem, key) => ({ ...problem, key }))}
        columns={[
          // As a share of the width: on a phone most of it is the reason's.
          { title: <T id="import.row" />, dataIndex: 'rowNo', width: 56, render: (row?: number) => row ?? NOTHING },
          {
            ...{ title: <T id="import.value" />, dataIndex: 'value', width: '24%', ellipsis: true },
            render: (value: string) => value || NOTHING,
          },
          { title: <T id="import.reason" />, dataIndex: 'msg' },
        ]}
      />
    </>
  );
}

interface ChosenProps {
  file: File | undefined;
  isBusy: boolean;
  onChoose: (file: File | undefined) => void;
}

/** One file, dropped or chosen; the next one takes its place, and one that cannot be imported is refused. */
function Chosen({ file, isBusy, onChoose }: ChosenProps) {
  const text = useText();
  const take = (one: File, all: readonly File[]) => {
    // antd calls this for each of several files.
    if (one !== all[0]) return false;
    const refusal = refuseFile(one, SHEETS);
    if (all.length > 1) notifier.error(text('upload.limit'));
    else if (refusal) notifier.error(text(refusal.id, refusal.values));
    else onChoose(one);
    // Otherwise antd would upload the file itself.
    return false;
  };
  return (
    <>
      <Upload.Dragger multiple accept={SHEETS} disabled={isBusy} showUploadList={false} beforeUpload={take}>
        <InboxOutlined className={styles.sign ?? ''} aria-hidden />
        <p>
          <T id="import.drop" />
        </p>
        <p className={styles.hint}>
          <T id="upload.hint" values={uploadLimits(SHEETS)} />
        </p>
      </Upload.Dragger>
      {file && (
        <Flex align="center" gap="small" className={styles.file ?? ''}>
          <FileExcelOutlined aria-hidden />
          <Typography.Text ellipsis className={styles.name ?? ''}>
            {file.name}
          </Typography.Text>
          <Button type="link" size="small" disabled={isBusy} onClick={() => onChoose(undefined)}>
            <T id="import.remove" />
          </Button>
        </Flex>
      )}
    </>
  );
}

/** The progress of an import that continues in the background. */
function Coming({ done, total }: ImportProgress) {
  return (
    <div role="status">
      <Progress percent={Math.floor((100 * done) / Math.max(1, total))} />
      <T id="import.coming" values={{ done, total }} />
    </div>
  );
}

function Help({ points }: { points: readonly TextId[] }) {
  return (
    <section>
      <Typography.Title level={5}>
        <T id="import.help" />
      </Typography.Title>
      <ol className={styles.help}>
        {points.map((id) => (
          <li key={id}>
            <T id={id} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function TemplateButton<E extends Endpoint>({ endpoint, input }: Request<E>) {
  const download = async () => {
    try {
      saveFile(await call.blob(endpoint, input));
    } catch {
      // `call` has shown the error.
    }
  };
  return (
    // The focus begins here, not on the cross that closes the dialog.
    <Button autoFocus icon={<DownloadOutlined />} className={styles.template ?? ''} onClick={() => void download()}>
      <T id="import.template" />
    </Button>
  );
}

/** Imports a spreadsheet (docs/console.md#dialogs): the template, the file, and the errors that the server found. */
export function ImportDialog<E extends Endpoint, T extends Endpoint>({ open, upload, field, ...props }: Props<E, T>) {
  const { title = 'import.title', template, help, children, onDone, onRepair, onClose } = props;
  const text = useText();
  const [file, setFile] = useState<File>();
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const { progress, whole, stop } = useFollowed(upload.endpoint);
  const confirmed = useConfirmed();
  const clear = () => {
    setFile(undefined);
    setOutcome(undefined);
  };
  const tell = (data: unknown) => {
    const problems = rowProblems(data) ?? [];
    const accounts = accountsOf(data, problems);
    setOutcome({ problems, ...accounts, importNo: importNoOf(data) });
    return { problems, count: accounts.success };
  };
  const save = async () => {
    if (!file || isBusy) return;
    setIsBusy(true);
    try {
      const key = field === undefined ? {} : { field };
      const answer = await confirmed((codes) =>
        call.upload(
          upload.endpoint,
          // Form data has no lists: all confirmations are accepted by one flag.
          { ...upload.input, ...(codes.length > 0 ? { confirm: 1 } : {}) },
          { file, name: file.name, silent: true, ...key },
        ),
      );
      if (answer === undefined) return;
      // The import continues on the server, whether or not somebody waits for it.
      onDone?.(answer);
      const result = await whole(answer);
      if (result === undefined) return;
      if (result !== answer) onDone?.(answer);
      const { problems, count } = tell(result);
      setFile(undefined);
      if (problems.length > 0) return;
      notifier.success(text('import.done', { count }));
      onClose();
    } catch (error) {
      const { problems } = tell(isCallError(error) ? error.data : undefined);
      if (problems.length === 0 && isCallError(error) && error.kind !== 'aborted') notifier.error(error.msg);
    } finally {
      setIsBusy(false);
    }
  };
  const repair =
    onRepair && outcome?.importNo
      ? () => {
          onRepair(outcome.importNo ?? '');
          onClose();
        }
      : undefined;
  return (
    <Dialog
      open={open}
      width={720}
      title={text(title)}
      okText={text('import.save')}
      // After an import the button says close: imported rows cannot be cancelled.
      cancelText={text(outcome?.problems.length ? 'dialog.close' : 'dialog.cancel')}
      confirmLoading={isBusy}
      // Not while it saves: `confirmLoading` takes no press, and a disabled button would lose the focus.
      okButtonProps={{ disabled: !file }}
      cancelButtonProps={{ disabled: isBusy && !progress }}
      closable={!isBusy || progress !== undefined}
      destroyOnHidden
      afterClose={clear}
      onOk={save}
      onCancel={() => {
        stop();
        onClose();
      }}
    >
      <Flex vertical gap="middle">
        <TemplateButton {...template} />
        {children}
        <Chosen file={file} isBusy={isBusy} onChoose={setFile} />
        {progress && <Coming {...progress} />}
        {outcome && outcome.problems.length > 0 && (
          <Problems key={outcome.importNo} outcome={outcome} onRepair={repair} />
        )}
        <Help points={help} />
      </Flex>
    </Dialog>
  );
}
