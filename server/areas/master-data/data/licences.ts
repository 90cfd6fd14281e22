import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  COMPANY_KIND,
  ENDING_DAYS,
  LICENCE_STATE,
  LICENCE_TYPE,
  type LicenceBlock,
  type LicenceOwner,
  type LicenceState,
  OWNER_TYPE,
  type OwnerType,
  WITHOUT_APPROVAL,
} from '../../../../src/contract/master-data/licences';
import { isNamed } from '../../../platform/database/columns';
import type { Db } from '../../../platform/database/db';
import { branch } from '../../../platform/schema/organisation';
import { global } from '../../../platform/scope';
import { blocksOn } from '../rules/licence';
import { customer } from './schema/customer';
import { licence } from './schema/licence';
import { product } from './schema/product';
import { branchOperateRange } from './schema/reference';
import { supplier } from './schema/supplier';

/** `licenceStateOn` in the database, of the columns of a table or of an alias. */
export const stateOn = (day: string, of: SQL = sql`${licence}`): SQL<number> =>
  sql`case when ${of}.cancelled_from <= ${day}::date then 4 when ${of}.renewed_from <= ${day}::date then 5
    when ${of}.expiry_date < ${day}::date then 3 when ${of}.expiry_date <= ${day}::date + ${ENDING_DAYS}::integer then 2
    else 1 end`;

/** Writes the state that licences have on a day, where it is another; answers how many have changed. */
export async function advanceLicences(db: Db, day: string): Promise<number> {
  const changed = await db
    .update(licence)
    .set({ licenceState: sql`${stateOn(day)}` })
    .where(global('clock', and(eq(licence.deleted, 0), sql`${licence.licenceState} <> ${stateOn(day)}`)))
    .returning({ licenceId: licence.licenceId });
  return changed.length;
}

const one = sql`one`;
const registrationOf = (productId: PgColumn) =>
  sql`from ${licence} as one where one.owner_type = ${OWNER_TYPE.commodity} and one.owner_id = ${productId}
    and one.licence_type = ${LICENCE_TYPE.registration} and one.deleted = 0`;

/** Whether the registration that a product of the query needs has ended or was cancelled, as `blocksOn` decides. */
export const registrationEnded = (day: string): SQL<boolean> =>
  sql`(coalesce(${product.operateRangeId}, '') not in (${sql.join(
    WITHOUT_APPROVAL.map((range) => sql`${range}`),
    sql`, `,
  )}) and exists (select 1 ${registrationOf(product.productId)} and ${stateOn(day, one)} in (3, 4))
  and not exists (select 1 ${registrationOf(product.productId)} and one.valid_from <= ${day}::date and ${stateOn(day, one)} in (1, 2)))`;

/** The days of a range on which a registration changes its state, so that `registrationEnded` may change. */
export async function registrationDays(db: Db, [from, to]: readonly [from: string, to: string]): Promise<string[]> {
  const { expiryDate, validFrom, renewedFrom, cancelledFrom, ownerType, licenceType, deleted } = licence;
  const days = sql`unnest(array[${expiryDate} + 1, ${validFrom}, ${renewedFrom}, ${cancelledFrom}])`;
  const own = and(
    ...[eq(ownerType, OWNER_TYPE.commodity), eq(licenceType, LICENCE_TYPE.registration), eq(deleted, 0)],
    sql`day between ${from}::date and ${to}::date`,
  );
  const rows = await db
    .selectDistinct({ day: sql<string>`day::text` })
    .from(licence)
    .crossJoinLateral(sql`${days} as day`)
    .where(global('shared', own));
  return rows.map(({ day }) => day);
}

type Facts = Omit<LicenceOwner, 'ownerType'>;

const purchaserNamed = (form: Record<string, unknown> | null) =>
  typeof form?.purchaser === 'object' && form.purchaser !== null;

