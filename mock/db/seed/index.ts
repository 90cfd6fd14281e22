import type { Clock } from '../../rules/time';
import type { Db } from '../open';
import { readSetting, writeSetting } from '../settings';
import { seedDictionary } from './dictionary';
import { seedOrganisation } from './organisation';
import { seedTradeFairs } from './tradeFair';

export interface SeedOptions {
  /** `yyyy-MM-dd`: seed rows are placed relative to this day (decisions.md 36). */
  day: string;
  /** The password of every seeded account. */
  password: string;
  /** False on a shared server: seeded sign-on tickets would be a way in for everybody. */
  tickets: boolean;
  clock: Clock;
}

/** Fills an empty database; does nothing on one that was seeded before. */
export const seed = (options: SeedOptions) => async (db: Db) => {
  if (await readSetting(db, 'seedDay')) return;
  await seedOrganisation(db, options);
  await seedDictionary(db);
  await seedTradeFairs(db, options);
  await writeSetting(db, 'seedDay', options.day);
};
