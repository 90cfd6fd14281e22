import { useInterval } from 'ahooks';
import { Alert, Descriptions, Drawer, Empty, Flex, Skeleton, Typography } from 'antd';
import type { ReactNode } from 'react';
import { type StorageOverview, storageApi } from '@/contract/tasks/storage';
import { call } from '@/core/http/call';
import { T, useText } from '@/core/i18n';
import { LoadFailed } from '@/ui/LoadFailed';
import { RecordTable } from '@/ui/RecordTable';
import { ActionButton } from '@kit/actions/ActionButton';
import { useCall } from '@kit/data/useCall';
import { formatDateTime } from '@kit/format/date';
import { formatBytes, formatQuantity } from '@kit/format/number';
import {
  fileStore,
  type Rule,
  ruleColumns,
  type Usage,
  usageColumns,
  userColumns,
  type UserUsage,
} from './storageFields';

/** How often it is read again while a sweep is under way. */
const LOOK_AGAIN_MS = 2_000;

const quota = (bytes: number) => (bytes === 0 ? <T id="storage.unlimited" /> : formatBytes(bytes));

function Facts({ overview }: { overview: StorageOverview }) {
  const { store, quotas, lastSweep, unusedHours } = overview;
  const items = [
    { key: 'store', label: <T id="storage.current" />, children: fileStore.labelOf(store) },
    { key: 'user', label: <T id="storage.quotaOfUser" />, children: quota(quotas.user) },
    { key: 'branch', label: <T id="storage.quotaOfBranch" />, children: quota(quotas.branch) },
    { key: 'all', label: <T id="storage.quotaOfAll" />, children: quota(quotas.all) },
    {
      key: 'unused',
      label: <T id="storage.unused" />,
      children: <T id="storage.afterHours" values={{ unusedHours }} />,
    },
    {
      key: 'swept',
      label: <T id="storage.lastSweep" />,
      children: lastSweep ? (
        <T
          id="storage.swept"
          values={{
            time: formatDateTime(lastSweep.at),
            unused: formatQuantity(lastSweep.unused),
            unknown: formatQuantity(lastSweep.unknown),
            missing: formatQuantity(lastSweep.missing),
          }}
        />
      ) : (
        <T id="storage.never" />
      ),
    },
  ];
  return <Descriptions column={1} bordered size="small" items={items} />;
}

function Heading({ children }: { children: ReactNode }) {
  return (
    <Typography.Title level={5} style={{ margin: 0 }}>
      {children}
    </Typography.Title>
  );
}

function Overview({ overview }: { overview: StorageOverview }) {
  const text = useText();
  const { usage, users, retention, retainedAt, missing } = overview;
  const none = { emptyText: <Empty description={<T id="storage.none" />} /> };
  return (
    <Flex vertical gap="middle">
      {missing > 0 && <Alert type="error" showIcon title={text('storage.missing', { count: missing })} />}
      <Facts overview={overview} />
      <Heading>
        <T id="storage.usage" />
      </Heading>
      <RecordTable<Usage>
        rowKey={({ kind, store }) => `${kind} ${store}`}
        columns={usageColumns}
        rows={usage}
        locale={none}
      />
      <Heading>
        <T id="storage.users" />
      </Heading>
      <RecordTable<UserUsage> rowKey="loginName" columns={userColumns} rows={users} locale={none} />
      <Heading>
        <T id="storage.retention" />
      </Heading>
      <Typography.Text type="secondary">
        {retainedAt ? text('storage.retained', { time: formatDateTime(retainedAt) }) : text('storage.never')}
      </Typography.Text>
      <RecordTable<Rule> rowKey="name" columns={ruleColumns} rows={retention} />
    </Flex>
  );
}

/** The files and rows that the installation keeps, and their removal: for headquarters. */
export function StorageDrawer({ onClose }: { onClose: () => void }) {
  const text = useText();
  const { data, error, refresh } = useCall(storageApi.overview, {});
  useInterval(refresh, data?.isSweeping ? LOOK_AGAIN_MS : undefined);
  return (
    <Drawer
      open
      size={640}
      title={text('storage.title')}
      onClose={onClose}
      extra={
        <ActionButton
          code="downloadFile_sweep"
          label="storage.sweep"
          loading={data?.isSweeping ?? false}
          confirm={{ title: 'storage.askSweep', content: 'storage.askSweepHelp' }}
          onAction={() => call(storageApi.sweep, {})}
          done="storage.sweeping"
        />
      }
    >
      {data ? (
        <Overview overview={data} />
      ) : error ? (
        <LoadFailed error={error} onRetry={refresh} />
      ) : (
        <Skeleton active />
      )}
    </Drawer>
  );
}
