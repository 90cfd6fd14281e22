import { Table, Typography } from 'antd';
import { LEASE_ROW_STATE, type leaseApi } from '../../../src/contract/property/leases';
import type { Output } from '../../../src/contract/endpoint';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { formatDate } from '@kit/format/date';
import { formatMoney } from '@kit/format/number';
import { T } from '@kit/text';
import { f } from '../fields/f';
import { useSay } from '../say';

type Made = Output<typeof leaseApi.schedule>['rows'][number];
/** A row of a plan; for a stored lease it has the state of its bill. */
export type PlanRow = Omit<Made, 'state' | 'billId' | 'billNo' | 'feeItemId'> & Partial<Pick<Made, 'state' | 'billNo'>>;

const state = codeTable('leaseRowState', LEASE_ROW_STATE, {
  tones: { planned: 'draft', made: 'waiting', paid: 'active', overdue: 'stopped', never: 'ended' },
});

const partKind = codeTable('leasePart', { rent: 'RENT', area: 'AREA', fixed: 'FIXED', free: 'FREE' });

const planFields = fieldsOf<PlanRow>()('pmsLeasePlan', {
  periodStart: f.date({
    ...{ width: 200, cell: ({ periodStart, periodEnd }) => `${formatDate(periodStart)} – ${formatDate(periodEnd)}` },
  }),
  feeName: f.name({ width: 110 }),
  days: f.count({ width: 70 }),
  amount: f.money({ width: 120 }),
  dueDate: f.date({ width: 110 }),
  state: f.codes(state, { width: 90 }),
  billNo: f.code({ width: 150 }),
});

/** The parts of an amount: each is a month, or some days of one. */
function Parts({ parts }: { parts: PlanRow['parts'] }) {
  const say = useSay();
  return parts.map(({ kind, from, to, days, daysOfMonth, monthly, amount }) => (
    <div key={`${kind} ${from}`}>
      <partKind.Tag value={kind} /> {formatDate(from)} – {formatDate(to)}{' '}
      <Typography.Text type="secondary">
        {say('pmsLeasePlan.part', { monthly: formatMoney(monthly), days, daysOfMonth, amount: formatMoney(amount) })}
      </Typography.Text>
    </div>
  ));
}

const PAGE = 24;
const WITH_BILLS = ['periodStart', 'feeName', 'days', 'amount', 'dueDate', 'state', 'billNo'] as const;
const WITHOUT_BILLS = ['periodStart', 'feeName', 'days', 'amount', 'dueDate'] as const;

/** The plan of bills by period; each amount opens its parts. */
export function PlanTable({ rows, hasBills = false }: { rows: readonly PlanRow[]; hasBills?: boolean }) {
  // The answer lists the rent first, then fee by fee.
  const sorted = [...rows].sort((a, b) => (a.periodStart < b.periodStart ? -1 : a.periodStart > b.periodStart ? 1 : 0));
  return (
    <Table<PlanRow>
      size="small"
      rowKey={({ feeName, periodStart }) => `${feeName} ${periodStart}`}
      columns={planFields.cells(hasBills ? WITH_BILLS : WITHOUT_BILLS)}
      dataSource={sorted}
      scroll={{ x: 'max-content' }}
      pagination={{ pageSize: PAGE, hideOnSinglePage: true, showSizeChanger: false }}
      expandable={{ expandedRowRender: ({ parts }) => <Parts parts={parts} /> }}
      locale={{ emptyText: <T id="pmsLeasePlan.empty" /> }}
    />
  );
}
