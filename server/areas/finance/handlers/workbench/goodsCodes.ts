import { inArray } from 'drizzle-orm';
import type { Context } from '../../../../http/context';
import { chunks } from '../../../../platform/database/chunks';
import { global } from '../../../../platform/scope';
import { product } from '../../../master-data/public';
import type { Read } from '../../rules/counterFile';

const BARCODE = /^\d{13}$/;

/** Lines with our codes of goods: translated by the partner's profile, or found by barcode. */
export async function inOurCodes(reads: Read[], goodsMap: Readonly<Record<string, string>>, { db }: Context) {
  // A Map, because every object has keys such as `constructor`.
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
