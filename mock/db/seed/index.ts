import type { Db } from '../open';
import { readSetting, writeSetting } from '../settings';
import { seedDictionary } from './dictionary';
import { seedOrganisation, seedPermissions } from './organisation';
import { seedProperty } from './property';
import { seedReference, seedServed } from './reference';
import { seedTradeFairs } from './tradeFair';

export interface DemoOptions {
  /** `yyyy-MM-dd`: rows are placed relative to this day (decisions.md 36). */
  day: string;
  /** The password of every seeded account. */
  password: string;
  /** False on a shared server: seeded sign-on tickets would be a way in for everybody. */
  tickets: boolean;
}

/** Fills an empty database: the catalogue always, the fictitious company where it is wanted. Does nothing twice. */
export const seed = (demo: DemoOptions | undefined) => async (db: Db) => {
  if (!(await readSetting(db, 'catalogue'))) {
    await seedPermissions(db);
    await seedDictionary(db);
    await seedReference(db);
    await writeSetting(db, 'catalogue', '1');
  }
  if (!demo || (await readSetting(db, 'seedDay'))) return;
  await seedOrganisation(db, demo);
  await seedServed(db);
  await seedTradeFairs(db, demo);
  await seedProperty(db, demo);
  await writeSetting(db, 'seedDay', demo.day);
};
