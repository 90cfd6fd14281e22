import type { ActivityType, CalcMode } from '@/contract/promotion/activity';
import type { EditLevel } from '@/contract/promotion/activity-form';

/** A list of rows that the form keeps on the server until it is saved (docs/domain/promotion.md#baskets). */
export type Basket = 'products' | 'customers' | 'staff';

/** What the scope steps need to know about the activity in the form. */
export interface FormActivity {
  type: ActivityType;
  level: EditLevel;
  branchId: string;
  calcMode: CalcMode;
  /** The id of the baskets; undefined before their first row. */
  formId: string | undefined;
  /** The id of the activity, if its stored scope is shown instead of a basket. */
  shownId: string | undefined;
  /** `formId`, or the id that the first pick will use. */
  basketId: string;
  /** Called when a basket has changed. */
  onPicked: () => void;
  /** Called when it is known whether a basket still needs rows, or other ones. */
  onCounted: (basket: Basket, isFilled: boolean) => void;
  /** Counts the changes of the baskets. */
  picks: number;
}
