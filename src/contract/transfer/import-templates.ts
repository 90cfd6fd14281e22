/** How the text of a cell is read. */
export type ColumnKind = 'text' | 'mobile';

export interface TemplateColumn {
  field: string;
  /** Chinese in every language (decisions.md 34). */
  title: string;
  required?: true;
  kind: ColumnKind;
  max: number;
  /** What the template shows in its first row. */
  example: string;
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
} as const satisfies Record<string, Template>;

export type TemplateCode = keyof typeof TEMPLATES;
export const TEMPLATE_CODES = ['FAIR_SUPPLIER'] as const satisfies readonly TemplateCode[];
