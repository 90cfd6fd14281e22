import { lt } from 'drizzle-orm';
import { DRAFT_DAYS } from '../../../../src/contract/master-data/public-entry';
import { DAY } from '../../../platform/clock';
import type { Files } from '../../../platform/files/files';
import { dropUnused } from '../../../platform/files/sweep';
import type { Db } from '../../../platform/database/db';
import { global } from '../../../platform/scope';
import { QUARANTINE } from '../data/publicEntries';
import { publicDraft } from '../data/schema/publicEntry';

/** Deletes drafts seven days after their last save; nothing names their files then, which go a day later. */
export const dropOldDrafts = (db: Db, ms: number) =>
  db.delete(publicDraft).where(global('clock', lt(publicDraft.savedAt, new Date(ms - DRAFT_DAYS * DAY))));

const UNUSED_HOURS = 24;

/** Deletes files that no draft and no application names, even where the installation keeps unused files for longer. */
export const dropQuarantined = (files: Files, ms: number) =>
  dropUnused(files, { ms, hours: UNUSED_HOURS, bizType: QUARANTINE });
