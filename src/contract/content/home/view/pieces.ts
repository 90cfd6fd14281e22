import { addressOf } from '../../jump-address';
import { JUMP_TYPE, type Jump } from '../../jump';
import type { HomeImage } from '../data';
import type { Resolved, ShownImage } from './resolved';
import { el, styled, type ViewElement, type ViewNode } from './node';
import { sharpWidths } from '../../image-widths';

/** A page that only the app itself has. */
export const appAddress = (page: 'search' | 'scan', params: Record<string, string> = {}) => {
  const query = new URLSearchParams(params).toString();
  return `yiyaotong://${page}${query && `?${query}`}`;
};

/** Around what leads somewhere a link, else an element that leads nowhere. */
export function linked(jump: Jump | null, attrs: Record<string, string>, children: readonly ViewNode[]): ViewElement {
  if (!jump) return el('span', attrs, children);
  const away = jump.jumpType === JUMP_TYPE.web ? { rel: 'noopener noreferrer' } : {};
  return el('a', { href: addressOf(jump), ...away, ...attrs }, children);
}

export const productJump = (productId: string): Jump => ({
  jumpType: JUMP_TYPE.app,
  target: { pageCode: 'product', params: { productId } },
});

/** The room that an image takes, so that nothing moves when it has come. */
export interface Room {
  width: number;
  /** Where it is no whole number. */
  box?: number;
  height: number;
  className: string;
  /** It is in sight at once, so it is loaded at once. */
  eager?: boolean;
}

/** The address of a file in one of its widths. */
const addressIn = ({ url, width }: ShownImage, wanted: number) => (wanted === width ? url : `${url}&w=${wanted}`);

/**
 * What a phone loads for a box is the first; those with more pixels find more behind it, and nobody less: a browser may
 * take one that is not sharp where it is offered (docs/domain/home-rendering.md#widths).
 */
function sources(shown: ShownImage, box: number) {
  const sharp = sharpWidths(box, shown);
  const [least = shown.width] = sharp;
  const src = addressIn(shown, least);
  if (sharp.length < 2) return { src };
  return { srcset: sharp.map((one) => `${addressIn(shown, one)} ${one}w`).join(', '), sizes: `${box}px`, src };
}

export function picture(shown: ShownImage, alt: string, { width, height, className, eager, box = width }: Room) {
  const when = eager ? { fetchpriority: 'high' } : { loading: 'lazy' };
  // A browser heeds only what stands before the address.
  const first = { class: className, ...when, ...sources(shown, box) };
  return el('img', { ...first, alt, width, height, decoding: 'async' });
}

/** An image of a component, cut around its focal point; a grey box where its file is not there. */
export function placedImage(image: HomeImage, { images }: Resolved, room: Room): ViewElement {
  const shown = images.find(({ fileId }) => fileId === image.fileId);
  if (!shown) return el('span', { class: `${room.className} hv-blank`, 'aria-hidden': 'true' });
  const drawn = picture(shown, image.decorative === 1 ? '' : image.alt, room);
  const isCentred = image.focalX === 50 && image.focalY === 50;
  return isCentred ? drawn : styled(drawn, { 'object-position': `${image.focalX}% ${image.focalY}%` });
}
