import { NOTHING_RESOLVED, type Resolved } from '@/contract/content/home/view/resolved';
import type { PageImage } from '@/contract/content/home/weigh';

/** What a component shows of images; of products, zones and activities nothing is looked up while they are chosen. */
export const resolvedWith = (images: ReadonlyMap<string, PageImage>) => {
  const shown = [...images.values()].map(({ fileId, url, width, height }) => ({
    ...{ fileId, url },
    width: width ?? 0,
    height: height ?? 0,
  }));
  const resolved: Resolved = { ...NOTHING_RESOLVED, images: shown };
  return resolved;
};
