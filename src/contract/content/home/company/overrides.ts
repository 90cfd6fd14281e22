import * as z from 'zod';
import { get, page, pageQuery, post, service } from '../../../endpoint';
import { erpCode, FLAG, id, orNull, version } from '../../../fields';
import { componentId, storedComponent } from '../component';
import { MAX_COMPONENTS, MAX_OWN_COMPONENTS } from '../limits';
import { changesPages, PAGE_READERS } from '../pages';
import { conflict, content } from '../versions';

const MAX_PROPS = 500;
const path = z.string().min(1).max(60);
const change = z.object({ componentId: z.string().optional(), path: z.string() });

/** An open conflict with its three values; null where a side has none. */
const openConflict = conflict.extend({
  /** The value before the company's change, the head office's present value, and the value that the company shows. */
  ...{ was: z.unknown(), head: z.unknown(), own: z.unknown() },
});
export type OpenConflict = z.infer<typeof openConflict>;

const row = z.object({
  ...{ pageId: z.string(), branchId: z.string(), branchName: z.string() },
  baseVersionNo: z.number().int(),
  /** Whether the head office has a newer version. */
  isBehind: z.enum(FLAG),
  propCount: z.number().int(),
  ownCount: z.number().int(),
  isReordered: z.enum(FLAG),
  conflictCount: z.number().int(),
  modifiedByName: z.string(),
  gmtModified: z.string(),
  version: z.number().int(),
});
export type HomeOverrideRow = z.infer<typeof row>;

const override = z.object({
  props: z.array(z.object({ componentId: z.string(), path: z.string(), value: z.unknown() })),
  order: z.array(z.string()).nullable(),
  own: z.array(z.object({ after: z.string().nullable(), component: storedComponent })),
});

/**
 * A page with a company's override: `components` is the page that the company shows, `next` the head office's newest
 * version, with the number `versionNo`. `version` is that of the override; 0 where there is none.
 */
const merged = content.extend({
  ...{ branchId: z.string(), branchName: z.string() },
  next: z.array(storedComponent),
  override,
  kept: z.array(change),
  absorbed: z.array(change),
  dropped: z.array(change.extend({ kind: z.string() })),
  conflicts: z.array(openConflict),
  reanchored: z.array(z.object({ componentId: z.string(), after: z.string().nullable() })),
  /** The company's own components that no longer fit into the page: they are hidden. */
  limited: z.array(z.string()),
});
export type MergedPage = z.infer<typeof merged>;

const of = { pageId: id, branchId: erpCode };

const stored = merged.extend({
  /** Changes of this save that were combined with those of somebody who has saved meanwhile. */
  merged: z.array(change),
});
export type StoredOverride = z.infer<typeof stored>;

export const DECISION = ['HQ', 'BRANCH', 'VALUE'] as const;
const decision = z.object({
  componentId: componentId.optional(),
  path,
  take: z.enum(DECISION),
  /** For the choice VALUE: the value that replaces both. */
  value: z.unknown().optional(),
});
export type Decision = z.infer<typeof decision>;

/** Overrides: how companies change pages of the head office (docs/domain/home-pages.md#overrides). */
export const homeOverrideApi = service('platform', '/cms/api/homeConfig', {
  /** The companies that override a page, as far as the user may see them. */
  page: post('/override/page', pageQuery({ pageId: id }, ['gmtModified']), page(row), {
    access: PAGE_READERS,
    write: false,
    assumed: true,
  }),
  detail: get('/:id/override', z.object({ id, branchId: erpCode }), merged, {
    access: PAGE_READERS,
    write: false,
    assumed: true,
  }),
  /**
   * Saves an override that was made on `baseVersionNo`, which is its base from now on. Values with a conflict (43731)
   * or a lock (43732) are not changed. A save on an old `version` is merged with the stored override, or refused with
   * it (49001).
   */
  save: post(
    '/override/save',
    z.object({
      ...of,
      baseVersionNo: z.coerce.number().int().min(1).max(1_000_000),
      version: version.or(z.literal(0)),
      props: z.array(z.object({ componentId, path, value: z.unknown().optional() })).max(MAX_PROPS),
      order: orNull(z.array(componentId).max(MAX_COMPONENTS)),
      own: z.array(z.object({ after: componentId.nullable(), component: storedComponent })).max(MAX_OWN_COMPONENTS),
    }),
    stored,
    changesPages('edit', 'homeConfig_override'),
  ),
  /** Decides conflicts: for the head office, for the company, or with another value. */
  resolve: post(
    '/override/resolve',
    z.object({ ...of, version, decisions: z.array(decision).min(1).max(MAX_PROPS) }),
    merged,
    changesPages('edit', 'homeConfig_resolve'),
  ),
});
