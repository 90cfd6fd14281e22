/** How long the longest sequence is that both have in this order, gaps allowed. */
export function commonLength(one: readonly string[], other: readonly string[]) {
  let above = new Array<number>(other.length + 1).fill(0);
  for (const item of one) {
    const row = [0];
    for (const [i, candidate] of other.entries())
      row.push(item === candidate ? (above[i] ?? 0) + 1 : Math.max(above[i + 1] ?? 0, row[i] ?? 0));
    above = row;
  }
  return above.at(-1) ?? 0;
}

/** Every two of them, in their order. */
export const pairsOf = <T>(items: readonly T[]): (readonly [T, T])[] =>
  items.flatMap((first, i) => items.slice(i + 1).map((second) => [first, second] as const));
