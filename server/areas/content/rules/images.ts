import type { StoredComponent } from '../../../../src/contract/content/home/component';
import type { HomeImage } from '../../../../src/contract/content/home/data';
import { isHomeComponent, liftComponent } from '../../../../src/contract/content/home/lift';

/** The widths at 375 px of the boxes in which images stand (docs/domain/home-rendering.md#weight). */
const BOX = { banner: 375, imageAd: 375, gridNav: 48 } as const;

export interface ImageInPage {
  image: HomeImage;
  box: number;
  /** The position of its component, from 1. */
  component: number;
}

/** The images of components of known types, in their order; other components are not looked into. */
export const imagesOf = (components: readonly StoredComponent[]): ImageInPage[] =>
  components.flatMap((stored, i) => {
    const one = liftComponent(stored);
    const found = (images: readonly HomeImage[], box: number) =>
      images.filter(({ fileId }) => fileId !== '').map((image) => ({ image, box, component: i + 1 }));
    if (!isHomeComponent(one)) return [];
    if (one.type === 'banner')
      return found(
        one.data.items.map(({ image }) => image),
        BOX.banner,
      );
    if (one.type === 'gridNav')
      return found(
        one.data.items.map(({ icon }) => icon),
        BOX.gridNav,
      );
    if (one.type === 'imageAd')
      return found(
        one.data.images.map(({ image }) => image),
        BOX.imageAd,
      );
    return [];
  });

/** The files that a page names, also in components of unknown types, so that the sweep leaves what these need. */
export const filesOf = (components: readonly StoredComponent[]): string[] => {
  const named = JSON.stringify(components).matchAll(/"(?:fileId|image|icon)":"(\d{1,18})"/g);
  return [...new Set([...named].map(([, fileId = '']) => fileId))];
};
