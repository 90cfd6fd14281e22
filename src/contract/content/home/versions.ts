import * as z from 'zod';
import { get, page, pageQuery, post, service } from '../../endpoint';
import { confirmation, erpCode, FLAG, id, orNull, version } from '../../fields';
import { componentId, storedComponent } from './component';
import { MAX_COMPONENTS } from './limits';
import { CONFLICT } from './merge';
import { changesPages, PAGE_READERS } from './pages';

export const ORIGIN = { made: 1, edited: 2, rolledBack: 3, copied: 4 } as const;

const versionNo = z.coerce.number().int().min(1).max(1_000_000);

const row = z.object({
  pageId: z.string(),
  versionNo: z.number().int(),
  baseVersionNo: z.number().int().nullable(),
  origin: z.enum(ORIGIN),
  frozen: z.enum(FLAG),
  frozenTime: z.string().nullable(),
  note: z.string(),
  /** A hash of the canonical JSON; '' for a draft. */
  hash: z.string(),
  componentCount: z.number().int(),
  /** How many plans of the version are in force or to come. */
  planCount: z.number().int(),
  createdByName: z.string(),
  gmtModified: z.string(),
});
export type HomeVersion = z.infer<typeof row>;

export const content = z.object({
  pageId: z.string(),
  pageName: z.string(),
  versionNo: z.number().int(),
  baseVersionNo: z.number().int().nullable(),
  frozen: z.enum(FLAG),
  hash: z.string(),
  backgroundColor: z.string(),
  shareTitle: z.string(),
  /** Components in their newest form; unknown ones as they are stored. */
  components: z.array(storedComponent),
  /** Whether the user may save: the page belongs to his company, or to one below. */
  isEditable: z.enum(FLAG),
  /** The version of the page, which a save starts from. */
  version: z.number().int(),
});
export type HomeContent = z.infer<typeof content>;

const change = z.object({ componentId: z.string().optional(), path: z.string() });
const pair = z.object({ pageId: id, versionNo, branchId: erpCode.optional() });
const ids = z.array(z.string());

const difference = z.object({
  ...{ added: ids, removed: ids, moved: ids },
  changed: z.array(z.object({ componentId: z.string(), path: z.string(), left: z.unknown(), right: z.unknown() })),
  /** The names of ids that appear on either side. */
  names: z.record(z.string(), z.object({ name: z.string(), type: z.string() })),
});

const reads = { access: PAGE_READERS, write: false, assumed: true } as const;

/** Versions of home pages, and the draft among them (docs/domain/home-pages.md#versions). */
export const homeVersionApi = service('platform', '/cms/api/homeConfig', {
  page: post('/version/page', pageQuery({ pageId: id }, ['versionNo']), page(row), reads),
  detail: get('/:id/version/:versionNo', z.object({ id, versionNo }), content, reads),
  compare: post('/compare', z.object({ left: pair, right: pair }), difference, reads),
  /** The components of the draft; without a draft, of the newest version. */
  components: get('/:id/components', z.object({ id }), content, reads),
  /**
   * Saves the draft; a new draft is made where the newest version is frozen. A save that is based on an old `version`
   * is merged (docs/domain/home-pages.md#two-editors), or refused with `conflicts`, and then nothing is written
   * (49001).
   */
  save: post(
    '/:id/components',
    z.object({ id, version, components: z.array(storedComponent).max(MAX_COMPONENTS) }),
    z.object({
      versionNo: z.number().int(),
      version: z.number().int(),
      /** Changes of this save that were combined with somebody else's. */
      merged: z.array(change),
      components: z.array(storedComponent),
    }),
    changesPages('edit', 'appHome_save'),
  ),
  /**
   * Makes a draft with the content of a version; nothing is published. An existing draft needs a confirmation (43714),
   * and is kept.
   */
  rollback: post(
    '/rollback/:id',
    z.object({ id, versionNo, ...confirmation }),
    z.object({ versionNo: z.number().int(), version: z.number().int() }),
    changesPages('edit', 'homeConfig_rollback'),
  ),
});

export const LEASE_ACTION = ['take', 'renew', 'release', 'request', 'takeOver'] as const;
/**
 * How many seconds a lease is valid, after how many seconds the designer renews it, and how many seconds a request
 * waits for an answer.
 */
export const LEASE_SECONDS = 120;
export const LEASE_RENEWED = 40;
export const LEASE_ANSWER = 60;

/** Leases: who edits a draft, or a company's override (docs/domain/home-pages.md#two-editors). */
export const homeLeaseApi = service('platform', '/cms/api/homeConfig', {
  /**
   * Takes, renews, requests or releases a lease. If somebody else holds it: 43703 with `holderName` and `since`. The
   * holder learns who has requested it.
   */
  lease: post(
    '/lease/:id',
    z.object({ id, branchId: orNull(erpCode), action: z.enum(LEASE_ACTION) }),
    z.object({
      isMine: z.enum(FLAG),
      holderName: z.string(),
      since: z.string().nullable(),
      until: z.string().nullable(),
      requestedBy: z.string(),
      requestTime: z.string().nullable(),
    }),
    { access: { buttons: ['appHome_save', 'homeConfig_override'] }, write: false, assumed: true },
  ),
});

export const conflict = z.object({
  componentId: componentId.optional(),
  path: z.string(),
  kind: z.enum(CONFLICT),
});
