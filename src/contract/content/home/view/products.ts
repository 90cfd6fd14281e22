import { PRODUCT_LAYOUT } from '../limits';
import type { ShownProduct } from './resolved';
import { el, type ViewElement } from './node';
import type { ViewOptions } from './options';
import { linked, picture, productJump } from './pieces';

type Layout = (typeof PRODUCT_LAYOUT)[keyof typeof PRODUCT_LAYOUT];

const CLASS: Readonly<Record<Layout, string>> = {
  [PRODUCT_LAYOUT.one]: 'hv-one',
  [PRODUCT_LAYOUT.two]: 'hv-two',
  [PRODUCT_LAYOUT.three]: 'hv-three',
  [PRODUCT_LAYOUT.slide]: 'hv-sideways',
};

/** The sides of a product's picture at 375 px (docs/domain/home-rendering.md#weight). */
export const PRODUCT_BOX: Readonly<Record<Layout, number>> = {
  [PRODUCT_LAYOUT.one]: 120,
  [PRODUCT_LAYOUT.two]: 168,
  [PRODUCT_LAYOUT.three]: 110,
  [PRODUCT_LAYOUT.slide]: 140,
};

const stockText = (stock: string, unit: string, { say }: ViewOptions) =>
  /^-|^0+(?:\.0+)?$/.test(stock) ? say('homeView.noStock') : say('homeView.stock', { count: `${stock}${unit}` });

function card(one: ShownProduct, side: number, options: ViewOptions): ViewElement {
  const { productId, productName, spec, unit, image, price, stock, tag } = one;
  const room = { width: side, height: side, className: 'hv-product-picture' };
  return el('li', {}, [
    linked(productJump(productId), { class: 'hv-product' }, [
      image ? picture(image, '', room) : el('span', { class: `${room.className} hv-blank`, 'aria-hidden': 'true' }),
      el('span', { class: 'hv-product-text' }, [
        el('span', { class: 'hv-product-name' }, [productName]),
        spec !== '' && el('span', { class: 'hv-faint' }, [spec]),
        tag !== '' && el('span', { class: 'hv-tag' }, [tag]),
        price !== null && el('span', { class: 'hv-price' }, [`¥${price}`]),
        stock !== null && el('span', { class: 'hv-faint' }, [stockText(stock, unit, options)]),
      ]),
    ]),
  ]);
}

export function productsView(products: readonly ShownProduct[], layout: Layout, options: ViewOptions) {
  if (products.length === 0) return null;
  const cards = products.map((one) => card(one, PRODUCT_BOX[layout], options));
  return el('ul', { class: `hv-products ${CLASS[layout]}` }, cards);
}
