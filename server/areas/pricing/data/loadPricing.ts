import { type Activity, loadDrafts, loadRunning, type OrderFacts } from '../../promotion/public';
import type { Db } from '../../../platform/database/db';
import { loadFairs } from '../../trade-fair/public';

/** Everything that can change the prices of an order: activities, fairs, and drafts to try out. */
export async function loadPricing(
  db: Db,
  order: OrderFacts,
  { draftIds = [] }: { draftIds?: readonly string[] } = {},
): Promise<Activity[]> {
  const found = [...(await loadRunning(db, order)), ...(await loadFairs(db, order))];
  if (draftIds.length === 0) return found;
  const known = new Set(found.map(({ activityId }) => activityId));
  const unknown = draftIds.filter((id) => !known.has(id));
  return [...found, ...(await loadDrafts(db, order, unknown))];
}
