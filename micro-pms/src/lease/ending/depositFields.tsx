import {
  DEPOSIT_KIND,
  DEPOSIT_RETURN_STATUS,
  type DepositAccount,
  type DepositEntry,
  type DepositReturn,
} from '../../../../src/contract/property/deposits';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { refundChannel } from '../../bill/billFields';
import { f } from '../../fields/f';

export const depositKind = codeTable('depositKind', DEPOSIT_KIND);
export const returnStatus = codeTable('depositReturn', DEPOSIT_RETURN_STATUS, {
  tones: { submitted: 'waiting', approved: 'attention', paid: 'active', rejected: 'stopped' },
});

const REASON = 200;
const LEAST = 2;
const VOUCHER = 60;

const listed = (value: unknown) => (Array.isArray(value) ? String(value.length) : '');
const WHY = { required: true, max: REASON, width: 160, rules: [{ min: LEAST }] };

export const entryFields = fieldsOf<DepositEntry>()('pmsDeposit', {
  amount: f.money({ required: true }),
  reason: f.note(WHY),
  date: f.date({ width: 110 }),
  kind: f.codes(depositKind, { width: 80 }),
  balanceAfter: f.money(),
  refNo: f.code({ width: 150 }),
  images: f.list({ show: listed, isFinal: true }),
  createdByName: f.person(),
});

export const returnFields = fieldsOf<DepositReturn>()('pmsDeposit', {
  amount: f.money({ required: true }),
  reason: f.note(WHY),
  status: f.codes(returnStatus, { width: 80 }),
  channel: f.codes(refundChannel, { required: true }),
  voucher: f.text({ max: VOUCHER }),
  createdByName: f.person(),
});

export const accountFields = fieldsOf<DepositAccount>()('pmsDeposit', {
  agreed: f.money(),
  open: f.money(),
  held: f.money(),
  returnable: f.money(),
  dueDate: f.date(),
});
