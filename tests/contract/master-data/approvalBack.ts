import { approvalCancelApi } from '../../../src/contract/master-data/approval-cancels';
import { CANCEL_RESULT, licenceCancelApi } from '../../../src/contract/master-data/licence-calls';
import type { Input } from '../../../src/contract/endpoint';
import type { Client } from '../../support/client';

type Cancel = Input<typeof approvalCancelApi.cancel>;
type Audit = Input<typeof licenceCancelApi.audit>;

export const DAY = '2026-03-08 12:00:00';
export const reason = '审批有误，需要重新审核';

export const approvalOf = async (client: Client, bizNo: string) =>
  (await client.data(approvalCancelApi.page, { pageSize: 10, bizNo })).records[0]!;
export const effectsOf = async (client: Client, bizNo: string) =>
  client.data(approvalCancelApi.effects, { id: (await approvalOf(client, bizNo)).entryId });

/** As it is seen now. */
export async function takeBack(client: Client, bizNo: string, rollback: 0 | 1) {
  const { entryId: id } = await approvalOf(client, bizNo);
  return takeBackSeen(client, { id, reason, rollback });
}

/** Takes an approval back, with the consequences that it has now unless others are said to have been seen. */
export async function takeBackSeen(client: Client, asked: Omit<Cancel, 'version' | 'seen'> & Partial<Cancel>) {
  const shown = await client.call(approvalCancelApi.effects, { id: asked.id });
  // Who may not see them may not do it either, which is asked all the same.
  const { version, seen } = shown.success ? shown.data : { version: 1, seen: '0'.repeat(64) };
  return client.call(approvalCancelApi.cancel, { version, seen, ...asked });
}

/** What somebody who approves the cancellation of a licence has seen of its consequences. */
export async function consequencesOf(client: Client, cancelNo: string) {
  const { records } = await client.data(licenceCancelApi.page, { pageSize: 20, cancelNo });
  const { licenceId, effectiveDate } = records[0]!;
  return (await client.data(licenceCancelApi.effects, { ids: [licenceId], effectiveDate }))[0]!;
}

/** Approves it as it is seen now. */
export async function approveCancel(client: Client, asked: Omit<Audit, 'result' | 'seen'> & Partial<Audit>) {
  const { seen } = await consequencesOf(client, asked.cancelNo);
  return client.call(licenceCancelApi.audit, { result: CANCEL_RESULT.approve, seen, ...asked });
}
