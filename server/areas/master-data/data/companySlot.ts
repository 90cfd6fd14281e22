import type { Db } from '../../../platform/database/db';
import { slot } from '../../../platform/slot';

/** What a company still has to do. */
export interface CompanyUse {
  /** Neither signed for, finished nor cancelled. */
  orders: number;
  /** Neither confirmed nor voided. */
  statements: number;
}

/** Orders and statements are other areas'; server/compose.ts says how they are counted. */
export const companyUse = slot<(db: Db, branchId: string) => Promise<CompanyUse>>('companyUse');
