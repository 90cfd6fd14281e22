import { useDebounce, useRequest } from 'ahooks';
import { useMemo } from 'react';
import { homeWeighApi, type PageImage } from '@/contract/content/home/weigh';
import { call } from '@/core/http/call';
import type { PageParts } from './commands/command';

/** After the last change, not with every key. */
const PAUSE_MS = 800;
const NO_IMAGES: readonly PageImage[] = [];

/** What the page weighs as it stands on the screen, and where its images are seen. */
export function useWeighed(page: PageParts) {
  const settled = useDebounce(page, { wait: PAUSE_MS });
  const { data } = useRequest(() => call(homeWeighApi.weigh, { components: [...settled] }, { silent: true }), {
    refreshDeps: [settled],
    // The figures of before stay; what is too large is refused when it is saved.
    onError: () => undefined,
  });
  const found = data?.images ?? NO_IMAGES;
  const images = useMemo(() => new Map(found.map((one) => [one.fileId, one])), [found]);
  return { weight: data, images };
}
