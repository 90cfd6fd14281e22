import { Drawer, Flex, Skeleton, Typography } from 'antd';
import { RELEASE_STATUS, releaseApi, type WholeRelease } from '@/contract/content/releases';
import { T } from '@/core/i18n';
import { useHistory } from '@/shared/history/useHistory';
import { LoadFailed } from '@/ui/LoadFailed';
import { RecordFacts } from '@/ui/RecordFacts';
import { RecordTable } from '@/ui/RecordTable';
import { ActionButton } from '@kit/actions/ActionButton';
import { useCall } from '@kit/data/useCall';
import { CheckRows } from './CheckRows';
import { memberFields, releaseFields } from './releaseFields';

const WIDTH = 960;
const FACTS = [
  ...([
    'releaseNo',
    'releaseName',
    'branchName',
    'startTime',
    'endTime',
    'status',
    'publishTime',
    'endedTime',
  ] as const),
  ...(['actorName', 'createdByName', 'reason'] as const),
] as const;
const { columns } = memberFields.table({
  show: ['objectType', 'objectName', 'action', 'versionNo', 'branchNames', 'doneTime', 'backTime', 'backNote'],
});

function Whole({ release, onHistory }: { release: WholeRelease; onHistory: () => void }) {
  const { status, rows, members } = release;
  return (
    <Flex vertical gap="middle">
      <RecordFacts<WholeRelease> fields={releaseFields} record={release} show={FACTS} />
      {release.missed === 1 && (
        <Typography.Text type="warning">
          <T id="release.missedHelp" />
        </Typography.Text>
      )}
      {(status === RELEASE_STATUS.refused || rows.length > 0) && <CheckRows rows={rows} />}
      <RecordTable
        columns={columns}
        rows={members}
        rowKey={({ objectType, objectId }) => `${objectType} ${objectId}`}
      />
      <div>
        <ActionButton label="history.show" onAction={onHistory} />
      </div>
    </Flex>
  );
}

interface Props {
  releaseId: string;
  name: string;
  onClose: () => void;
}

/** One release with its members, the result of each, and its history. */
export function ReleaseDetail({ releaseId, name, onClose }: Props) {
  const { data, error, refresh } = useCall(releaseApi.detail, { id: releaseId });
  const changes = useHistory({ objectType: 'release', fields: releaseFields });
  const read = data ? (
    <Whole release={data} onHistory={() => changes.show({ objectId: releaseId, name })} />
  ) : (
    <Skeleton active />
  );
  return (
    <Drawer open size={WIDTH} title={<T id="release.detailTitle" values={{ name }} />} onClose={onClose}>
      {error ? <LoadFailed error={error} onRetry={refresh} /> : read}
      {changes.drawer}
    </Drawer>
  );
}
