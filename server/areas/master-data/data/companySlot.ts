import type { Db } from '../../../platform/database/db';
import { slot } from '../../../platform/slot';

/** Statements of a company that are neither confirmed nor voided: another area's, which knows how they are counted. */
export const statementsOpen = slot<(db: Db, branchId: string) => Promise<number>>('statementsOpen');
