import { seedChains } from './areas/master-data/data/approval/seedChains';
import { seedReference } from './areas/master-data/data/seedReference';
import { seedRuleCategories } from './areas/pricing/data/seedRuleCategories';
import { seedDictionary } from './catalogue/dictionary';
import { bringCatalogue } from './catalogue/bring';
import { seedPermissions } from './catalogue/permissions';
import { seedExamples } from './examples';
import type { Db } from './platform/database/db';
import { readSetting, writeSetting } from './platform/settings';

/** What a later build has that a database of an earlier one has not; each start asks. */
export async function bring(db: Db) {
  await seedRuleCategories(db);
  await seedChains(db);
  await bringCatalogue(db);
}

/** Fills an empty database: what is part of the product always, the fictitious company where it is wanted. */
export const seed = (demo: Parameters<typeof seedExamples>[1] | undefined) => async (db: Db) => {
  if (!(await readSetting(db, 'catalogue'))) {
    await seedPermissions(db);
    await seedDictionary(db);
    await seedReference(db);
    await writeSetting(db, 'catalogue', '1');
  }
  await bring(db);
  if (demo) await seedExamples(db, demo);
};
