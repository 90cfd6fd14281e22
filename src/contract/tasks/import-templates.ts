import { CONTENT_TEMPLATE_CODES, CONTENT_TEMPLATES } from '../content/import-templates';
import { GOODS_TEMPLATE_CODES, GOODS_TEMPLATES } from '../goods/import-templates';
import { ENTRY_TEMPLATE_CODES, ENTRY_TEMPLATES } from '../master-data/entry-templates';
import { CATALOGUE_TEMPLATE_CODES, CATALOGUE_TEMPLATES } from '../master-data/import-templates';
import {
  productCode,
  PROMOTION_TEMPLATE_CODES,
  PROMOTION_TEMPLATES,
  RULE_TEMPLATE_CODES,
  RULE_TEMPLATES,
} from '../promotion/import-templates';
import { PROPERTY_TEMPLATE_CODES, PROPERTY_TEMPLATES } from './property-templates';
import type { Template, TemplateColumn } from './template';

const supplierCode = {
  ...{ field: 'supplierCode', title: '供应商编码', required: true, kind: 'code', max: 20, example: 'GYS00012' },
} as const satisfies TemplateColumn;

/** The columns of a guest, for the list of guests and for invitations. */
const PERSON = [
  { field: 'guestName', title: '姓名', required: true, kind: 'text', max: 20, example: '王海涛' },
  { field: 'phone', title: '手机', required: true, kind: 'mobile', max: 11, example: '13600003434' },
  { field: 'custCode', title: '单位编码', required: true, kind: 'code', max: 20, example: 'KH00100' },
  { field: 'position', title: '职务', kind: 'text', max: 20, example: '采购经理' },
  { field: 'companions', title: '随行人数', kind: 'oneDigit', max: 1, example: '1' },
] as const;

/**
 * The templates of imports (docs/domain/tasks.md#templates): the server reads files by them, and makes the files to
 * fill in.
 */
export const TEMPLATES = {
  FAIR_SUPPLIER: {
    title: '展会供应商',
    columns: [
      supplierCode,
      { field: 'boothNo', title: '展位号', kind: 'text', max: 20, example: 'A-017' },
      { field: 'contactName', title: '联系人', kind: 'text', max: 20, example: '何敏' },
      { field: 'contactPhone', title: '电话', kind: 'mobile', max: 11, example: '13900001212' },
    ],
    limit: 1_000,
  },
  FAIR_GUEST: {
    title: '展会嘉宾',
    columns: [
      ...PERSON,
      { field: 'groupName', title: '嘉宾组', kind: 'text', max: 50, example: '康宁大药房A组' },
      { field: 'departmentName', title: '接待部门', kind: 'text', max: 50, example: '销售一部' },
      { field: 'prizeGroupLabel', title: '抽奖分组', kind: 'text', max: 20, example: 'VIP' },
      { field: 'seatNo', title: '座位号', kind: 'text', max: 10, example: 'B12' },
    ],
    limit: 5_000,
  },
  // docs/domain/tasks.md#templates: one sheet for both levels.
  FAIR_CUSTOMER: {
    title: '参展客户',
    columns: [
      { field: 'custCode', title: '客户编码', kind: 'code', max: 20, example: '' },
      { field: 'parentCode', title: '上级编码', kind: 'code', max: 20, example: 'KH00100' },
      { field: 'customerName', title: '名称', kind: 'text', max: 100, example: '康宁大药房洪山店' },
      { field: 'contactName', title: '联系人', kind: 'text', max: 20, example: '李倩' },
      { field: 'contactPhone', title: '电话', kind: 'mobile', max: 11, example: '13700002323' },
      { field: 'uscc', title: '信用代码', kind: 'uscc', max: 18, example: '91420100MA4KTE5T87' },
    ],
    limit: 5_000,
  },
  FAIR_COMMODITY: {
    title: '展会商品',
    columns: [
      productCode,
      supplierCode,
      { field: 'fairPrice', title: '展会价', required: true, kind: 'decimal4', max: 13, example: '11.5' },
      { field: 'minQty', title: '起订量', kind: 'whole', max: 8, example: '10' },
      { field: 'limitQty', title: '限购', kind: 'whole', max: 8, example: '500' },
      { field: 'sort', title: '排序', kind: 'whole', max: 8, example: '1' },
    ],
    limit: 10_000,
  },
  FAIR_ORDER: {
    title: '展会订单',
    columns: [
      { field: 'orderNo', title: '订单号', required: true, kind: 'text', max: 40, example: 'ZD2026030800000012' },
      { field: 'custCode', title: '客户编码', required: true, kind: 'code', max: 20, example: 'KH00100' },
      productCode,
      { field: 'qty', title: '数量', required: true, kind: 'decimal4', max: 13, example: '60' },
      { field: 'unitPrice', title: '单价', required: true, kind: 'decimal4', max: 13, example: '11.5' },
      {
        field: 'orderTime',
        title: '下单时间',
        required: true,
        kind: 'moment',
        max: 19,
        example: '2026-03-08 10:30:00',
      },
      { field: 'guestPhone', title: '嘉宾手机', kind: 'mobile', max: 11, example: '13600003434' },
    ],
    limit: 20_000,
  },
  INVITATION: {
    title: '邀请函',
    columns: [...PERSON, { field: 'channel', title: '渠道', required: true, kind: 'text', max: 2, example: '短信' }],
    limit: 500,
  },
  ...PROMOTION_TEMPLATES,
  ...RULE_TEMPLATES,
  ...GOODS_TEMPLATES,
  ...CATALOGUE_TEMPLATES,
  ...ENTRY_TEMPLATES,
  ...CONTENT_TEMPLATES,
  ...PROPERTY_TEMPLATES,
} as const satisfies Record<string, Template>;

export type TemplateCode = keyof typeof TEMPLATES;
export const FAIR_TEMPLATE_CODES = [
  'FAIR_SUPPLIER',
  'FAIR_GUEST',
  'FAIR_CUSTOMER',
  'FAIR_COMMODITY',
  'FAIR_ORDER',
  'INVITATION',
] as const satisfies readonly TemplateCode[];
export const TEMPLATE_CODES = [
  ...FAIR_TEMPLATE_CODES,
  ...PROMOTION_TEMPLATE_CODES,
  ...RULE_TEMPLATE_CODES,
  ...GOODS_TEMPLATE_CODES,
  ...CATALOGUE_TEMPLATE_CODES,
  ...ENTRY_TEMPLATE_CODES,
  ...CONTENT_TEMPLATE_CODES,
  ...PROPERTY_TEMPLATE_CODES,
] as const;

/** Each code is its own name. */
export const IMPORT_TEMPLATE = Object.fromEntries(TEMPLATE_CODES.map((code) => [code, code])) as {
  [C in TemplateCode]: C;
};
