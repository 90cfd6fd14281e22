import { Descriptions, Drawer, Flex, Skeleton, Typography } from 'antd';
import { LoadFailed } from '@/ui/LoadFailed';
import { type LogDetail, operationLogApi } from '@/contract/system/operation-log';
import { formatDateTime } from '@kit/format/date';
import { NOTHING } from '@kit/format/number';
import { useCall } from '@kit/data/useCall';
import { T } from '@/core/i18n';
import { ChangeTable } from '@/shared/history/ChangeTable';
import { logAction, LogResult } from '@/shared/history/logCodes';
import { PageName } from '@/shared/history/PageName';
import { ObjectName } from './ObjectName';
import { type Records, useDescribed } from './useDescribed';

function Facts({ entry }: { entry: LogDetail }) {
  const { operateTime, operatorName, loginName, branchName, action, objectType, objectId, objectName } = entry;
  const items = [
    { key: 'operateTime', label: <T id="operationLog.operateTime" />, children: formatDateTime(operateTime) },
    {
      key: 'operatorName',
      label: <T id="operationLog.operatorName" />,
      children: [operatorName, loginName].filter(Boolean).join(' · ') || NOTHING,
    },
    { key: 'branchName', label: <T id="operationLog.branchName" />, children: branchName || NOTHING },
    { key: 'menuTitle', label: <T id="operationLog.menuTitle" />, children: <PageName {...entry} /> },
    { key: 'action', label: <T id="operationLog.action" />, children: <logAction.Tag value={action} /> },
    { key: 'objectType', label: <T id="operationLog.objectType" />, children: <ObjectName type={objectType} /> },
    { key: 'objectName', label: <T id="operationLog.objectName" />, children: objectName || NOTHING },
    { key: 'objectId', label: <T id="operationLog.objectId" />, children: objectId || NOTHING },
    {
      key: 'resultCode',
      label: <T id="operationLog.resultCode" />,
      children: (
        <>
          <LogResult code={entry.resultCode} />
          {entry.resultCode}
        </>
      ),
    },
    { key: 'costMs', label: <T id="operationLog.costMs" />, children: entry.costMs },
    { key: 'ip', label: <T id="operationLog.ip" />, children: entry.ip },
    {
      key: 'requestId',
      label: <T id="operationLog.requestId" />,
      children: (
        <Typography.Text code copyable>
          {entry.requestId}
        </Typography.Text>
      ),
    },
  ];
  return <Descriptions column={1} bordered size="small" styles={{ label: { whiteSpace: 'nowrap' } }} items={items} />;
}

/** What was changed; the id of a new record stands among its facts, and it goes without saying that it is there. */
const toldChanges = ({ changes, objectId }: LogDetail) =>
  Object.fromEntries(
    Object.entries(changes).filter(
      ([field, [before, after]]) => before !== null || (after !== objectId && field !== 'deleted'),
    ),
  );

interface Props {
  logId: string;
  loadRecords: () => Promise<Records>;
  onClose: () => void;
}

/** All details of one row of the log. */
export function LogDrawer({ logId, loadRecords, onClose }: Props) {
  const { data, error, refresh } = useCall(operationLogApi.detail, { id: logId });
  const changes = data ? toldChanges(data) : {};
  const { loading, texts: _texts, ...described } = useDescribed(data?.objectType, loadRecords);
  return (
    <Drawer open size={720} title={<T id="operationLog.title" />} destroyOnHidden onClose={onClose}>
      {error && !data && <LoadFailed error={error} onRetry={refresh} />}
      {!error && !data && <Skeleton active paragraph={{ rows: 12 }} />}
      {data && (
        <Flex vertical gap="middle">
          <Facts entry={data} />
          <Typography.Text strong>
            <T id="operationLog.changes" />
          </Typography.Text>
          {Object.keys(changes).length === 0 && <T id="operationLog.noChanges" />}
          {Object.keys(changes).length > 0 &&
            (loading ? (
              <Skeleton active />
            ) : (
              <ChangeTable objectType={data.objectType} entry={{ changes }} {...described} />
            ))}
        </Flex>
      )}
    </Drawer>
  );
}
