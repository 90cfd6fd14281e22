import { and, asc, eq, ne, or, sql } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import type { onlineGoodsApi } from '../../../../../src/contract/master-data/online-goods';
import { STANDARD_STATUS } from '../../../../../src/contract/master-data/standards';
import { MERGED } from '../../../../../src/contract/master-data/duplicates';
import type { Context } from '../../../../http/context';
import { InvalidInput, notFound } from '../../../../http/failure';
import { hasText } from '../../../../platform/database/columns';
import { global, ofParent } from '../../../../platform/scope';
import { product } from '../../data/schema/product';
import { standard } from '../../data/schema/standard';
import { matchStandard } from '../../rules/matchStandard';

const SHOWN = 20;
const enabled = eq(standard.status, STANDARD_STATUS.on);

async function productOf(productId: string, { db }: Context) {
  const [found] = await db
    .select()
    .from(product)
    .where(global('shared', and(eq(product.productId, productId), ne(product.status, MERGED))))
    .for('update');
  if (!found) throw notFound();
  return found;
}

const codedAs = ({ approvalNo, barcode }: typeof product.$inferSelect, db: Context['db']) =>
  db
    .select()
    .from(standard)
    .where(
      global(
        'shared',
        and(
          enabled,
          or(
            approvalNo === '' ? undefined : eq(standard.approvalNo, approvalNo),
            barcode === '' ? undefined : eq(standard.barcode, barcode),
          ) ?? eq(standard.standardCode, ''),
        ),
      ),
    );

/** The standard that the codes lead to comes first: the list is cut, and many may have a similar name. */
export async function findStandards(
  { productId, keyword }: Parsed<typeof onlineGoodsApi.candidates>,
  { db }: Context,
): Promise<Output<typeof onlineGoodsApi.candidates>> {
  const [of] = await db
    .select()
    .from(product)
    .where(global('shared', and(eq(product.productId, productId), ne(product.status, MERGED))));
  if (!of) throw notFound();
  const auto = matchStandard(of, await codedAs(of, db)) ?? null;
  const wanted = keyword ?? (of.commonName === '' ? of.productName : of.commonName);
  const { standardCode, commonName, spec, manufacturer, approvalNo, packUnit } = standard;
  const named = await db
    .select({ standardCode, commonName, spec, manufacturer, approvalNo, packUnit })
    .from(standard)
    .where(
      global(
        'shared',
        and(
          enabled,
          or(
            hasText(standard.commonName, wanted),
            hasText(standard.standardCode, wanted),
            hasText(standard.approvalNo, wanted),
            auto ? eq(standard.standardCode, auto.standardCode) : undefined,
          ),
        ),
      ),
    )
    .orderBy(
      asc(sql`case when ${standard.standardCode} = ${auto?.standardCode ?? ''} then 0 else 1 end`),
      asc(standard.standardCode),
    )
    .limit(SHOWN);
  return { auto, standards: named };
}

export async function matchProduct({ productId, standardCode }: Parsed<typeof onlineGoodsApi.match>, context: Context) {
  const { db, note } = context;
  const of = await productOf(productId, context);
  if (standardCode) {
    const [found] = await db
      .select({ standardId: standard.standardId })
      .from(standard)
      .where(global('shared', and(eq(standard.standardCode, standardCode), enabled)));
    if (!found) throw new InvalidInput([{ field: 'standardCode', text: 'field.choice' }]);
  }
  await db.update(product).set({ standardCode }).where(ofParent(product.productId, productId));
  const before = { standardCode: of.standardCode };
  note({ objectId: productId, objectName: of.productName, before, after: { standardCode } });
  return true;
}
