import { and, asc, eq, inArray, notExists, or, sql } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { BASKET_LIMITS, type basketApi } from '../../../../../src/contract/promotion/baskets';
import { hasText } from '../../../../platform/database/columns';
import type { Db } from '../../../../platform/database/db';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { global, ofParent, within } from '../../../../platform/scope';
import { basketStaff } from '../../data/schema/basket';
import { staff } from '../../../../platform/schema/organisation';
import type { Context } from '../../../../http/context';
import { InvalidInput } from '../../../../http/failure';
import { translate } from '../../../../http/texts';
import { toUnits } from '../../../../platform/numbers/decimal';
import { yuan } from '../../../../platform/numbers/money';
import { branchOf, checkSize, countRows, ofForm, openBasket, readBasket, searchedBasket } from './basket';
import { atBranch } from './customers';
import { wrongStaff } from './wrongRows';

type Query = Parsed<typeof basketApi.staff>;
type Filters = Partial<Pick<Query, 'formId' | 'keyword' | 'departmentId' | 'onlyNotInBasket'>>;

export const staffFacts = {
  staffId: staff.staffId,
  staffCode: staff.staffId,
  staffName: staff.staffName,
  departmentName: staff.departmentName,
};

export const staffLike = (keyword: string) => or(hasText(staff.staffId, keyword), hasText(staff.staffName, keyword));

const chosenIn = (db: Db, formId: string) =>
  db
    .select({ one: sql`1` })
    .from(basketStaff)
    .where(ofParent(basketStaff.formId, formId, eq(basketStaff.staffId, staff.staffId)));

/** Departments are named, not numbered. */
const filtersOf = (db: Db, path: string, { keyword, departmentId, onlyNotInBasket, formId }: Filters) =>
  and(
    eq(staff.status, 1),
    atBranch(staff.branchId, path),
    keyword ? staffLike(keyword) : undefined,
    departmentId ? eq(staff.departmentName, departmentId) : undefined,
    onlyNotInBasket === 1 && formId ? notExists(chosenIn(db, formId)) : undefined,
  );

export async function searchStaff(query: Query, context: Context) {
  const { db, session } = context;
  const { path } = await branchOf(context, query.branchId);
  const formId = await searchedBasket(context, query.formId);
  const where = within(session, staff, filtersOf(db, path, { ...query, formId }));
  const listed = db.select(staffFacts).from(staff).where(where).$dynamic();
  const { rows, ...found } = await paged(db, { listed, order: [by(staff.staffId, 'asc')] }, query);
  const ids = rows.map(({ staffId }) => staffId);
  const here = formId
    ? await db
        .select({ id: basketStaff.staffId })
        .from(basketStaff)
        .where(ofParent(basketStaff.formId, formId, inArray(basketStaff.staffId, ids)))
    : [];
  const chosen = new Set(here.map(({ id }) => id));
  return { records: rows.map((row) => ({ ...row, inBasket: chosen.has(row.staffId) })), ...found };
}

type Adding = Parsed<typeof basketApi.addStaff>;

/** A salesperson who is in the basket already gets the new quota, because no other call changes it. */
export async function addStaff({ items, selectAll, query = {}, ...basketKey }: Adding, context: Context) {
  const { db, session } = context;
  const { formId, branchId } = await openBasket(context, basketKey);
  if (!items && selectAll !== 1) throw new InvalidInput([{ field: 'items', text: 'field.required' }]);
  const { path } = await branchOf(context, branchId);
  const quotas = new Map(items?.map(({ staffId, quotaAmount }) => [staffId, quotaAmount]));
  const some = items ? inArray(staff.staffId, [...quotas.keys()]) : filtersOf(db, path, { ...query, formId });
  const found = await db
    .select({ staffId: staff.staffId })
    .from(staff)
    .where(within(session, staff, and(some, filtersOf(db, path, {}))));
  const before = new Set(
    (
      await db.select({ staffId: basketStaff.staffId }).from(basketStaff).where(ofParent(basketStaff.formId, formId))
    ).map(({ staffId }) => staffId),
  );
  for (const { staffId } of found) {
    const quota = quotas.get(staffId) ?? null;
    const quotaAmount = quota === null ? null : toUnits(quota, 2);
    if (before.has(staffId) && !items) continue;
    await db
      .insert(basketStaff)
      .values({ formId, staffId, quotaAmount })
      .onConflictDoUpdate({
        target: [basketStaff.formId, basketStaff.staffId],
        set: { quotaAmount, errorCode: null, version: sql`${basketStaff.version} + 1` },
      });
  }
  const total = await checkSize(db, [basketStaff, BASKET_LIMITS.staff], formId);
  context.note({ objectId: formId, after: { staff: total } });
  const known = found.filter(({ staffId }) => before.has(staffId)).length;
  const asked = items?.length ?? found.length;
  const updated = items ? known : 0;
  return { added: found.length - known, updated, skipped: asked - (found.length - known) - updated, total };
}

type RowQuery = Parsed<typeof basketApi.tempStaff>;

export async function searchStaffRows(query: RowQuery, context: Context) {
  const { formId, keyword, onlyError, pageNum, pageSize } = query;
  const { db, request } = context;
  const { activityType } = await readBasket(context, formId);
  const wrong = wrongStaff(activityType);
  const named = keyword
    ? inArray(
        basketStaff.staffId,
        db
          .select({ id: staff.staffId })
          .from(staff)
          .where(global('joined', staffLike(keyword))),
      )
    : undefined;
  const where = and(named, onlyError === 1 ? wrong : undefined);
  const rows = await db
    .select({ row: basketStaff, isWrong: sql<boolean>`coalesce(${wrong}, false)`, ...staffFacts })
    .from(basketStaff)
    .innerJoin(staff, eq(staff.staffId, basketStaff.staffId))
    .where(ofParent(basketStaff.formId, formId, where))
    .orderBy(asc(staff.staffId))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const text = translate(request.language);
  return {
    records: rows.map(({ row, isWrong, ...facts }) => ({
      ...facts,
      id: row.id,
      formId,
      quotaAmount: row.quotaAmount === null ? null : yuan(row.quotaAmount),
      usedAmount: yuan(0),
      errorMsg: isWrong ? text(row.errorCode ?? 'basket.noQuota') : '',
    })),
    total: await countRows(db, basketStaff, ofForm(basketStaff, formId, where)),
    errorCount: await countRows(db, basketStaff, ofForm(basketStaff, formId, wrong)),
  };
}
