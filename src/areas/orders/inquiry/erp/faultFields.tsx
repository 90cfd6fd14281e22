import { ERP_STATE } from '@/contract/orders/erp';
import { ERP_KIND, type ErpFaultRow } from '@/contract/orders/erp-faults';
import { f } from '@/shared/fields/f';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';

const erpKind = codeTable('erpKind', ERP_KIND);
const erpState = codeTable('erpState', ERP_STATE, {
  tones: { faulty: 'attention', done: 'active', stale: 'ended', dismissed: 'stopped' },
});

/** Why an event was not carried out, and which of its fields are wrong. */
function Why({ msg, problems }: Pick<ErpFaultRow, 'msg' | 'problems'>) {
  return (
    <>
      {msg}
      {problems.map((one) => (
        <div key={`${one.field} ${one.msg}`}>
          {one.field}: {one.msg}
        </div>
      ))}
    </>
  );
}

/** An event of the ERP that was not carried out. */
export const faultFields = fieldsOf<ErpFaultRow, ErpFaultRow & { why: string }>()('erpFault', {
  eventId: f.code({ max: 64, width: 190, fixed: 'left' }),
  kind: f.codes(erpKind, { width: 110 }),
  state: f.codes(erpState, { width: 110, filter: { fieldProps: { mode: 'multiple' } } }),
  why: f.text({ width: 280, ellipsis: false, cell: (fault) => <Why {...fault} /> }),
  occurredAt: f.timestamp({ sorted: true }),
  receivedTime: f.timestamp({ sorted: true }),
  tries: f.count(),
  docNo: f.code({ width: 190 }),
  dismissReason: f.text({ width: 220 }),
  dismissedBy: f.person(),
  dismissTime: f.timestamp(),
});
