import { Descriptions, Drawer, Tabs } from 'antd';
import { type Lease, leaseApi, type LeaseDetail } from '../../../src/contract/property/leases';
import { useCall } from '@kit/data/useCall';
import { formatDate } from '@kit/format/date';
import { formatList } from '@kit/format/list';
import { formatMoney, formatPercent, NOTHING } from '@kit/format/number';
import { T } from '@kit/text';
import { Awaited } from '../Awaited';
import { can, useHost } from '../host';
import { useSay } from '../say';
import { Amendments } from './Amendments';
import { Deposit } from './ending/Deposit';
import { leaseFields, periodOf } from './leaseFields';
import { useFeeItems } from './picks';
import { PlanTable } from './PlanTable';
import styles from './Lease.module.css';

/** Wide enough for a row of the plan with its bill. */
const WIDTH = 960;
const FACTS = [
  ...([
    'tenantName',
    'propertyName',
    'unitText',
    'rentAmount',
    'deposit',
    'payCycle',
    'cycleAnchor',
    'billDay',
  ] as const),
  ...(['freeDays', 'nextBillDate', 'leaseStatus', 'outDate', 'predecessorNo', 'opinion', 'createdByName'] as const),
];

/** Tenant, units, days and rent. */
function Facts({ lease }: { lease: LeaseDetail }) {
  const say = useSay();
  const items = useFeeItems();
  const nameOf = (id: string) => items.find(({ feeItemId }) => feeItemId === id)?.feeName ?? '';
  const rises = lease.increase.map(({ fromMonth, rate }) =>
    say('pmsLease.rise', { month: fromMonth, rate: formatPercent(rate) }),
  );
  const fees = lease.feeItems.map(({ feeItemId }) => nameOf(feeItemId));
  return (
    <Descriptions
      column={{ xs: 1, md: 2 }}
      size="small"
      items={[
        { key: 'period', label: say('pmsLease.period'), children: periodOf(lease) },
        ...FACTS.map((name) => ({
          ...{ key: name, label: <T id={`pmsLease.${name}`} /> },
          children: leaseFields.show(name, lease[name]) || NOTHING,
        })),
        { key: 'increase', label: say('pmsLease.increase'), children: formatList(rises) || NOTHING },
        { key: 'feeItems', label: say('pmsLease.feeItems'), children: formatList(fees) || NOTHING },
      ]}
    />
  );
}

/** The amounts with their days and the state of their bills, and the rent from step to step. */
function Plan({ leaseId: id }: { leaseId: string }) {
  const say = useSay();
  const read = useCall(leaseApi.schedule, { id });
  const { data } = read;
  if (!data) return <Awaited {...read} />;
  const steps = data.rents.map(({ from, monthly }) =>
    say('pmsLeasePlan.step', { from: formatDate(from), monthly: formatMoney(monthly) }),
  );
  return (
    <div className={styles.block}>
      <div>{`${say('pmsLease.rentAmount')}: ${steps.join(' · ') || NOTHING}`}</div>
      <PlanTable hasBills rows={data.rows} />
    </div>
  );
}

/** A lease with its plan of bills and its amendments (docs/domain/property-bills.md#leases). */
export function LeaseDrawer({ lease, onClose }: { lease: Lease; onClose: () => void }) {
  const say = useSay();
  const host = useHost();
  const read = useCall(leaseApi.detail, { id: lease.leaseId });
  const { data } = read;
  const hasPlan = host !== null && (can(host, 'lease_schedule') || can(host, 'lease_view'));
  const hasDeposit = host !== null && can(host, 'lease_deposit');
  return (
    <Drawer open size={WIDTH} title={say('pmsLease.viewTitle', { name: lease.leaseNo })} onClose={onClose}>
      <Awaited {...read} />
      {data && (
        <Tabs
          items={[
            { key: 'facts', label: say('pmsLease.facts'), children: <Facts lease={data} /> },
            ...(hasPlan
              ? [{ key: 'plan', label: say('pmsLeasePlan.title'), children: <Plan leaseId={data.leaseId} /> }]
              : []),
            ...(hasDeposit
              ? [{ key: 'deposit', label: say('pmsDeposit.title'), children: <Deposit leaseId={data.leaseId} /> }]
              : []),
            { key: 'amendments', label: say('pmsAmendment.title'), children: <Amendments lease={data} /> },
          ]}
        />
      )}
    </Drawer>
  );
}
