import type { ShownZone } from '../../../../../../src/contract/content/home/view/resolved';
import { zonesShown } from '../../zones/zonesShown';
import { shownImages } from './images';
import { productsNamed } from './products';
import type { Resolving } from './viewed';
import { isId } from '../../../../../platform/database/columns';

/** Published zones, with as many of their products as each may show. */
export async function shownZones(zoneIds: readonly string[], resolving: Resolving): Promise<ShownZone[]> {
  const rows = await zonesShown(resolving.db, zoneIds.filter(isId), {
    ...resolving.viewed,
    offered: resolving.goods.offered,
    things: resolving.things,
  });
  const images = await shownImages(
    rows.flatMap(({ image }) => image ?? []),
    resolving,
  );
  const zones: ShownZone[] = [];
  for (const { zoneId, zoneName, image, themeColor, layout, moreTarget: more, maxCount, products } of rows) {
    const tags = new Map(products.map(({ productId, tag }) => [productId, tag]));
    const found = await productsNamed([...tags.keys()], resolving);
    const shown = found.slice(0, maxCount).map((one) => ({ ...one, tag: tags.get(one.productId) || one.tag }));
    zones.push({
      ...{ zoneId, zoneName, themeColor, layout, more },
      ...{ image: (image && images.get(image)) || null, products: shown },
    });
  }
  return zones;
}
