import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import {
  PRICE_CHANGE_STATUS,
  type priceCompareApi,
  type PriceField,
} from '../../../../../src/contract/pricing/compare';
import { within } from '../../../../platform/scope';
import { branch } from '../../../../platform/schema/organisation';
import { priceText } from '../../../../platform/numbers/money';
import { priceChange } from '../../data/schema/price-change';
import { product, productLike } from '../../../master-data/public';
import type { Context } from '../../../../http/context';
import { Failure, notFound } from '../../../../http/failure';
import { takeLock } from '../../../../platform/database/advisoryLocks';
import { demandAboveAhead } from './ahead';

const { waiting, cancelled } = PRICE_CHANGE_STATUS;
const source = alias(branch, 'source');

/** Copied prices with their days. */
export async function searchChanges(query: Parsed<typeof priceCompareApi.changes>, { db, session }: Context) {
  const { status, branchId, keyword, orderBy = 'effectiveTime', orderDir = 'desc', pageNum, pageSize } = query;
  const where = within(
    session,
    priceChange,
    and(
      status === undefined ? undefined : eq(priceChange.status, status),
      branchId ? eq(priceChange.branchId, branchId) : undefined,
      keyword ? productLike(keyword) : undefined,
    ),
  );
  const direction = orderDir === 'asc' ? asc : desc;
  const rows = await db
    .select({
      change: priceChange,
      ...{ productCode: product.productCode, productName: product.productName },
      ...{ branchName: branch.branchName, fromBranchName: source.branchName },
    })
    .from(priceChange)
    .innerJoin(product, eq(product.productId, priceChange.productId))
    .innerJoin(branch, eq(branch.branchId, priceChange.branchId))
    .innerJoin(source, eq(source.branchId, priceChange.fromBranchId))
    .where(where)
    .orderBy(direction(priceChange[orderBy]), asc(priceChange.changeId))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const [all] = await db
    .select({ total: count() })
    .from(priceChange)
    .innerJoin(product, eq(product.productId, priceChange.productId))
    .where(where);
  const records = rows.map(({ change, ...names }) => {
    const { changeId, effectiveTime, status: state, createdByName, gmtCreated, fields } = change;
    const changed = (field: PriceField) => {
      const price = fields.includes(field) ? change[field] : null;
      return price === null ? null : priceText(price);
    };
    return {
      ...{ ...names, changeId, effectiveTime, status: state, createdByName, gmtCreated },
      ...{ listPrice: changed('listPrice'), minSalePrice: changed('minSalePrice') },
    };
  });
  return { records, total: all?.total ?? 0 };
}

/** Only waiting prices can be cancelled; if one of them was applied, none is cancelled. */
export async function cancelChanges({ ids }: { ids: string[] }, context: Context) {
  const { db, session, now } = context;
  await takeLock(db, 'priceCopy');
  const found = await db
    .select()
    .from(priceChange)
    .where(within(session, priceChange, inArray(priceChange.changeId, ids)))
    .orderBy(priceChange.changeId)
    .for('update');
  if (found.length < new Set(ids).size) throw notFound();
  if (found.some(({ status }) => status !== waiting)) throw new Failure(ERROR.priceApplied);
  const callOff = () =>
    db
      .update(priceChange)
      .set({ status: cancelled, modifiedBy: session.loginName, gmtModified: now })
      .where(within(session, priceChange, inArray(priceChange.changeId, ids)));
  await demandAboveAhead(found, callOff, context);
  context.note({ objectId: ids[0] ?? '', after: { cancelled: ids.length } });
  return { cancelled: found.length };
}
