/**
 * A place for what an area takes from others without importing them: the area declares its type, and the composition
 * root (server/compose.ts) fills it before the first request.
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
