import { useRef, useState } from 'react';
import { type PublicName, publicEntryApi, type Received } from '@/contract/master-data/public-entry';
import { call } from '@/core/http/call';
import { isCallError } from '@/core/http/callError';
import { randomUuid } from '@/core/http/random';
import { payloadOf, repliesOf } from '../form/formValues';
import { withProof } from './proof';
import type { PublicValues } from './steps';
import type { DraftKeeper, DraftOf } from './draft/draftKeeper';

const CALL: Record<PublicName, typeof publicEntryApi.submitCompany> = {
  company: publicEntryApi.submitCompany,
  customer: publicEntryApi.submitCustomer,
};

/**
 * Submits. A try that got no answer may have arrived: the next one has its key as long as nothing was changed, and gets
 * the same answer.
 */
export function useSend(of: DraftOf, draft: DraftKeeper) {
  const lastTry = useRef<{ key: string; mark: string }>(undefined);
  const [isSending, setSending] = useState(false);
  const send = async (values: PublicValues): Promise<Received> => {
    setSending(true);
    try {
      const own = await draft.key();
      const { proof, ...form } = values;
      const { phone = '', smsCode = '', website = '' } = proof ?? {};
      const { kind, branchId, inviter, again } = of;
      const input = {
        ...{ branchId, inviter, form: payloadOf(form), phone, smsCode, agreement: 1 as const, website },
        ...own,
        again: again && { ...again, replies: repliesOf(form) },
      };
      const mark = JSON.stringify(input);
      const idempotencyKey = lastTry.current?.mark === mark ? lastTry.current.key : randomUuid();
      lastTry.current = { key: idempotencyKey, mark };
      return await withProof((captcha) =>
        call(CALL[kind], captcha === undefined ? input : { ...input, captcha }, {
          silent: true,
          // With a proof it is another request.
          idempotencyKey: captcha === undefined ? idempotencyKey : `${idempotencyKey}-proved`,
        }),
      );
    } catch (error) {
      if (isCallError(error) && error.code > 0) lastTry.current = undefined;
      throw error;
    } finally {
      setSending(false);
    }
  };
  return { send, isSending };
}
