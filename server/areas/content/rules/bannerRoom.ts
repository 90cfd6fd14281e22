/*
 * How many banners meet at one position of a company at one time (docs/domain/publishing.md#banners).
 */

export interface Standing {
  /** Companies that it names; it is shown in all below them as well. */
  branchIds: readonly string[];
  startTime: string;
  endTime: string;
}

/** Companies by their ids, with the path from the top: `/FDA/FDB/`. */
export type Paths = ReadonlyMap<string, string>;

const isBelow = (path: string, above: string) => path.startsWith(above);

/** The largest number of periods that meet within one. */
function mostAtOnce(one: Standing, others: readonly Standing[]) {
  const meeting = others.filter(({ startTime, endTime }) => startTime <= one.endTime && endTime >= one.startTime);
  // The number grows only where a period begins.
  const starts = [one.startTime, ...meeting.map(({ startTime }) => startTime).filter((at) => at > one.startTime)];
  return Math.max(
    ...starts.map((at) => meeting.filter(({ startTime, endTime }) => startTime <= at && endTime >= at).length),
  );
}

/** The first company in which there is no room for one more; `others` are published at the same position. */
export function fullBranch(one: Standing, others: readonly Standing[], { paths, max }: { paths: Paths; max: number }) {
  const pathsOf = ({ branchIds }: Standing) => branchIds.flatMap((branchId) => paths.get(branchId) ?? []);
  const own = pathsOf(one);
  const standing = others.map((other) => ({ other, at: pathsOf(other) }));
  return [...paths].find(([, path]) => {
    if (!own.some((above) => isBelow(path, above))) return false;
    const here = standing.filter(({ at }) => at.some((above) => isBelow(path, above))).map(({ other }) => other);
    return here.length >= max && mostAtOnce(one, here) >= max;
  })?.[0];
}
