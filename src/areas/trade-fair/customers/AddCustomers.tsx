import { FLAG } from '@/contract/fields';
import { type FairCandidate, fairCustomerApi, MAX_CUSTOMERS } from '@/contract/trade-fair/customers';
import { call } from '@/core/http/call';
import { AddToFair } from '../shared/AddToFair';
import { customerPick } from '../shared/customerPick';

/** Customers of the ERP for a fair. */
export function AddCustomers({ tradeFairId, onClose }: { tradeFairId: string; onClose: () => void }) {
  return (
    <AddToFair<FairCandidate>
      {...customerPick}
      title="fairCustomer.addFirst"
      params={{ tradeFairId }}
      isIn={({ inFair }) => inFair === FLAG.yes}
      max={MAX_CUSTOMERS}
      add={(rows) => {
        const custIds = rows.map(({ custId }) => custId);
        return call(fairCustomerApi.addFirstLevelCustomer, { tradeFairId, custIds });
      }}
      onClose={onClose}
    />
  );
}
