import type { ActivityType, CalcMode } from '@/contract/promotion/activity';
import type { EditLevel } from '@/contract/promotion/activity-form';

/** What the scope steps need to know about the activity in the form. */
export interface FormActivity {
  type: ActivityType;
  level: EditLevel;
  branchId: string;
  calcMode: CalcMode;
  /** The id of the baskets; undefined while they are empty. */
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

const hex = (byte: number) => byte.toString(16).padStart(2, '0');

/** A random UUID; `crypto.randomUUID` exists over https only. */
export function newFormId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const text = [...bytes].map(hex).join('');
  return [[0, 8], [8, 12], [12, 16], [16, 20], [20]].map(([from, to]) => text.slice(from, to)).join('-');
}
