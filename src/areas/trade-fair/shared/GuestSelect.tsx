import { Select, Spin } from 'antd';
import { useState } from 'react';
import { type Guest, guestApi } from '@/contract/trade-fair/guests';
import { T, useText } from '@/core/i18n';
import { useThrottleLatest } from '@/core/input/throttleLatest';
import { useCall } from '@kit/data/useCall';

const THROTTLE_MS = 500;
const SHOWN = 50;

interface Props {
  id?: string;
  tradeFairId: string;
  /** The guests that are chosen from the start, as far as they are not among the first. */
  known?: readonly Guest[];
  value?: string[];
  onChange?: (guestIds: string[]) => void;
}

const optionOf = ({ guestId, guestName, customerName, phone }: Guest) => ({
  value: guestId,
  label: `${guestName} · ${customerName} · ${phone}`,
});

const optionsOf = (found: readonly Guest[], known: readonly Guest[]) => {
  const all = new Map([...known, ...found].map((one) => [one.guestId, one]));
  return [...all.values()].map(optionOf);
};

/** Guests of a fair, searched on the server. */
export function GuestSelect({ id, tradeFairId, known = [], value, onChange }: Props) {
  const text = useText();
  const [keyword, setKeyword] = useState('');
  const find = useThrottleLatest((typed: string) => setKeyword(typed.trim()), THROTTLE_MS);
  const { data, loading, error } = useCall(guestApi.guestList, { tradeFairId, keyword, pageSize: SHOWN });
  return (
    <Select
      id={id ?? ''}
      mode="multiple"
      showSearch={{ filterOption: false, onSearch: find }}
      placeholder={text('guest.pick')}
      loading={loading}
      value={value ?? []}
      options={optionsOf(data?.records ?? [], keyword === '' ? known : [])}
      onChange={(guestIds: string[]) => onChange?.(guestIds)}
      notFoundContent={error ? <T id="select.failed" /> : loading ? <Spin size="small" /> : undefined}
    />
  );
}
