import * as z from 'zod';
import type { ButtonCode } from '../buttons';
import { page, pageQuery, post, service } from '../endpoint';
import { code, erpCode, filter, id, period, plainText } from '../fields';
import { ALERT_STATUS, COMPARE, METRIC, MONITOR_LEVEL } from './monitoring';

const alert = z.object({
  alertId: z.string(),
  productId: z.string(),
  productCode: z.string(),
  productName: z.string(),
  spec: z.string(),
  manufacturer: z.string(),
  branchId: z.string(),
  strategyId: z.string(),
  strategyName: z.string(),
  metric: z.enum(METRIC),
  compare: z.enum(COMPARE),
  currentValue: z.string(),
  threshold: z.string(),
  level: z.enum(MONITOR_LEVEL),
  alertTime: z.string(),
  status: z.enum(ALERT_STATUS),
  /** The alert was handled, but its condition holds a week later. */
  relapsed: z.number().int(),
  handlerName: z.string(),
  handleTime: z.string().nullable(),
  result: z.string(),
});
export type Alert = z.infer<typeof alert>;

const figure = z.object({ day: z.string(), value: z.string().nullable() });
export type Figure = z.infer<typeof figure>;

const MOST = 500;
const chosen = z.array(id).min(1).max(MOST);
const counted = z.object({ done: z.number().int() });

const write = (verb: 'add' | 'status' | 'delete', ...buttons: ButtonCode[]) =>
  ({ access: { buttons }, write: true, log: [verb, 'monitorAlert'], assumed: true }) as const;

/** Alerts of strategies (docs/domain/goods.md#alerts). */
export const breedMonitorApi = service(
  'platform',
  '/dcr/api/monitor/breed',
  {
    page: post(
      '/page',
      pageQuery(
        {
          ...{ productCode: filter(40), branchId: erpCode.optional(), strategyId: id.optional() },
          ...{ metric: code(METRIC).optional(), level: code(MONITOR_LEVEL).optional() },
          ...{ status: code(ALERT_STATUS).optional(), alertTime: period.optional(), handleTime: period.optional() },
        },
        ['alertTime', 'level'],
      ),
      page(alert),
      { access: { pages: ['breedMonitor'] }, write: false, assumed: true },
    ),
    /** Makes a strategy watch products besides those of its scope. */
    add: post(
      '/add',
      z.object({
        ...{ strategyId: id, productIds: z.array(erpCode).min(1).max(MOST) },
        branchIds: z.array(erpCode).min(1).max(100),
      }),
      counted,
      write('add', 'breedMonitor_add'),
    ),
    /** Records what has been done about open alerts. */
    handle: post(
      '/handle',
      z.object({ ids: chosen, result: plainText(200).min(5) }),
      counted,
      write('status', 'breedMonitor_handle', 'breedMonitor_batchHandle'),
    ),
    /** Ignores alerts: nobody is notified of them for thirty days. */
    ignore: post('/ignore', z.object({ ids: chosen }), counted, write('status', 'breedMonitor_ignore')),
    /** The strategy no longer watches the products of these alerts in their companies. */
    remove: post('/delete', z.object({ ids: chosen }), counted, write('delete', 'breedMonitor_del')),
    /** The figures of an alert's product for the last days. */
    trend: post('/trend', z.object({ id }), z.array(figure), {
      access: { buttons: ['breedMonitor_view'] },
      write: false,
      assumed: true,
    }),
  },
  { reads: ['monitorStrategy'] },
);
