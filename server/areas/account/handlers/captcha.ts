import type { CaptchaKind } from '../../../../src/contract/account/captcha';
import { ERROR } from '../../../../src/contract/error-codes';
import type { Context } from '../../../http/context';
import { Failure } from '../../../http/failure';
import { countEvent } from '../../../http/rateLimit';
import { MINUTE } from '../../../platform/clock';

/** docs/domain/account.md#limits */
const ASKED = { most: 30, within: MINUTE };

export async function askCaptcha({ kind }: { kind: CaptchaKind }, { app, ms, request }: Context) {
  const asked = await countEvent(app.db, { kind: 'captchaAsked', key: request.ip, ...ASKED }, ms);
  if (asked === undefined) throw new Failure(ERROR.tooManyRequests);
  return app.captcha.issue(kind, ms);
}
