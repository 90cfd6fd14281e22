const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/** "12.8" with four places is 128000; text with more places than there are is refused. */
export function toUnits(text: string, decimals: number): number {
  const [, sign = '', whole = '', fraction = ''] = DECIMAL.exec(text.trim()) ?? [];
  const units = Number(whole + fraction.padEnd(decimals, '0'));
  if (whole === '' || fraction.length > decimals || !Number.isSafeInteger(units))
    throw new RangeError(`${text} is not a decimal of ${decimals} places.`);
  return sign ? 0 - units : units;
}

export function toText(units: number | bigint, decimals: number): string {
  const digits = String(units < 0 ? -units : units).padStart(decimals + 1, '0');
  const cut = digits.length - decimals;
  return `${units < 0 ? '-' : ''}${digits.slice(0, cut)}${decimals > 0 ? '.' : ''}${digits.slice(cut)}`;
}

/** A decimal without trailing zeros: "2.375", "120". */
export const toShortText = (units: number, decimals: number) =>
  toText(units, decimals)
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');
