import { CHECK_IN_STATUS, CHECK_IN_WAY, type CheckInRecord } from '@/contract/trade-fair/check-in';
import { f } from '@/shared/fields/f';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';

const status = codeTable('checkInStatus', CHECK_IN_STATUS, {
  tones: { valid: 'active', revoked: 'stopped' },
  dictCode: 'signIn.status',
});
const way = codeTable('checkInMode', CHECK_IN_WAY, { dictCode: 'signIn.mode' });

/** The check-in of a guest. */
export const checkInFields = fieldsOf<CheckInRecord>()('checkIn', {
  guestName: f.person({ max: 20, fixed: 'left' }),
  phone: f.mobile(),
  customerName: f.name({ max: 100 }),
  signInTime: f.timestamp({ sorted: true }),
  sessionNo: f.text({ max: 8, width: 110 }),
  signInMode: f.codes(way),
  status: f.codes(status),
  deviceNo: f.text({ width: 110 }),
  operatorName: f.person(),
  signInNo: f.code({ width: 140, sorted: true }),
  revokeReason: f.text(),
});
