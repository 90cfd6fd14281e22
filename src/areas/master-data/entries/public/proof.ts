import { userApi } from '@/contract/account/sign-in';
import { ERROR } from '@/contract/error-codes';
import { doWork } from '@/core/auth/captchaWork';
import { call } from '@/core/http/call';
import { isCallError } from '@/core/http/callError';

/** Computes the answer to a captcha of the server, which makes mass requests expensive. */
async function compute() {
  const { kind, id, bits } = await call(userApi.captcha, { kind: 'work' }, { silent: true });
  return kind === 'none' ? 'pass' : `${id} ${await doWork(id, bits)}`;
}

/** Makes a request, and repeats it with a proof if the server demands one (43685). */
export async function withProof<R>(work: (captcha: string | undefined) => Promise<R>): Promise<R> {
  try {
    return await work(undefined);
  } catch (error) {
    if (!isCallError(error) || error.code !== ERROR.proofNeeded) throw error;
    return work(await compute());
  }
}
