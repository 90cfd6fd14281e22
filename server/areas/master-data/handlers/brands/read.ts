import { and, eq, sql } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import type { brandApi } from '../../../../../src/contract/master-data/brands';
import type { Context } from '../../../../http/context';
import { fileUrl } from '../../../../http/links';
import { hasText, subquery } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { global } from '../../../../platform/scope';
import { brand, product } from '../../data/schema/product';

const { brandId: brandCode, brandName, manufacturer, firstLetter, sort, status, gmtModified } = brand;
const SORTED = { brandCode, brandName, manufacturer, firstLetter, sort, status, gmtModified };

const productCount = subquery<number>(
  sql`select count(*)::integer from ${product} where ${product.brandId} = ${brand.brandId}`,
);

export async function brandPage(query: Parsed<typeof brandApi.page>, { app, db, ms }: Context) {
  const { orderBy = 'sort', orderDir = 'asc' } = query;
  const where = global(
    'shared',
    and(
      eq(brand.deleted, 0),
      query.brandName ? hasText(brandName, query.brandName) : undefined,
      query.manufacturer ? hasText(manufacturer, query.manufacturer) : undefined,
      query.status === undefined ? undefined : eq(status, query.status),
    ),
  );
  const listed = db.select({ row: brand, productCount }).from(brand).where(where).$dynamic();
  const order = [by(SORTED[orderBy], orderDir), by(brandCode, orderDir)];
  const { rows, ...found } = await paged(db, { listed, order }, query);
  const records = rows.map(({ row: { brandId, ...row }, ...counts }) => ({
    ...{ ...row, ...counts, brandCode: brandId },
    logoUrl: row.logo ? fileUrl(app.linkSecret, row.logo, ms) : '',
  }));
  return { records, ...found };
}
