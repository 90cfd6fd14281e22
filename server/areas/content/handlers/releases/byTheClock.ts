import { randomUUID } from 'node:crypto';
import { ERROR } from '../../../../../src/contract/error-codes';
import { type App, type Context, OUTSIDE } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { shanghai } from '../../../../platform/clock';
import type { ReleaseRow } from '../../data/releases/rows';

type Planned = Pick<ReleaseRow, 'branchId' | 'createdBy' | 'createdByName'> & Partial<Pick<ReleaseRow, 'actor'>>;

/**
 * For what the clock does with a release or a plan, in the name of the one who has scheduled it: it was decided then, and
 * does not ask whether he still works here.
 */
export function byTheClock(app: App, { actor, branchId, createdBy, createdByName }: Planned): Context {
  const ms = app.clock();
  const { userId = '0', loginName = createdBy, realName = createdByName, language = 'zh' } = actor ?? {};
  const session = {
    ...{ userId, loginName, realName, staffId: '', tokenHash: '', signInId: '', endsAt: new Date(ms) },
    ...{ branchId, branchName: '', branchPath: '/', isTop: true, loginBranchIds: [], roleCodes: [] },
    dataScope: 'ALL' as const,
  };
  const request = { requestId: randomUUID(), ip: '', userAgent: '', menuUrl: '', language, file: undefined };
  return {
    ...{ app, db: app.db, ms, now: shanghai(ms), request, session, ...OUTSIDE },
    get choice(): never {
      throw new Failure(ERROR.sessionExpired);
    },
  };
}
