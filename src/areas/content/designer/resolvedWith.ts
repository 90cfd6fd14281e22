import { NOTHING_RESOLVED, type Resolved } from '@/contract/content/home/view/resolved';
import type { PageImage, Weighed } from '@/contract/content/home/weigh';

/** What a component is drawn with: what the server found for it, else its images alone. */
export type ResolvedOf = (componentId: string) => Resolved;

export function resolvedWith(images: ReadonlyMap<string, PageImage>, parts: Weighed['parts']): ResolvedOf {
  const shown = [...images.values()].map(({ fileId, url, width, height, widths }) => ({
    ...{ fileId, url, widths },
    width: width ?? 0,
    height: height ?? 0,
  }));
  const found = new Map(parts.map(({ componentId, resolved }) => [componentId, resolved]));
  // An image that was just put in has its address before its component is looked up again.
  return (componentId) => ({ ...(found.get(componentId) ?? NOTHING_RESOLVED), images: shown });
}
