import { eq } from 'drizzle-orm';
import { FAULT_STATE } from '../../../../src/contract/finance/counter';
import type { Db } from '../../../platform/database/db';
import { ofParent } from '../../../platform/scope';
import { counterFault } from './schema/counterFaults';

/** Rows that wait for their repair: with one of them left a statement is not confirmed. */
export const countFaults = (db: Db, statementId: string) =>
  db.$count(
    counterFault,
    ofParent(counterFault.statementId, statementId, eq(counterFault.state, FAULT_STATE.toRepair)),
  );
