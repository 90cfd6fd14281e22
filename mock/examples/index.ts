import { seedAnnouncements } from './announcements';
import type { Db } from '../../server/platform/database/open';
import { readSetting, writeSetting } from '../../server/platform/settings';
import type { DemoOptions } from './demoOptions';
import { seedDictionary } from '../../server/catalogue/dictionary';
import { seedFairTrade } from './fairTrade';
import { seedFeedback } from './feedback';
import { seedMasterData } from './masterData';
import { seedOrganisation, seedPermissions } from './organisation';
import { seedPriceRules, seedRuleCategories } from './priceRules';
import { seedProperty } from './property';
import { seedReference, seedServed } from './reference';
import { seedSuppliers } from './suppliers';
import { seedTradeFairs } from './tradeFair';

/** Fills an empty database: the catalogue always, the fictitious company where it is wanted. Does nothing twice. */
export const seed = (demo: DemoOptions | undefined) => async (db: Db) => {
  if (!(await readSetting(db, 'catalogue'))) {
    await seedPermissions(db);
    await seedDictionary(db);
    await seedReference(db);
    await writeSetting(db, 'catalogue', '1');
  }
  await seedRuleCategories(db);
  if (demo) await seedSuppliers(db);
  if (!demo) return;
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
};
