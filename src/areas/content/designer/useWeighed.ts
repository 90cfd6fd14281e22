import { useDebounce, useRequest } from 'ahooks';
import { useMemo } from 'react';
import { homeWeighApi, type PageImage, type Weighed } from '@/contract/content/home/weigh';
import { call } from '@/core/http/call';
import type { PageParts } from './commands/command';
import { resolvedWith } from './resolvedWith';

/** Waits so long after the last change, so that not every key calls the server. */
const PAUSE_MS = 800;
const NO_IMAGES: readonly PageImage[] = [];
const NO_PARTS: Weighed['parts'] = [];

/** The weight of the page on the screen, the addresses of its images, and its ids resolved for a company. */
export function useWeighed(page: PageParts, branchId: string) {
  const settled = useDebounce(page, { wait: PAUSE_MS });
  const { data } = useRequest(
    () => call(homeWeighApi.weigh, { components: [...settled], branchId }, { silent: true }),
    {
      refreshDeps: [settled, branchId],
      // The last figures stay; a page that is too large is refused when it is saved.
      onError: () => undefined,
    },
  );
  const found = data?.images ?? NO_IMAGES;
  const images = useMemo(() => new Map(found.map((one) => [one.fileId, one])), [found]);
  const parts = data?.parts ?? NO_PARTS;
  const resolvedOf = useMemo(() => resolvedWith(images, parts), [images, parts]);
  return { weight: data, images, resolvedOf };
}
