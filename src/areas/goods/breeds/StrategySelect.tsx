import { useState } from 'react';
import { Select } from 'antd';
import { strategyApi } from '@/contract/goods/monitor-strategies';
import { useText } from '@/core/i18n';
import { trim } from '@/core/input/filters';
import { useThrottleLatest } from '@/core/input/throttleLatest';
import { useCall } from '@kit/data/useCall';

interface Props {
  id?: string;
  value?: string;
  onChange?: (strategyId: string | undefined) => void;
}

const SHOWN = 50;
const TYPING_MS = 300;

/** One strategy, by its code or name. */
export function StrategySelect(props: Props) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const search = useThrottleLatest(setTyped, TYPING_MS);
  const { data, loading } = useCall(strategyApi.page, { keyword: trim(typed), pageSize: SHOWN });
  return (
    <Select
      {...props}
      allowClear
      loading={loading}
      showSearch={{ filterOption: false, onSearch: search }}
      placeholder={text('alert.strategyId')}
      options={(data?.records ?? []).map(({ strategyId, strategyCode, strategyName }) => ({
        value: strategyId,
        label: `${strategyCode} ${strategyName}`,
      }))}
    />
  );
}
