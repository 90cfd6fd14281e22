import type { Db } from '../../server/platform/database/db';
import { seedActivities } from './activities';
import { seedCatalogue } from './catalogue';
import { seedCustomers } from './customers';
import { seedPolicies } from './policies';
import { seedSales } from './sales';

/** The products, customers and salespeople of the fictitious company. */
export async function seedMasterData(db: Db, day: string) {
  await seedCatalogue(db, day);
  await seedCustomers(db);
  await seedSales(db, day);
  await seedPolicies(db, day);
  await seedActivities(db, day);
}
