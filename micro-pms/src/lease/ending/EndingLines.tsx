import { Alert, Tag } from 'antd';
import type { Computed, SettleLine } from '../../../../src/contract/property/settlements';
import { formatPeriod } from '@kit/format/date';
import { formatList } from '@kit/format/list';
import { formatMoney, NOTHING } from '@kit/format/number';
import { useSay } from '../../say';
import { balanceText, settleLine } from './endingFields';
import styles from './Ending.module.css';

/** Figures of zero are left out. */
export const sumOrNone = (amount: string) => (Number(amount) === 0 ? NOTHING : formatMoney(amount));

export const periodOf = ({ periodStart, periodEnd }: SettleLine) =>
  periodStart && periodEnd ? formatPeriod(periodStart, periodEnd) : '';

function Line({ line }: { line: SettleLine }) {
  return (
    <li className={styles.line}>
      <div className={styles.what}>
        <Tag>{settleLine.labelOf(line.kind)}</Tag>
        <b>{line.name}</b> {periodOf(line)} {line.billNo}
        {line.sentences.map((sentence) => (
          <div key={sentence} className={styles.why}>
            {sentence}
          </div>
        ))}
      </div>
      <span className={styles.sum}>{sumOrNone(line.due)}</span>
      <span className={styles.sum}>{sumOrNone(line.back)}</span>
    </li>
  );
}

export type Figures = Omit<Computed, 'meters' | 'missing' | 'fingerprint'>;

const SUMS = [
  ['unearned', 'pmsSettlement.unearned'],
  ['prepaidUsed', 'pmsSettlement.prepaidUsed'],
  ['depositUsed', 'pmsSettlement.depositUsed'],
  ['refund', 'pmsSettlement.refund'],
  ['depositBack', 'pmsSettlement.depositBack'],
] as const;

/** The result of the end of a lease, line by line with rule and figures, and who pays whom. */
export function EndingLines({ figures, missing }: { figures: Figures; missing: readonly string[] }) {
  const say = useSay();
  const { due, back, balance } = figures;
  const sums = SUMS.filter(([name]) => Number(figures[name]) !== 0);
  return (
    <div className={styles.lines}>
      {missing.length > 0 && (
        <Alert type="warning" showIcon title={say('pmsSettlement.wanted', { meters: formatList(missing) })} />
      )}
      <ul className={styles.list}>
        <li className={styles.line}>
          <span className={styles.what} />
          <span className={styles.sum}>{say('pmsSettlement.due')}</span>
          <span className={styles.sum}>{say('pmsSettlement.back')}</span>
        </li>
        {figures.lines.map((line) => (
          <Line key={`${line.kind} ${line.name} ${line.periodStart ?? ''} ${line.billNo ?? ''}`} line={line} />
        ))}
        <li className={styles.line}>
          <b className={styles.what}>{balanceText(balance, say)}</b>
          <b className={styles.sum}>{formatMoney(due)}</b>
          <b className={styles.sum}>{formatMoney(back)}</b>
        </li>
      </ul>
      {sums.map(([name, phrase]) => (
        <div key={name}>{say(phrase, { amount: formatMoney(figures[name]) })}</div>
      ))}
    </div>
  );
}
