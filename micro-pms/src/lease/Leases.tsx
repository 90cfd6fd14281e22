import { lazy, type ReactNode, Suspense, useState } from 'react';
import { type Lease, leaseApi } from '../../../src/contract/property/leases';
import { LEASE_STATUS } from '../../../src/contract/property/micro-pms';
import type { Action } from '@kit/actions/action';
import { RowActions } from '@kit/actions/RowActions';
import { CrudTable } from '@kit/table/CrudTable';
import { call } from '../call';
import { ApproveDialog, RenewDialog } from './leaseDialogs';
import { LeaseDrawer } from './LeaseDrawer';
import { leaseFields } from './leaseFields';
import type { EditedLease } from './LeaseForm';

const TerminateDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "src__pages__lease__terminate" */ './ending/TerminateDialog'))
    .TerminateDialog,
}));
const EndingDrawer = lazy(async () => ({
  default: (await import(/* webpackChunkName: "src__pages__lease__ending" */ './ending/EndingDrawer')).EndingDrawer,
}));
const LeaseSheetDrawer = lazy(async () => ({
  default: (await import(/* webpackChunkName: "src__pages__lease__sheet" */ './LeaseSheetDrawer')).LeaseSheetDrawer,
}));

const table = leaseFields.table({
  show: [
    ...(['leaseNo', 'tenantName', 'unitText', 'startDate', 'rentAmount', 'deposit', 'payCycle'] as const),
    ...(['nextBillDate', 'leaseStatus'] as const),
  ],
  file: [
    ...([
      'leaseNo',
      'tenantName',
      'propertyName',
      'unitText',
      'startDate',
      'endDate',
      'outDate',
      'rentAmount',
    ] as const),
    ...(['deposit', 'payCycle', 'nextBillDate', 'leaseStatus'] as const),
  ],
  search: ['leaseNo', 'tenantName', 'propertyId', 'leaseStatus', 'endFrom', 'endTo'],
});

const { draft, rejected, submitted, running, expired } = LEASE_STATUS;

interface Opens {
  edit: (row: Lease) => void;
  approve: (row: Lease) => void;
  renew: (row: Lease) => void;
  view: (row: Lease) => void;
  terminate: (row: Lease) => void;
  settle: (settlementId: string) => void;
  print: (row: Lease) => void;
}

function actionsOf(row: Lease, { edit, approve, renew, view, terminate, settle, print }: Opens): Action[] {
  const { leaseId: id, version, leaseNo: name, tenantName: tenant, leaseStatus, settlementId, isOwn } = row;
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
    ...when(leaseStatus === submitted && !isOwn, {
      ...{ code: 'lease_approve', label: 'pmsLease.approve', onAction: () => approve(row) },
    }),
    ...when(goesOn, { code: 'lease_renew', label: 'pmsLease.renew', onAction: () => renew(row) }),
    ...when(goesOn && settlementId === null, {
      ...{ code: 'lease_terminate', label: 'pmsLease.terminate', onAction: () => terminate(row) },
    }),
    ...(settlementId === null ? [] : [settling(settlementId, settle)]),
    { code: 'lease_print', label: 'pmsLease.print', onAction: () => print(row) },
  ];
}

const settling = (settlementId: string, settle: Opens['settle']): Action => ({
  ...{ code: 'lease_settle', label: 'pmsLease.settle', onAction: () => settle(settlementId) },
});

interface Props {
  header: ReactNode;
  add: ReactNode;
  onEdit: (lease: EditedLease) => void;
}

/** Who rents what, from when on and for how much (docs/domain/property-bills.md#leases). */
export function Leases({ header, add, onEdit }: Props) {
  const [approved, setApproved] = useState<Lease>();
  const [renewed, setRenewed] = useState<Lease>();
  const [viewed, setViewed] = useState<Lease>();
  const [terminated, setTerminated] = useState<Lease>();
  const [printed, setPrinted] = useState<Lease>();
  const [settlementId, setSettlementId] = useState<string>();
  const opens = {
    ...{ edit: onEdit, approve: setApproved, renew: setRenewed, view: setViewed, terminate: setTerminated },
    ...{ settle: setSettlementId, print: setPrinted },
  };
  return (
    <>
      <CrudTable<Lease>
        {...table}
        header={header}
        rowKey="leaseId"
        list={leaseApi.page}
        exported="lease_export"
        emptyText="pmsLease.empty"
        emptyAction={add}
        actions={(row) => <RowActions actions={actionsOf(row, opens)} />}
      />
      <ApproveDialog record={approved} onClose={() => setApproved(undefined)} />
      <RenewDialog record={renewed} onClose={() => setRenewed(undefined)} />
      {viewed && <LeaseDrawer lease={viewed} onClose={() => setViewed(undefined)} />}
      <Suspense fallback={null}>
        {terminated && (
          <TerminateDialog record={terminated} onBegun={setSettlementId} onClose={() => setTerminated(undefined)} />
        )}
        {settlementId !== undefined && (
          <EndingDrawer settlementId={settlementId} onClose={() => setSettlementId(undefined)} />
        )}
        {printed && <LeaseSheetDrawer lease={printed} onClose={() => setPrinted(undefined)} />}
      </Suspense>
    </>
  );
}
