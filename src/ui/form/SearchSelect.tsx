import { Select } from 'antd';
import { useState } from 'react';
import { T, useText } from '@/core/i18n';
import { trim } from '@/core/input/filters';
import { useThrottleLatest } from '@/core/input/throttleLatest';
import type { PageEndpoint } from '@kit/data/page';
import { useCall } from '@kit/data/useCall';

const SHOWN = 50;
const TYPING_MS = 300;

/** A list that the server searches. */
export interface Searched<T extends object> {
  endpoint: PageEndpoint<T>;
  /** Parameters by what has been typed. */
  query: (typed: string) => Readonly<Record<string, unknown>>;
  /** Parameters that find this one alone. */
  byId: (id: string) => Readonly<Record<string, unknown>>;
  option: (row: T) => { value: string; label: string };
  /** False: it is not known yet which list is meant. */
  isReady?: boolean;
}

export interface ChoiceProps {
  id?: string;
  value?: string | null;
  onChange?: (id: string | undefined) => void;
}

interface Props<T extends object> extends ChoiceProps {
  list: Searched<T>;
  placeholder?: string;
}

function useOne<T extends object>({ endpoint, byId, option, isReady = true }: Searched<T>, id: string) {
  const { data } = useCall(endpoint, byId(id), { ready: isReady && id !== '' });
  return data?.records.map(option).find(({ value }) => value === id);
}

/** One of a long list, by its id: searched there; the chosen one is asked for where it is not among those found. */
export function SearchSelect<T extends object>({ list, value, placeholder, onChange, ...props }: Props<T>) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const onSearch = useThrottleLatest(setTyped, TYPING_MS);
  const { endpoint, query, option, isReady = true } = list;
  const { data, loading, error } = useCall(
    endpoint,
    { ...query(trim(typed)), pageNum: 1, pageSize: SHOWN },
    { ready: isReady },
  );
  const found = data?.records.map(option) ?? [];
  const isElsewhere = data !== undefined && !found.some((one) => one.value === value);
  const chosen = useOne(list, isElsewhere ? (value ?? '') : '');
  return (
    <Select<string>
      {...props}
      allowClear
      value={value ?? null}
      onChange={(id?: string) => onChange?.(id)}
      showSearch={{ filterOption: false, onSearch }}
      loading={loading}
      placeholder={placeholder ?? text('select.choose')}
      options={chosen && isElsewhere ? [chosen, ...found] : found}
      notFoundContent={error ? <T id="select.failed" /> : undefined}
    />
  );
}

/** What one of them is called. */
export const FoundName = <T extends object>({ list, id }: { list: Searched<T>; id: string }) =>
  useOne(list, id)?.label ?? id;
