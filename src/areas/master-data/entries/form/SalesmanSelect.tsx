import { Select } from 'antd';
import { useState } from 'react';
import { salesOrderApi } from '@/contract/orders/orders';
import { useText } from '@/core/i18n';
import { trim } from '@/core/input/filters';
import { useThrottleLatest } from '@/core/input/throttleLatest';
import { useCall } from '@kit/data/useCall';

interface Props {
  id?: string;
  value?: string | null;
  onChange?: (staffId: string | null) => void;
}

const SHOWN = 50;
const TYPING_MS = 300;

/** A salesperson, found by name or code. */
export function SalesmanSelect({ value, onChange, ...props }: Props) {
  const text = useText();
  const [keyword, setKeyword] = useState('');
  const search = useThrottleLatest(setKeyword, TYPING_MS);
  const { data, loading } = useCall(salesOrderApi.salespeople, { keyword: trim(keyword), pageSize: SHOWN });
  const found = data?.records ?? [];
  // Whoever was chosen before need not be among those that are found now.
  const isElsewhere = Boolean(value) && data !== undefined && !found.some(({ staffId }) => staffId === value);
  const chosen = useCall(salesOrderApi.salespeople, { staffId: value ?? '' }, { ready: isElsewhere });
  const listed = [...(isElsewhere ? (chosen.data?.records ?? []) : []), ...found];
  return (
    <Select
      {...props}
      allowClear
      value={value ?? null}
      showSearch={{ filterOption: false, onSearch: search }}
      loading={loading}
      placeholder={text('select.choose')}
      options={listed.map(({ staffId, staffName }) => ({ value: staffId, label: staffName }))}
      onChange={(chosen: string | undefined) => onChange?.(chosen ?? null)}
    />
  );
}
