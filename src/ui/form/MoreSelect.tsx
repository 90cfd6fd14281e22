import { useUnmount } from 'ahooks';
import { Select, Spin } from 'antd';
import { type UIEvent, useRef, useState } from 'react';
import { T, useText } from '@/core/i18n';
import { trim } from '@/core/input/filters';
import { useThrottleLatest } from '@/core/input/throttleLatest';
import { pageRequest } from '@kit/data/pageRequest';
import type { PageEndpoint } from '@kit/data/page';

/** docs/console.md#measures: how near the bottom of the list more is loaded, and how often. */
const NEAR_BOTTOM_PX = 10;
const THROTTLE_MS = 500;
const PAGE_SIZE = 20;

interface Option {
  value: string;
  label: string;
}

interface Props<T extends object> {
  id?: string;
  /** The name of a field without a label of its own. */
  label?: string;
  endpoint: PageEndpoint<T>;
  /** Parameters besides the page, for the text in the search box. */
  query: (typed: string) => Readonly<Record<string, unknown>>;
  option: (row: T) => Option;
  value?: Option | null;
  onChange?: (value: Option | null) => void;
  disabled?: boolean;
}

interface Loaded {
  typed: string;
  pages: number;
  total: number;
  options: readonly Option[];
}

const NOTHING_YET: Loaded = { typed: '', pages: 0, total: Infinity, options: [] };

/** Reads the pages of a list one after the other; the last query wins. */
function usePages<T extends object>({ endpoint, query, option }: Pick<Props<T>, 'endpoint' | 'query' | 'option'>) {
  const running = useRef<AbortController>(undefined);
  const [loaded, setLoaded] = useState(NOTHING_YET);
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle');
  useUnmount(() => running.current?.abort());
  const load = async (typed: string, before: Loaded) => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setState('asking');
    try {
      const page = { current: before.pages + 1, pageSize: PAGE_SIZE };
      const { data, total } = await pageRequest(endpoint)({ ...query(typed), ...page }, {}, own.signal);
      const known = new Set(before.options.map((one) => one.value));
      // A row added in the meantime shifts the pages: duplicates are left out.
      const fresh = data.map(option).filter((one) => !known.has(one.value));
      setLoaded({ typed, pages: before.pages + 1, total, options: [...before.options, ...fresh] });
      setState('idle');
    } catch {
      if (running.current === own) setState('failed');
    }
  };
  return {
    options: loaded.options,
    isAsking: state === 'asking',
    isFailed: state === 'failed',
    search: (typed: string) => void load(typed, NOTHING_YET),
    more: () => {
      if (state !== 'asking' && loaded.pages * PAGE_SIZE < loaded.total) void load(loaded.typed, loaded);
    },
  };
}

/** Selects one entry of a long list of the server: searched there, and loaded page by page near the bottom. */
export function MoreSelect<T extends object>({ id, label, value, onChange, disabled = false, ...source }: Props<T>) {
  const text = useText();
  const { options, isAsking, isFailed, search, more } = usePages(source);
  // Also after the last movement: a user who has stopped at the bottom waits for more.
  const look = useThrottleLatest(({ scrollTop, scrollHeight, clientHeight }: HTMLElement) => {
    if (scrollHeight - scrollTop - clientHeight <= NEAR_BOTTOM_PX) more();
  }, THROTTLE_MS);
  const find = useThrottleLatest((typed: string) => search(trim(typed)), THROTTLE_MS);
  return (
    <Select
      id={id ?? ''}
      {...(label ? { 'aria-label': label } : {})}
      labelInValue
      allowClear
      showSearch={{ filterOption: false, onSearch: find }}
      disabled={disabled}
      placeholder={text('select.choose')}
      value={value ?? null}
      options={[...options]}
      onOpenChange={(isOpen) => isOpen && search('')}
      onPopupScroll={({ currentTarget }: UIEvent<HTMLElement>) => look(currentTarget)}
      onChange={(chosen: Option | null) => onChange?.(chosen && { value: chosen.value, label: chosen.label })}
      notFoundContent={isFailed ? <T id="select.failed" /> : isAsking ? <Spin size="small" /> : undefined}
      popupRender={(list) => (
        <>
          {list}
          {isAsking && options.length > 0 && (
            <div role="status" className="ant-select-item">
              <T id="select.more" />
            </div>
          )}
        </>
      )}
    />
  );
}
