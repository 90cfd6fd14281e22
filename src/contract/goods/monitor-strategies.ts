import * as z from 'zod';
import { drill } from '../drill';
import type { ButtonCode } from '../buttons';
import { page, pageQuery, post, service } from '../endpoint';
import { clockTime, code, confirmation, done, erpCode, filter, FLAG, id, orNone, plainText, version } from '../fields';
import { COMPARE, METRIC, MONITOR_LEVEL, MONITOR_STATE, NOTIFY_BY, SCHEDULE } from './monitoring';

export const STRATEGY_STATUS = { off: 0, on: 1 } as const;
export const STRATEGY_PRODUCTS = { all: 'ALL', products: 'PRODUCT', brands: 'BRAND', categories: 'CATEGORY' } as const;

const named = z.object({ value: z.string(), label: z.string() });
/** A decimal of either sign with four decimals at most. */
const decimal = z.string().regex(/^-?\d{1,8}(\.\d{1,4})?$/);
const whole = (min: number, max: number, usual: number) => z.coerce.number().int().min(min).max(max).default(usual);
const ids = orNone(z.array(erpCode).max(500));

const content = {
  metric: code(METRIC),
  compare: code(COMPARE),
  threshold: decimal,
  windowDays: z.coerce.number().int().min(1).max(365),
  branchIds: z.array(erpCode).min(1).max(500),
  productScopeType: z.enum(STRATEGY_PRODUCTS),
  productIds: ids,
  brandIds: ids,
  categoryIds: ids,
  pendingRuns: whole(1, 30, 1),
  recoverMargin: z
    .string()
    .regex(/^\d{1,8}(\.\d{1,4})?$/)
    .default('0'),
  recoverRuns: whole(1, 10, 1),
  noDataMinutes: whole(30, 1440, 120),
  noDataRuns: whole(1, 10, 2),
};

const form = {
  ...content,
  strategyName: plainText(50).min(1),
  level: code(MONITOR_LEVEL),
  receiverIds: z.array(erpCode).min(1).max(50),
  notifyBy: z.array(code(NOTIFY_BY)).min(1).max(2),
  schedule: code(SCHEDULE),
  /** The time of daily runs; an hourly strategy uses only the minutes. */
  runAt: clockTime,
};

const strategy = z.object({
  strategyId: z.string(),
  strategyCode: z.string(),
  strategyName: z.string(),
  metric: z.enum(METRIC),
  compare: z.enum(COMPARE),
  threshold: z.string(),
  windowDays: z.number().int(),
  level: z.enum(MONITOR_LEVEL),
  receivers: z.array(named),
  notifyBy: z.array(z.enum(NOTIFY_BY)),
  schedule: z.enum(SCHEDULE),
  runAt: z.string(),
  branchIds: z.array(z.string()),
  productScopeType: z.enum(STRATEGY_PRODUCTS),
  productScope: z.array(named),
  /** At the time of the last run, or of the last change. */
  productCount: z.number().int(),
  /** Whether the user sees all companies of the strategy: only then may he open its figures. */
  allSeen: z.enum(FLAG),
  pendingRuns: z.number().int(),
  recoverMargin: z.string(),
  recoverRuns: z.number().int(),
  noDataMinutes: z.number().int(),
  noDataRuns: z.number().int(),
  status: z.enum(STRATEGY_STATUS),
  lastRunTime: z.string().nullable(),
  version: z.number().int(),
});
export type Strategy = z.infer<typeof strategy>;

const watched = z.object({
  productId: z.string(),
  productCode: z.string(),
  productName: z.string(),
  spec: z.string(),
  manufacturer: z.string(),
  /** The companies in which the product is watched. */
  branchIds: z.array(z.string()),
  /** The worst state among these companies; null before the first run. */
  state: z.enum(MONITOR_STATE).nullable(),
});
export type WatchedProduct = z.infer<typeof watched>;

