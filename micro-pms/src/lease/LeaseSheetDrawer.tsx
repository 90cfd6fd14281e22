import { Button, Drawer } from 'antd';
import type { ReactNode } from 'react';
import type { FeeItem } from '../../../src/contract/property/fee-items';
import { AMENDMENT_STATUS, type Lease, leaseApi, type LeaseDetail } from '../../../src/contract/property/leases';
import { useCall } from '@kit/data/useCall';
import { formatDate } from '@kit/format/date';
import { formatList } from '@kit/format/list';
import { formatMoney, formatPercent, NOTHING } from '@kit/format/number';
import { T } from '@kit/text';
import type { TextId } from '@kit/types';
import { Awaited } from '../Awaited';
import { PaperSheet } from '../paper/PaperSheet';
import { usePrint } from '../paper/usePrint';
import { useSay } from '../say';
import { leaseFields, periodOf } from './leaseFields';
import { useFeeItemCall } from './picks';

const WIDTH = 760;
const FACTS = [
  ...(['tenantName', 'propertyName', 'unitText', 'rentAmount', 'deposit', 'payCycle'] as const),
  ...(['cycleAnchor', 'billDay', 'freeDays', 'leaseStatus', 'outDate'] as const),
];

function Row({ label, text }: { label: TextId; text: ReactNode }) {
  return (
    <tr>
      <th>
        <T id={label} />
      </th>
      <td>{text || NOTHING}</td>
    </tr>
  );
}

interface SheetProps {
  lease: LeaseDetail;
  /** All fee items; read before, because a sheet is printed as it is first drawn. */
  items: readonly FeeItem[];
}

/** The terms of a lease as both sides sign them, with the rent as it was agreed anew. */
function Sheet({ lease, items }: SheetProps) {
  const say = useSay();
  const nameOf = (id: string) => items.find(({ feeItemId }) => feeItemId === id)?.feeName ?? '';
  const rises = lease.increase.map(({ fromMonth, rate }) =>
    say('pmsLease.rise', { month: fromMonth, rate: formatPercent(rate) }),
  );
  const rents = lease.amendments
    .filter(({ status }) => status === AMENDMENT_STATUS.active)
    .map(({ fromDate, rentAmount }) =>
      say('pmsLeasePlan.step', { from: formatDate(fromDate), monthly: formatMoney(rentAmount) }),
    );
  return (
    <PaperSheet isSigned title={say('pmsLease.sheetTitle')} company={lease.branchName}>
      <table>
        <tbody>
          <Row label="pmsLease.leaseNo" text={lease.leaseNo} />
          <Row label="pmsLease.period" text={periodOf(lease)} />
          {FACTS.map((name) => (
            <Row key={name} label={`pmsLease.${name}`} text={leaseFields.show(name, lease[name])} />
          ))}
          <Row label="pmsLease.increase" text={formatList(rises)} />
          <Row label="pmsLease.feeItems" text={formatList(lease.feeItems.map(({ feeItemId }) => nameOf(feeItemId)))} />
          <Row label="pmsAmendment.title" text={formatList(rents)} />
        </tbody>
      </table>
    </PaperSheet>
  );
}

/** A lease on paper. */
export function LeaseSheetDrawer({ lease, onClose }: { lease: Lease; onClose: () => void }) {
  const say = useSay();
  const read = useCall(leaseApi.detail, { id: lease.leaseId });
  const { data } = read;
  const fees = useFeeItemCall();
  const sheet = data && fees.data && <Sheet lease={data} items={fees.data.records} />;
  const { print, paper } = usePrint();
  return (
    <Drawer
      open
      size={WIDTH}
      title={say('pmsLease.viewTitle', { name: lease.leaseNo })}
      onClose={onClose}
      extra={
        <Button type="primary" disabled={!sheet} onClick={() => print(sheet)}>
          {say('pmsLease.print')}
        </Button>
      }
    >
      {data ? <Awaited {...fees} /> : <Awaited {...read} />}
      {sheet}
      {paper}
    </Drawer>
  );
}
