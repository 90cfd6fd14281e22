import { and, asc, eq, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import { PUBLISH_STATUS } from '../../../../../src/contract/content/publishing';
import type { Db } from '../../../../platform/database/db';
import { global } from '../../../../platform/scope';
import { product } from '../../../master-data/public';
import { zone, zoneProduct } from '../schema/zone';
import type { Standing } from '../../rules/releasesAhead';
import { isOutThen } from '../releases/outThen';
import { isInZone, type ZoneRow } from './zoneProducts';

interface Viewed {
  /** The company and those above it, itself first. */
  line: readonly string[];
  /** The type of the customer who looks; absent: only what is for everybody. */
  customerType?: string | undefined;
  /** `yyyy-MM-dd HH:mm:ss`. */
  at: string;
  /** Whether the product is offered at that moment. */
  offered: SQL;
  /** The state of objects after all releases up to the moment. */
  things?: ReadonlyMap<string, Standing> | undefined;
}

export interface ShownZone {
  zoneId: string;
  zoneCode: string;
  zoneName: string;
  image: string | null;
  themeColor: string;
  layout: ZoneRow['layout'];
  moreTarget: ZoneRow['moreTarget'];
  maxCount: number;
  /**
   * In their order; `tag` may be ''. More than `maxCount`, because products that the viewer may not buy are dropped
   * later.
   */
  products: { productId: string; productName: string; spec: string; tag: string }[];
}

/** How many spare products are read, to replace dropped ones. */
const SPARE = 50;

async function productsOf(db: Db, row: ZoneRow, { offered }: Viewed) {
  const isChosen = and(eq(zoneProduct.zoneId, row.zoneId), eq(zoneProduct.productId, product.productId));
  return db
    .select({
      ...{ productId: product.productId, productName: product.productName, spec: product.spec },
      tag: sql<string>`coalesce(${zoneProduct.tag}, '')`,
    })
    .from(product)
    .leftJoin(zoneProduct, isChosen)
    .where(global('shown', and(await isInZone(db, row), offered)))
    .orderBy(asc(zoneProduct.sort), asc(product.productName), asc(product.productId))
    .limit(row.maxCount + SPARE);
}

/**
 * The zones among these that are published and visible to customers of a company at a moment, in the given order
 * (docs/domain/publishing.md#zones).
 */
export async function zonesShown(db: Db, zoneIds: readonly string[], viewed: Viewed) {
  const { line, customerType, at, things } = viewed;
  if (zoneIds.length === 0) return [];
  const everybody = sql`cardinality(${zone.customerTypes}) = 0`;
  const rows = await db
    .select()
    .from(zone)
    .where(
      global(
        'shown',
        and(
          inArray(zone.zoneId, [...zoneIds]),
          // A zone that waits for its time counts as published from then on, even before the minute's work has run.
          isOutThen(zone.zoneId, { objectType: 'zone', things }, [
            eq(zone.publishStatus, PUBLISH_STATUS.published),
            and(eq(zone.publishStatus, PUBLISH_STATUS.waiting), lte(zone.planTime, at)),
          ]),
          eq(zone.deleted, 0),
          sql`coalesce(${zone.startTime} <= ${at}, true) and coalesce(${zone.endTime} >= ${at}, true)`,
          sql`${zone.branchIds} && ${sql.param([...line])}::text[]`,
          customerType ? or(everybody, sql`${customerType} = any(${zone.customerTypes})`) : everybody,
        ),
      ),
    );
  const found = new Map(rows.map((row) => [row.zoneId, row]));
  const shown: ShownZone[] = [];
  for (const zoneId of zoneIds) {
    const row = found.get(zoneId);
    if (!row) continue;
    const { zoneCode, zoneName, image, themeColor, layout, moreTarget, maxCount } = row;
    shown.push({
      ...{ zoneId, zoneCode, zoneName, image, themeColor, layout, moreTarget, maxCount },
      products: await productsOf(db, row, viewed),
    });
  }
  return shown;
}
