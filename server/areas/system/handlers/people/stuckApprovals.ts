import type { Context } from '../../../../http/context';
import { slot } from '../../../../platform/slot';

/** The approvals under way that one user alone can decide, and how many of their open tasks. */
export interface Stuck {
  approvals: number;
  steps: number;
}

export const stuckApprovals = slot<(userId: string, context: Context) => Promise<Stuck>>('stuckApprovals');
