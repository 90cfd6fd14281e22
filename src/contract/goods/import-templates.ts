import { productCode } from '../promotion/import-templates';
import type { Template } from '../tasks/template';
import { LISTING_REASON, type ListingReason, PLAN_ACTION } from './listings';
import { SHIELD_TYPE } from './shields';

/* What decides about goods of a company (docs/domain/tasks.md#templates). */

const ACTIONS = { 上架: String(PLAN_ACTION.up), 下架: String(PLAN_ACTION.down) } as const;

const KINDS = {
  不可见: String(SHIELD_TYPE.invisible),
  可见不可购: String(SHIELD_TYPE.notForSale),
  不显示价格: String(SHIELD_TYPE.priceHidden),
} as const;

/** What a cell of 原因 may say; any other text is reason "other" with this remark. */
export const REASON_NAMES: Readonly<Record<string, ListingReason>> = {
  资质到期: LISTING_REASON.licence,
  缺货: LISTING_REASON.outOfStock,
  质量: LISTING_REASON.quality,
  价格: LISTING_REASON.price,
  其他: LISTING_REASON.other,
};

export const GOODS_TEMPLATES = {
  LISTING: {
    title: '商品上下架',
    columns: [
      productCode,
      { field: 'action', title: '动作', required: true, kind: 'choice', max: 4, example: '下架', options: ACTIONS },
      { field: 'reason', title: '原因', kind: 'text', max: 200, example: '缺货' },
      { field: 'planTime', title: '计划时间', kind: 'moment', max: 19, example: '2030-01-01 09:00:00' },
    ],
    limit: 10_000,
  },
  SHIELD: {
    title: '商品屏蔽',
    columns: [
      productCode,
      { field: 'custCode', title: '客户编码', kind: 'code', max: 20, example: 'KH00100' },
      {
        field: 'shieldType',
        title: '类型',
        required: true,
        kind: 'choice',
        max: 6,
        example: '可见不可购',
        options: KINDS,
      },
      { field: 'startTime', title: '开始', required: true, kind: 'moment', max: 19, example: '2026-03-10 00:00:00' },
      { field: 'endTime', title: '结束', kind: 'moment', max: 19, example: '2026-06-30 00:00:00' },
      { field: 'reason', title: '原因', required: true, kind: 'text', max: 100, example: '厂家控销管理' },
    ],
    limit: 10_000,
  },
} as const satisfies Record<string, Template>;
export const GOODS_TEMPLATE_CODES = ['LISTING', 'SHIELD'] as const satisfies readonly (keyof typeof GOODS_TEMPLATES)[];
