import { approvalCancelApi } from '../../../src/contract/master-data/approval-cancels';
import type { Client } from '../../support/client';

export const DAY = '2026-03-08 12:00:00';
export const reason = '审批有误，需要重新审核';

export const approvalOf = async (client: Client, bizNo: string) =>
  (await client.data(approvalCancelApi.page, { pageSize: 10, bizNo })).records[0]!;
export const effectsOf = async (client: Client, bizNo: string) =>
  client.data(approvalCancelApi.effects, { id: (await approvalOf(client, bizNo)).entryId });

/** As it is seen now. */
export async function takeBack(client: Client, bizNo: string, rollback: 0 | 1) {
  const { entryId: id, version } = await approvalOf(client, bizNo);
  return client.call(approvalCancelApi.cancel, { id, version, reason, rollback });
}
