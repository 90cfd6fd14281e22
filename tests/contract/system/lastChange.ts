import { operationLogApi } from '../../../src/contract/system/operation-log';
import type { Client } from '../../support/client';

const operateTime: [string, string] = ['2026-03-08 00:00:00', '2026-03-08 23:59:59'];

/** What the last write of an object has changed, as the log says it. */
export async function lastChange(admin: Client, objectId: string) {
  const { records } = await admin.data(operationLogApi.page, { operateTime, objectId });
  return (await admin.data(operationLogApi.detail, { id: records[0]!.logId })).changes;
}
