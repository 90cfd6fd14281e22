import { and, inArray, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { PUBLISH_STATUS } from '../../../../../src/contract/content/publishing';
import type { ReleaseObject } from '../../../../../src/contract/content/releases';
import { type Standing, thingKey } from '../../rules/releasesAhead';

interface Meant {
  objectType: ReleaseObject;
  things: ReadonlyMap<string, Standing> | undefined;
}

const ofKind = ({ objectType, things }: Meant) =>
  [...(things ?? [])].flatMap(([key, standing]) => {
    const start = thingKey(objectType, '');
    return key.startsWith(start) ? [{ id: key.slice(start.length), standing }] : [];
  });

/**
 * Whether an object is published at a moment: according to its release, if it is in one, else if one of these
 * conditions holds.
 */
export function isOutThen(id: PgColumn, meant: Meant, otherwise: readonly (SQL | undefined)[]): SQL | undefined {
  const known = ofKind(meant);
  if (known.length === 0) return or(...otherwise);
  const out = known.filter(({ standing }) => standing.publishStatus === PUBLISH_STATUS.published);
  const ids = known.map((one) => one.id);
  return or(
    out.length === 0
      ? undefined
      : inArray(
          id,
          out.map((one) => one.id),
        ),
    and(notInArray(id, ids), or(...otherwise)),
  );
}

/** When an object is published by then: by a release that is ahead, else as it stands. */
export function publishedThen(id: PgColumn, publishTime: PgColumn, meant: Meant): SQL {
  const known = ofKind(meant).flatMap((one) => (one.standing.publishTime === null ? [] : [one]));
  if (known.length === 0) return sql`${publishTime}`;
  const cases = known.map(({ id: one, standing }) => sql`when ${one}::bigint then ${standing.publishTime}::timestamp`);
  return sql`case ${id} ${sql.join(cases, sql` `)} else ${publishTime} end`;
}
