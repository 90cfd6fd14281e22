import * as z from 'zod';
import { get, LOG_ACTION, page, pageQuery, post, service } from '../endpoint';
import { code, filter, id, period, text } from '../fields';

/** The most days that one search covers (docs/domain/system.md#operation-log). */
export const LOG_DAYS = 31;

/** Any refusal, or done. */
export const LOG_RESULT = { refused: 0, done: 200 } as const;

/** Objects whose screens show what was changed of one record; named as their writes are logged. */
export const HISTORY_OF = [
  'user',
  'role',
  'menu',
  'button',
  'tradeFair',
  'priceRule',
  'activity',
  'cashier',
  'coreStock',
  'productShield',
  'brand',
  'standard',
  'branch',
  'onlineGoods',
  'release',
] as const;
export type HistoryObject = (typeof HISTORY_OF)[number];

/** Fields that a write has changed: what was there, and what is. Secrets and phone numbers are masked. */
const changes = z.record(z.string(), z.tuple([z.unknown(), z.unknown()]));

const entry = z.object({
  logId: z.string(),
  operateTime: z.string(),
  operatorName: z.string(),
  loginName: z.string(),
  branchName: z.string(),
  action: z.number().int(),
  resultCode: z.number().int(),
});

const row = entry.extend({
  /** The page that it was done on, by its address and by its titles where it is in the menu. */
  menuUrl: z.string(),
  menuTitle: z.string(),
  titles: z.record(z.string(), z.string()),
  objectType: z.string(),
  objectId: z.string(),
  objectName: z.string(),
  costMs: z.number().int(),
  ip: z.string(),
  requestId: z.string(),
});
export type LogRow = z.infer<typeof row>;

const detail = row.extend({ changes });
export type LogDetail = z.infer<typeof detail>;

const historyEntry = entry.extend({ changes });
export type HistoryEntry = z.infer<typeof historyEntry>;

/**
 * Who did what, and who was refused it (docs/domain/system.md#operation-log). Only reads: rows are written by the
 * server alone.
 */
export const operationLogApi = service('platform', '/base/api/operationLog', {
  page: post(
    '/page',
    pageQuery(
      {
        operateTime: period,
        operatorName: filter(50),
        menuId: text(40).optional(),
        action: code(LOG_ACTION).optional(),
        objectId: filter(100),
        resultCode: code(LOG_RESULT).optional(),
      },
      ['operateTime', 'costMs'],
    ),
    page(row),
    { access: { pages: ['operationLog'] }, write: false, assumed: true },
  ),
  detail: get('/:id', z.object({ id }), detail, {
    access: { buttons: ['operationLog_view'] },
    write: false,
    assumed: true,
  }),
  /** What was done to one record, the last first; whoever sees the record may ask. */
  history: post(
    '/history',
    pageQuery({ objectType: z.enum(HISTORY_OF), objectId: text(100).min(1) }, ['operateTime']),
    page(historyEntry),
    {
      access: {
        pages: [
          'userManage',
          'roleManage',
          'menuManage',
          'functionMenuManage',
          'tradeFairManage',
          'saleShowEdit',
          'pricingRule',
          'specialsPricing',
          'flexiblePricing',
          'discountPricing',
          'rebatePricing',
          'calculationPricing',
          'cashier',
          'productStock',
          'productShield',
          'brand',
          'standardManage',
          'companyManage',
          'onlineGoods',
        ],
      },
      write: false,
      assumed: true,
    },
  ),
});
