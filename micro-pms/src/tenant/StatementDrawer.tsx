import { Alert, Button, Drawer } from 'antd';
import { useState } from 'react';
import type { Output } from '../../../src/contract/endpoint';
import { type PmsTenant, STATEMENT_DAYS, tenantStatementApi } from '../../../src/contract/property/tenants';
import { useCall } from '@kit/data/useCall';
import { codeTable } from '@kit/fields/codeTable';
import { formatDate } from '@kit/format/date';
import { formatMoney } from '@kit/format/number';
import { kit } from '@kit/host';
import { Awaited } from '../Awaited';
import { AskedDay } from '../bill/askedInputs';
import bar from '../bill/Bill.module.css';
import { download } from '../call';
import styles from '../paper/Paper.module.css';
import { PaperSheet } from '../paper/PaperSheet';
import { usePrint } from '../paper/usePrint';
import { useSay } from '../say';

const WIDTH = 860;
const DAY = 86_400_000;

const lineKind = codeTable('statementLine', {
  bill: 'BILL',
  credit: 'CREDIT',
  reduce: 'REDUCE',
  waive: 'WAIVE',
  pay: 'PAY',
  refund: 'REFUND',
  late: 'LATE',
});

interface Period {
  from: string;
  to: string;
}

/** The days of a period, both ends included. */
const daysOf = ({ from, to }: Period) => (Date.parse(to) - Date.parse(from)) / DAY + 1;

/** An amount of zero is an empty cell. */
const sumOf = (amount: string) => (Number(amount) === 0 ? '' : formatMoney(amount));

function Sheet({ statement, from, to }: Period & { statement: Output<typeof tenantStatementApi.statement> }) {
  const say = useSay();
  const { branchName, tenantName, opening, lines, closing, deposit } = statement;
  return (
    <PaperSheet isSigned title={say('pmsStatement.sheet')} company={branchName}>
      <div className={styles.facts}>
        <span>{say('pmsStatement.tenant', { name: tenantName })}</span>
        <span>{say('pmsStatement.period', { from: formatDate(from), to: formatDate(to) })}</span>
      </div>
      <table>
        <thead>
          <tr>
            <th>{say('pmsStatement.date')}</th>
            <th>{say('pmsStatement.kind')}</th>
            <th>{say('pmsStatement.no')}</th>
            <th className={styles.figure}>{say('pmsStatement.debit')}</th>
            <th className={styles.figure}>{say('pmsStatement.credit')}</th>
            <th className={styles.figure}>{say('pmsStatement.balance')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th colSpan={5}>{say('pmsStatement.opening')}</th>
            <td className={styles.figure}>{formatMoney(opening)}</td>
          </tr>
          {lines.map((line) => (
            <tr key={`${line.date} ${line.kind} ${line.no}`}>
              <td>{formatDate(line.date)}</td>
              <td>{lineKind.labelOf(line.kind)}</td>
              <td>{line.no}</td>
              <td className={styles.figure}>{sumOf(line.debit)}</td>
              <td className={styles.figure}>{sumOf(line.credit)}</td>
              <td className={styles.figure}>{formatMoney(line.balance)}</td>
            </tr>
          ))}
          {lines.length === 0 && (
            <tr>
              <td colSpan={6}>{say('pmsStatement.none')}</td>
            </tr>
          )}
          <tr>
            <th colSpan={5}>{say('pmsStatement.closing')}</th>
            <th className={styles.figure}>{formatMoney(closing)}</th>
          </tr>
        </tbody>
      </table>
      <p>{say('pmsStatement.help')}</p>
      <p>{say('pmsStatement.deposit', { amount: formatMoney(deposit) })}</p>
    </PaperSheet>
  );
}

/** What a tenant owed before a period, what moved, what is owed after (docs/domain/property-bills.md#statement). */
export function StatementDrawer({ tenant, onClose }: { tenant: PmsTenant; onClose: () => void }) {
  const say = useSay();
  const [period, setPeriod] = useState<Period>(() => {
    const to = formatDate(kit().now());
    return { from: `${to.slice(0, 7)}-01`, to };
  });
  const { from, to } = period;
  const isTooLong = daysOf(period) > STATEMENT_DAYS;
  const asked = { tenantId: tenant.tenantId, from, to };
  const read = useCall(tenantStatementApi.statement, asked, { ready: !isTooLong });
  const { print, paper } = usePrint();
  const { data, error, loading } = read;
  // While another period is loaded, the sheet of the former period is not shown.
  const statement = loading || isTooLong || error ? undefined : data;
  const save = () => download(tenantStatementApi.statementFile, asked, `${tenant.tenantName} ${from} ${to}.xlsx`);
  return (
    <Drawer
      open
      size={WIDTH}
      title={say('pmsStatement.title', { name: tenant.tenantName })}
      onClose={onClose}
      extra={
        <div className={bar.actions}>
          <Button disabled={!statement} onClick={() => void save()}>
            {say('pmsStatement.file')}
          </Button>
          <Button
            type="primary"
            disabled={!statement}
            onClick={() => statement && print(<Sheet statement={statement} {...period} />)}
          >
            {say('pmsStatement.print')}
          </Button>
        </div>
      }
    >
      <div className={bar.asked}>
        <AskedDay
          label="pmsStatement.from"
          picker="date"
          value={from}
          onChange={(day) => setPeriod({ from: day, to: day > to ? day : to })}
        />
        <AskedDay
          label="pmsStatement.to"
          picker="date"
          value={to}
          onChange={(day) => setPeriod({ from: day < from ? day : from, to: day })}
        />
      </div>
      {isTooLong && <Alert type="warning" showIcon title={say('pmsStatement.tooLong', { days: STATEMENT_DAYS })} />}
      {!isTooLong && <Awaited {...read} data={statement} />}
      {statement && <Sheet statement={statement} {...period} />}
      {paper}
    </Drawer>
  );
}
