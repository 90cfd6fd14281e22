import {
  BANNER_RATIO,
  NOTICE_SOURCE,
  PRODUCT_LAYOUT,
  PRODUCT_ORDER,
  PRODUCT_SOURCE,
  ZONE_LAYOUT,
} from '@/contract/content/home/limits';
import { ANNOUNCE_TYPE } from '@/contract/content/announcements';
import { codeTable } from '@kit/fields/codeTable';

export const noticeSource = codeTable('noticeSource', NOTICE_SOURCE);
export const announceType = codeTable('announceType', ANNOUNCE_TYPE);
export const productSource = codeTable('productSource', PRODUCT_SOURCE);
export const productOrder = codeTable('productOrder', PRODUCT_ORDER);
export const productLayout = codeTable('productLayout', PRODUCT_LAYOUT);
export const noticeSpeed = codeTable('noticeSpeed', { slow: 1, usual: 2, fast: 3 });

const asOptions = <V extends string>(values: readonly V[]) => values.map((value) => ({ value, label: value }));
export const RATIOS = asOptions(BANNER_RATIO);
export const ZONE_LAYOUTS = asOptions(ZONE_LAYOUT);
export const NAV_ROWS = [1, 2].map((value) => ({ value, label: value }));
export const NAV_COLUMNS = [4, 5].map((value) => ({ value, label: value }));
