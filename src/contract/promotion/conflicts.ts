import * as z from 'zod';
import { ACTIVITY_TYPES, STACK_MODES } from './activity';
import { ACTIVITY_STATUS } from './activity-form';

/**
 * The result of a conflict for an activity: both act; it comes first, or second; each order decides which comes first;
 * or it would never act, which keeps it from being published.
 */
export const CONFLICT_RELATIONS = ['STACKS', 'FIRST', 'SECOND', 'TIE', 'SILENCED'] as const;
export type ConflictRelation = (typeof CONFLICT_RELATIONS)[number];

export const conflict = z.object({
  activityId: z.string(),
  activityCode: z.string(),
  activityName: z.string(),
  activityType: z.enum(ACTIVITY_TYPES),
  branchName: z.string(),
  status: z.enum(ACTIVITY_STATUS),
  startTime: z.string(),
  endTime: z.string(),
  priority: z.number().int(),
  stackMode: z.enum(STACK_MODES),
  relation: z.enum(CONFLICT_RELATIONS),
  /**
   * Whether the conflict has to be accepted with a reason. A draft, activities that stack, and conflicts that were
   * accepted at publication are only listed.
   */
  needsReason: z.boolean(),
  /** What both activities have in common. */
  productCount: z.number().int(),
  productNames: z.array(z.string()),
  customerCount: z.number().int(),
  overlapStart: z.string(),
  overlapEnd: z.string(),
});
export type Conflict = z.infer<typeof conflict>;

export const conflictAnswer = z.object({
  /** The gravest conflict comes first. */
  conflicts: z.array(conflict),
  blocked: z.boolean(),
  needsReason: z.boolean(),
});
