import { useInFair } from '@/components/fair/useInFair';
import { PickerDialog } from '@/components/pick/PickerDialog';
import { type FairCandidate, fairCustomerApi, MAX_CUSTOMERS } from '@/contract/fair/customers';
import { FLAG } from '@/contract/fields';
import { NOTHING } from '@/core/format/number';
import { call } from '@/core/http/call';
import { useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { codeField, fieldsOf } from '@/crud/table/fields';
import { pageRequest } from '@/crud/table/pageRequest';
import { customerType } from './customerFields';

interface Row extends FairCandidate {
  keyword?: string;
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
const isIn = ({ inFair }: FairCandidate) => inFair === FLAG.yes;

/** Customers of the ERP for a fair; who is in it already can not be ticked. */
export function CustomerPicker({
  tradeFairId,
  onChanged,
  onClose,
}: {
  tradeFairId: string;
  onChanged: () => void;
  onClose: () => void;
}) {
  const text = useText();
  const request = useInFair(read, tradeFairId);
  const add = async (rows: readonly FairCandidate[]) => {
    const custIds = rows.map(keyOf);
    const { added, skipped } = await call(fairCustomerApi.addFirstLevelCustomer, { tradeFairId, custIds }).finally(
      onChanged,
    );
    notifier.success(text('exhibit.added', { added, skipped: skipped.length }));
  };
  return (
    <PickerDialog<Row>
      title="fairCustomer.addFirst"
      okText="exhibit.addChosen"
      max={MAX_CUSTOMERS}
      keyOf={keyOf}
      isIn={isIn}
      request={request}
      columns={columns}
      onPick={add}
      onClose={onClose}
    />
  );
}
