/** Fen as a decimal string in yuan with two decimals (domain/00 §0.2). */
export function yuan(fen: bigint): string {
  const digits = String(fen < 0n ? -fen : fen).padStart(3, '0');
  return `${fen < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
