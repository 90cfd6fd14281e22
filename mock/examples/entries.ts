import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { BIZ_KIND } from '../../src/contract/master-data/kinds';
import type { FormKind } from '../../src/contract/master-data/entry-records';
import { auditEntry } from '../../server/areas/master-data/handlers/entries/decide';
import { entryDetail } from '../../server/areas/master-data/handlers/entries/detail';
import { writeEntry } from '../../server/areas/master-data/handlers/entries/write';
import { saveEntry } from '../../server/areas/master-data/handlers/entries/save';
import { submitEntry } from '../../server/areas/master-data/handlers/entries/submit';
import { submitCancel } from '../../server/areas/master-data/handlers/licences/cancelEntry';
import { withdrawEntry } from '../../server/areas/master-data/handlers/entries/withdraw';
import { customer } from '../../server/areas/master-data/data/schema/customer';
import { licence, licenceCancel } from '../../server/areas/master-data/data/schema/licence';
import { DAY, fromShanghai, HOUR, shanghai } from '../../server/platform/clock';
import type { Db } from '../../server/platform/database/db';
import { user } from '../../server/platform/schema/organisation';
import { global } from '../../server/platform/scope';
import { storeScans } from './licences';
import { requestOf } from './request';
import { COMMODITIES, COMPANIES, CUSTOMERS, type EntrySeed, publicCustomer } from './entryForms';
import { seedPublicEntry } from './publicEntries';

const licencesOf = z.array(z.record(z.string(), z.unknown())).catch([]);

const withScans = (form: Record<string, unknown>, scans: ReadonlyMap<unknown, string>) => ({
  ...form,
  licences: licencesOf.parse(form.licences).map((one) => ({ ...one, images: [scans.get(one.licenceType) ?? ''] })),
});

const PLAYERS: Readonly<Record<string, string>> = {
  采购: 'purchase.hq',
  质管: 'quality.hq',
  质量负责人: 'head.hq',
  审核: 'admin.hq',
};

/** Plays an entry to where the seed says; each step is a person's, as on any other day. */
async function play(db: Db, kind: FormKind, { form, ago, until, day }: EntrySeed & { day: string }) {
  let moment = fromShanghai(`${day} 06:30:00`) - ago * DAY;
  const next = (loginName: string) =>
    requestOf(db, loginName, {
      now: shanghai((moment += HOUR)),
      ...(loginName === 'op.hubei' ? { branchId: 'FDB' } : {}),
    });
  const applicant = await next('op.hubei');
  const { entryId: id, version } = await saveEntry(kind)({ form, changeOf: null }, applicant);
  if (until === 'draft') return;
  const reason = { replies: [], dupReason: '总部已核实为不同主体', confirm: 1 };
  await submitEntry(kind)({ id, version, ...reason }, await next('op.hubei'));
  const look = async (loginName: string) => {
    const context = await next(loginName);
    return { context, seen: await entryDetail(kind)({ id }, context) };
  };
  const { seen: sent } = await look('admin.hq');
  if (until === 'withdrawn') return withdrawEntry(kind)({ id, version: sent.version }, await next('op.hubei'));
  for (const { stepName } of sent.steps) {
    if (until === stepName) return;
    const colleagues = stepName === '质管' ? ['quality.hq', 'storage.hq'] : [PLAYERS[stepName] ?? 'admin.hq'];
    for (const name of colleagues) {
      const { context, seen } = await look(name);
      if (!seen.judge) continue;
      const { round, stepNo, contentHash, judge } = seen;
      const base = { id, round, stepNo, contentHash, confirm: 1 as const, confirmCodes: undefined };
      const isReturned = until === 'returned';
      // A step without fields of its own may judge any.
      const paths = judge.fields.length > 0 ? judge.fields : ['address'];
      const verdicts = paths.map((path, i) =>
        isReturned && i === 0
          ? { path, verdict: 2 as const, remark: '与营业执照不一致，请核对' }
          : { path, verdict: 1 as const, remark: '' },
      );
      await auditEntry(kind)(
        { ...base, result: isReturned ? 2 : 1, verdicts, opinion: '', matchStandardCode: null },
        context,
      );
      if (isReturned) return;
    }
  }
  if (until === 'passed') return;
  const { context, seen } = await look('admin.hq');
  await writeEntry(kind)({ id, version: seen.version }, context);
}

/** Applications to cancel licences wait for whoever decides on them. */
async function seedCancels(db: Db, day: string) {
  const rows = await db
    .select({ cancel: licenceCancel, row: licence, userId: user.userId, branchId: user.branchId })
    .from(licenceCancel)
    .innerJoin(licence, eq(licence.licenceId, licenceCancel.licenceId))
    .innerJoin(user, eq(user.loginName, licenceCancel.applicant))
    .where(global('clock'));
  for (const { cancel, row, userId, branchId } of rows) {
    const { applicant: loginName, applicantName: realName } = cancel;
    const [owner] = await db
      .select({ name: customer.custName })
      .from(customer)
      .where(global('shared', eq(customer.custId, row.ownerId)));
    const applicant = { userId, loginName, realName, branchId };
    const asked = { application: cancel, ownerName: owner?.name ?? '', applicant };
    await submitCancel(row, asked, { db, now: `${day} 08:20:00` });
  }
}

/** Entries in every status; they come as all entries do. */
export async function seedEntries(db: Db, day: string) {
  // Of their applicants' company: a form shows, and is submitted with, its own company's files only.
  const scans = await storeScans(db, { branchId: 'FDB', createdBy: 'op.hubei', gmtCreated: `${day} 06:30:00` });
  for (const [kind, seeds] of [
    [BIZ_KIND.company, COMPANIES],
    [BIZ_KIND.customer, CUSTOMERS],
    [BIZ_KIND.commodity, COMMODITIES],
  ] as const)
    for (const seed of seeds) await play(db, kind, { ...seed, form: withScans(seed.form, scans), day });
  await seedPublicEntry(db, day, withScans(publicCustomer, scans));
  await seedCancels(db, day);
}
