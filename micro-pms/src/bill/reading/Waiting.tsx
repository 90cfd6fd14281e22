import { Alert } from 'antd';
import { ActionButton } from '@kit/actions/ActionButton';
import { formatList } from '@kit/format/list';
import { formatQuantity } from '@kit/format/number';
import { useSay } from '../../say';
import { deliverAll } from './deliver';
import { type Letter, letters, waiting } from './letters';
import styles from './Reading.module.css';

/** One that was refused: accepted as it is, where that may be, or thrown away. */
function Refused({ letter }: { letter: Letter }) {
  const { meterNo, form, problem = '', warnings = [] } = letter;
  const values = { name: meterNo, values: formatList(form.values.map((one) => formatQuantity(one))) };
  const accept = async () => {
    const confirmCodes = [...(form.confirmCodes ?? []), ...warnings];
    await letters.put({ ...letter, form: { ...form, confirmCodes }, problem: undefined, warnings: undefined });
    await deliverAll(letter.owner);
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
        onAction={() => letters.remove(letter)}
      />
    </div>
  );
}

/** What is on this device and not on the server yet. */
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
          description={refused.map((letter) => (
            <Refused key={letter.key} letter={letter} />
          ))}
        />
      )}
    </div>
  );
}
