import { useMemo } from 'react';
import { type FairCandidate, fairCustomerApi } from '@/contract/fair/customers';
import { NOTHING } from '@/core/format/number';
import type { TextId } from '@/core/i18n';
import { codeField, fieldsOf } from '@/crud/table/fields';
import { type PageRequest, pageRequest } from '@/crud/table/pageRequest';
import { PickerDialog } from '../pick/PickerDialog';
import { customerType } from './customerType';

interface Row extends FairCandidate {
  keyword?: string;
}

interface Props {
  tradeFairId: string;
  title: TextId;
  /** Only those who take part, or everybody who may. */
  inFair?: 1;
  /** Ticked already, and not to be unticked. */
  isIn?: (row: FairCandidate) => boolean;
  max: number;
  onPick: (rows: readonly FairCandidate[]) => Promise<unknown>;
  onClose: () => void;
}

const columns = fieldsOf<Row>()('candidate', {
  keyword: { fieldProps: { maxLength: 100 } },
  custCode: { ...codeField, width: 120, sorter: true },
  custName: { ellipsis: true, width: 220, sorter: true },
  customerType: { ...customerType.field(), width: 110 },
  branchName: { ellipsis: true, width: 180 },
  salesmanName: { width: 90, render: (_, row) => row.salesmanName || NOTHING },
  regionName: { width: 90 },
}).table({
  show: ['custCode', 'custName', 'customerType', 'branchName', 'salesmanName', 'regionName'],
  search: ['keyword', 'customerType'],
});

const read = pageRequest<Row>(fairCustomerApi.custInfoPage);
const keyOf = ({ custId }: FairCandidate) => custId;

/** Customers of the ERP, as far as they may come to a fair. */
export function CustomerPicker({ tradeFairId, inFair, ...props }: Props) {
  const request = useMemo<PageRequest<Row>>(
    () => (query, sort, signal) => read({ ...query, tradeFairId, ...(inFair && { inFair }) }, sort, signal),
    [tradeFairId, inFair],
  );
  return <PickerDialog<Row> {...props} okText="exhibit.addChosen" keyOf={keyOf} request={request} columns={columns} />;
}
