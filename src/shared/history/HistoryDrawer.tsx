import { Button, Drawer, Empty, Flex, Skeleton, Timeline, Typography } from 'antd';
import { type ReactNode, useState } from 'react';
import { type HistoryEntry, type HistoryObject, LOG_RESULT, operationLogApi } from '@/contract/system/operation-log';
import { formatDateTime } from '@kit/format/date';
import { useCall } from '@kit/data/useCall';
import { T, type TextId } from '@/core/i18n';
import type { RecordFields } from '@kit/fields/fieldsOf';
import { ChangeTable } from './ChangeTable';
import { logAction, LogResult } from './logCodes';

/** Further entries are read with the button at the end. */
const PAGES = [20, 100, 500] as const;

export interface HistoryProps {
  objectType: HistoryObject;
  objectId: string;
  /** The name of the record. */
  name: string;
  fields: RecordFields;
  onRestore?: (field: string, value: unknown) => void;
  /** For a drawer that shows the record above its history: the record, and the title of the drawer. */
  view?: { title: TextId; facts: ReactNode };
  onClose: () => void;
}

type EntryProps = Omit<HistoryProps, 'objectId' | 'name' | 'onClose' | 'view'> & { entry: HistoryEntry };

function Entry({ entry, ...props }: EntryProps) {
  const { operateTime, operatorName, loginName, branchName, action, resultCode, changes } = entry;
  const isDone = resultCode === LOG_RESULT.done;
  return (
    <Flex vertical gap="small">
      <Flex wrap gap="small" align="center">
        <Typography.Text strong>
          <logAction.Tag value={action} />
        </Typography.Text>
        {!isDone && <LogResult code={resultCode} />}
        <span>{operatorName || loginName}</span>
        <Typography.Text type="secondary">
          {[formatDateTime(operateTime), branchName].filter(Boolean).join(' · ')}
        </Typography.Text>
      </Flex>
      {isDone && Object.keys(changes).length > 0 && <ChangeTable {...props} entry={entry} />}
    </Flex>
  );
}

function Entries({ objectId, name: _name, onClose: _onClose, view: _view, ...props }: HistoryProps) {
  const [page, setPage] = useState(0);
  const { objectType } = props;
  const { data, error, loading, refresh } = useCall(operationLogApi.history, {
    ...{ objectType, objectId, pageSize: PAGES[page] ?? PAGES[0] },
  });
  if (error && !data)
    return (
      <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={<T id="kit.failed" />}>
        <Button onClick={refresh}>
          <T id="kit.retry" />
        </Button>
      </Empty>
    );
  if (!data) return <Skeleton active paragraph={{ rows: 8 }} />;
  if (data.total === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={<T id="history.none" />} />;
  return (
    <>
      <Timeline
        items={data.records.map((entry) => ({
          key: entry.logId,
          color: entry.resultCode === LOG_RESULT.done ? 'blue' : 'red',
          content: <Entry {...props} entry={entry} />,
        }))}
      />
      {data.total > data.records.length && page < PAGES.length - 1 && (
        <Button block loading={loading} onClick={() => setPage(page + 1)}>
          <T id="history.more" values={{ count: data.total - data.records.length }} />
        </Button>
      )}
    </>
  );
}

/** Who changed one record, when, and from what to what; any screen can open it (`useHistory`). */
export function HistoryDrawer(props: HistoryProps) {
  return (
    <Drawer
      open
      size={720}
      title={<T id={props.view?.title ?? 'history.title'} values={{ name: props.name }} />}
      destroyOnHidden
      onClose={props.onClose}
    >
      {props.view && (
        <>
          {props.view.facts}
          <Typography.Title level={5}>
            <T id="history.show" />
          </Typography.Title>
        </>
      )}
      <Entries {...props} />
    </Drawer>
  );
}
