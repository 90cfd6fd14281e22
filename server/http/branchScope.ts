import { BRANCH_FIELDS, type Endpoint, namesBranch } from '../../src/contract/endpoint';
import { ERROR } from '../../src/contract/error-codes';
import type { Db } from '../platform/database/db';
import { foreignBranches, type Viewer } from '../platform/scope';
import { Failure } from './failure';
import type { Session } from './session';

/** Refuses branches that the caller may not see (43002). */
export async function demandGranted(branchIds: readonly string[], { db, session }: { db: Db; session: Viewer }) {
  if ((await foreignBranches(db, session, branchIds)).length > 0) throw new Failure(ERROR.branchNotGranted);
}

/**
 * Refuses callers other than headquarters: the widest data scope is needed besides the button
 * (docs/domain/platform.md#scope).
 */
export function demandHeadquarters({ session }: { session: Pick<Session, 'dataScope'> }) {
  if (session.dataScope !== 'ALL') throw new Failure(ERROR.notGranted);
}

/** Refuses a branch that is not one of the caller's, whatever the call does with it (docs/domain/platform.md#scope). */
export async function demandOwnBranch(
  db: Db,
  endpoint: Endpoint,
  { input, session }: { input: unknown; session: Session },
) {
  if (!namesBranch(endpoint) || typeof input !== 'object' || input === null) return;
  const named = Object.entries(input).flatMap(([field, value]: [string, unknown]) =>
    BRANCH_FIELDS.includes(field) && typeof value === 'string' && value !== session.branchId ? [value] : [],
  );
  await demandGranted(named, { db, session });
}
