import { productCode } from '../promotion/import-templates';
import type { Template } from '../tasks/template';
import { BUSINESS_TYPE } from './business-codes';
import { LISTING_REASON, type ListingReason, PLAN_ACTION } from './listings';
import { SHIELD_TYPE } from './shields';

/* Templates for goods of a company (docs/domain/tasks.md#templates). */

const ACTIONS = { 上架: String(PLAN_ACTION.up), 下架: String(PLAN_ACTION.down) } as const;

const KINDS = {
  不可见: String(SHIELD_TYPE.invisible),
  可见不可购: String(SHIELD_TYPE.notForSale),
  不显示价格: String(SHIELD_TYPE.priceHidden),
} as const;

const TYPES = {
  销售: String(BUSINESS_TYPE.sale),
  采购: String(BUSINESS_TYPE.purchase),
  结算: String(BUSINESS_TYPE.settlement),
  配送: String(BUSINESS_TYPE.delivery),
} as const;
const YES_NO = { 是: '1', 否: '0' } as const;
const SWITCH = { 启用: '1', 停用: '0' } as const;

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
  BUSINESS_CODE: {
    title: '默认业务码',
    columns: [
      {
        field: 'businessType',
        title: '业务类型',
        required: true,
        kind: 'choice',
        max: 4,
        example: '销售',
        options: TYPES,
      },
      { field: 'businessCode', title: '业务码', required: true, kind: 'code', max: 20, example: 'XS08' },
      { field: 'businessName', title: '业务名称', required: true, kind: 'text', max: 30, example: '武昌药店销售' },
      { field: 'customerTypes', title: '客户类型', kind: 'text', max: 200, example: '连锁药店、单体药店' },
      { field: 'regionIds', title: '区域编码', kind: 'text', max: 200, example: '420106' },
      { field: 'salesmanId', title: '业务员编号', required: true, kind: 'code', max: 40, example: 'S00511' },
      { field: 'isDefault', title: '默认', kind: 'choice', max: 2, example: '否', options: YES_NO },
      { field: 'status', title: '状态', kind: 'choice', max: 2, example: '启用', options: SWITCH },
    ],
    limit: 5_000,
  },
  CORE_STOCK: {
    title: '核心客户库存',
    columns: [
      { field: 'custCode', title: '客户编码', required: true, kind: 'code', max: 20, example: 'KH00100' },
      { field: 'reserveQty', title: '预留数量', required: true, kind: 'whole', max: 8, example: '500' },
      { field: 'startDate', title: '开始日期', required: true, kind: 'day', max: 19, example: '2026-03-10' },
      { field: 'endDate', title: '结束日期', required: true, kind: 'day', max: 19, example: '2026-06-30' },
    ],
    limit: 2_000,
  },
} as const satisfies Record<string, Template>;
export const GOODS_TEMPLATE_CODES = [
  'LISTING',
  'SHIELD',
  'BUSINESS_CODE',
  'CORE_STOCK',
] as const satisfies readonly (keyof typeof GOODS_TEMPLATES)[];
