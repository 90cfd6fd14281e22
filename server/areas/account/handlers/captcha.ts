import type { CaptchaKind } from '../../../../src/contract/account/captcha';
import { ERROR } from '../../../../src/contract/error-codes';
import type { Context } from '../../../http/context';
import { Failure } from '../../../http/failure';
import { isFresh } from '../../../http/idempotency';
import { countEvent, isBelowLimit } from '../../../http/rateLimit';
import { MINUTE } from '../../../platform/clock';

/** docs/domain/account.md#limits */
const ASKED = { most: 30, within: MINUTE };
const WRONG = { most: 10, within: 10 * MINUTE };

export async function askCaptcha({ kind }: { kind: CaptchaKind }, { app, ms, request }: Context) {
  const asked = await countEvent(app.db, { kind: 'captchaAsked', key: request.ip, ...ASKED }, ms);
  if (asked === undefined) throw new Failure(ERROR.tooManyRequests);
  return app.captcha.issue(kind, ms);
}

/** Refuses what no person has solved; each challenge is good for one try. */
export async function demandPerson({ app, ms, request }: Context, solution: string) {
  const wrong = { kind: 'captchaWrong', key: request.ip, ...WRONG };
  if (!(await isBelowLimit(app.db, wrong, ms))) throw new Failure(ERROR.tooManyRequests);
  const read = app.captcha.read(solution, ms);
  const isTried = read === undefined || (read.id !== '' && !(await isFresh(app.db, ['captcha', read.id], ms)));
  if (!isTried && read.isRight) return;
  await countEvent(app.db, wrong, ms);
  throw new Failure(ERROR.captchaFailed);
}
