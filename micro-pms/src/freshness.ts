import { createCell } from './cell';
import { useBranches } from './host';

/** How often each object has been written by this module. */
const written = createCell<ReadonlyMap<string, number>>(new Map());

export function noteWritten(objects: readonly string[] = []) {
  const next = new Map(written.get());
  for (const object of objects) next.set(object, (next.get(object) ?? 0) + 1);
  written.set(next);
}

/** Grows whenever one of these objects is written, and with each other branch. */
export function useChanges(objects: readonly string[]) {
  const counts = written.use();
  return objects.reduce((sum, object) => sum + (counts.get(object) ?? 0), 0) + useBranches();
}
