import { LogList } from '@/areas/system/operation-log/LogList';

const loadRecords = async () => (await import(/* webpackChunkName: "records" */ './records')).RECORDS;

/** /permissionSys/operationLog */
export function OperationLog() {
  return <LogList loadRecords={loadRecords} />;
}
