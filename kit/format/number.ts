import { kit } from '../host';

/** Shown in an empty cell. */
export const NOTHING = '–';

/** Money and prices travel as decimal texts: they are shown exactly, never computed with. */
type Numeric = string | number | null | undefined;

const DECIMAL = /^-?\d{1,40}(?:\.\d{1,20})?$/;
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(least: number, most: number) {
  const locale = kit().locale();
  const key = `${locale} ${least} ${most}`;
  const found = formats.get(key);
  if (found) return found;
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
    // Spanish would leave 1234,56 ungrouped (docs/console.md#formats: thousands separators).
    useGrouping: 'always',
  });
  formats.set(key, format);
  return format;
}

function show(value: Numeric, least: number, most = least) {
  if (typeof value === 'number') return Number.isFinite(value) ? formatOf(least, most).format(value) : NOTHING;
  const text = value?.trim() ?? '';
  if (!DECIMAL.test(text)) return NOTHING;
  // Intl formats a decimal text exactly; its type asks for a numeric text, which was tested above.
  return formatOf(least, most).format(text as `${number}`);
}

/** Two decimals and thousands separators unless the caller knows better (docs/console.md#formats). */
export const formatNumber = (value: Numeric, decimals = 2) => show(value, decimals);
/** An amount: exactly two decimals. */
export const formatMoney = (value: Numeric) => show(value, 2);
/** A unit price: two to four decimals. */
export const formatPrice = (value: Numeric) => show(value, 2, 4);
/** A quantity: up to four decimals, none when it is whole. */
export const formatQuantity = (value: Numeric) => show(value, 0, 4);

/** `"5.00"` means 5 % (docs/domain/platform.md#money). */
export function formatPercent(value: Numeric, decimals = 2) {
  const number = show(value, decimals);
  return number === NOTHING ? NOTHING : `${number}%`;
}

const SIZES = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
const STEP = 1024;

/** The size of a file, in the unit that leaves the fewest digits. */
export function formatBytes(bytes: number | null | undefined) {
  if (bytes === null || bytes === undefined) return NOTHING;
  const power = Math.min(SIZES.length - 1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(STEP)));
  const unit = SIZES[power] ?? 'byte';
  const digits = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: power > 0 ? 1 : 0 } as const;
  return new Intl.NumberFormat(kit().locale(), digits).format(bytes / STEP ** power);
}
