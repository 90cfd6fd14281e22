import type { StoredComponent } from '../component';
import { MAX_COMPONENTS, MAX_OF_TYPE } from '../limits';

interface Limited {
  page: StoredComponent[];
  /** The ids of hidden components. */
  limited: string[];
}

const mostOf = (type: string): number | undefined => Object.entries(MAX_OF_TYPE).find(([one]) => one === type)?.[1];

/**
 * A page within the limits: of a company's own components, the last ones are hidden where the head office has used up
 * the room (docs/domain/home-pages.md#merge). None of them is deleted.
 */
export function withinLimits(page: readonly StoredComponent[], isOwn: (id: string) => boolean): Limited {
  const given = page.filter(({ componentId }) => !isOwn(componentId));
  const counts = new Map<string, number>();
  for (const { type } of given) counts.set(type, (counts.get(type) ?? 0) + 1);
  let room = MAX_COMPONENTS - given.length;
  const limited: string[] = [];
  const shown = page.map((one) => {
    if (!isOwn(one.componentId)) return one;
    const count = (counts.get(one.type) ?? 0) + 1;
    const most = mostOf(one.type);
    if (room > 0 && (most === undefined || count <= most)) {
      room -= 1;
      counts.set(one.type, count);
      return one;
    }
    limited.push(one.componentId);
    return { ...one, visible: 0 };
  });
  return { page: shown, limited };
}
