import { isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db';
import { decrypt, type Keys } from '../../../platform/keys';
import { dropSetting, readSetting } from '../../../platform/settings';
import { drawSeed } from './schema/lottery';
import { global, ofParent } from '../../../platform/scope';

/** Where the key stood before: beside what it sealed. */
const OLD_KEY = 'sealKey';

/**
 * Seals the seeds that are still secret by the key in use: those of before, whose key was in the database, and those of
 * a key that has been replaced. A seed whose key is missing keeps the server from starting.
 */
export const resealSeeds = (db: Db, keys: Keys) =>
  db.transaction(async (tx) => {
    const secret = await tx
      .select({ seedHash: drawSeed.seedHash, sealed: drawSeed.sealed })
      .from(drawSeed)
      .where(global('clock', isNull(drawSeed.seed)))
      .orderBy(drawSeed.seedHash)
      .for('update');
    const oldKey = await readSetting(tx, OLD_KEY);
    for (const { seedHash, sealed } of secret) {
      if (keys.isCurrent(sealed)) continue;
      const hex =
        oldKey && !sealed.startsWith('v2.')
          ? decrypt(Buffer.from(oldKey, 'hex'), sealed)
          : keys.unseal('seeds', sealed);
      await tx
        .update(drawSeed)
        .set({ sealed: keys.seal('seeds', hex) })
        .where(ofParent(drawSeed.seedHash, seedHash));
    }
    if (oldKey) await dropSetting(tx, OLD_KEY);
  });
