import { ACTIVITY_TYPES, type ActivityType } from '@/contract/promotion/activity';
import type { ActivityPage } from '@/contract/promotion/activity-pages';

const STORED = ['edit', 'copy', 'view'] as const;

/** A stored activity that is edited, copied or shown. */
export interface StoredTask {
  type: ActivityType;
  mode: (typeof STORED)[number];
  id: string;
}
/**
 * The task of the form's page: a new activity, from nothing, from a filled basket or from a policy, or a stored one.
 */
export type FormTask =
  { type: ActivityType; mode: 'add'; formId?: string } | { policyId: string; mode: 'add' } | StoredTask;
export type Mode = FormTask['mode'];

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

export const listPath = (page: ActivityPage) => `/market/${page}`;

export const formPath = (task: FormTask) => `/market/activityForm?${new URLSearchParams({ ...task }).toString()}`;

/** The task that the address names, or null. */
export function taskOf(query: URLSearchParams): FormTask | null {
  const type = ACTIVITY_TYPES.find((one) => one === query.get('type'));
  const stored = STORED.find((one) => one === query.get('mode'));
  const id = query.get('id');
  const policyId = query.get('policyId');
  if (stored) return type && id ? { type, mode: stored, id } : null;
  if (policyId) return { policyId, mode: 'add' };
  const formId = query.get('formId');
  return type ? { type, mode: 'add', ...(formId && UUID.test(formId) ? { formId } : {}) } : null;
}
