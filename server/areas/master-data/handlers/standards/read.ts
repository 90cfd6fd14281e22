import { and, eq, sql } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import type { standardApi } from '../../../../../src/contract/master-data/standards';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import { hasText, subquery } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { global } from '../../../../platform/scope';
import { product } from '../../data/schema/product';
import { standard } from '../../data/schema/standard';

const matchedCount = subquery<number>(
  sql`select count(*)::integer from ${product} where ${product.standardCode} = ${standard.standardCode}`,
);

export async function standardPage(query: Parsed<typeof standardApi.page>, { db }: Context) {
  const { commonName, approvalNo, barcode, manufacturer, status, orderBy = 'standardCode', orderDir = 'desc' } = query;
  const where = global(
    'shared',
    and(
      commonName ? hasText(standard.commonName, commonName) : undefined,
      approvalNo ? hasText(standard.approvalNo, approvalNo) : undefined,
      barcode ? hasText(standard.barcode, barcode) : undefined,
      manufacturer ? hasText(standard.manufacturer, manufacturer) : undefined,
      status === undefined ? undefined : eq(standard.status, status),
    ),
  );
  const listed = db.select({ row: standard, matchedCount }).from(standard).where(where).$dynamic();
  const order = [by(standard[orderBy], orderDir), by(standard.standardId, orderDir)];
  const { rows, ...found } = await paged(db, { listed, order }, query);
  return { records: rows.map(({ row, ...counts }) => ({ ...row, ...counts })), ...found };
}

const { productId, productCode, productName, spec, unit, manufacturer, approvalNo, status } = product;
const SHOWN = { productId, productCode, productName, spec, unit, manufacturer, approvalNo, status };

export async function standardProducts(query: Parsed<typeof standardApi.products>, { db }: Context) {
  const { standardId, orderBy = 'productCode', orderDir = 'asc' } = query;
  const [found] = await db
    .select({ standardCode: standard.standardCode })
    .from(standard)
    .where(global('shared', eq(standard.standardId, standardId)));
  if (!found) throw notFound();
  const listed = db
    .select(SHOWN)
    .from(product)
    .where(global('shared', eq(product.standardCode, found.standardCode)))
    .$dynamic();
  const order = [by(product[orderBy], orderDir), by(productId, orderDir)];
  const { rows: records, ...counted } = await paged(db, { listed, order }, query);
  return { records, ...counted };
}
