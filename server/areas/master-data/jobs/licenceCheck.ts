import { and, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import * as z from 'zod';
import { OWNER_TYPE, type OwnerType } from '../../../../src/contract/master-data/licences';
import type { App } from '../../../http/context';
import { holdersOf } from '../../../http/permission';
import { translate } from '../../../http/texts';
import { shanghai } from '../../../platform/clock';
import { groupBy } from '../../../platform/groupBy';
import { chunks } from '../../../platform/database/chunks';
import { isNamed } from '../../../platform/database/columns';
import type { Db } from '../../../platform/database/db';
import { defineJob } from '../../../platform/jobs/kinds';
import { enqueue } from '../../../platform/jobs/queue';
import { branch, staff, user } from '../../../platform/schema/organisation';
import { setting } from '../../../platform/schema/platform';
import { global } from '../../../platform/scope';
import { lineage } from '../../../platform/tree';
import { endingLicences, endsWithin } from '../data/endingLicences';
import { advanceLicences } from '../data/licences';
import { customer } from '../data/schema/customer';
import { licenceNotice, type LicenceRow } from '../data/schema/licence';
import { product } from '../data/schema/product';
import { supplier } from '../data/schema/supplier';
import { daysLeft, FIRST_TOLD, toldFor } from '../rules/licence';

const KIND = 'licenceSms';
const AT = '00:10:00';
const LOOKED = 'licencesLookedAt';
/** Users with this button are told which licences are to be renewed. */
const BUTTON = 'licenceCancel_renew';
/** How many owners a message names. */
const NAMED = 5;

interface Receiver {
  staffId: string;
  receiverName: string;
}

/** People who hold the button, of each company or of the nearest above it that has some. */
async function clerksOf(db: Db) {
  const rows = await db
    .select({ branchId: user.branchId, staffId: user.staffId, receiverName: user.realName })
    .from(user)
    .where(global('account', and(eq(user.status, 1), inArray(user.userId, holdersOf(db, BUTTON)))));
  const own = groupBy(rows, ({ branchId }) => branchId);
  const branches = await db
    .select({ branchId: branch.branchId, path: branch.path })
    .from(branch)
    .where(global('shared'));
  const lines = new Map(branches.map(({ branchId, path }) => [branchId, lineage(path)]));
  return (branchId: string): readonly Receiver[] => {
    const nearest = lines.get(branchId)?.find((one) => own.has(one));
    return own.get(nearest ?? '') ?? [];
  };
}

/** The headquarters: what belongs to no company is theirs. */
async function topOf(db: Db) {
  const [found] = await db
    .select({ branchId: branch.branchId })
    .from(branch)
    .where(global('shared', sql`${branch.parentId} is null`));
  return found?.branchId ?? '';
}

async function salespeopleOf(db: Db, custIds: readonly string[]) {
  const rows = await db
    .select({ custId: customer.custId, staffId: staff.staffId, receiverName: staff.staffName })
    .from(customer)
    .innerJoin(staff, eq(staff.staffId, customer.salesmanId))
    .where(global('name', and(isNamed(customer.custId, custIds), isNotNull(customer.salesmanId))));
  return new Map<string, Receiver>(rows.map(({ custId, ...one }) => [custId, one]));
}

async function namesOf(db: Db, rows: readonly LicenceRow[]) {
  const idsOf = (ownerType: OwnerType) =>
    rows.filter((row) => row.ownerType === ownerType).map(({ ownerId }) => ownerId);
  const companies = idsOf(OWNER_TYPE.company);
  const named = [
    ...(await db
      .select({ ownerId: customer.custId, name: customer.custName })
      .from(customer)
      .where(global('name', isNamed(customer.custId, idsOf(OWNER_TYPE.customer))))),
    ...(await db
      .select({ ownerId: product.productId, name: product.productName })
      .from(product)
      .where(global('shared', isNamed(product.productId, idsOf(OWNER_TYPE.commodity))))),
    ...(await db
      .select({ ownerId: supplier.supplierId, name: supplier.supplierName })
      .from(supplier)
      .where(global('shared', isNamed(supplier.supplierId, companies)))),
    ...(await db
      .select({ ownerId: branch.branchId, name: branch.branchName })
      .from(branch)
      .where(global('shared', isNamed(branch.branchId, companies)))),
  ];
  return new Map(named.map(({ ownerId, name }) => [ownerId, name]));
}

/** Tells those whom it concerns, each once for each of the days. */
async function tellEnding(db: Db, rows: readonly LicenceRow[], ms: number) {
  if (rows.length === 0) return;
  const time = shanghai(ms);
  const day = time.slice(0, 10);
  const top = await topOf(db);
  const clerks = await clerksOf(db);
  const sellers = await salespeopleOf(
    db,
    rows.filter(({ ownerType }) => ownerType === OWNER_TYPE.customer).map(({ ownerId }) => ownerId),
  );
  const names = await namesOf(db, rows);
  const notices = rows.flatMap((row) => {
    const { licenceId, branchId, licenceType, licenceNo, ownerId, ownerType, expiryDate } = row;
    if (expiryDate === null) return [];
    const left = daysLeft(expiryDate, day);
    const stage = toldFor(left);
    if (stage === undefined) return [];
    const type = translate('zh')(`licence.type${licenceType}`);
    const name = names.get(ownerId) ?? ownerId;
    const text = translate('zh')('licence.ends', {
      name,
      type,
      licenceNo,
      expiryDate,
      left,
    });
    const seller = ownerType === OWNER_TYPE.customer ? sellers.get(ownerId) : undefined;
    const receivers = new Map<string, Receiver>(
      [...(seller ? [seller] : []), ...clerks(branchId ?? top)].map((one) => [one.staffId, one]),
    );
    return [...receivers.values()].map(({ staffId, receiverName }) => ({
      ...{ licenceId, branchId, expiryDate, daysLeft: stage, staffId, receiverName, text, time, ownerName: name },
    }));
  });
  if (notices.length === 0) return;
  const told = new Set<string>();
  for (const some of chunks(notices)) {
    const made = await db
      .insert(licenceNotice)
      .values(some)
      .onConflictDoNothing()
      .returning({ staffId: licenceNotice.staffId });
    for (const { staffId } of made) told.add(staffId);
  }
  const jobs = [...told].map((staffId) => ({
    ...{ kind: KIND, key: `${staffId} ${time}`, payload: { staffId, time } },
  }));
  await enqueue(db, jobs, ms);
}

/** Takes the day for this process: another one, or a second look, finds it taken. */
async function takeDay(db: Db, day: string) {
  const taken = await db
    .insert(setting)
    .values({ name: LOOKED, value: day })
    .onConflictDoUpdate({ target: setting.name, set: { value: day }, setWhere: lt(setting.value, day) })
    .returning({ name: setting.name });
  return taken.length > 0;
}

/** Ten minutes after midnight: new states of licences, messages of ends (docs/domain/master-data.md#licences). */
export async function licenceCheck(db: Db, ms: number): Promise<boolean> {
  const now = shanghai(ms);
  const day = now.slice(0, 10);
  if (now < `${day} ${AT}`) return false;
  return db.transaction(async (tx) => {
    if (!(await takeDay(tx, day))) return false;
    await advanceLicences(tx, day);
    const scope = global('clock', endsWithin(day, FIRST_TOLD));
    await tellEnding(tx, await endingLicences(tx, scope, { day, days: FIRST_TOLD }), ms);
    return true;
  });
}

/** One text message a day to somebody of the staff: the licence, or how many and whose; who has no account gets none. */
export const licenceSmsJob = defineJob({
  payload: z.object({ staffId: z.string(), time: z.string() }),
  attempts: 3,
  atOnce: 4,
  async run({ db, sendSms }: Pick<App, 'db' | 'clock' | 'sendSms'>, { payload: { staffId, time } }) {
    const [account] = await db
      .select({ phone: user.i9Phone })
      .from(user)
      .where(global('account', and(eq(user.staffId, staffId), eq(user.status, 1))))
      .limit(1);
    const notices = await db
      .select({ text: licenceNotice.text, ownerName: licenceNotice.ownerName })
      .from(licenceNotice)
      .where(global('clock', and(eq(licenceNotice.staffId, staffId), eq(licenceNotice.time, time))))
      .orderBy(licenceNotice.expiryDate, licenceNotice.noticeId);
    const [first] = notices;
    if (!account || !first) return;
    const names = [...new Set(notices.map(({ ownerName }) => ownerName))].slice(0, NAMED);
    const text =
      notices.length === 1 ? first.text : translate('zh')('licence.endMany', { count: notices.length, names });
    await sendSms({ phone: account.phone, text, key: `licence-${staffId}-${time}` });
  },
});
