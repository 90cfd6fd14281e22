import { inArray } from 'drizzle-orm';
import type { Context } from '../../../../http/context';
import { chunks } from '../../../../platform/database/chunks';
import { global } from '../../../../platform/scope';
import { product } from '../../../master-data/public';
import type { Read } from '../../rules/counterFile';

const BARCODE = /^\d{13}$/;

/** Lines by our codes of goods: as the partner's profile translates them, or by their barcode. */
export async function inOurCodes(reads: Read[], goodsMap: Readonly<Record<string, string>>, { db }: Context) {
  // By his own words alone: every record knows a `constructor` as well.
  const ours = new Map(Object.entries(goodsMap));
  const translated = reads.map((read) => ({ ...read, goods: ours.get(read.goods) ?? read.goods }));
  const barcodes = [...new Set(translated.map(({ goods }) => goods).filter((goods) => BARCODE.test(goods)))];
  const codes = new Map<string, string>();
  for (const some of chunks(barcodes)) {
    const rows = await db
      .select({ barcode: product.barcode, code: product.productCode })
      .from(product)
      .where(global('shared', inArray(product.barcode, some)));
    for (const { barcode, code } of rows) codes.set(barcode, code);
  }
  return translated.map((read) => ({ ...read, goods: codes.get(read.goods) ?? read.goods }));
}
