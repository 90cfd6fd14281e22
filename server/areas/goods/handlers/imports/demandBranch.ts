import { ERROR } from '../../../../../src/contract/error-codes';
import { Failure } from '../../../../http/failure';
import { foreignBranches } from '../../../../platform/scope';
import type { Importer } from '../../../tasks/public';

/** A file is for a company of the user. */
export const demandBranch: Importer['open'] = async ({ branchId = '' }, { db, session }) => {
  if ((await foreignBranches(db, session, [branchId])).length > 0) throw new Failure(ERROR.branchNotGranted);
};
