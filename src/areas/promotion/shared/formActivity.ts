import type { ActivityType, CalcMode } from '@/contract/promotion/activity';
import type { EditLevel } from '@/contract/promotion/activity-form';

/** The activity that a scope belongs to, as its form knows it. */
export interface FormActivity {
  type: ActivityType;
  level: EditLevel;
  branchId: string;
  calcMode: CalcMode;
  /** Of the baskets; absent while nothing has been put into one. */
  formId: string | undefined;
  /** What is stored is shown, no basket. */
  shownId: string | undefined;
  /** The same, or the one that the first pick will have. */
  basketId: string;
  /** A basket has changed. */
  onPicked: () => void;
  /** How often that has happened. */
  picks: number;
}

const hex = (byte: number) => byte.toString(16).padStart(2, '0');

/** A random UUID; `crypto.randomUUID` is only there over https. */
export function newFormId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const text = [...bytes].map(hex).join('');
  return [[0, 8], [8, 12], [12, 16], [16, 20], [20]].map(([from, to]) => text.slice(from, to)).join('-');
}
