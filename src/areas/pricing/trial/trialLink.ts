import type { Picked } from '@/shared/pricing/picks';

/** A line of the basket as it is typed. */
export interface TrialLine {
  key: number;
  product: Picked | null;
  qty: string;
  /** The entered price; '' where none was entered. */
  entered: string;
}

/** Who buys what, where and when, and which drafts are switched on. */
export interface Trial {
  branchId: string;
  customer: Picked | null;
  staff: Picked | null;
  /** Null means now. */
  orderTime: string | null;
  lines: TrialLine[];
  rules: Picked[];
  activities: Picked[];
}

const LINE = ';';
const SEPARATOR = '~';

const idsOf = (picked: readonly Picked[]) => picked.map(({ value }) => value).join(',');

/** The trial as the query of an address, with readable ids and numbers. */
export function queryOf({ branchId, customer, staff, orderTime, lines, rules, activities }: Trial) {
  const query = new URLSearchParams();
  const put = (name: string, value: string | null | undefined) => value && query.set(name, value);
  put('branch', branchId);
  put('cust', customer?.value);
  put('staff', staff?.value);
  put('time', orderTime?.replace(' ', 'T'));
  const basket = lines.flatMap(({ product, qty, entered }) =>
    product ? [[product.value, qty, ...(entered ? [entered] : [])].join(SEPARATOR)] : [],
  );
  put('lines', basket.join(LINE));
  put('rules', idsOf(rules));
  put('activities', idsOf(activities));
  return query.toString();
}

const pick = (value: string): Picked => ({ value, label: value });
const picks = (list: string | null) => (list ?? '').split(',').filter(Boolean).map(pick);
const one = (value: string | null) => (value ? pick(value) : null);
const DECIMAL = /^\d{1,8}(\.\d{1,4})?$/;
const decimal = (text: string) => (DECIMAL.test(text) ? text : '');
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/;
const MAX_LINES = 200;

function linesOf(text: string): TrialLine[] {
  return text
    .split(LINE)
    .filter(Boolean)
    .slice(0, MAX_LINES)
    .map((line, key) => {
      const [productId = '', qty = '', entered = ''] = line.split(SEPARATOR);
      return { key, product: one(productId), qty: decimal(qty), entered: decimal(entered) };
    });
}

/** The trial of an address; unknown parts are ignored. Names are ids until the server has answered them. */
export function trialOf(query: URLSearchParams, branchId: string): Trial {
  const time = query.get('time') ?? '';
  const lines = linesOf(query.get('lines') ?? '');
  return {
    branchId: query.get('branch') ?? branchId,
    customer: one(query.get('cust')),
    staff: one(query.get('staff')),
    orderTime: TIME.test(time) ? `${time.replace('T', ' ')}:00`.slice(0, 19) : null,
    lines: lines.length > 0 ? lines : [{ key: 0, product: null, qty: '', entered: '' }],
    rules: picks(query.get('rules')),
    activities: picks(query.get('activities')),
  };
}
