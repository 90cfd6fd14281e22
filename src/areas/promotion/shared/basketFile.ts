import type { PromotionTemplate } from '@/contract/promotion/import-templates';

/** The basket that a file fills. */
export interface BasketFile {
  template: PromotionTemplate;
  /** The products of the list are excluded from the activity. */
  excluded?: boolean;
}
