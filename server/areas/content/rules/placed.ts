import { isHomeComponent, liftComponent } from '../../../../src/contract/content/home/lift';
import type { StoredComponent } from '../../../../src/contract/content/home/component';
import { PRODUCT_BOX } from '../../../../src/contract/content/home/view/products';
import type { Resolved, ShownImage, ShownProduct } from '../../../../src/contract/content/home/view/resolved';
import { ZONE_BOX } from '../../../../src/contract/content/home/view/zone';
import { imagesOf } from './images';

export interface PlacedFile {
  image: ShownImage;
  /** The width of its box at 375 px. */
  box: number;
}

type Layout = keyof typeof PRODUCT_BOX;

const ofProducts = (products: readonly ShownProduct[], layout: Layout): PlacedFile[] =>
  products.flatMap(({ image }) => (image ? [{ image, box: PRODUCT_BOX[layout] }] : []));

function ofZones(layout: keyof typeof ZONE_BOX, { zones }: Resolved) {
  const box = ZONE_BOX[layout];
  return zones.flatMap(({ image, products, layout: inside }) => [
    ...(image ? [{ image, box }] : []),
    // Halves show their picture alone.
    ...(layout === '1' ? ofProducts(products, inside) : []),
  ]);
}

/** Every image that a component shows, and how wide it stands there (docs/domain/home-rendering.md#weight). */
export function placedFiles(stored: StoredComponent, resolved: Resolved): PlacedFile[] {
  const component = liftComponent(stored);
  if (!isHomeComponent(component)) return [];
  switch (component.type) {
    case 'productList':
      return ofProducts(resolved.lists[0] ?? [], component.data.layout);
    case 'tabs':
      return component.data.tabs.flatMap(({ list }, i) => ofProducts(resolved.lists[i] ?? [], list.layout));
    case 'zone':
      return ofZones(component.data.layout, resolved);
    default:
      return imagesOf([component]).flatMap(({ image: { fileId }, box }) => {
        const image = resolved.images.find((one) => one.fileId === fileId);
        return image ? [{ image, box }] : [];
      });
  }
}
