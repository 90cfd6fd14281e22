import { eq } from 'drizzle-orm';
import { FAULT_STATE } from '../../../../src/contract/finance/counter';
import type { Db } from '../../../platform/database/db';
import { ofParent } from '../../../platform/scope';
import { counterFault } from './schema/counterFaults';

/** How many rows wait for repair; while there is one, the statement cannot be confirmed. */
export const countFaults = (db: Db, statementId: string) =>
  db.$count(
    counterFault,
    ofParent(counterFault.statementId, statementId, eq(counterFault.state, FAULT_STATE.toRepair)),
  );
