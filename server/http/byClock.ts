import { randomUUID } from 'node:crypto';
import { ERROR } from '../../src/contract/error-codes';
import { shanghai } from '../platform/clock';
import { type App, type Context, OUTSIDE } from './context';
import { Failure } from './failure';
import type { Session } from './session';
import type { Language } from './texts';

/** A session without a sign-in, for all companies: for the clock or another system. */
export const ofNobody = (who: Partial<Session>): Session => ({
  ...{ tokenHash: '', signInId: '', endsAt: new Date(0), userId: '0', loginName: '', realName: '', staffId: '' },
  ...{ branchId: '', branchName: '', branchPath: '/', isTop: true, loginBranchIds: [], roleCodes: [] },
  dataScope: 'ALL',
  ...who,
});

/** A context for work without a request, in the name of a user. */
export function byClock(app: App, who: Partial<Session>, language: Language = 'zh'): Context {
  const ms = app.clock();
  const session = ofNobody({ endsAt: new Date(ms), ...who });
  const request = { requestId: randomUUID(), ip: '', userAgent: '', menuUrl: '', language, file: undefined };
  return {
    ...{ app, db: app.db, ms, now: shanghai(ms), request, session, ...OUTSIDE },
    get choice(): never {
      throw new Failure(ERROR.sessionExpired);
    },
  };
}
