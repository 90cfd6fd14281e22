import { productCode } from '../promotion/import-templates';
import type { Template } from '../tasks/template';
import { LISTING_REASON, type ListingReason, PLAN_ACTION } from './listings';

/* What decides about goods of a company (docs/domain/tasks.md#templates). */

const ACTIONS = { 上架: String(PLAN_ACTION.up), 下架: String(PLAN_ACTION.down) } as const;

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
} as const satisfies Record<string, Template>;
export const GOODS_TEMPLATE_CODES = ['LISTING'] as const satisfies readonly (keyof typeof GOODS_TEMPLATES)[];
