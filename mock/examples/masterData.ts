import type { Db } from '../../server/platform/database/db';
import { readSetting, writeSetting } from '../../server/platform/settings';
import { seedActivities } from './activities';
import { seedCatalogue } from './catalogue';
import { seedCustomers } from './customers';
import { seedPolicies } from './policies';
import { seedSales } from './sales';

/** The products, customers and salespeople of the fictitious company. Run again, it changes nothing. */
export async function seedMasterData(db: Db, day: string) {
  if (await readSetting(db, 'masterData')) return;
  await seedCatalogue(db, day);
  await seedCustomers(db);
  await seedSales(db, day);
  await seedPolicies(db, day);
  await seedActivities(db, day);
  await writeSetting(db, 'masterData', '1');
}
