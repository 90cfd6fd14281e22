import { App, Button, Empty, Grid, Table, type TableColumnsType, Tag } from 'antd';
import { useEffect } from 'react';
import { errorLog, type LogEntry, type LogKind, MAX_ENTRIES } from '@/core/error-log/errorLog';
import { formatDate, formatDateTime } from '@kit/format/date';
import { T, type TextId, useText } from '@/core/i18n';
import { Dialog } from '@/ui/Dialog';
import type { PanelProps } from '../panels/panelStore';
import styles from './ErrorLogDialog.module.css';
import { seeErrors } from './newErrors';

const KINDS: Readonly<Record<LogKind, TextId>> = {
  call: 'errorLog.call',
  screen: 'errorLog.screen',
  script: 'errorLog.script',
  menu: 'errorLog.menuItem',
  session: 'errorLog.session',
  micro: 'errorLog.micro',
};

const COLUMNS: TableColumnsType<LogEntry> = [
  {
    title: <T id="errorLog.time" />,
    dataIndex: 'time',
    width: 90,
    render: (time: number) => <time title={formatDateTime(time)}>{formatDate(time, 'HMS')}</time>,
  },
  {
    title: <T id="errorLog.kind" />,
    dataIndex: 'kind',
    width: 100,
    responsive: ['md'],
    render: (kind: LogKind) => (
      <Tag>
        <T id={KINDS[kind]} />
      </Tag>
    ),
  },
  {
    title: <T id="errorLog.message" />,
    dataIndex: 'message',
    render: (message: string) => <span className={styles.message}>{message}</span>,
  },
  { title: <T id="errorLog.page" />, dataIndex: 'page', width: 200, ellipsis: true, responsive: ['lg'] },
];

function Detail({ detail, page }: LogEntry) {
  return (
    <div className={styles.detail}>
      <p>{page}</p>
      {/* A stack is wider than the window: whoever has no mouse scrolls it by the keyboard. */}
      <pre tabIndex={0}>{detail || <T id="errorLog.noDetail" />}</pre>
    </div>
  );
}

/** What failed in this tab, newest first (docs/console.md#messages: uncaught errors are kept here). */
export function ErrorLogDialog({ open, onClose }: PanelProps) {
  const entries = errorLog.use();
  const { modal } = App.useApp();
  const text = useText();
  const { md = true } = Grid.useBreakpoint();
  useEffect(() => {
    if (open) seeErrors();
  }, [open, entries]);
  const clear = async () => {
    const agreed = await modal.confirm({
      title: text('errorLog.askClear'),
      content: text('errorLog.askClearHelp', { count: entries.length }),
      okText: text('errorLog.clear'),
      okButtonProps: { danger: true },
      focusable: { autoFocusButton: 'cancel' },
      keyboard: false,
    });
    if (agreed) errorLog.clear();
  };
  return (
    <Dialog
      title={<T id="errorLog.title" />}
      open={open}
      onCancel={onClose}
      width={900}
      footer={
        <>
          <Button danger disabled={entries.length === 0} onClick={() => void clear()}>
            <T id="errorLog.clear" />
          </Button>
          <Button type="primary" onClick={onClose}>
            <T id="frame.close" />
          </Button>
        </>
      }
    >
      <p className={styles.help}>
        <T id="errorLog.help" values={{ max: MAX_ENTRIES }} />
      </p>
      <Table<LogEntry>
        rowKey="id"
        size="small"
        columns={COLUMNS}
        dataSource={[...entries].reverse()}
        pagination={{ pageSize: 10, hideOnSinglePage: true, showSizeChanger: false, simple: !md }}
        expandable={{ expandedRowRender: (entry) => <Detail {...entry} /> }}
        locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={<T id="errorLog.empty" />} /> }}
      />
    </Dialog>
  );
}
