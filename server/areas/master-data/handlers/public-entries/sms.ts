import { ERROR } from '../../../../../src/contract/error-codes';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import type { publicEntryApi } from '../../../../../src/contract/master-data/public-entry';
import type { Context } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { countEvent } from '../../../../http/rateLimit';
import { checkSmsCode, sendSmsCode } from '../../../../http/smsCode';
import { demandRoomFor, demandWithin, demandWork, type Keyed, WRONG_CODE } from './limits';
import { invitingBranch } from './look';

/** What a code is good for. */
export const SMS_TYPE = { company: 'COMPANY_ENTRY', customer: 'CUSTOMER_ENTRY', newCode: 'ENTRY_CODE' } as const;

export async function entrySms(
  { phone, kind, branchId, captcha }: Parsed<typeof publicEntryApi.sms>,
  context: Context,
): Promise<Output<typeof publicEntryApi.sms>> {
  const { request, db, note } = context;
  if (branchId !== undefined) await invitingBranch(db, branchId);
  const keys: Keyed = {
    ...{ smsPause: phone, smsOfAddress: request.ip, smsOfPhone: phone },
    ...(branchId === undefined ? {} : { smsOfLink: branchId }),
  };
  await demandRoomFor(context, keys);
  await demandWork(context, { captcha });
  await demandWithin(context, keys);
  note({ objectId: kind });
  return sendSmsCode(context, { phone, smsType: SMS_TYPE[kind], known: true });
}

/** A wrong code counts against the address that has sent it. */
export async function demandSmsCode(
  context: Context,
  { phone, smsCode, kind }: { phone: string; smsCode: string; kind: keyof typeof SMS_TYPE },
) {
  const { app, ms, request } = context;
  try {
    await checkSmsCode(context, { phone, code: smsCode, smsType: SMS_TYPE[kind] });
  } catch (error) {
    if (error instanceof Failure && error.code === ERROR.wrongSmsCode)
      await countEvent(app.db, { ...WRONG_CODE, key: request.ip }, ms);
    throw error;
  }
}
