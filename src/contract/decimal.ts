const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/** "12.8" with four places is 128000; text with more places than there are is refused. */
export function toUnits(text: string, places: number): number {
  const [, sign = '', whole = '', fraction = ''] = DECIMAL.exec(text.trim()) ?? [];
  const units = Number(whole + fraction.padEnd(places, '0'));
  if (whole === '' || fraction.length > places || !Number.isSafeInteger(units))
    throw new RangeError(`${text} is not a decimal of ${places} places.`);
  return sign ? 0 - units : units;
}

export function toText(units: number | bigint, places: number): string {
  const digits = String(units < 0 ? -units : units).padStart(places + 1, '0');
  const cut = digits.length - places;
  return `${units < 0 ? '-' : ''}${digits.slice(0, cut)}${places > 0 ? '.' : ''}${digits.slice(cut)}`;
}

/** Without the zeros at its end: "2.375", "120". */
export const toShortText = (units: number, places: number) =>
  toText(units, places)
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');
