import { Tag } from 'antd';
import { FLAG } from '@/contract/fields';
import type { Guest, GuestGroup } from '@/contract/trade-fair/guests';
import { T } from '@/core/i18n';
import { f } from '@/shared/fields/f';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { NOTHING } from '@kit/format/number';

const signInStatus = codeTable('guestCheckIn', FLAG, { tones: { no: 'draft', yes: 'active' }, dictCode: 'yesNo' });

/** Marks guests who are received by another department than their group. */
const Department = ({ departmentName, ownDepartment }: Guest) => (
  <>
    {departmentName || NOTHING}{' '}
    {ownDepartment && (
      <Tag>
        <T id="guest.own" />
      </Tag>
    )}
  </>
);

/** A guest of a fair. */
export const guestFields = fieldsOf<Guest, { branchId: string; signInDay: string }>()('guest', {
  guestName: f.person({ max: 20, required: true, fixed: 'left', sorted: true }),
  phone: f.mobile(),
  customerName: f.name({ max: 100, width: 200 }),
  guestGroupName: f.name({ width: 160 }),
  departmentId: f.text(),
  departmentName: f.text({ cell: Department }),
  prizeGroupLabel: f.text({ max: 20, width: 110 }),
  signInStatus: f.codes(signInStatus),
  ticketCount: f.count(),
  companions: f.count({ max: 9 }),
  position: f.text({ max: 20, width: 110 }),
  seatNo: f.text({ max: 10, width: 90, sorted: true }),
  branchId: f.branch(),
  signInDay: f.day(),
});

/** The group that results from a merge. */
export interface Merged {
  target: string;
  groupName: string;
}

/** A group in which guests come. */
export const groupFields = fieldsOf<GuestGroup, Merged & { keyword: string }>()('guestGroup', {
  groupName: f.name({ max: 50, required: true, rules: [{ whitespace: true }], fixed: 'left', sorted: true }),
  customerName: f.name({ width: 240 }),
  guestCount: f.count(),
  signedCount: f.count(),
  departmentName: f.text(),
  leaderName: f.person(),
  keyword: f.text({ max: 100 }),
  target: f.text({ required: true }),
});
