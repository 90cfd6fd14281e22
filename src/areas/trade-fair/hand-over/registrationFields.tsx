import { Image } from 'antd';
import { ID_LAST4, REGISTER_STATUS, type Registration } from '@/contract/trade-fair/hand-over';
import { T } from '@/core/i18n';
import { f, mobileRule } from '@/shared/fields/f';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { NOTHING } from '@kit/format/number';

/** Who collects a prize. */
export interface Receipt {
  receiver: string;
  receiverPhone: string;
  idLast4: string;
  /** File id. */
  signatureImage: string | null;
  remark: string;
}

const registerStatus = codeTable('registerStatus', REGISTER_STATUS, {
  tones: { waiting: 'attention', received: 'active', waived: 'ended', overdue: 'stopped' },
  dictCode: 'prize.registerStatus',
});

const idRule = { pattern: ID_LAST4, message: <T id="registration.idRule" /> };

const Signature = ({ signatureUrl, receiver }: Registration) =>
  signatureUrl ? <Image src={signatureUrl} alt={receiver} width={48} height={28} /> : NOTHING;

/** A prize that was won, and whether it has been handed over. */
export const registrationFields = fieldsOf<Registration, Receipt & { branchId: string; day: string }>()(
  'registration',
  {
    winNo: f.code({ max: 20, fixed: 'left', sorted: true }),
    prizeName: f.name({ max: 50, width: 160 }),
    guestName: f.person({ max: 20 }),
    phone: f.mobile(),
    customerName: f.name({ width: 200 }),
    ticketNo: f.code({ width: 120 }),
    drawTime: f.dateTime({ sorted: true }),
    branchId: f.branch(),
    day: f.day(),
    registerStatus: f.codes(registerStatus),
    registerTime: f.dateTime({ sorted: true }),
    receiver: f.person({ max: 20, required: true }),
    receiverPhone: f.mobile({ required: true, rules: [mobileRule] }),
    idLast4: f.text({ max: 4, rules: [idRule] }),
    signatureUrl: f.text({ width: 80, cell: Signature }),
    signatureImage: f.text({ isFinal: true }),
    operatorName: f.person({ width: 90 }),
    remark: f.note({ max: 200, width: 160 }),
  },
);
