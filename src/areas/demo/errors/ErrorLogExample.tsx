import { Flex } from 'antd';
import { errorLog, type LogEntry } from '@/core/error-log/errorLog';
import { withTexts } from '@/core/i18n';
import { f } from '@/shared/fields/f';
import { PageHeader } from '@/ui/PageHeader';
import { RecordTable } from '@/ui/RecordTable';
import { ActionButton } from '@kit/actions/ActionButton';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { formatDateTime } from '@kit/format/date';

const entryFields = fieldsOf<LogEntry>()('demoError', {
  time: f.text({ cell: ({ time }) => formatDateTime(time), width: 180 }),
  kind: f.code({ width: 100 }),
  message: f.text({ width: 480 }),
  page: f.code({ width: 180 }),
});
const { columns } = entryFields.table({ show: ['time', 'kind', 'message', 'page'] });

/** Throws after the click is over, so that nobody catches the error. */
const fail = () =>
  queueMicrotask(() => {
    throw new Error('An error of the demo that nobody catches.');
  });

function ErrorLogScreen() {
  const entries = errorLog.use();
  return (
    <>
      <PageHeader help="demo.errorLogHelp" />
      <Flex gap="small" style={{ marginBlockEnd: 16 }}>
        <ActionButton label="demo.failNow" onAction={fail} />
        <ActionButton label="demo.clear" disabled={entries.length === 0} onAction={errorLog.clear} />
      </Flex>
      <RecordTable<LogEntry> rowKey="id" columns={columns} rows={entries.toReversed()} />
    </>
  );
}

/** /error-log: an uncaught error appears here and in the log of the top bar. */
export const ErrorLogExample = withTexts(['demo/pages'], ErrorLogScreen);
