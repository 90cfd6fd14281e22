import { Select } from 'antd';
import { useState } from 'react';
import { useText } from '@/core/i18n';
import { remoteProps } from '@/ui/pick/remoteNodes';
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

/** One entry by its id: the call that asks for it, and its name once that is known. */
function useOne<T extends object>({ endpoint, byId, option, isReady = true }: Searched<T>, id: string) {
  const text = useText();
  const read = useCall(endpoint, byId(id), { ready: isReady && id !== '' });
  const one = read.data?.records.map(option).find(({ value }) => value === id);
  const isAnswered = read.data && !read.loading && !read.error;
  return { read, name: one?.label ?? (isAnswered ? text('select.gone') : undefined) };
}

type Source<T extends object> = Omit<Searched<T>, 'byId'>;

/** What is found by what is typed, and the props of a Select that offers it. */
function useFound<T extends object>({ endpoint, query, option, isReady = true }: Source<T>) {
  const { typed, showSearch } = useTyped();
  const asked = { ...query(typed), pageNum: 1, pageSize: SHOWN };
  const read = useCall(endpoint, asked, { ready: isReady });
  return { found: read.data?.records.map(option) ?? [], read, showSearch };
}

/**
 * One of a long list, by its id: searched there; the chosen one is asked for where it is not among those found. Until it
 * has its name the field shows nothing of it, and keeps it.
 */
export function SearchSelect<T extends object>({ list, value, placeholder, onChange, ...props }: Props<T>) {
  const text = useText();
  const { found, read, showSearch } = useFound(list);
  const isFound = found.some((one) => one.value === value);
  const unfound = value && read.data && !isFound ? value : '';
  const one = useOne(list, unfound);
  const elsewhere = unfound && one.name ? [{ value: unfound, label: one.name }] : [];
  const asked = unfound && !one.name ? one.read : read;
  return (
    <Select<string>
      {...props}
      allowClear
      value={isFound || elsewhere.length > 0 ? (value ?? null) : null}
      onChange={(id?: string) => onChange?.(id)}
      showSearch={showSearch}
      placeholder={placeholder ?? text('select.choose')}
      options={[...elsewhere, ...found]}
      {...remoteProps(asked, asked.error ? [] : found)}
    />
  );
}

/** The name of an entry; its id where it could not be read. */
export function FoundName<T extends object>({ list, id }: { list: Searched<T>; id: string }) {
  const { read, name } = useOne(list, id);
  return name ?? (read.error ? id : '…');
}

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
  const text = useText();
  const { endpoint, byIds, option } = list;
  const { found, read, showSearch } = useFound(list);
  // What was chosen here has its name, also when something else is searched.
  const [chosen, setChosen] = useState<readonly Option[]>([]);
  const known = new Set([...found, ...chosen].map((one) => one.value));
  const nameless = value.filter((id) => !known.has(id));
  const asked = { ...byIds(nameless.slice(0, NAMED)), pageNum: 1, pageSize: NAMED };
  const isAsked = read.data !== undefined && nameless.length > 0;
  const others = useCall(endpoint, asked, { ready: isAsked });
  const named = new Map([...(others.data?.records.map(option) ?? []), ...chosen].map((one) => [one.value, one.label]));
  const isNamed = isAsked && others.data && !others.loading && !others.error;
  const unfound = value
    .filter((id) => !found.some((one) => one.value === id))
    .map((id) => ({ value: id, label: named.get(id) ?? (isNamed ? text('select.gone') : '…') }));
  const shown = isAsked && others.error ? others : read;
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
      showSearch={showSearch}
      options={[...unfound, ...found]}
      {...remoteProps(shown, shown.error ? [] : found)}
    />
  );
}
