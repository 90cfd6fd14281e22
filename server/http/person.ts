import { ERROR } from '../../src/contract/error-codes';
import { MINUTE } from '../platform/clock';
import type { Context } from './context';
import { Failure } from './failure';
import { noteFirstUse } from './idempotency';
import { countEvent, isBelowLimit } from './rateLimit';

/** docs/domain/account.md#limits */
const WRONG = { most: 10, within: 10 * MINUTE };

/** Refuses a request whose challenge no person has solved; each challenge is good for one try. */
export async function demandPerson({ app, ms, request }: Context, solution: string) {
  const wrong = { kind: 'captchaWrong', key: request.ip, ...WRONG };
  if (!(await isBelowLimit(app.db, wrong, ms))) throw new Failure(ERROR.tooManyRequests);
  const read = app.captcha.read(solution, ms);
  const isTried = read === undefined || (read.id !== '' && !(await noteFirstUse(app.db, ['captcha', read.id], ms)));
  if (!isTried && read.isRight) return;
  await countEvent(app.db, wrong, ms);
  throw new Failure(ERROR.captchaFailed);
}
