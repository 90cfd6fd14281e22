import type { Input as InputOf } from '@/contract/endpoint';
import { type Cashier, CASHIER_STATUS, type CashierDetail, type cashierApi } from '@/contract/finance/cashiers';
import { T } from '@/core/i18n';
import { digits, percent100, plainText } from '@/core/input/filters';
import { f } from '@/shared/fields/f';
import { usccRule } from '@/shared/fields/usccRule';
import { payChannel } from '@/shared/payments/payChannel';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';

export type CashierValues = InputOf<typeof cashierApi.add>;

const ACCOUNT_DIGITS = { min: 8, max: 30 };
const CNAPS_DIGITS = 12;

const cashierStatus = codeTable('cashierStatus', CASHIER_STATUS, {
  tones: { off: 'stopped', on: 'active', pending: 'waiting', rejected: 'attention' },
  dictCode: 'cashier.status',
});

/** Several codes as one text, joined as the language does. */
function Channels({ value }: { value: readonly number[] }) {
  return value.map((one, i) => (
    <span key={one}>
      {i > 0 && <T id="cashier.and" />}
      <payChannel.Tag value={one} />
    </span>
  ));
}

const accountRule = {
  pattern: new RegExp(`^\\d{${ACCOUNT_DIGITS.min},${ACCOUNT_DIGITS.max}}$`),
  message: <T id="cashier.wrongAccount" />,
};
const cnapsRule = { len: CNAPS_DIGITS, message: <T id="cashier.wrongCnaps" /> };

interface Searched {
  channel: number;
}

/** A cashier: its list, its form, its page, its history. */
export const cashierFields = fieldsOf<Cashier, CashierDetail & CashierValues & Searched>()('cashier', {
  cashierCode: f.code({ max: 20, width: 120, fixed: 'left', sorted: true }),
  cashierName: f.name({ isFact: true, max: 30, required: true, width: 150, keep: plainText, sorted: true }),
  branchId: f.branch({ required: true }),
  payeeName: f.name({ isFact: true, max: 60, required: true, width: 200, keep: plainText }),
  payeeUscc: f.text({ max: 18, rules: [usccRule], help: 'cashier.usccHelp' }),
  bankName: f.text({ max: 60, required: true, width: 130, keep: plainText }),
  bankBranch: f.text({ max: 80, keep: plainText }),
  cnapsCode: f.text({ rules: [cnapsRule], keep: (value) => digits(value, CNAPS_DIGITS) }),
  accountNo: f.text({
    ...{ required: true, rules: [accountRule], width: 100, isFinal: true, isSecret: true },
    keep: (value) => digits(value, ACCOUNT_DIGITS.max),
  }),
  channels: f.list({
    ...{ required: true, width: 160 },
    show: (value) => (Array.isArray(value) ? <Channels value={value.map(Number)} /> : ''),
    file: { dictCode: 'payChannel' },
  }),
  channel: f.codes(payChannel),
  feeRate: f.percent({ help: 'cashier.feeRateHelp', keep: percent100 }),
  singleLimit: f.money({ help: 'cashier.limitHelp' }),
  dailyLimit: f.money({ help: 'cashier.limitHelp' }),
  isDefault: f.flag({ help: 'cashier.defaultHelp' }),
  status: f.codes(cashierStatus),
  effectiveDate: f.day({ required: true, sorted: true }),
  attachment: f.text({ isFinal: true }),
  remark: f.note({ max: 200 }),
  reason: f.note({ max: 100, help: 'cashier.reasonHelp' }),
  proposedByName: f.person(),
  opinion: f.note(),
  createdByName: f.person(),
  gmtCreated: f.dateTime(),
  approvedTime: f.dateTime(),
  gmtModified: f.dateTime({ sorted: true }),
});
