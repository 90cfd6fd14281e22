import { randomUUID } from 'node:crypto';
import { ERROR } from '../../src/contract/error-codes';
import { shanghai } from '../platform/clock';
import { type App, type Context, OUTSIDE } from './context';
import { Failure } from './failure';
import type { Session } from './session';
import type { Language } from './texts';

/** A session that nobody has opened, of all companies: what the clock or another system does. */
export const ofNobody = (who: Partial<Session>): Session => ({
  ...{ tokenHash: '', signInId: '', endsAt: new Date(0), userId: '0', loginName: '', realName: '', staffId: '' },
  ...{ branchId: '', branchName: '', branchPath: '/', isTop: true, loginBranchIds: [], roleCodes: [] },
  dataScope: 'ALL',
  ...who,
});

/** Work without a request has a context as well, in the name of the user it is done for. */
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
