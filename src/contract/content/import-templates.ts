import { productCode } from '../promotion/import-templates';
import type { Template } from '../tasks/template';

/* Templates for content that the app shows (docs/domain/tasks.md#templates). */

export const CONTENT_TEMPLATES = {
  ZONE_PRODUCT: {
    title: '专区商品',
    columns: [productCode, { field: 'tag', title: '标签', kind: 'text', max: 6, example: '热销' }],
    limit: 200,
  },
} as const satisfies Record<string, Template>;
export const CONTENT_TEMPLATE_CODES = ['ZONE_PRODUCT'] as const satisfies readonly (keyof typeof CONTENT_TEMPLATES)[];
