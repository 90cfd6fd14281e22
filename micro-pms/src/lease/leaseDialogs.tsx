import { type Lease, LEASE_VERDICT, leaseApi, type LeaseDetail } from '../../../src/contract/property/leases';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { RecordDialog } from '@kit/form/RecordDialog';
import { formatDate } from '@kit/format/date';
import { formatMoney } from '@kit/format/number';
import { call } from '../call';
import { f } from '../fields/f';
import { leaseFields, periodOf } from './leaseFields';
import { type Verdict, verdictFields, VerdictInputs } from './verdict';

export type Amendment = LeaseDetail['amendments'][number];

const OPINION = 200;
const LEAST_REASON = 5;

const PASSED: Verdict = { result: LEASE_VERDICT.passed };

interface Props<R> {
  record: R | undefined;
  onClose: () => void;
}

/** Decided by headquarters, and not by the user who made the lease. */
export function ApproveDialog({ record, onClose }: Props<Lease>) {
  const { leaseId: id = '', version = 0, leaseNo: name = '', tenantName: tenant = '' } = record ?? {};
  return (
    <RecordDialog<Verdict>
      draftKey={`approve lease ${id}`}
      title="pmsLease.approveTitle"
      help="pmsLease.approveHelp"
      titleValues={{
        ...{ name, tenant, units: record?.unitText ?? '', period: record ? periodOf(record) : '' },
        ...{ rent: formatMoney(record?.rentAmount), deposit: formatMoney(record?.deposit) },
      }}
      okText="pmsLease.approve"
      done="pmsLease.moved"
      fields={verdictFields}
      record={record && PASSED}
      save={({ result, opinion }) => call(leaseApi.approve, { id, version, result, opinion }, { silent: true })}
      onClose={onClose}
    >
      <VerdictInputs />
    </RecordDialog>
  );
}

export type Difference = Awaited<ReturnType<typeof approveAmendment>>['differences'][number];

const approveAmendment = ({ amendmentId: id, version }: Amendment, { result, opinion }: Verdict) =>
  call(leaseApi.amendApprove, { id, version, result, opinion }, { silent: true });

interface Told {
  /** The changes of each period. */
  onDifferences: (differences: readonly Difference[]) => void;
}

export function ApproveAmendment({ record, onClose, onDifferences }: Props<Amendment> & Told) {
  const { amendmentId = '', amendNo: name = '', reason = '' } = record ?? {};
  return (
    <RecordDialog<Verdict>
      draftKey={`approve amendment ${amendmentId}`}
      title="pmsAmendment.approveTitle"
      help="pmsAmendment.approveHelp"
      titleValues={{
        ...{ name, reason, from: formatDate(record?.fromDate) },
        rent: formatMoney(record?.rentAmount),
      }}
      okText="pmsLease.approve"
      done="pmsAmendment.moved"
      fields={verdictFields}
      record={record && PASSED}
      save={async (given) => {
        if (record) onDifferences((await approveAmendment(record, given)).differences);
      }}
      onClose={onClose}
    >
      <VerdictInputs />
    </RecordDialog>
  );
}

type Renewal = Pick<Lease, 'endDate' | 'rentAmount' | 'deposit'>;

/** Drafts the lease after this one: units and fees are taken over, free days and increases are not. */
export function RenewDialog({ record, onClose }: Props<Lease>) {
  const { leaseId: id = '', version = 0, leaseNo: name = '' } = record ?? {};
  return (
    <RecordDialog<Lease, Renewal>
      draftKey={`renew ${id}`}
      title="pmsLease.renewTitle"
      titleValues={{ name, end: formatDate(record?.endDate) }}
      help="pmsLease.renewHelp"
      okText="pmsLease.renew"
      done="pmsLease.renewed"
      fields={leaseFields}
      record={record}
      toValues={({ rentAmount, deposit }) => ({ rentAmount, deposit })}
      save={({ endDate, rentAmount, deposit }) =>
        call(leaseApi.renew, { id, version, endDate, rentAmount, deposit }, { silent: true })
      }
      onClose={onClose}
    >
      {leaseFields.inputs(['endDate', 'rentAmount', 'deposit'])}
    </RecordDialog>
  );
}

export const amendmentFields = fieldsOf<Amendment>()('pmsAmendment', {
  amendNo: f.code({ width: 140 }),
  fromDate: f.date({ required: true }),
  rentAmount: f.money({ required: true }),
  reason: f.note({ required: true, max: OPINION, width: 180, rules: [{ min: LEAST_REASON }] }),
  createdByName: f.person(),
});

type Amended = Pick<Amendment, 'fromDate' | 'rentAmount' | 'reason'>;

/** Another rent from a day on; it must be approved. */
export function AmendDialog({ record, onClose, onDifferences }: Props<LeaseDetail> & Told) {
  const { leaseId: id = '', version = 0, leaseNo: name = '' } = record ?? {};
  return (
    <RecordDialog<LeaseDetail, Amended>
      draftKey={`amend ${id}`}
      title="pmsAmendment.addTitle"
      titleValues={{ name, period: record ? periodOf(record) : '' }}
      help="pmsAmendment.addHelp"
      okText="pmsAmendment.add"
      done="pmsAmendment.added"
      fields={amendmentFields}
      record={record}
      toValues={() => ({})}
      save={async ({ fromDate, rentAmount, reason }) => {
        const form = { fromDate, rentAmount, reason };
        onDifferences((await call(leaseApi.amend, { id, version, ...form }, { silent: true })).differences);
      }}
      onClose={onClose}
    >
      {amendmentFields.inputs(['fromDate', 'rentAmount', 'reason'])}
    </RecordDialog>
  );
}
