import { Select } from 'antd';
import { useState } from 'react';
import { salesOrderApi } from '@/contract/orders/orders';
import { useText } from '@/core/i18n';
import { trim } from '@/core/input/filters';
import { useThrottleLatest } from '@/core/input/throttleLatest';
import { useCall } from '@kit/data/useCall';

interface SelectProps {
  id?: string;
  value?: string;
  onChange?: (staffId: string | undefined) => void;
}

const SHOWN = 50;
const TYPING_MS = 300;

function SalespersonSelect(props: SelectProps) {
  const text = useText();
  const [keyword, setKeyword] = useState('');
  const search = useThrottleLatest(setKeyword, TYPING_MS);
  const { data, loading } = useCall(salesOrderApi.salespeople, { keyword: trim(keyword), pageSize: SHOWN });
  return (
    <Select
      {...props}
      allowClear
      showSearch={{ filterOption: false, onSearch: search }}
      loading={loading}
      placeholder={text('select.choose')}
      options={(data?.records ?? []).map(({ staffId, staffName }) => ({ value: staffId, label: staffName }))}
    />
  );
}

function SalespersonName({ id }: { id: string }) {
  const { data } = useCall(salesOrderApi.salespeople, { staffId: id });
  return data?.records[0]?.staffName ?? id;
}

/** By whom an order was sold. */
export const salespersonFilter = {
  show: (value: unknown) => (typeof value === 'string' ? <SalespersonName id={value} /> : ''),
  filter: { formItemRender: () => <SalespersonSelect /> },
};
