import { useLocation } from '@umijs/max';
import { lazy, Suspense, useState } from 'react';
import { licenceCancelApi, type ListedLicence, MOST_CANCELLED } from '@/contract/master-data/licence-calls';
import { renewalApi } from '@/contract/master-data/renewals';
import { call } from '@/core/http/call';
import { useBatchBar } from '@/shared/batch/useBatchBar';
import { useLinkFilters } from '@/shared/fields/useLinkFilters';
import { useSelection } from '@/shared/batch/useSelection';
import { type Action, allowedBy } from '@kit/actions/action';
import { RowActions } from '@kit/actions/RowActions';
import { CrudTable } from '@kit/table/CrudTable';
import { licenceFields } from '../shared/licenceFields';
import type { Owner } from '../shared/LicenceDrawer';

const LicenceDrawer = lazy(async () => ({ default: (await import('../shared/LicenceDrawer')).LicenceDrawer }));
const ApplyDialog = lazy(async () => ({ default: (await import('./ApplyDialog')).ApplyDialog }));
const RenewDialog = lazy(async () => ({ default: (await import('./RenewDialog')).RenewDialog }));
const RenewalDialog = lazy(async () => ({ default: (await import('./RenewalDialog')).RenewalDialog }));
const TaskDialog = lazy(async () => ({ default: (await import('./TaskDialog')).TaskDialog }));
const AuditDialog = lazy(async () => ({ default: (await import('./AuditDialog')).AuditDialog }));

const table = licenceFields.table({
  show: [
    ...(['licenceNo', 'ownerName', 'licenceType', 'expiryDate', 'licenceState', 'ownerType', 'branchName'] as const),
    ...(['renewalState', 'cancelStatus', 'effectiveDate', 'applyName', 'applyTime', 'auditorName'] as const),
  ],
  search: [
    ...(['licenceNo', 'licenceType', 'ownerName', 'licenceState', 'cancelStatus', 'expiryDate'] as const),
    ...(['ownerType', 'branchId', 'renewalState', 'renewalNo', 'mine'] as const),
  ],
});

/** Filters that blocked documents and figures on other pages set in their links. */
const LINKED = {
  renewalNo: 'text',
  licenceNo: 'text',
  ownerName: 'text',
  expiryDate: 'texts',
  licenceType: 'code',
  licenceState: 'code',
  cancelStatus: 'code',
  renewalState: 'code',
  mine: 'code',
} as const;

const keyOf = ({ licenceId }: ListedLicence) => licenceId;

/** The applicant withdraws his application, as it stands now. */
async function withdraw({ licenceId }: ListedLicence) {
  const { entryId: id, version } = await call(renewalApi.renewal, { licenceId });
  await call(renewalApi.withdraw, { id, version });
}

/** All licences, and the actions on them. */
export function LicenceList() {
  const initialFilters = useLinkFilters(LINKED);
  const isTask = new URLSearchParams(useLocation().search).has('task');
  const selection = useSelection(keyOf);
  const [applied, setApplied] = useState<readonly ListedLicence[]>();
  const [audited, setAudited] = useState<ListedLicence>();
  const [renewed, setRenewed] = useState<ListedLicence>();
  const [decided, setDecided] = useState<ListedLicence>();
  const [shown, setShown] = useState<Owner>();
  const bar = useBatchBar(selection, {
    actions: [
      {
        ...{ code: 'licenceCancel_batchApply', label: 'licence.apply', danger: true },
        onAction: () => setApplied(selection.chosen),
        disabled: selection.count > MOST_CANCELLED,
      },
    ],
    isIdle: ({ can }) => !can.includes('apply'),
  });
  const actionsOf = (row: ListedLicence): Action[] => {
    const { can, cancelNo, cancelVersion, licenceNo } = row;
    const when = allowedBy(can);
    return [
      { code: 'licenceCancel_view', label: 'action.view', onAction: () => setShown(row) },
      ...when('renew', { code: 'licenceCancel_renew', label: 'licence.renew', onAction: () => setRenewed(row) }),
      ...when('decide', { code: 'licenceCancel_audit', label: 'licence.decide', onAction: () => setDecided(row) }),
      ...when('withdraw', {
        ...{ code: 'licenceCancel_renew', label: 'licence.withdrawRenewal', done: 'licence.revoked' },
        confirm: { title: 'licence.askWithdrawRenewal', values: { licenceNo } },
        onAction: () => withdraw(row),
      }),
      ...when('audit', { code: 'licenceCancel_audit', label: 'licence.audit', onAction: () => setAudited(row) }),
      ...when('revoke', {
        ...{ code: 'licenceCancel_revoke', label: 'licence.revoke', done: 'licence.revoked' },
        confirm: { title: 'licence.askRevoke', values: { licenceNo } },
        onAction: () => call(licenceCancelApi.revoke, { cancelNo: cancelNo ?? '', version: cancelVersion ?? 0 }),
      }),
      ...when('apply', {
        ...{ code: 'licenceCancel_apply', label: 'licence.apply', danger: true },
        onAction: () => setApplied([row]),
      }),
    ];
  };
  const applyDone = () => {
    setApplied(undefined);
    selection.choose([]);
  };
  return (
    <>
      <CrudTable<ListedLicence>
        {...table}
        {...bar}
        rowKey="licenceId"
        list={licenceCancelApi.page}
        initialFilters={initialFilters}
        exported="licenceCancel_export"
        emptyText="licence.empty"
        actions={(row) => <RowActions actions={actionsOf(row)} />}
      />
      <Suspense fallback={null}>
        {isTask && <TaskDialog />}
        {applied && <ApplyDialog licences={applied} onClose={applyDone} />}
        {audited && <AuditDialog licence={audited} onClose={() => setAudited(undefined)} />}
        {renewed && <RenewDialog licence={renewed} onClose={() => setRenewed(undefined)} />}
        {decided && <RenewalDialog licence={decided} onClose={() => setDecided(undefined)} />}
        {shown && <LicenceDrawer owner={shown} onClose={() => setShown(undefined)} />}
      </Suspense>
    </>
  );
}
