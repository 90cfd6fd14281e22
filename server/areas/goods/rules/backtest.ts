import { UNWATCHED, type Watch, type Watched, watchOnce } from './monitor';

export interface Figure {
  productId: string;
  branchId: string;
  /** `yyyy-MM-dd`, in this order for each product and company. */
  day: string;
  /** In 1/10000; null: there was none. */
  value: number | null;
}

export interface Found {
  productId: string;
  branchId: string;
  /** Days, as in `Figure`; null: it is open at the end. */
  opened: string;
  recovered: string | null;
  /** The figure that opened it, in 1/10000. */
  value: number;
}

/** The same state machine as live, day by day. */
export function backtest(figures: readonly Figure[], watch: Watch): Found[] {
  const states = new Map<string, Watched>();
  const open = new Map<string, Found>();
  const found: Found[] = [];
  for (const { productId, branchId, day, value } of figures) {
    const key = `${branchId} ${productId}`;
    const { now, finding } = watchOnce(states.get(key) ?? UNWATCHED, value, watch);
    states.set(key, now);
    if (finding === 'opened' && value !== null) {
      const one: Found = { productId, branchId, opened: day, recovered: null, value };
      open.set(key, one);
      found.push(one);
    }
    const ended = open.get(key);
    if (finding === 'recovered' && ended) {
      ended.recovered = day;
      open.delete(key);
    }
  }
  return found;
}
