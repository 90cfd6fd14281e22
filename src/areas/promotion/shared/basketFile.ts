import type { PromotionTemplate } from '@/contract/promotion/import-templates';

/** What a file fills. */
export interface BasketFile {
  template: PromotionTemplate;
  /** The products of the list are those left out. */
  excluded?: boolean;
}
