import { Flex, Tag, Typography } from 'antd';
import { Fragment, type ReactNode } from 'react';
import { Link } from '@umijs/max';
import { OUT_OF_SCOPE } from '@/contract/pricing/pricing';
import type { TrialResult } from '@/contract/pricing/trial';
import { formatMoney, formatPrice, formatQuantity } from '@kit/format/number';
import { T } from '@/core/i18n';
import { Reason, RESULTS, subjectPath, type TraceRow } from './traceText';
import { KindName } from '@/shared/pricing/kinds';
import styles from './Waterfall.module.css';

type Line = TrialResult['lines'][number];

export const SubjectLink = (row: Pick<TraceRow, 'source' | 'id' | 'kind' | 'name'>) => (
  <Link to={subjectPath(row)}>{row.name}</Link>
);

interface Step {
  key: string;
  label: ReactNode;
  by: ReactNode;
  change: string;
  amount: string;
  isTotal?: boolean;
}

/** Fen of a decimal text with two places: exact up to all that a line can cost. */
const fen = (yuan: string) => Math.round(Number(yuan) * 100);
const less = (before: string, after: string) => `−${formatMoney(((fen(before) - fen(after)) / 100).toFixed(2))}`;

const by = (row: TraceRow | undefined) => row && <SubjectLink {...row} />;

/** From the list price to the net of the line, each step with the rule or activity that made it. */
function stepsOf(line: Line, own: readonly TraceRow[]): Step[] {
  const hit = (stage: number) =>
    own.filter((row) => row.stage === stage && row.result === 'HIT' && row.lineNo !== null);
  const [base] = hit(1);
  const [unit] = hit(2);
  const orders = hit(3).filter(({ before, after }) => before !== after);
  const afterUnit = (fen(line.amount) - fen(line.unitDiscount)) / 100;
  return [
    { key: 'list', label: <T id="priceTrial.listPrice" />, by: null, change: '', amount: formatPrice(line.listPrice) },
    {
      key: 'base',
      label: <T id="priceTrial.basePrice" />,
      by: by(base),
      change: '',
      amount: formatPrice(line.basePrice),
    },
    {
      key: 'unit',
      label: <T id="priceTrial.unitPrice" />,
      by: by(unit),
      change: '',
      amount: formatPrice(line.unitPrice),
    },
    {
      key: 'amount',
      label: <T id="priceTrial.timesQty" values={{ qty: formatQuantity(line.qty) }} />,
      by: null,
      change: fen(line.unitDiscount) > 0 ? `−${formatMoney(line.unitDiscount)}` : '',
      amount: formatMoney(afterUnit.toFixed(2)),
    },
    ...orders.map((row) => ({
      key: row.id,
      label: <KindName kind={row.kind} />,
      by: by(row),
      change: less(row.before ?? '0', row.after ?? '0'),
      amount: formatMoney(row.after),
    })),
    {
      key: 'net',
      label: <T id="priceTrial.netAmount" />,
      by: null,
      change: '',
      amount: formatMoney(line.netAmount),
      isTotal: true,
    },
  ];
}

/** One line: how its price was found, and what did not count for it. */
export function Waterfall({ line, result }: { line: Line; result: Pick<TrialResult, 'trace'> }) {
  const names = new Map(result.trace.map(({ id, name }) => [id, name]));
  // Notes on the whole order stand once in the trace, not in each line.
  const own = result.trace.filter(({ lineNo, part }) => lineNo === line.lineNo && part === line.part);
  const others = own.filter((row) => row.result !== 'HIT');
  const concerned = others.filter(({ reasonCode }) => !OUT_OF_SCOPE.has(reasonCode));
  const left = others.length - concerned.length;
  return (
    <Flex vertical>
      <dl className={styles.steps}>
        {stepsOf(line, own).map(({ key, label, by: who, change, amount, isTotal }) => (
          <Fragment key={key}>
            <dt className={isTotal ? (styles.total ?? '') : ''}>{label}</dt>
            <dd>{who}</dd>
            <dd className={`${styles.figure} ${styles.saving}`}>{change}</dd>
            <dd className={`${styles.figure} ${isTotal ? styles.total : ''}`}>{amount}</dd>
          </Fragment>
        ))}
      </dl>
      {others.length > 0 && (
        <ul className={styles.others}>
          {concerned.map((row) => (
            <li key={row.seq}>
              <Tag color={RESULTS[row.result].color}>
                <T id={RESULTS[row.result].text} />
              </Tag>
              <SubjectLink {...row} />{' '}
              <Typography.Text type="secondary">
                <Reason row={row} names={names} />
              </Typography.Text>
            </li>
          ))}
          {left > 0 && (
            <li>
              <Typography.Text type="secondary">
                <T id="priceTrial.outOfScope" values={{ count: left }} />
              </Typography.Text>
            </li>
          )}
        </ul>
      )}
    </Flex>
  );
}
