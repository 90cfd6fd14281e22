import type { ReplyView } from '@/contract/finance/replies';
import { T, type TextId } from '@/core/i18n';
import { formatMoney } from '@kit/format/number';
import styles from './StatementReply.module.css';

type Lines = NonNullable<ReplyView['bridge']>;

const LINES = [
  ['statementReply.bridgeOpening', 'opening'],
  ['statementReply.oursOnly', 'oursOnly'],
  ['statementReply.theirsOnly', 'theirsOnly'],
  ['statementReply.bridgeAmount', 'amount'],
  ['statementReply.timing', 'timing'],
  ['statementReply.duplicate', 'duplicate'],
  ['statementReply.remainder', 'remainder'],
] as const satisfies readonly (readonly [TextId, keyof Lines])[];

/** From our closing to the partner's, as far as his side is known. */
export function Bridge({ bridge }: { bridge: Lines }) {
  const line = (label: TextId, yuan: string) => (
    <div key={label} className={styles.figure}>
      <dt>
        <T id={label} />
      </dt>
      <dd>{formatMoney(yuan)}</dd>
    </div>
  );
  return (
    <details className={styles.section}>
      <summary className={styles.subtitle}>
        <T id="statementReply.bridge" />
      </summary>
      <dl className={styles.figures}>
        {line('statementReply.closing', bridge.closing)}
        {line('statementReply.counterClosing', bridge.counterClosing)}
        {line('statementReply.difference', bridge.difference)}
        {LINES.filter(([, key]) => Number(bridge[key]) !== 0).map(([label, key]) => line(label, bridge[key]))}
      </dl>
    </details>
  );
}
