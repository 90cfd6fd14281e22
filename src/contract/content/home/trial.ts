import * as z from 'zod';
import { post, service } from '../../endpoint';
import { erpCode, FLAG, id } from '../../fields';
import { storedComponent } from './component';
import { MAX_COMPONENTS, MAX_OWN_COMPONENTS } from './limits';
import { PAGE_READERS } from './pages';
import { COVER_REASON, PLAN_KIND } from './plans';
import { CONFLICT } from './merge';

const name = z.string().max(60);
const components = z.array(storedComponent).max(MAX_COMPONENTS);
export const prop = z.object({ componentId: name, path: name, value: z.unknown().optional() });
export const own = z.object({ after: name.nullable(), component: storedComponent });
const override = z.object({
  props: z.array(prop).max(500),
  order: z.array(name).max(MAX_COMPONENTS).nullable(),
  own: z.array(own).max(MAX_OWN_COMPONENTS),
});

/** A moment, to the minute or to the second. */
const moment = z.string().regex(/^20\d\d-\d\d-\d\d ([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/);
const plan = z.object({
  planId: id,
  page: name.default(''),
  kind: z.enum(PLAN_KIND),
  force: z.enum(FLAG).default(0),
  branchIds: z.array(erpCode).min(1).max(500),
  inherit: z.enum(FLAG).default(1),
  startTime: moment,
  endTime: moment.nullish().transform((one) => one ?? null),
  cancelTime: moment.nullish().transform((one) => one ?? null),
});

const bytes = z.number().int().min(0).max(2_000_000_000);
const image = z.object({
  fileId: name,
  /** The width in which the image is shown, and its own width, in px. */
  box: z.number().min(1).max(10_000),
  original: z.number().min(1).max(100_000),
  /** The position of its component, from 1. */
  component: z.number().int().min(1).max(1_000),
  /** Bytes by stored width. */
  bytes: z.record(z.string().regex(/^\d{1,6}$/), bytes),
});

const input = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('MERGE'), input: z.object({ base: components, next: components, override }) }),
  z.object({
    kind: z.literal('COVERAGE'),
    input: z.object({
      plans: z.array(plan).max(500),
      branchIds: z.array(erpCode).min(1).max(500),
      from: moment,
      to: moment,
    }),
  }),
  z.object({
    kind: z.literal('WEIGHT'),
    input: z.object({
      jsonBytes: bytes,
      images: z.array(image).max(2_000),
      firstComponents: z.number().int().min(1).max(50).default(5),
    }),
  }),
]);

const change = z.object({ componentId: z.string().optional(), path: z.string() });
const kb = z.number().int();

const output = z.union([
  z.object({
    page: z.array(storedComponent),
    order: z.array(z.string()),
    override: z.object({ props: z.array(prop), order: z.array(z.string()).nullable(), own: z.array(own) }),
    kept: z.array(change),
    absorbed: z.array(change),
    dropped: z.array(change.extend({ kind: z.enum(['LOCKED', 'UNKNOWN']) })),
    conflicts: z.array(change.extend({ kind: z.enum(CONFLICT) })),
    reanchored: z.array(z.object({ componentId: z.string(), after: z.string().nullable() })),
  }),
  z.object({
    branches: z.array(
      z.object({
        branchId: z.string(),
        segments: z.array(
          z.object({
            from: z.string(),
            to: z.string(),
            minutes: z.number().int(),
            planId: z.string().nullable(),
            page: z.string(),
            reason: z.enum(COVER_REASON),
          }),
        ),
      }),
    ),
  }),
  z.object({
    requests: z.number().int(),
    ...{ imageKb: kb, firstKb: kb, totalKb: kb },
    heaviest: z.array(z.object({ fileId: z.string(), kb, component: z.number().int() })),
    /** 43751: too large; 43752: larger than advised; null: neither. */
    code: z.number().int().nullable(),
  }),
]);

/** Applies the rules of home pages to given input; nothing is written (docs/domain/home-pages.md#trial). */
export const homeTrialApi = service('platform', '/cms/api/homeConfig', {
  trial: post('/trial', input, output, { access: PAGE_READERS, write: false, cost: 'heavy', assumed: true }),
});
