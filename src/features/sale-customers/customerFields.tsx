import type { BranchField } from '@/components/branch/useBranchField';
import { customerType } from '@/components/fair/customerType';
import { CUSTOMER_LEVEL, type FairCustomer } from '@/contract/fair/customers';
import { FLAG } from '@/contract/fields';
import { NOTHING } from '@/core/format/number';
import { codeTable } from '@/crud/table/codeTable';
import { codeField, fieldsOf } from '@/crud/table/fields';

const hasOrdered = codeTable('customerOrdered', FLAG);
const isInvited = codeTable('customerInvited', FLAG);

/** A list has what its search form asks besides. */
interface Row extends FairCustomer {
  invited?: 0 | 1;
  ordered?: 0 | 1;
}

const figure = { align: 'right', width: 90, valueType: 'digit' } as const;
const NOBODY = { valueEnum: new Map<string, { text: string }>() };

const fieldsWith = (branchId: BranchField | typeof NOBODY) =>
  fieldsOf<Row>()('fairCustomer', {
    customerCode: { ...codeField, width: 140, sorter: true, fieldProps: { maxLength: 20 } },
    customerName: { ellipsis: true, width: 220, fixed: 'left', sorter: true, fieldProps: { maxLength: 100 } },
    customerType: { ...customerType.field(), width: 110 },
    parentName: { ellipsis: true, width: 200 },
    branchId,
    branchName: { ellipsis: true, width: 180 },
    salesmanName: { width: 100, render: (_, row) => row.salesmanName || NOTHING },
    regionName: { width: 100, render: (_, row) => row.regionName || NOTHING },
    contactName: { width: 100, render: (_, row) => row.contactName || NOTHING },
    contactPhone: { width: 130, render: (_, row) => row.contactPhone || NOTHING },
    guestCount: figure,
    invited: isInvited.field(),
    ordered: hasOrdered.field(),
    invitedCount: figure,
    orderAmount: { align: 'right', width: 130, valueType: 'money' },
  });

const SHOWN = {
  [CUSTOMER_LEVEL.first]: [
    ...(['customerName', 'customerCode', 'customerType', 'branchName', 'salesmanName', 'regionName'] as const),
    ...(['contactName', 'contactPhone', 'guestCount', 'invitedCount', 'orderAmount'] as const),
  ],
  [CUSTOMER_LEVEL.second]: [
    ...(['customerName', 'customerCode', 'parentName', 'branchName', 'salesmanName', 'contactName'] as const),
    ...(['contactPhone', 'guestCount', 'invitedCount', 'orderAmount'] as const),
  ],
} as const;
const SEARCH = {
  [CUSTOMER_LEVEL.first]: ['customerName', 'customerCode', 'customerType', 'branchId', 'invited', 'ordered'],
  [CUSTOMER_LEVEL.second]: ['customerName', 'customerCode', 'branchId', 'invited'],
} as const;

type Level = keyof typeof SHOWN;

/** What each of the two lists shows, and what it writes into a file. */
export const columnsOf = (level: Level, branchId: BranchField) =>
  fieldsWith(branchId).table({ show: SHOWN[level], search: SEARCH[level] });
export const fileColumnsOf = (level: Level) =>
  fieldsWith(NOBODY).file(SHOWN[level], {
    customerType: { dictCode: 'customerType' },
    orderAmount: { format: 'amount' },
  });
