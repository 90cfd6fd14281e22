import { Alert, App, Progress } from 'antd';
import { useEffect } from 'react';
import { type ImportDetail, importApi, isUnderWay } from '../../../src/contract/property/console-calls';
import { ActionButton } from '@kit/actions/ActionButton';
import { useCall } from '@kit/data/useCall';
import { Awaited } from '../Awaited';
import { call } from '../call';
import { notify } from '../notices';
import { useSay } from '../say';
import styles from './Import.module.css';
import { Repair } from './Repair';

const EVERY_MS = 2_000;
const ALL = 100;

function Undo({ detail, onUndone }: { detail: ImportDetail; onUndone: () => void }) {
  const say = useSay();
  const { modal } = App.useApp();
  const count = detail.successCount - detail.undoneCount;
  if (count === 0) return null;
  const undo = async () => {
    const { undone, kept } = await call(importApi.undo, { importNo: detail.importNo });
    onUndone();
    if (kept.length === 0) return notify.success(say('pmsImport.undone', { count: undone }));
    return void modal.info({
      title: say('pmsImport.undonePartly', { count: undone, kept: kept.length }),
      content: (
        <ul>
          {kept.map(({ rowNo, msg }) => (
            <li key={rowNo}>{say('pmsImport.kept', { row: rowNo, reason: msg })}</li>
          ))}
        </ul>
      ),
      keyboard: false,
    });
  };
  return (
    <ActionButton
      label="pmsImport.undo"
      danger
      confirm={{ title: 'pmsImport.askUndo', content: 'pmsImport.askUndoHelp', values: { count } }}
      onAction={undo}
    />
  );
}

interface Props {
  importNo: string;
  onDirty: (discard: (() => void) | undefined) => void;
  onChanged: () => void;
}

/** What became of the rows of a file: those that are wrong are mended here, those that came in can be taken back. */
export function Outcome({ importNo, onDirty, onChanged }: Props) {
  const say = useSay();
  const read = useCall(importApi.detail, { importNo });
  const { data: detail, refresh } = read;
  const isComing = detail !== undefined && isUnderWay(detail.status);
  useEffect(() => {
    if (!isComing) return undefined;
    const timer = setTimeout(refresh, EVERY_MS);
    return () => clearTimeout(timer);
  }, [isComing, detail, refresh]);
  if (!detail) return <Awaited {...read} />;
  const { totalCount: total, successCount: success, failCount: fail, waitingCount, undoneCount } = detail;
  if (isComing)
    return (
      <div role="status">
        <Progress percent={Math.floor((ALL * (total - waitingCount)) / Math.max(1, total))} />
        {say('pmsImport.coming', { done: total - waitingCount, total })}
        {read.error && <Awaited {...read} />}
      </div>
    );
  const changed = () => {
    refresh();
    onChanged();
  };
  return (
    <div className={styles.steps}>
      <Alert
        showIcon
        type={fail > 0 ? 'warning' : 'success'}
        title={say('pmsImport.accounts', { total, success, fail })}
        description={undoneCount > 0 ? say('pmsImport.undone', { count: undoneCount }) : undefined}
        action={<Undo detail={detail} onUndone={changed} />}
      />
      {fail > 0 && <Repair detail={detail} onDirty={onDirty} onRepaired={changed} />}
    </div>
  );
}
