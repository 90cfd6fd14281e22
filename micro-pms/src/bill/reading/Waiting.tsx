import { Alert } from 'antd';
import { ActionButton } from '@kit/actions/ActionButton';
import { formatList } from '@kit/format/list';
import { formatQuantity } from '@kit/format/number';
import { useSay } from '../../say';
import { deliverAll } from './deliver';
import { type OutboxItem, outbox, waiting } from './outbox';
import styles from './Reading.module.css';

/** A reading that was refused: accepted as it is, where that may be, or thrown away. */
function Refused({ item }: { item: OutboxItem }) {
  const { meterNo, form, problem = '', warnings = [] } = item;
  const values = { name: meterNo, values: formatList(form.values.map((one) => formatQuantity(one))) };
  const accept = async () => {
    const confirmCodes = [...(form.confirmCodes ?? []), ...warnings];
    await outbox.put({ ...item, form: { ...form, confirmCodes }, problem: undefined, warnings: undefined });
    await deliverAll(item.owner);
  };
  const say = useSay();
  return (
    <div className={styles.refused}>
      <span>{say('pmsRound.refused', { ...values, problem })}</span>
      {warnings.length > 0 && <ActionButton size="small" label="pmsRound.accept" onAction={accept} />}
      <ActionButton
        size="small"
        danger
        label="pmsRound.discard"
        confirm={{ title: 'pmsRound.askDiscard', values }}
        onAction={() => outbox.remove(item)}
      />
    </div>
  );
}

/** The readings that are on this device and not on the server yet. */
export function Waiting({ owner }: { owner: string }) {
  const say = useSay();
  const all = waiting.use();
  const refused = all.filter(({ problem }) => problem !== undefined);
  const open = all.length - refused.length;
  if (all.length === 0) return null;
  return (
    <div className={styles.waiting} role="status">
      {open > 0 && (
        <Alert
          type="info"
          showIcon
          title={say('pmsRound.waiting', { count: open })}
          action={<ActionButton size="small" label="pmsRound.send" onAction={() => deliverAll(owner)} />}
        />
      )}
      {refused.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={say('pmsRound.refusals', { count: refused.length })}
          description={refused.map((item) => (
            <Refused key={item.key} item={item} />
          ))}
        />
      )}
    </div>
  );
}
