import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import { ENTRY_STATUS } from '../../../../src/contract/master-data/approval';
import type { FormKind } from '../../../../src/contract/master-data/entry-records';
import { PUBLIC_KINDS, PUBLIC_RESULT_PAGE } from '../../../../src/contract/master-data/public-entry';
import { MOBILE } from '../../../../src/contract/patterns';
import type { App } from '../../../http/context';
import { countEvent } from '../../../http/rateLimit';
import { translate } from '../../../http/texts';
import { DAY, shanghai } from '../../../platform/clock';
import type { Db } from '../../../platform/database/db';
import { defineJob, type Running } from '../../../platform/jobs/kinds';
import { global, ofParent } from '../../../platform/scope';
import { type Match, matchesOf } from '../data/duplicates/candidates';
import { recordOfForm } from '../data/duplicates/entries';
import { factsOf } from '../data/duplicates/factsOf';
import { renewFacts } from '../data/duplicates/renewFacts';
import { loadVocabulary } from '../data/duplicates/vocabulary';
import { givenQueryCode, newQueryCode } from '../data/queryCodes';
import { FACTS_OF } from '../data/schema/duplicates';
import { entry, type EntryRow, type Form } from '../data/schema/entry';
import { publicEntry } from '../data/schema/publicEntry';
import { isRows } from '../rules/approval/paths';
import { DUPLICATE_VERDICT } from '../../../../src/contract/master-data/duplicates';

type Host = Pick<App, 'db' | 'clock' | 'keys' | 'sendSms' | 'publicOrigin'>;
const say = translate('zh');

const payload = z.discriminatedUnion('what', [
  z.object({ what: z.enum(['added', 'again', 'returned']), entryId: z.string() }),
  z.object({ what: z.literal('newCode'), entryNo: z.string(), phone: z.string() }),
]);

async function publicEntryOf(db: Db, entryId: string) {
  const [found] = await db
    .select({ row: entry, own: publicEntry })
    .from(publicEntry)
    .innerJoin(entry, eq(entry.entryId, publicEntry.entryId))
    .where(global('clock', and(eq(publicEntry.entryId, entryId), eq(entry.deleted, 0))));
  return found;
}
type Found = NonNullable<Awaited<ReturnType<typeof publicEntryOf>>>;

const isForm = (kind: number): kind is FormKind => Object.values<number>(PUBLIC_KINDS).includes(kind);
/** The link has no code: the applicant types it, so that nobody else sees the result. */
const resultLink = ({ publicOrigin }: Host) => publicOrigin + PUBLIC_RESULT_PAGE;

async function sendCode(host: Host, { row: { entryNo }, own }: Found) {
  const code = givenQueryCode(host.keys, { ...own, entryNo });
  const text = say('publicEntry.code', { no: entryNo, code, link: resultLink(host) });
  await host.sendSms({ phone: own.phone, text, key: `public-entry-${own.entryId}` });
}

/** The mobile number that a form names, where staff have entered it. */
function phoneIn(form: Form): string {
  const receivers = isRows(form.receivers) ? form.receivers : [];
  const named = [form.contactPhone, ...receivers.map(({ phone }) => phone)];
  return named.find((one): one is string => typeof one === 'string' && MOBILE.test(one)) ?? '';
}

/** The earlier applicant is told on the number that is on record, once a day. */
async function tellEarlier(host: Host, { row: { sourceId, source, code } }: Match) {
  if (source !== FACTS_OF.entry) return;
  const { db, clock, sendSms } = host;
  const [earlier] = await db
    .select({ form: entry.form, phone: publicEntry.phone })
    .from(entry)
    .leftJoin(publicEntry, eq(publicEntry.entryId, entry.entryId))
    .where(global('clock', eq(entry.entryId, sourceId)));
  const phone = earlier?.phone ?? phoneIn(earlier?.form ?? {});
  const once = { kind: 'entryAlike', key: sourceId, most: 1, within: DAY };
  if (phone === '' || (await countEvent(db, once, clock())) === undefined) return;
  await sendSms({ phone, text: say('publicEntry.alike', { no: code }), key: `entry-alike-${sourceId}-${clock()}` });
}

/** Whether a match was there before the entry: a master, or an entry with a smaller id. */
const isEarlier = (row: EntryRow, { row: other }: Match) =>
  other.source === FACTS_OF.master || BigInt(other.sourceId) < BigInt(row.entryId);

/** Compares an application with all that is there, for staff to see; its applicant has had his answer. */
async function compare(host: Host, { row }: Found) {
  const { db, clock } = host;
  if (!isForm(row.kind)) return;
  const { kind, entryId } = row;
  await renewFacts(db, { kind, of: FACTS_OF.entry, ids: [entryId], now: shanghai(clock()) });
  const facts = factsOf(recordOfForm(kind, row.form), await loadVocabulary(db));
  const matches = await matchesOf(db, facts, { kind, except: [entryId], least: DUPLICATE_VERDICT.likely });
  const [first] = matches.filter((one) => isEarlier(row, one));
  if (!first || row.dupOf !== '') return;
  await db.update(entry).set({ dupOf: first.row.code }).where(ofParent(entry.entryId, entryId));
  await tellEarlier(host, first);
}

/** When the job made its code: another try sends the same code, which the first may have sent already. */
const madeSchema = z.object({ madeAt: z.number() }).nullable();

async function giveNewCode(
  host: Host,
  { entryNo, phone }: { entryNo: string; phone: string },
  { progress, saveIn }: Pick<Running<unknown>, 'progress' | 'saveIn'>,
) {
  const { db, keys, clock, sendSms } = host;
  const [found] = await db
    .select({ own: publicEntry })
    .from(publicEntry)
    .innerJoin(entry, eq(entry.entryId, publicEntry.entryId))
    .where(global('clock', and(eq(entry.entryNo, entryNo), eq(publicEntry.phone, phone), eq(entry.deleted, 0))));
  if (!found) return;
  const { entryId } = found.own;
  let madeAt = madeSchema.parse(progress)?.madeAt;
  let code = madeAt === undefined ? '' : givenQueryCode(keys, { ...found.own, entryNo });
  if (madeAt === undefined || code === '') {
    madeAt = clock();
    const made = newQueryCode(keys, entryNo);
    ({ code } = made);
    await db.transaction(async (tx) => {
      await saveIn(tx, { madeAt });
      const { salt, codeHash } = made;
      await tx.update(publicEntry).set({ salt, codeHash }).where(ofParent(publicEntry.entryId, entryId));
    });
  }
  const text = say('publicEntry.newCode', { no: entryNo, code });
  await sendSms({ phone, text, key: `public-entry-code-${entryId}-${madeAt}` });
}

/** Nobody is told of a return that was corrected, voided or taken back before the message left. */
async function tellReturned(host: Host, { row, own }: Found) {
  if (row.status !== ENTRY_STATUS.returned) return;
  const text = say('publicEntry.returned', { no: row.entryNo, link: resultLink(host) });
  await host.sendSms({ phone: own.phone, text, key: `public-entry-${own.entryId}-${row.round}` });
}

/** docs/domain/public-entry.md#afterwards */
export const publicEntryJob = defineJob<Host, z.output<typeof payload>>({
  payload,
  attempts: 3,
  atOnce: 4,
  async run(host, { payload: given, progress, saveIn }) {
    if (given.what === 'newCode') return giveNewCode(host, given, { progress, saveIn });
    const found = await publicEntryOf(host.db, given.entryId);
    if (!found) return;
    if (given.what === 'returned') return tellReturned(host, found);
    await compare(host, found);
    if (given.what === 'added') await sendCode(host, found);
  },
});
