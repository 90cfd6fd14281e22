import { type DepositAccount, depositApi, type DepositReturn } from '../../../../src/contract/property/deposits';
import { LEASE_VERDICT } from '../../../../src/contract/property/leases';
import { FormField } from '@kit/form/FormField';
import { RecordDialog } from '@kit/form/RecordDialog';
import { formatMoney } from '@kit/format/number';
import { call } from '../../call';
import { PhotoInput } from '../../photos/Photos';
import { type Verdict, verdictFields, VerdictInputs } from '../verdict';
import { entryFields, returnFields } from './depositFields';

const MOST_IMAGES = 3;
const PASSED: Verdict = { result: LEASE_VERDICT.passed };

interface Props<R> {
  record: R | undefined;
  onClose: () => void;
}

interface Asked {
  amount: string;
  reason: string;
}

/** Requests that a deposit is paid back; another user approves it before it is paid. */
export function ReturnDialog({ record, onClose }: Props<DepositAccount>) {
  const { leaseId = '', leaseNo: name = '', returnable = '' } = record ?? {};
  return (
    <RecordDialog<DepositAccount, Asked>
      draftKey={`deposit return ${leaseId}`}
      title="pmsDeposit.returnTitle"
      help="pmsDeposit.returnHelp"
      titleValues={{ name, amount: formatMoney(returnable) }}
      okText="pmsDeposit.return"
      done="pmsDeposit.asked"
      fields={entryFields}
      record={record}
      toValues={() => ({ amount: returnable })}
      save={({ amount, reason }) => call(depositApi.return, { leaseId, amount, reason }, { silent: true })}
      onClose={onClose}
    >
      {entryFields.inputs(['amount', 'reason'])}
    </RecordDialog>
  );
}

export interface OfLease {
  name: string;
  row: DepositReturn;
}

export function ApproveReturn({ record, onClose }: Props<OfLease>) {
  const { returnId: id = '', version = 0, amount = '', reason = '' } = record?.row ?? {};
  return (
    <RecordDialog<Verdict>
      draftKey={`approve return ${id}`}
      title="pmsDeposit.approveTitle"
      help="pmsDeposit.approveHelp"
      titleValues={{ amount: formatMoney(amount), name: record?.name ?? '', reason }}
      okText="pmsLease.approve"
      done="pmsDeposit.moved"
      fields={verdictFields}
      record={record && PASSED}
      save={({ result, opinion }) => call(depositApi.returnApprove, { id, version, result, opinion }, { silent: true })}
      onClose={onClose}
    >
      <VerdictInputs />
    </RecordDialog>
  );
}

interface Paid {
  channel: 1 | 2 | 3 | 4 | 5 | 6;
  voucher?: string;
}

export function PayReturn({ record, onClose }: Props<OfLease>) {
  const { returnId: id = '', version = 0, amount = '' } = record?.row ?? {};
  return (
    <RecordDialog<DepositReturn, Paid>
      draftKey={`pay return ${id}`}
      title="pmsDeposit.payTitle"
      titleValues={{ amount: formatMoney(amount), name: record?.name ?? '' }}
      okText="pmsDeposit.pay"
      done="pmsDeposit.moved"
      fields={returnFields}
      record={record?.row}
      toValues={() => ({ channel: 1 })}
      save={({ channel, voucher }) => call(depositApi.returnPay, { id, version, channel, voucher }, { silent: true })}
      onClose={onClose}
    >
      {returnFields.inputs(['channel', 'voucher'])}
    </RecordDialog>
  );
}

/** Forfeits a deposit, in part or whole; headquarters give a reason and photos. */
export function ForfeitDialog({ record, onClose }: Props<DepositAccount>) {
  const { leaseId = '', leaseNo: name = '', held = '' } = record ?? {};
  return (
    <RecordDialog<DepositAccount, Asked & { images: string[] }>
      draftKey={`deposit forfeit ${leaseId}`}
      title="pmsDeposit.forfeitTitle"
      help="pmsDeposit.forfeitHelp"
      titleValues={{ name, amount: formatMoney(held) }}
      okText="pmsDeposit.forfeit"
      danger
      done="pmsDeposit.moved"
      fields={entryFields}
      record={record}
      toValues={() => ({})}
      save={({ amount, reason, images }) =>
        call(depositApi.forfeit, { leaseId, amount, reason, images }, { silent: true })
      }
      onClose={onClose}
    >
      {entryFields.inputs(['amount', 'reason'])}
      <FormField name="images" label="pmsDeposit.images" required>
        <PhotoInput most={MOST_IMAGES} />
      </FormField>
    </RecordDialog>
  );
}
