import * as z from 'zod';
import type { ButtonCode } from '../buttons';
import { page, pageQuery, post, service } from '../endpoint';
import { code, confirmation, dateTime, done, erpCode, filter, id, orNone, orNull, plainText, version } from '../fields';

/** If several shields apply, the strongest one wins: the one with the smallest number. */
export const SHIELD_TYPE = { invisible: 1, notForSale: 2, priceHidden: 3 } as const;
export type ShieldType = (typeof SHIELD_TYPE)[keyof typeof SHIELD_TYPE];
/** `expired`: the end has passed. */
export const SHIELD_STATUS = { off: 0, on: 1, expired: 2 } as const;
const SWITCH = { off: 0, on: 1 } as const;
export const SHIELD_PRODUCTS = { products: 'PRODUCT', brands: 'BRAND', categories: 'CATEGORY' } as const;
export const SHIELD_CUSTOMERS = { all: 'ALL', types: 'CATEGORY', regions: 'REGION', customers: 'CUSTOMER' } as const;

const MOST = 500;
/** An id with its name. */
const named = z.object({ value: z.string(), label: z.string() });

const shield = z.object({
  shieldId: z.string(),
  shieldNo: z.string(),
  branchId: z.string(),
  productScopeType: z.enum(SHIELD_PRODUCTS),
  /** Products, brands or categories, by the scope. */
  productScope: z.array(named),
  customerScopeType: z.enum(SHIELD_CUSTOMERS),
  /** Customers or regions, or codes of customer types; empty for all customers. */
  customerScope: z.array(named),
  shieldType: z.enum(SHIELD_TYPE),
  startTime: z.string(),
  endTime: z.string().nullable(),
  reason: z.string(),
  status: z.enum(SHIELD_STATUS),
  createdByName: z.string(),
  gmtCreated: z.string(),
  version: z.number().int(),
});
export type Shield = z.infer<typeof shield>;

const form = {
  productScopeType: z.enum(SHIELD_PRODUCTS),
  productIds: orNone(z.array(erpCode).max(MOST)),
  brandIds: orNone(z.array(erpCode).max(MOST)),
  categoryIds: orNone(z.array(erpCode).max(MOST)),
  customerScopeType: z.enum(SHIELD_CUSTOMERS),
  customerTypeCodes: orNone(z.array(z.string().max(4)).max(20)),
  regionIds: orNone(z.array(erpCode).max(MOST)),
  custIds: orNone(z.array(erpCode).max(MOST)),
  shieldType: code(SHIELD_TYPE),
  startTime: dateTime,
  endTime: orNull(dateTime),
  reason: plainText(100).min(5),
};

type Verb = 'add' | 'edit' | 'status' | 'delete';
const write = (verb: Verb, ...buttons: ButtonCode[]) =>
  ({ access: { buttons }, write: true, log: [verb, 'productShield'], assumed: true }) as const;

/**
 * Shields hide products from customers, or block them (docs/domain/goods.md#shields); products on pages of the app need
 * a confirmation (43722).
 */
export const shieldApi = service('platform', '/dcr/api/shield', {
  page: post(
    '/page',
    pageQuery(
      {
        ...{ productCode: filter(40), custCode: filter(40), branchId: erpCode.optional() },
        ...{ shieldType: code(SHIELD_TYPE).optional(), status: code(SHIELD_STATUS).optional() },
      },
      ['shieldNo', 'startTime', 'endTime', 'gmtCreated'],
    ),
    page(shield),
    { access: { pages: ['productShield'] }, write: false, assumed: true },
  ),
  add: post(
    '/add',
    z.object({ branchId: erpCode, ...form, ...confirmation }),
    z.object({ shieldId: z.string() }),
    write('add', 'productShield_add'),
  ),
  update: post(
    '/update',
    z.object({ id, version, ...form, ...confirmation }),
    done,
    write('edit', 'productShield_edit'),
  ),
  updateStatus: post(
    '/updateStatus',
    z.object({ id, version, status: code(SWITCH), ...confirmation }),
    done,
    write('status', 'productShield_status'),
  ),
  delete: post(
    '/delete',
    z.object({ ids: z.array(id).min(1).max(MOST) }),
    z.object({ deleted: z.number().int() }),
    write('delete', 'productShield_del', 'productShield_batchDel'),
  ),
});
