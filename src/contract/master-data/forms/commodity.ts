import * as z from 'zod';
import { code, erpCode, flag, id, orEmpty, orNone, orNull, plainText, posInt8, text } from '../../fields';
import { licenceInput } from '../licences';
import { price } from './pieces';

/** Up to 30 ℃, up to 20 ℃, 2 to 8 ℃, frozen. */
export const STORAGE = { room: 1, cool: 2, cold: 3, frozen: 4 } as const;
/** Per cent. */
export const TAX_RATES = [0, 1, 3, 6, 9, 13] as const;
export const MAX_SHELF_LIFE = 120;
export const MAX_GOODS_IMAGES = 9;

/** A commodity (docs/domain/approval.md#forms). */
export const commodityForm = z.object({
  commonName: plainText(80).min(1),
  tradeName: orEmpty(plainText(80)),
  spec: text(60).min(1),
  dosageForm: text(30).min(1),
  manufacturer: plainText(100).min(1),
  holder: orEmpty(plainText(100)),
  /** Crude drugs and decoction pieces have none. */
  approvalNo: orEmpty(text(40)),
  barcode: orEmpty(z.string().regex(/^(\d{13})?$/)),
  packUnit: text(10).min(1),
  midPack: orNull(posInt8),
  bigPack: orNull(posInt8),
  prescriptionType: z.coerce.number().int().min(1).max(99),
  operateRangeId: z.string().min(1).max(20),
  storage: code(STORAGE),
  shelfLifeMonths: posInt8.max(MAX_SHELF_LIFE),
  taxRate: z.coerce
    .number()
    .int()
    .refine((value) => TAX_RATES.some((rate) => rate === value)),
  purchasePrice: price,
  listPrice: price,
  minSalePrice: price,
  decimalQty: flag.default(0),
  supplierId: orNull(erpCode),
  firstBusiness: flag.default(0),
  images: orNone(z.array(id).max(MAX_GOODS_IMAGES)),
  licences: z.array(licenceInput).max(20).default([]),
});
export type CommodityForm = z.output<typeof commodityForm>;

export const COMMODITY_GROUPS = {
  names: ['commonName', 'tradeName'],
  spec: ['spec'],
  maker: ['manufacturer', 'holder', 'supplierId'],
  prices: ['taxRate', 'purchasePrice', 'listPrice', 'minSalePrice'],
  packing: ['barcode', 'packUnit', 'midPack', 'bigPack', 'decimalQty'],
  approvalNo: ['approvalNo'],
  dosageForm: ['dosageForm', 'prescriptionType', 'operateRangeId'],
  storage: ['storage'],
  shelfLife: ['shelfLifeMonths'],
  licences: ['firstBusiness', 'images', 'licences'],
} as const satisfies Record<string, readonly (keyof CommodityForm)[]>;
