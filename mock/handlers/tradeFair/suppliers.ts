import { and, asc, count, desc, eq, ilike, sql } from 'drizzle-orm';
import type { Parsed } from '../../../src/contract/endpoint';
import { fairSupplierApi } from '../../../src/contract/fair-suppliers';
import { contains, subquery } from '../../db/columns';
import { unscoped, within } from '../../db/scope';
import { fairCommodity, fairSupplier } from '../../db/schema/trade-fair';
import type { Context } from '../../http/context';
import { implement } from '../../http/implement';
import { yuan } from '../../rules/money';

type Query = Parsed<typeof fairSupplierApi.page>;

const productCount = subquery<number>(
  sql`select count(*)::int from ${fairCommodity} where ${fairCommodity.tradeFairId} = ${fairSupplier.tradeFairId} and ${fairCommodity.supplierId} = ${fairSupplier.supplierId} and ${fairCommodity.deleted} = 0`,
);

async function supplierPage(query: Query, { db, session }: Context) {
  const { tradeFairId, supplierCode, supplierName, boothNo, orderBy = 'supplierCode', orderDir = 'asc' } = query;
  const where = within(
    session,
    fairSupplier,
    and(
      eq(fairSupplier.tradeFairId, tradeFairId),
      supplierCode ? ilike(fairSupplier.supplierCode, contains(supplierCode)) : undefined,
      supplierName ? ilike(fairSupplier.supplierName, contains(supplierName)) : undefined,
      boothNo ? ilike(fairSupplier.boothNo, contains(boothNo)) : undefined,
    ),
  );
  const way = orderDir === 'asc' ? asc : desc;
  const rows = await db
    .select({ row: fairSupplier, productCount })
    .from(fairSupplier)
    .where(unscoped(where))
    .orderBy(sql`${way(fairSupplier[orderBy])} nulls last`, asc(fairSupplier.id))
    .limit(query.pageSize)
    .offset((query.pageNum - 1) * query.pageSize);
  const [found] = await db.select({ total: count() }).from(fairSupplier).where(unscoped(where));
  const records = rows.map(({ row, ...counts }) => ({
    ...row,
    ...counts,
    sponsorAmount: yuan(BigInt(row.sponsorAmount)),
  }));
  return { records, total: found?.total ?? 0 };
}

export const fairSupplierRoutes = implement(fairSupplierApi, { page: supplierPage });
