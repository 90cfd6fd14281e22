import { FLAG } from '@/contract/fields';
import { CUSTOMER_LEVEL, type FairCustomer } from '@/contract/trade-fair/customers';
import { f, mobileRule } from '@/shared/fields/f';
import { usccRule } from '@/shared/fields/usccRule';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { customerType } from '../shared/customerType';

/** A second-level customer who is being added. */
export interface SecondLevelForm {
  tradeFairId: string;
  parent: { value: string; label: string } | null;
  customerName: string;
  uscc: string;
  contactName: string;
  contactPhone: string;
  address: string;
}

interface Searched {
  invited: 0 | 1;
  ordered: 0 | 1;
  orderBranchId: string;
  orderDay: string;
}

/** A customer of a fair, of either level. */
export const customerFields = fieldsOf<FairCustomer, SecondLevelForm & Searched>()('fairCustomer', {
  customerCode: f.code({ max: 20, width: 140, sorted: true }),
  customerName: f.name({ max: 100, required: true, fixed: 'left', sorted: true }),
  customerType: f.codes(customerType),
  parentName: f.name({ width: 200 }),
  parent: f.text({ required: true }),
  branchId: f.branch(),
  branchName: f.name({ width: 180 }),
  salesmanName: f.person(),
  regionName: f.text({ width: 100 }),
  uscc: f.text({ max: 18, rules: [usccRule] }),
  contactName: f.person({ max: 20, required: true }),
  contactPhone: f.mobile({ required: true, rules: [mobileRule] }),
  address: f.note({ max: 200 }),
  guestCount: f.count(),
  invited: f.codes(codeTable('customerInvited', FLAG)),
  invitedCount: f.count(),
  ordered: f.codes(codeTable('customerOrdered', FLAG)),
  orderBranchId: f.branch(),
  orderDay: f.day(),
  orderAmount: f.money(),
});

/** The lists of the two levels. */
export const customerTables = {
  [CUSTOMER_LEVEL.first]: customerFields.table({
    show: [
      'customerName',
      'customerCode',
      'customerType',
      'branchName',
      'salesmanName',
      'regionName',
      'contactName',
      'contactPhone',
      'guestCount',
      'invitedCount',
      'orderAmount',
    ],
    search: [
      'customerName',
      'customerCode',
      'customerType',
      'branchId',
      'invited',
      'ordered',
      'orderBranchId',
      'orderDay',
    ],
  }),
  [CUSTOMER_LEVEL.second]: customerFields.table({
    show: [
      'customerName',
      'customerCode',
      'parentName',
      'branchName',
      'salesmanName',
      'contactName',
      'contactPhone',
      'guestCount',
      'invitedCount',
      'orderAmount',
    ],
    search: ['customerName', 'customerCode', 'branchId', 'invited'],
  }),
};
