import { Alert, Form } from 'antd';
import { type Lease, leaseApi } from '../../../../src/contract/property/leases';
import { settlementApi } from '../../../../src/contract/property/settlements';
import { useCall } from '@kit/data/useCall';
import { RecordDialog } from '@kit/form/RecordDialog';
import { Awaited } from '../../Awaited';
import { call } from '../../call';
import { useSay } from '../../say';
import { periodOf } from '../leaseFields';
import { type EndingValues, settlementFields } from './endingFields';
import { EndingLines } from './EndingLines';

type Values = Pick<EndingValues, 'outDate' | 'reason'>;

/** The result if the lease ends on the chosen day. */
function Preview({ leaseId }: { leaseId: string }) {
  const say = useSay();
  const outDate: unknown = Form.useWatch('outDate');
  const day = typeof outDate === 'string' ? outDate : '';
  const preview = useCall(settlementApi.preview, { leaseId, outDate: day }, { ready: day !== '' });
  const { data, error } = preview;
  if (day === '') return <Alert type="info" title={say('pmsSettlement.missing')} />;
  if (error || !data) return <Awaited {...preview} />;
  return <EndingLines figures={data} missing={data.missing} />;
}

interface Props {
  record: Lease | undefined;
  onBegun: (settlementId: string) => void;
  onClose: () => void;
}

/** Begins the end of a lease: the last day, with its result (docs/domain/property-bills.md#termination). */
export function TerminateDialog({ record, onBegun, onClose }: Props) {
  const { leaseId = '', version = 0, leaseNo: name = '', tenantName: tenant = '' } = record ?? {};
  return (
    <RecordDialog<Lease, Values>
      draftKey={`terminate ${leaseId}`}
      title="pmsSettlement.terminateTitle"
      help="pmsSettlement.terminateHelp"
      titleValues={{ name, tenant, period: record ? periodOf(record) : '' }}
      okText="pmsLease.terminate"
      done="pmsSettlement.begun"
      modal={{ width: 720 }}
      fields={settlementFields}
      record={record}
      toValues={() => ({})}
      save={async ({ outDate, reason }) => {
        const begun = await call(leaseApi.terminate, { leaseId, version, outDate, reason }, { silent: true });
        onBegun(begun.settlementId);
      }}
      onClose={onClose}
    >
      {settlementFields.inputs(['outDate', 'reason'])}
      <Preview leaseId={leaseId} />
    </RecordDialog>
  );
}
