import { CustomerPicker } from '@/components/fair/CustomerPicker';
import { type FairCandidate, fairCustomerApi, MAX_CUSTOMERS } from '@/contract/fair/customers';
import { FLAG } from '@/contract/fields';
import { call } from '@/core/http/call';
import { useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';

interface Props {
  tradeFairId: string;
  onChanged: () => void;
  onClose: () => void;
}

const isIn = ({ inFair }: FairCandidate) => inFair === FLAG.yes;

/** Customers of the ERP for a fair; who is in it already can not be ticked. */
export function AddCustomers({ tradeFairId, onChanged, onClose }: Props) {
  const text = useText();
  const add = async (rows: readonly FairCandidate[]) => {
    const custIds = rows.map(({ custId }) => custId);
    const { added, skipped } = await call(fairCustomerApi.addFirstLevelCustomer, { tradeFairId, custIds }).finally(
      onChanged,
    );
    notifier.success(text('exhibit.added', { added, skipped: skipped.length }));
  };
  return (
    <CustomerPicker
      tradeFairId={tradeFairId}
      title="fairCustomer.addFirst"
      max={MAX_CUSTOMERS}
      isIn={isIn}
      onPick={add}
      onClose={onClose}
    />
  );
}