const run = z.object({
  runId: z.string(),
  dueTime: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  /** The run began more than a minute late. */
  caughtUp: z.number().int(),
  /** Earlier runs that were missed, and are not repeated. */
  missed: z.number().int(),
  checked: z.number().int(),
  opened: z.number().int(),
  recovered: z.number().int(),
  noData: z.number().int(),
  messages: z.array(z.object({ receiverName: z.string(), notifyBy: z.enum(NOTIFY_BY), text: z.string() })),
});
/** A run whose figures lead to their alerts, if the user may open all of them. */
const listedRun = run.extend({ drills: z.object({ opened: drill, recovered: drill }).partial() });
export type MonitorRun = z.infer<typeof listedRun>;

const tried = z.object({
  alerts: z.number().int(),
  goods: z.number().int(),
  days: z.number().int(),
  perDay: z.array(z.object({ day: z.string(), alerts: z.number().int() })),
  rows: z.array(
    z.object({
      productId: z.string(),
      productName: z.string(),
      branchId: z.string(),
      opened: z.string(),
      recovered: z.string().nullable(),
      value: z.string(),
    }),
  ),
  /** How the result differs from that of the live run; empty where it does not. */
  note: z.string(),
});
export type Backtest = z.infer<typeof tried>;

type Verb = 'add' | 'edit' | 'status' | 'delete';
const write = (verb: Verb, button: ButtonCode) =>
  ({ access: { buttons: [button] }, write: true, log: [verb, 'monitorStrategy'], assumed: true }) as const;

/** Strategies: what is watched about goods, when, and who is notified (docs/domain/goods.md#monitors). */
export const strategyApi = service('platform', '/dcr/api/monitor/strategy', {
  page: post(
    '/page',
    pageQuery(
      {
        ...{ strategyName: filter(50), metric: code(METRIC).optional() },
        ...{ status: code(STRATEGY_STATUS).optional(), keyword: filter(50), strategyId: id.optional() },
      },
      ['strategyCode', 'lastRunTime'],
    ),
    page(strategy),
    { access: { pages: ['monitorStrategy', 'breedMonitor'] }, write: false, assumed: true },
  ),
  add: post('/add', z.object(form), z.object({ strategyId: z.string() }), write('add', 'monitorStrategy_add')),
  /** Changes a strategy; a change of the metric closes its open alerts, and needs a confirmation (43534). */
  update: post(
    '/update',
    z.object({ id, version, ...form, ...confirmation }),
    done,
    write('edit', 'monitorStrategy_edit'),
  ),
  /** Enables or disables a strategy; enabling one that was not tried within a day needs a confirmation (43533). */
  updateStatus: post(
    '/updateStatus',
    z.object({ id, version, status: code(STRATEGY_STATUS), ...confirmation }),
    done,
    write('status', 'monitorStrategy_status'),
  ),
  /** Runs a strategy at once, whatever its schedule. */
  run: post('/run/:id', z.object({ id }), run, { ...write('edit', 'monitorStrategy_run'), cost: 'heavy' }),
  /** Deletes a strategy that is off. */
  delete: post('/delete/:id', z.object({ id, version }), done, write('delete', 'monitorStrategy_del')),
  /** The alerts that a strategy would have raised, day by day; the server records that it was tried. */
  backtest: post(
    '/backtest',
    z.object({
      ...content,
      /** For a strategy that exists: its added products are included, removed ones are not. */
      strategyId: id.optional(),
      schedule: code(SCHEDULE),
      days: z.coerce.number().int().min(7).max(365),
    }),
    tried,
    { ...write('edit', 'monitorStrategy_backtest'), cost: 'heavy' },
  ),
  /** The runs of a strategy, the latest thirty. */
  runs: post('/runs', pageQuery({ id }, ['dueTime']), page(listedRun), {
    access: { buttons: ['monitorStrategy_runs'] },
    write: false,
    assumed: true,
    reads: ['monitorAlert'],
  }),
  /** The products that a strategy watches, the worst first. */
  watched: post('/watched', pageQuery({ id, productCode: filter(40), productName: filter(100) }, []), page(watched), {
    access: { pages: ['monitorStrategy'] },
    write: false,
    assumed: true,
    reads: ['monitorAlert'],
  }),
});
