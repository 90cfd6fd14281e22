/** Groups rows by a key; groups and rows keep their order. */
export function groupBy<T>(rows: readonly T[], groupOf: (row: T) => string) {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(groupOf(row), [...(groups.get(groupOf(row)) ?? []), row]);
  return groups;
}
