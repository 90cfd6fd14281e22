import { LEASE_VERDICT } from '../../../../src/contract/property/leases';
import { settlementApi, type SettlementDetail } from '../../../../src/contract/property/settlements';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { RecordDialog } from '@kit/form/RecordDialog';
import { FormField } from '@kit/form/FormField';
import { formatDate } from '@kit/format/date';
import { formatMoney } from '@kit/format/number';
import { refundChannel } from '../../bill/billFields';
import { call } from '../../call';
import { f } from '../../fields/f';
import { PhotoInput } from '../../photos/Photos';
import { useSay } from '../../say';
import { type Verdict, verdictFields, VerdictInputs } from '../verdict';
import { balanceText } from './endingFields';

interface Props {
  record: SettlementDetail | undefined;
  onClose: () => void;
}

const PASSED: Verdict = { result: LEASE_VERDICT.passed };
const MOST_SIGNED = 6;
const VOUCHER = 60;

/** Decided by headquarters, and not by the user who made or submitted the settlement. */
export function ApproveEnding({ record, onClose }: Props) {
  const say = useSay();
  const { settlementId: id = '', version = 0, settleNo: name = '', tenantName: tenant = '' } = record ?? {};
  return (
    <RecordDialog<Verdict>
      draftKey={`approve settlement ${id}`}
      title="pmsSettlement.approveTitle"
      help="pmsSettlement.approveHelp"
      titleValues={{
        name,
        tenant,
        day: formatDate(record?.outDate),
        balance: balanceText(record?.balance ?? '0', say),
      }}
      okText="pmsLease.approve"
      done="pmsSettlement.moved"
      fields={verdictFields}
      record={record && PASSED}
      save={({ result, opinion }) => call(settlementApi.approve, { id, version, result, opinion }, { silent: true })}
      onClose={onClose}
    >
      <VerdictInputs />
    </RecordDialog>
  );
}

interface Closing {
  channel?: 1 | 2 | 3 | 4 | 5 | 6;
  voucher?: string;
  signed?: string[];
}

const closeFields = fieldsOf<Closing>()('pmsSettlement', {
  channel: f.codes(refundChannel),
  voucher: f.text({ max: VOUCHER }),
  signed: f.list({ show: (value) => (Array.isArray(value) ? String(value.length) : ''), isFinal: true }),
});

/** The rest of the prepaid money goes back, and the settlement is closed. */
export function CloseEnding({ record, onClose }: Props) {
  const { settlementId: id = '', version = 0, settleNo: name = '', refundDue = '0' } = record ?? {};
  const isRefunded = Number(refundDue) > 0;
  const none: Closing = {};
  return (
    <RecordDialog<Closing>
      draftKey={`close settlement ${id}`}
      title="pmsSettlement.closeTitle"
      help="pmsSettlement.closeHelp"
      titleValues={{ name, refund: formatMoney(refundDue) }}
      okText="pmsSettlement.close"
      done="pmsSettlement.moved"
      fields={closeFields}
      record={record && none}
      save={({ channel, voucher, signed }) =>
        call(settlementApi.close, { id, version, channel, voucher, signed }, { silent: true })
      }
      onClose={onClose}
    >
      {isRefunded && <closeFields.Field name="channel" required />}
      {isRefunded && closeFields.inputs(['voucher'])}
      <FormField name="signed" label="pmsSettlement.signed">
        <PhotoInput most={MOST_SIGNED} />
      </FormField>
    </RecordDialog>
  );
}
