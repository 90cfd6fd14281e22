/** A share in per cent with two decimals, rounded half up; empty where there is nothing to share. */
export function percent(part: bigint, whole: bigint): string {
  if (whole <= 0n) return '';
  const hundredths = (part * 20_000n + whole) / (2n * whole);
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}
