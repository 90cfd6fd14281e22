import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import * as z from 'zod';
import { ENTRY_STATUS } from '../../../../src/contract/master-data/approval';
import { ENTRY_PAGES, type FormKind } from '../../../../src/contract/master-data/entry-records';
import { byClock } from '../../../http/byClock';
import { type App, inTransaction } from '../../../http/context';
import { logChange } from '../../../http/operationLog';
import { HOUR, shanghai } from '../../../platform/clock';
import { defineJob } from '../../../platform/jobs/kinds';
import { enqueue } from '../../../platform/jobs/queue';
import { job } from '../../../platform/schema/job';
import { global } from '../../../platform/scope';
import { entry } from '../data/schema/entry';
import { keepError, writeEntry } from '../handlers/entries/write';

const KIND = 'writeErp';
const AT_ONCE = 200;

const isForm = (kind: number): kind is FormKind => Object.hasOwn(ENTRY_PAGES, kind);
const forms = Object.keys(ENTRY_PAGES).map(Number).filter(isForm);

/** Queues the writing of entries that passed `writeErpAfter` hours ago; without that the headquarters write them. */
export async function queueErpWrites({ db, writeErpAfter }: Pick<App, 'db' | 'writeErpAfter'>, ms: number) {
  if (writeErpAfter === undefined) return;
  const own = and(
    inArray(entry.kind, forms),
    eq(entry.status, ENTRY_STATUS.passed),
    eq(entry.deleted, 0),
    // A refused entry is tried again by its own job, and by a person.
    eq(entry.erpError, ''),
    lte(entry.auditTime, shanghai(ms - writeErpAfter * HOUR)),
    // An entry with a job is left out, so that one whose job has died does not keep the others waiting.
    sql`not exists (select from ${job} where ${job.kind} = ${KIND} and ${job.key} = ${entry.entryId} || ' ' || ${entry.round})`,
  );
  const rows = await db
    .select({ entryId: entry.entryId, round: entry.round })
    .from(entry)
    .where(global('clock', own))
    .orderBy(asc(entry.auditTime), asc(entry.entryId))
    .limit(AT_ONCE);
  const jobs = rows.map(({ entryId, round }) => ({
    kind: KIND,
    key: `${entryId} ${round}`,
    payload: { entryId, round },
  }));
  await enqueue(db, jobs, ms);
}

/** Who has written an entry, for the log: nobody has pressed a button. */
const BY = { loginName: 'system', realName: 'ERP' };

/** Writes an entry as a person would; a failure is kept with it, and the job is tried again, then dead. */
export const writeErpJob = defineJob({
  payload: z.object({ entryId: z.string(), round: z.number().int() }),
  attempts: 5,
  atOnce: 1,
  async run(app: App, { payload: { entryId, round } }) {
    const [row] = await app.db
      .select()
      .from(entry)
      .where(global('clock', eq(entry.entryId, entryId)));
    // Not due: somebody has written it, taken it back or voided it.
    const isDue = row?.status === ENTRY_STATUS.passed && row.round === round && row.deleted === 0;
    if (!isDue || !isForm(row.kind)) return;
    const { kind, version, entryNo: objectName } = row;
    const context = byClock(app, { ...BY, branchId: row.branchId });
    try {
      await inTransaction(context, async (inside) => {
        const { erpCode } = await writeEntry(kind)({ id: entryId, version }, inside);
        const note = { objectId: entryId, objectName, before: { status: row.status }, after: { erpCode } };
        await logChange(inside.db, inside, { objectType: ENTRY_PAGES[kind], ...note });
      });
    } catch (error) {
      await keepError({ id: entryId }, error, context);
      throw error;
    }
  },
});
