import { Alert, Skeleton } from 'antd';
import { type Release, releaseApi } from '@/contract/content/releases';
import { call } from '@/core/http/call';
import { T } from '@/core/i18n';
import { LoadFailed } from '@/ui/LoadFailed';
import { useCall } from '@kit/data/useCall';
import { RecordDialog } from '@kit/form/RecordDialog';
import { formatDate } from '@kit/format/date';
import { kit } from '@kit/host';
import { CheckRows } from './CheckRows';
import { releaseFields } from './releaseFields';

const WIDTH = 640;

interface Props {
  release: Release;
  onClose: () => void;
}

/** Asks with all checks of all members as they will be at the start, then schedules. */
export function ScheduleDialog({ release, onClose }: Props) {
  const { releaseId: id, version, releaseName: name, startTime, memberCount: count } = release;
  const isPast = startTime < formatDate(kit().now(), 'YMDHMS');
  const dry = useCall(releaseApi.schedule, { id, version, dryRun: 1 }, { ready: !isPast });
  const rows = dry.data?.rows ?? [];
  const mayGo = dry.data !== undefined && !dry.error && rows.every(({ refused }) => refused === 0);
  const read = dry.data ? <CheckRows rows={rows} /> : <Skeleton active />;
  const past = <Alert showIcon type="error" title={<T id="release.past" />} />;
  const failed = dry.error ? <LoadFailed error={dry.error} onRetry={dry.refresh} /> : read;
  return (
    <RecordDialog<object>
      modal={{ width: WIDTH }}
      draftKey={`schedule release ${id}`}
      title="release.scheduleTitle"
      titleValues={{ name, count, time: formatDate(startTime, 'YMDHM') }}
      help="release.scheduleHelp"
      okText="release.schedule"
      done="release.scheduled"
      doneValues={{ name }}
      fields={releaseFields}
      // What does not pass has no button to schedule it.
      record={mayGo ? {} : undefined}
      waiting={isPast ? past : failed}
      save={(_, { confirmCodes }) => {
        const accepted = rows.map(({ code }) => code);
        // What is shown here needs not be asked for once more.
        return call(
          releaseApi.schedule,
          { id, version, confirmCodes: [...confirmCodes, ...accepted] },
          { silent: true },
        );
      }}
      onClose={onClose}
    >
      <CheckRows rows={rows} />
    </RecordDialog>
  );
}
