import * as z from 'zod';
import { get, LOG_ACTION, page, pageQuery, post, service } from '../endpoint';
import { code, filter, id, period, text } from '../fields';

/** The most days that one search covers (docs/domain/system.md#operation-log). */
export const LOG_DAYS = 31;

/** Refused for any reason, or done. */
export const LOG_RESULT = { refused: 0, done: 200 } as const;

/** Objects for which screens show the history of one record, by their names in the log. */
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

/** Changed fields, each with its old and new value. Secrets and phone numbers are masked. */
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
  /** The page of the operation, by its address, and by its titles if the menu has it. */
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
 * The operation log: who did what, and who was refused (docs/domain/system.md#operation-log). Calls only read it; rows
 * are written by the server alone.
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
  /** The history of one record, the latest first; for everybody who may see the record. */
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
