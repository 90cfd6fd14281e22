import {
  PROMOTION_TEMPLATE_CODES,
  PROMOTION_TEMPLATES,
  RULE_TEMPLATE_CODES,
  RULE_TEMPLATES,
} from './promotion-templates';

/** How the text of a cell is read: `count` is posInt8, `price` has up to four decimals, `money` two. */
export type ColumnKind = 'text' | 'mobile' | 'oneDigit' | 'count' | 'price' | 'money' | 'choice';

export interface TemplateColumn {
  field: string;
  /** Chinese in every language (decisions.md 34). */
  title: string;
  required?: true;
  kind: ColumnKind;
  max: number;
  /** What the template shows in its first row. */
  example: string;
  /** What a `choice` may say, and the code behind each. */
  options?: Readonly<Record<string, string>>;
}

export interface Template {
  title: string;
  columns: readonly TemplateColumn[];
  /** Rows below the titles (decisions.md 11). */
  limit: number;
}

/** What can be imported (domain/08 §8.3): the server reads by it, and makes the files to fill in of it. */
export const TEMPLATES = {
  FAIR_SUPPLIER: {
    title: '展会供应商',
    columns: [
      { field: 'supplierCode', title: '供应商编码', required: true, kind: 'text', max: 20, example: 'GYS00012' },
      { field: 'boothNo', title: '展位号', kind: 'text', max: 20, example: 'A-017' },
      { field: 'contactName', title: '联系人', kind: 'text', max: 20, example: '何敏' },
      { field: 'contactPhone', title: '电话', kind: 'mobile', max: 11, example: '13900001212' },
    ],
    limit: 1_000,
  },
  FAIR_GUEST: {
    title: '展会嘉宾',
    columns: [
      { field: 'guestName', title: '姓名', required: true, kind: 'text', max: 20, example: '王海涛' },
      { field: 'phone', title: '手机', required: true, kind: 'mobile', max: 11, example: '13600003434' },
      { field: 'custCode', title: '单位编码', required: true, kind: 'text', max: 20, example: 'KH00100' },
      { field: 'position', title: '职务', kind: 'text', max: 20, example: '采购经理' },
      { field: 'companions', title: '随行人数', kind: 'oneDigit', max: 1, example: '1' },
      { field: 'groupName', title: '嘉宾组', kind: 'text', max: 50, example: '康宁大药房A组' },
      { field: 'departmentName', title: '接待部门', kind: 'text', max: 50, example: '销售一部' },
      { field: 'prizeGroupLabel', title: '抽奖分组', kind: 'text', max: 20, example: 'VIP' },
      { field: 'seatNo', title: '座位号', kind: 'text', max: 10, example: 'B12' },
    ],
    limit: 5_000,
  },
  ...PROMOTION_TEMPLATES,
  ...RULE_TEMPLATES,
} as const satisfies Record<string, Template>;

export type TemplateCode = keyof typeof TEMPLATES;
export const FAIR_TEMPLATE_CODES = ['FAIR_SUPPLIER', 'FAIR_GUEST'] as const satisfies readonly TemplateCode[];
export const TEMPLATE_CODES = [...FAIR_TEMPLATE_CODES, ...PROMOTION_TEMPLATE_CODES, ...RULE_TEMPLATE_CODES] as const;
