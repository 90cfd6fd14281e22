import type { Db } from '../../../platform/database/db';
import { slot } from '../../../platform/slot';

/** How many statements of a company are neither confirmed nor voided; another area counts them. */
export const statementsOpen = slot<(db: Db, branchId: string) => Promise<number>>('statementsOpen');
