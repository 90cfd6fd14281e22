import { HOME } from '@/core/page/alwaysPages';

/** One open page, a tab of the tags bar (docs/console.md#frame). */
export interface Tab {
  /** The path, and the record if the page shows one. */
  key: string;
  /** The address at which the tab was last: path, query and hash. */
  address: string;
  /** Always there, first, and never closed. */
  isAffix: boolean;
}

export interface Tabs {
  /** From left to right; no key twice. */
  open: readonly Tab[];
  /** Keys of open tabs in the order of their last visit, the latest last. */
  visited: readonly string[];
  /** How often a tab has been drawn anew, by key. */
  drawn: Readonly<Record<string, number>>;
}

/** Which tabs are closed, seen from the tab whose menu was used. */
export type Closing = 'this' | 'others' | 'left' | 'right' | 'all';

/** Detail and edit pages that docs/console.md#frame keeps out of the bar. */
const UNTAGGED: readonly string[] = ['/cashierInfo', '/updateCashier', '/returnedRecordDetail'];

/** Query parameters that name a record: each record has its own tab. */
const RECORD = ['id'];
/** A new record is identified by everything that its form starts from, so each has its own tab as well. */
const FRESH = ['mode', 'type', 'id', 'policyId', 'formId'];
const isFresh = (mode: string | null) => mode === 'add' || mode === 'copy';

export const NO_TABS: Tabs = {
  open: [{ key: HOME, address: HOME, isAffix: true }],
  visited: [],
  drawn: {},
};

export function tabKey(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://tab.invalid');
  const names = isFresh(searchParams.get('mode')) ? FRESH : RECORD;
  const record = names.flatMap((name) =>
    searchParams
      .getAll(name)
      .slice(0, 1)
      .map((value) => [name, value]),
  );
  return record.length > 0 ? `${pathname}?${new URLSearchParams(record).toString()}` : pathname;
}

export const isTagged = (address: string) => !UNTAGGED.includes(new URL(address, 'http://tab.invalid').pathname);

const indexOf = ({ open }: Tabs, key: string) => open.findIndex((tab) => tab.key === key);

/** The page was opened or shown again; a tab that is open moves its address along. */
export function visit(tabs: Tabs, address: string): Tabs {
  if (!isTagged(address)) return tabs;
  const key = tabKey(address);
  const index = indexOf(tabs, key);
  const open =
    index < 0
      ? [...tabs.open, { key, address, isAffix: false }]
      : tabs.open.map((tab) => (tab.key === key ? { ...tab, address } : tab));
  return { ...tabs, open, visited: [...tabs.visited.filter((one) => one !== key), key] };
}

/** Keys of the tabs that would be closed, for the question about unsaved input. */
export function closedBy(tabs: Tabs, key: string, closing: Closing): string[] {
  const index = indexOf(tabs, key);
  const goes: Record<Closing, (at: number) => boolean> = {
    this: (at) => at === index,
    others: (at) => at !== index,
    left: (at) => at < index,
    right: (at) => at > index,
    all: () => true,
  };
  if (index < 0 && closing !== 'all') return [];
  return tabs.open.filter((tab, at) => !tab.isAffix && goes[closing](at)).map((tab) => tab.key);
}

export function close(tabs: Tabs, keys: readonly string[]): Tabs {
  const goes = new Set(keys);
  const open = tabs.open.filter((tab) => tab.isAffix || !goes.has(tab.key));
  const stays = new Set(open.map((tab) => tab.key));
  return {
    open,
    visited: tabs.visited.filter((key) => stays.has(key)),
    drawn: Object.fromEntries(Object.entries(tabs.drawn).filter(([key]) => stays.has(key))),
  };
}

/** Where to go when the shown tab was closed: the last visited one, else the dashboard (docs/console.md#frame). */
export function nextAddress({ open, visited }: Tabs): string {
  const last = visited.at(-1);
  return open.find((tab) => tab.key === last)?.address ?? HOME;
}

export function refresh(tabs: Tabs, key: string): Tabs {
  if (indexOf(tabs, key) < 0) return tabs;
  return { ...tabs, drawn: { ...tabs.drawn, [key]: (tabs.drawn[key] ?? 0) + 1 } };
}

/** Moves a tab to the position of another one; pinned tabs stay first. */
export function move(tabs: Tabs, key: string, to: string): Tabs {
  const tab = tabs.open[indexOf(tabs, key)];
  const target = tabs.open[indexOf(tabs, to)];
  if (!tab || !target || tab === target || tab.isAffix || target.isAffix) return tabs;
  const others = tabs.open.filter((one) => one !== tab);
  const isRightwards = indexOf(tabs, key) < indexOf(tabs, to);
  const at = others.indexOf(target) + (isRightwards ? 1 : 0);
  return { ...tabs, open: [...others.slice(0, at), tab, ...others.slice(at)] };
}

/** Pages that stay alive behind the shown one; more would cost memory without being missed. */
const KEPT = 30;

/** Whether the page of a hidden tab keeps its state: one of the last visited. */
export const isKept = ({ visited }: Tabs, key: string) => visited.slice(-KEPT).includes(key);
