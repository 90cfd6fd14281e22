import { randomBytes } from 'node:crypto';
import type { Db } from '../platform/database/db';
import { ssoTicket } from '../platform/schema/organisation';
import { idempotency, session, smsCode, uploadTicket } from '../platform/schema/platform';
import { writeSetting } from '../platform/settings';
import { NEUTRALISED } from '../start';

/** What the real installation has handed out must not open the copy, nor the other way round. */
const DOORS = [session, smsCode, uploadTicket, ssoTicket, idempotency] as const;

/** Makes a database a copy that can send nothing; it stays one. */
export const neutralise = (db: Db) =>
  db.transaction(async (tx) => {
    for (const door of DOORS) await tx.delete(door);
    // Signs the addresses of files, exports and doors.
    await writeSetting(tx, 'linkSecret', randomBytes(32).toString('hex'));
    await writeSetting(tx, NEUTRALISED, new Date().toISOString());
  });
