import { useState } from 'react';
import { type Lease, leaseApi } from '../../../src/contract/property/leases';
import { LEASE_STATUS } from '../../../src/contract/property/micro-pms';
import type { Action } from '@kit/actions/action';
import { ActionButton } from '@kit/actions/ActionButton';
import { RowActions } from '@kit/actions/RowActions';
import type { PageRequest } from '@kit/data/page';
import { pageRequest } from '@kit/data/pageRequest';
import { CrudTable } from '@kit/table/CrudTable';
import { call } from '../call';
import { PageHead } from '../PageHead';
import { ApproveDialog, RenewDialog } from './leaseDialogs';
import { LeaseDrawer } from './LeaseDrawer';
import { leaseFields } from './leaseFields';
import { type EditedLease, LeaseForm, NEW_LEASE } from './LeaseForm';

const table = leaseFields.table({
  show: [
    ...(['leaseNo', 'tenantName', 'unitText', 'startDate', 'rentAmount', 'deposit', 'payCycle'] as const),
    ...(['nextBillDate', 'leaseStatus'] as const),
  ],
  search: ['leaseNo', 'tenantName', 'propertyId', 'leaseStatus', 'endDate'],
});

const { draft, rejected, submitted, running, expired } = LEASE_STATUS;

const ask = pageRequest<Lease>(leaseApi.page);

/** The last day is searched from a day to a day. */
const read: PageRequest<Lease> = ({ endDate, ...query }, sort, signal) => {
  const [endFrom, endTo] = Array.isArray(endDate) ? endDate.map(String) : [];
  return ask({ ...query, ...(endFrom ? { endFrom } : {}), ...(endTo ? { endTo } : {}) }, sort, signal);
};

interface Opens {
  edit: (row: Lease) => void;
  approve: (row: Lease) => void;
  renew: (row: Lease) => void;
  view: (row: Lease) => void;
}

function actionsOf(row: Lease, { edit, approve, renew, view }: Opens): Action[] {
  const { leaseId: id, version, leaseNo: name, tenantName: tenant, leaseStatus } = row;
  const isOpen = leaseStatus === draft || leaseStatus === rejected;
  const goesOn = leaseStatus === running || leaseStatus === expired;
  const when = (isSo: boolean, action: Action) => (isSo ? [action] : []);
  return [
    { code: 'lease_view', label: 'action.view', onAction: () => view(row) },
    ...when(isOpen, { code: 'lease_edit', label: 'action.edit', onAction: () => edit(row) }),
    ...when(isOpen, {
      ...{ code: 'lease_submit', label: 'pmsLease.submit', done: 'pmsLease.moved' },
      confirm: { title: 'pmsLease.askSubmit', values: { name, tenant } },
      onAction: () => call(leaseApi.submit, { id, version }),
    }),
    ...when(leaseStatus === submitted, {
      ...{ code: 'lease_approve', label: 'pmsLease.approve', onAction: () => approve(row) },
    }),
    ...when(goesOn, { code: 'lease_renew', label: 'pmsLease.renew', onAction: () => renew(row) }),
  ];
}

/** Who rents what, from when on and for how much (docs/domain/property-bills.md#leases). */
export function LeaseList() {
  const [edited, setEdited] = useState<EditedLease>();
  const [approved, setApproved] = useState<Lease>();
  const [renewed, setRenewed] = useState<Lease>();
  const [viewed, setViewed] = useState<Lease>();
  const opens = { edit: setEdited, approve: setApproved, renew: setRenewed, view: setViewed };
  const add = (
    <ActionButton code="lease_add" label="pmsLease.add" type="primary" onAction={() => setEdited(NEW_LEASE)} />
  );
  return (
    <>
      <CrudTable<Lease>
        {...table}
        header={
          <PageHead name="lease" title="pmsLease.title" help="pmsLease.help">
            {add}
          </PageHead>
        }
        rowKey="leaseId"
        request={read}
        reads={leaseApi.page.reads}
        emptyText="pmsLease.empty"
        emptyAction={add}
        actions={(row) => <RowActions actions={actionsOf(row, opens)} />}
      />
      <LeaseForm record={edited} onClose={() => setEdited(undefined)} />
      <ApproveDialog record={approved} onClose={() => setApproved(undefined)} />
      <RenewDialog record={renewed} onClose={() => setRenewed(undefined)} />
      {viewed && <LeaseDrawer lease={viewed} onClose={() => setViewed(undefined)} />}
    </>
  );
}
