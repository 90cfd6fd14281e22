import type { zoneAppApi } from '../../../../../src/contract/content/zones';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import { fileUrl } from '../../../../http/links';
import { offeredAt } from '../../../goods/public';
import { branchLines } from '../../data/home/lines';
import { zonesShown } from '../../data/zones/zonesShown';

/** What the app shows of one zone, to customers of a type of a company. */
export async function shownZone(
  { branchId, zoneId, customerType }: Parsed<typeof zoneAppApi.shown>,
  { app, db, now, ms }: Context,
): Promise<Output<typeof zoneAppApi.shown>> {
  const [company] = await branchLines(db, [branchId]);
  if (!company) throw notFound();
  const { line } = company;
  const offered = await offeredAt(db, line, { at: now });
  const [found] = await zonesShown(db, [zoneId], { line, customerType, at: now, offered });
  if (!found) throw notFound();
  const { image, products, maxCount, zoneName, themeColor, layout, moreTarget } = found;
  return {
    ...{ zoneId, zoneName, themeColor, layout, moreTarget, products: products.slice(0, maxCount) },
    imageUrl: image ? fileUrl(app.linkSecret, image, ms) : '',
  };
}
