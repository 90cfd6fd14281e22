import { lt } from 'drizzle-orm';
import { DRAFT_DAYS } from '../../../../src/contract/master-data/public-entry';
import { DAY } from '../../../platform/clock';
import type { Db } from '../../../platform/database/db';
import { global } from '../../../platform/scope';
import { publicDraft } from '../data/schema/publicEntry';

/** Seven days after they were saved last; nothing names their files then, which go a day later. */
export const dropOldDrafts = (db: Db, ms: number) =>
  db.delete(publicDraft).where(global('clock', lt(publicDraft.savedAt, new Date(ms - DRAFT_DAYS * DAY))));
