import { LogList } from '@/areas/system/operation-log/LogList';

const loadRecords = async () => (await import(/* webpackChunkName: "records" */ './_records')).RECORDS;

export default function OperationLog() {
  return <LogList loadRecords={loadRecords} />;
}
