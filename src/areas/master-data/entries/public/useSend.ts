import { useState } from 'react';
import { ERROR } from '@/contract/error-codes';
import type { Input } from '@/contract/endpoint';
import { type PublicName, publicEntryApi, type Received } from '@/contract/master-data/public-entry';
import { call } from '@/core/http/call';
import { isCallError } from '@/core/http/callError';
import { randomUuid } from '@/core/http/random';
import { payloadOf, repliesOf } from '../form/formValues';
import { withProof } from './proof';
import type { PublicValues } from './steps';
import type { DraftKeeper, DraftOf } from './draft/draftKeeper';
import { type Sent, sentInPage, sentStore } from './draft/sentStore';

const CALL: Record<PublicName, typeof publicEntryApi.submitCompany> = {
  company: publicEntryApi.submitCompany,
  customer: publicEntryApi.submitCustomer,
};

type Store = ReturnType<typeof sentInPage>;

/** The server has refused the submission: it has not arrived, and will not. */
const isRefused = (error: unknown) => isCallError(error) && error.code > 0 && error.code !== ERROR.stillRunning;

/** One attempt to submit, which is remembered until it has an answer. */
async function attempt(kind: PublicName, sent: Sent, store: Store): Promise<Received> {
  store.write(sent);
  try {
    // The input was stored by this page or by an earlier visit; the server checks it in any case.
    const input = sent.input as Input<typeof publicEntryApi.submitCompany>;
    const answer = await call(CALL[kind], input, { silent: true, idempotencyKey: sent.key });
    store.remove();
    return answer;
  } catch (error) {
    if (isRefused(error)) store.remove();
    throw error;
  }
}

/**
 * Repeats the submission that was pending when the page was closed; answers undefined if it has to be submitted anew.
 */
export async function resumeSent({ kind, branchId, again }: DraftOf): Promise<Received | undefined> {
  if (again) return undefined;
  const store = sentStore(kind, branchId);
  const sent = store.read();
  if (!sent) return undefined;
  try {
    return await attempt(kind, sent, store);
  } catch (error) {
    if (isRefused(error)) return undefined;
    throw error;
  }
}

const withoutProof = ({ input: { captcha: _, ...rest } }: Sent) => JSON.stringify(rest);

/**
 * Submits. An attempt without an answer may have arrived: while nothing is changed, the next attempt is the same
 * request and gets the same answer.
 */
export function useSend({ kind, branchId, inviter, again }: DraftOf, draft: DraftKeeper) {
  const [store] = useState<Store>(() => (again ? sentInPage() : sentStore(kind, branchId)));
  const [isSending, setSending] = useState(false);
  const send = async (values: PublicValues): Promise<Received> => {
    setSending(true);
    try {
      const own = await draft.key();
      const { proof, ...form } = values;
      const { phone = '', smsCode = '', website = '' } = proof ?? {};
      const input = {
        ...{ branchId, inviter, form: payloadOf(form), phone, smsCode, agreement: 1 as const, website },
        ...own,
        again: again && { ...again, replies: repliesOf(form) },
      };
      const fresh = { key: randomUuid(), input };
      const last = store.read();
      const first = last && withoutProof(last) === withoutProof(fresh) ? last : fresh;
      return await withProof((captcha) =>
        // A submission with a proof is another request, so it gets a key of its own.
        attempt(kind, captcha === undefined ? first : { key: randomUuid(), input: { ...input, captcha } }, store),
      );
    } finally {
      setSending(false);
    }
  };
  return { send, isSending };
}
