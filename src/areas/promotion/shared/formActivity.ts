import type { ActivityType, CalcMode } from '@/contract/promotion/activity';
import type { EditLevel } from '@/contract/promotion/activity-form';

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
  /** Counts the changes of the baskets. */
  picks: number;
}
