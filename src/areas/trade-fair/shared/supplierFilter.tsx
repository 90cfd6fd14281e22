import { Select } from 'antd';
import { fairSupplierApi } from '@/contract/trade-fair/suppliers';
import { useText } from '@/core/i18n';
import { useEnteredFair } from '@/shared/fair/enteredFair';
import { useCall } from '@kit/data/useCall';

const PAGE_SIZE = 500;

/** The suppliers of the fair that was entered. */
function useSuppliers() {
  const tradeFairId = useEnteredFair()?.tradeFairId ?? '';
  return useCall(fairSupplierApi.page, { tradeFairId, pageSize: PAGE_SIZE }, { ready: tradeFairId !== '' });
}

interface SelectProps {
  id?: string;
  value?: string;
  onChange?: (supplierId: string | undefined) => void;
}

function SupplierSelect(props: SelectProps) {
  const text = useText();
  const { data, loading } = useSuppliers();
  const options = (data?.records ?? []).map(({ supplierId, supplierName }) => ({
    value: supplierId,
    label: supplierName,
  }));
  return (
    <Select
      {...props}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      loading={loading}
      placeholder={text('select.choose')}
      options={options}
    />
  );
}

function SupplierName({ id }: { id: string }) {
  const { data } = useSuppliers();
  return data?.records.find(({ supplierId }) => supplierId === id)?.supplierName ?? id;
}

/** For a field by which lists of a fair are searched. */
export const supplierFilter = {
  show: (value: unknown) => (typeof value === 'string' ? <SupplierName id={value} /> : ''),
  filter: { formItemRender: () => <SupplierSelect /> },
};
