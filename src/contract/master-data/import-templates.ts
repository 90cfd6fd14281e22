import type { Template } from '../tasks/template';

/* What files say about the catalogue (docs/domain/tasks.md#templates). */

const SWITCH = { 启用: '1', 停用: '0' } as const;

export const CATALOGUE_TEMPLATES = {
  BRAND: {
    title: '品牌',
    columns: [
      { field: 'brandName', title: '品牌', required: true, kind: 'text', max: 50, example: '楚康' },
      { field: 'brandNameEn', title: '英文名', kind: 'text', max: 80, example: 'Chukang' },
      { field: 'manufacturer', title: '厂家', kind: 'text', max: 100, example: '楚康制药有限公司' },
      { field: 'sort', title: '排序', kind: 'whole', max: 8, example: '20' },
      { field: 'description', title: '描述', kind: 'text', max: 500, example: '心脑血管用药' },
      { field: 'status', title: '状态', kind: 'choice', max: 2, example: '启用', options: SWITCH },
    ],
    limit: 5_000,
  },
} as const satisfies Record<string, Template>;
export const CATALOGUE_TEMPLATE_CODES = ['BRAND'] as const satisfies readonly (keyof typeof CATALOGUE_TEMPLATES)[];
