import { seedChains } from './areas/master-data/data/approval/seedChains';
import { seedReference } from './areas/master-data/data/seedReference';
import { seedRuleCategories } from './areas/pricing/data/seedRuleCategories';
import { seedDictionary } from './catalogue/dictionary';
import { bringCatalogue } from './catalogue/bring';
import { seedPermissions } from './catalogue/permissions';
import { switchDemoAccounts } from './catalogue/demoAccounts';
import { seedDemoAccounts, seedExamples } from './examples';
import type { Db } from './platform/database/db';
import { readSetting, writeSetting } from './platform/settings';

type Demo = Parameters<typeof seedExamples>[1] | undefined;

/** Adds what this build has and an earlier one had not; at each start. */
async function bringOwn(db: Db) {
  await seedRuleCategories(db);
  await seedChains(db);
  await bringCatalogue(db);
}

/** Accounts of the demonstration pages are enabled where these are there; a database without the examples has none. */
async function followDemo(db: Db, demo: Demo) {
  if (demo?.accounts) await seedDemoAccounts(db, demo);
  await switchDemoAccounts(db, demo?.accounts ?? false);
}

/** Brings a database that is filled already up to this build; at each start. */
export const bring = (demo: Demo) => async (db: Db) => {
  await bringOwn(db);
  await followDemo(db, demo);
};

/** Fills an empty database: what is part of the product always, the fictitious company where it is wanted. */
export const seed = (demo: Demo) => async (db: Db) => {
  if (!(await readSetting(db, 'catalogue'))) {
    await seedPermissions(db);
    await seedDictionary(db);
    await seedReference(db);
    await writeSetting(db, 'catalogue', '1');
  }
  await bringOwn(db);
  if (demo) await seedExamples(db, demo);
  await followDemo(db, demo);
};
