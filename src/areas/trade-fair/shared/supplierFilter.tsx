import { type FairSupplier, fairSupplierApi } from '@/contract/trade-fair/suppliers';
import { useEnteredFair } from '@/shared/fair/enteredFair';
import { type ChoiceProps, FoundName, SearchSelect, type Searched } from '@/ui/form/SearchSelect';

/** The suppliers of the fair that was entered. */
function useSuppliers(): Searched<FairSupplier> {
  const tradeFairId = useEnteredFair()?.tradeFairId ?? '';
  return {
    endpoint: fairSupplierApi.page,
    query: (supplierName) => ({ tradeFairId, supplierName }),
    byId: (supplierId) => ({ tradeFairId, supplierId }),
    option: ({ supplierId, supplierName }) => ({ value: supplierId, label: supplierName }),
    isReady: tradeFairId !== '',
  };
}

const SupplierSelect = (props: ChoiceProps) => <SearchSelect {...props} list={useSuppliers()} />;

const SupplierName = ({ id }: { id: string }) => <FoundName list={useSuppliers()} id={id} />;

/** The filter of lists of a fair by supplier. */
export const supplierFilter = {
  show: (value: unknown) => (typeof value === 'string' ? <SupplierName id={value} /> : ''),
  filter: { formItemRender: () => <SupplierSelect /> },
};
