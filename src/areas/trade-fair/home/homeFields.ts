import type { RankedRow } from '@/contract/trade-fair/home';
import { f } from '@/shared/fields/f';
import { fieldsOf } from '@kit/fields/fieldsOf';

/** Who or what is ranked by orders. */
export const rankedFields = fieldsOf<RankedRow>()('homeRank', {
  name: f.name(),
  orderCount: f.count(),
  orderAmount: f.money(),
});

/** 2026-03-08 → 03-08, 09 → 09:00. */
export const momentOf = (at: string) => (at.length > 2 ? at.slice(5) : `${at}:00`);
