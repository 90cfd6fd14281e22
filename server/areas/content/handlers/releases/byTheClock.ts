import { byClock } from '../../../../http/byClock';
import type { App, Context } from '../../../../http/context';
import type { ReleaseRow } from '../../data/releases/rows';

type Planned = Pick<ReleaseRow, 'branchId' | 'createdBy' | 'createdByName'> & Partial<Pick<ReleaseRow, 'actor'>>;

/**
 * The context for what the clock does with a release or a plan, in the name of whoever has scheduled it: it was decided
 * then, whether or not he still works here.
 */
export function byTheClock(app: App, { actor, branchId, createdBy, createdByName }: Planned): Context {
  const { userId = '0', loginName = createdBy, realName = createdByName, language } = actor ?? {};
  return byClock(app, { userId, loginName, realName, branchId }, language);
}
