import { Select } from 'antd';
import { useState } from 'react';
import { T, useText } from '@/core/i18n';
import type { PageEndpoint } from '@kit/data/page';
import { useCall } from '@kit/data/useCall';
import { useTyped } from './useTyped';

const SHOWN = 50;
/** How many names are asked for at once. */
const NAMED = 500;

interface Option {
  value: string;
  label: string;
}

/** A list that the server searches. */
export interface Searched<T extends object> {
  endpoint: PageEndpoint<T>;
  /** Parameters for the text in the search box. */
  query: (typed: string) => Readonly<Record<string, unknown>>;
  /** Parameters that find the chosen entry alone. */
  byId: (id: string) => Readonly<Record<string, unknown>>;
  option: (row: T) => Option;
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

type Source<T extends object> = Omit<Searched<T>, 'byId'>;

/** What is found by what is typed, and the props of a Select that offers it. */
function useFound<T extends object>({ endpoint, query, option, isReady = true }: Source<T>) {
  const { typed, showSearch } = useTyped();
  const asked = { ...query(typed), pageNum: 1, pageSize: SHOWN };
  const { data, loading, error } = useCall(endpoint, asked, { ready: isReady });
  const select = {
    showSearch,
    loading,
    notFoundContent: error ? <T id="select.failed" /> : undefined,
  };
  return { found: data?.records.map(option) ?? [], isRead: data !== undefined, select };
}

/** One of a long list, by its id: searched there; the chosen one is asked for where it is not among those found. */
export function SearchSelect<T extends object>({ list, value, placeholder, onChange, ...props }: Props<T>) {
  const text = useText();
  const { found, isRead, select } = useFound(list);
  const isElsewhere = isRead && !found.some((one) => one.value === value);
  const chosen = useOne(list, isElsewhere ? (value ?? '') : '');
  return (
    <Select<string>
      {...props}
      allowClear
      value={value ?? null}
      onChange={(id?: string) => onChange?.(id)}
      {...select}
      placeholder={placeholder ?? text('select.choose')}
      options={chosen && isElsewhere ? [chosen, ...found] : found}
    />
  );
}

/** The name of an entry. */
export const FoundName = <T extends object>({ list, id }: { list: Searched<T>; id: string }) =>
  useOne(list, id)?.label ?? id;

/** A list of which several are chosen. */
export interface SearchedMany<T extends object> extends Source<T> {
  /** Parameters that find these alone. */
  byIds: (ids: string[]) => Readonly<Record<string, unknown>>;
}

interface ManyProps<T extends object> {
  id?: string;
  value?: readonly string[];
  onChange?: (ids: string[]) => void;
  list: SearchedMany<T>;
  placeholder: string;
  disabled?: boolean;
}

/** Some of a long list, by their ids: as above, and those that a draft has brought are asked for as well. */
export function SearchSelectMany<T extends object>({ list, value = [], onChange, ...props }: ManyProps<T>) {
  const { endpoint, byIds, option } = list;
  const { found, isRead, select } = useFound(list);
  // What was chosen here has its name, also when something else is searched.
  const [chosen, setChosen] = useState<readonly Option[]>([]);
  const known = new Set([...found, ...chosen].map((one) => one.value));
  const nameless = value.filter((id) => !known.has(id));
  const asked = { ...byIds(nameless.slice(0, NAMED)), pageNum: 1, pageSize: NAMED };
  const { data, loading } = useCall(endpoint, asked, { ready: isRead && nameless.length > 0 });
  const named = new Map([...(data?.records.map(option) ?? []), ...chosen].map((one) => [one.value, one.label]));
  const isAsking = loading || !isRead;
  const others = value
    .filter((id) => !found.some((one) => one.value === id))
    .map((id) => ({ value: id, label: named.get(id) ?? (isAsking ? '…' : id) }));
  return (
    <Select<string[], Option>
      {...props}
      mode="multiple"
      allowClear
      value={[...value]}
      onChange={(ids, options) => {
        setChosen([options ?? []].flat());
        onChange?.(ids);
      }}
      {...select}
      options={[...others, ...found]}
    />
  );
}
