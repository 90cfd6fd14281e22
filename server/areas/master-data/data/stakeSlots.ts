import type { LicenceImpact, OwnerType } from '../../../../src/contract/master-data/licences';
import type { Db } from '../../../platform/database/db';
import { slot } from '../../../platform/slot';

/** Owners of one type; suppliers and our own companies are both companies, and their ids never collide. */
export interface Asked {
  ownerType: OwnerType;
  ownerIds: readonly string[];
  now: string;
}

/** How many there are of each owner; who has none is not in it. */
export type Counted = ReadonlyMap<string, number>;
type Counting = (db: Db, asked: Asked) => Promise<Counted>;

/** How areas that know the master data count what depends on owners. */
export const ownerStakes = slot<Readonly<Record<keyof LicenceImpact, Counting>>>('ownerStakes');

/** What depends on owners, as far as the asker sees it. */
export async function stakesOf(db: Db, asked: Asked): Promise<(ownerId: string) => LicenceImpact> {
  if (asked.ownerIds.length === 0) return () => ({ openOrders: 0, listedProducts: 0, activities: 0 });
  const count = ownerStakes.get();
  const openOrders = await count.openOrders(db, asked);
  const listedProducts = await count.listedProducts(db, asked);
  const activities = await count.activities(db, asked);
  return (ownerId) => ({
    openOrders: openOrders.get(ownerId) ?? 0,
    listedProducts: listedProducts.get(ownerId) ?? 0,
    activities: activities.get(ownerId) ?? 0,
  });
}
