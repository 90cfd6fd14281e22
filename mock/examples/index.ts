import { seedAnnouncements } from './announcements';
import type { Db } from '../../server/platform/database/db';
import { readSetting, writeSetting } from '../../server/platform/settings';
import type { DemoOptions } from './demoOptions';
import { seeds } from './files';
import { seedFairTrade } from './fairTrade';
import { seedFeedback } from './feedback';
import { seedMasterData } from './masterData';
import { seedOrganisation } from './organisation';
import { seedPriceRules } from './priceRules';
import { seedProperty } from './property';
import { seedServed } from './reference';
import { seedSuppliers } from './suppliers';
import { seedTradeFairs } from './tradeFair';

/** Brings the fictitious company into a database that has the product's own rows. Does nothing twice. */
export async function seedExamples(db: Db, demo: DemoOptions) {
  await seedSuppliers(db);
  const day = await readSetting(db, 'seedDay');
  if (!day) {
    await seedOrganisation(db, demo);
    await seedServed(db);
    await seedTradeFairs(db, demo);
    await seedProperty(db, demo);
    await seedFeedback(db, demo);
    await writeSetting(db, 'seedDay', demo.day);
  }
  await seedMasterData(db, day ?? demo.day);
  await seedPriceRules(db, day ?? demo.day);
  await seedFairTrade(db, day ?? demo.day);
  await seedAnnouncements(db, day ?? demo.day);
}

/** Who may sign in to it. */
export const exampleUsers = seeds.users;