const READ: Readonly<Record<OwnerType, (db: Db, ids: readonly string[]) => Promise<Map<string, Facts>>>> = {
  async [OWNER_TYPE.customer](db, ids) {
    const rows = await db
      .select()
      .from(customer)
      .where(global('joined', inArray(customer.custId, [...ids])));
    return new Map(
      rows.map(({ custId, customerType: kind, operateRangeIds, uscc, form }) => [
        custId,
        { kind, operateRangeIds, hasUscc: uscc !== '', hasPurchaser: purchaserNamed(form) },
      ]),
    );
  },
  async [OWNER_TYPE.commodity](db, ids) {
    const rows = await db
      .select({ productId: product.productId, range: product.operateRangeId })
      .from(product)
      .where(global('shared', inArray(product.productId, [...ids])));
    return new Map(
      rows.map(({ productId, range }) => [productId, { operateRangeIds: range === null ? null : [range] }]),
    );
  },
  /** Suppliers by what they were approved for, our own companies by what they may sell. */
  async [OWNER_TYPE.company](db, ids) {
    const suppliers = await db
      .select({ supplierId: supplier.supplierId, kind: supplier.companyKind, form: supplier.form })
      .from(supplier)
      .where(global('shared', inArray(supplier.supplierId, [...ids])));
    const own = await db
      .select({
        branchId: branch.branchId,
        ranges: sql<string[]>`array_remove(array_agg(${branchOperateRange.nodeId}), null)`,
      })
      .from(branch)
      .leftJoin(branchOperateRange, eq(branchOperateRange.branchId, branch.branchId))
      .where(global('shared', inArray(branch.branchId, [...ids])))
      .groupBy(branch.branchId);
    const ranges = (form: Record<string, unknown> | null) =>
      Array.isArray(form?.operateRangeIds) ? form.operateRangeIds.map(String) : [];
    return new Map<string, Facts>([
      ...suppliers.map(({ supplierId, kind, form }) => [supplierId, { kind, operateRangeIds: ranges(form) }] as const),
      ...own.map((row) => [row.branchId, { kind: COMPANY_KIND.wholesaler, operateRangeIds: row.ranges }] as const),
    ]);
  },
};

/** The facts of owners that decide which licences they need. */
export const ownerFacts = (db: Db, ownerType: OwnerType, ownerIds: readonly string[]) => READ[ownerType](db, ownerIds);

/** All licences of owners, whom the caller has read under a scope. */
export const ownedLicences = (db: Db, ownerType: OwnerType, ownerIds: readonly string[]) =>
  db
    .select()
    .from(licence)
    .where(
      global(
        'joined',
        and(eq(licence.ownerType, ownerType), isNamed(licence.ownerId, ownerIds), eq(licence.deleted, 0)),
      ),
    )
    .orderBy(asc(licence.licenceId));

const OVER: readonly LicenceState[] = [LICENCE_STATE.cancelled, LICENCE_STATE.renewed];

/** The licences that a form shows; a cancelled or renewed one is over and stays as it was. */
export const currentLicences = async (db: Db, ownerType: OwnerType, ownerIds: readonly string[]) =>
  (await ownedLicences(db, ownerType, ownerIds)).filter(({ licenceState }) => !OVER.includes(licenceState));

/** Why owners may not trade on a day; those who may are not in it. */
export async function licenceBlocks(
  db: Db,
  { ownerType, ownerIds, day }: { ownerType: OwnerType; ownerIds: readonly string[]; day: string },
): Promise<Map<string, LicenceBlock[]>> {
  if (ownerIds.length === 0) return new Map();
  const rows = await ownedLicences(db, ownerType, ownerIds);
  const facts = await ownerFacts(db, ownerType, ownerIds);
  const blocked = ownerIds.map((ownerId) => {
    const own = rows.filter((row) => row.ownerId === ownerId);
    return [ownerId, blocksOn({ ownerType, ...facts.get(ownerId) }, own, day)] as const;
  });
  return new Map(blocked.filter(([, blocks]) => blocks.length > 0));
}
