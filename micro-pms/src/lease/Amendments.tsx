import { Alert, Table } from 'antd';
import { useState } from 'react';
import { AMENDMENT_STATUS, type LeaseDetail } from '../../../src/contract/property/leases';
import { LEASE_STATUS } from '../../../src/contract/property/micro-pms';
import { ActionButton } from '@kit/actions/ActionButton';
import { codeTable } from '@kit/fields/codeTable';
import { formatDate } from '@kit/format/date';
import { formatMoney } from '@kit/format/number';
import { T } from '@kit/text';
import { useSay } from '../say';
import { AmendDialog, type Amendment, amendmentFields, ApproveAmendment, type Difference } from './leaseDialogs';
import { useFeeItems } from './picks';
import styles from './Lease.module.css';

const status = codeTable('amendmentStatus', AMENDMENT_STATUS, {
  tones: { draft: 'draft', submitted: 'waiting', active: 'active', rejected: 'stopped' },
});

/** The changes of each period by the amendment that was just made or approved. */
function Differences({ all }: { all: readonly Difference[] }) {
  const say = useSay();
  const items = useFeeItems();
  const nameOf = (id: string) => items.find(({ feeItemId }) => feeItemId === id)?.feeName ?? '';
  return (
    <Alert
      type="info"
      title={say(all.length > 0 ? 'pmsAmendment.differences' : 'pmsAmendment.noDifferences')}
      description={all.map(({ feeItemId, periodStart, before, after, difference }) => (
        <div key={`${feeItemId} ${periodStart}`}>
          {say('pmsAmendment.difference', {
            ...{ fee: nameOf(feeItemId), from: formatDate(periodStart), before: formatMoney(before) },
            ...{ after: formatMoney(after), difference: formatMoney(difference) },
          })}
        </div>
      ))}
    />
  );
}

/** The rent as it was agreed anew, from a day on each (docs/domain/property-bills.md#leases). */
export function Amendments({ lease }: { lease: LeaseDetail }) {
  const [amended, setAmended] = useState<LeaseDetail>();
  const [approved, setApproved] = useState<Amendment>();
  const [differences, setDifferences] = useState<readonly Difference[]>();
  const { leaseStatus } = lease;
  const canAmend = leaseStatus === LEASE_STATUS.approved || leaseStatus === LEASE_STATUS.running;
  const approve = (row: Amendment) =>
    row.status === AMENDMENT_STATUS.submitted &&
    !row.isOwn && (
      <ActionButton
        code="lease_amendApprove"
        label="pmsLease.approve"
        type="link"
        size="small"
        onAction={() => setApproved(row)}
      />
    );
  return (
    <div className={styles.block}>
      {canAmend && (
        <div>
          <ActionButton code="lease_amend" label="pmsAmendment.add" onAction={() => setAmended(lease)} />
        </div>
      )}
      {differences && <Differences all={differences} />}
      <Table<Amendment>
        size="small"
        rowKey="amendmentId"
        columns={[
          ...amendmentFields.cells(['amendNo', 'fromDate', 'rentAmount', 'reason', 'createdByName']),
          {
            ...{ key: 'status', dataIndex: 'status', title: <T id="pmsLease.leaseStatus" /> },
            render: (_: unknown, row: Amendment) => <status.Tag value={row.status} />,
          },
          { key: 'actions', title: <T id="kit.actions" />, render: (_: unknown, row: Amendment) => approve(row) },
        ]}
        dataSource={lease.amendments}
        scroll={{ x: 'max-content' }}
        pagination={false}
        locale={{ emptyText: <T id="pmsAmendment.empty" /> }}
      />
      <AmendDialog record={amended} onClose={() => setAmended(undefined)} onDifferences={setDifferences} />
      <ApproveAmendment record={approved} onClose={() => setApproved(undefined)} onDifferences={setDifferences} />
    </div>
  );
}
