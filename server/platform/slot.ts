/**
 * What an area takes from others without importing them: it says what it needs, and the composition root
 * (server/compose.ts) fills it in before anything is answered.
 */
export function slot<T>(name: string) {
  let filled: { value: T } | undefined;
  return {
    fill(value: T) {
      filled = { value };
    },
    get(): T {
      if (!filled) throw new Error(`Nothing was filled in for ${name}: import server/compose.ts.`);
      return filled.value;
    },
  };
}
