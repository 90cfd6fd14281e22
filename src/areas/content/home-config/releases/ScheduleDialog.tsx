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
const NOTHING_TO_FILL_IN = {};

interface Props {
  release: Release;
  onClose: () => void;
}

/** Shows the results that the checks of all members would have at the start, then schedules the release. */
export function ScheduleDialog({ release, onClose }: Props) {
  const { releaseId: id, version, releaseName: name, startTime, memberCount: count } = release;
  const isPast = startTime < formatDate(kit().now(), 'YMDHMS');
  const dry = useCall(releaseApi.schedule, { id, version, dryRun: 1 }, { ready: !isPast });
  const rows = dry.data?.rows ?? [];
  const mayGo = dry.data !== undefined && !dry.error && rows.every(({ refused }) => refused === 0);
  const checks = dry.data ? <CheckRows rows={rows} /> : <Skeleton active />;
  const checksOrFailure = dry.error ? <LoadFailed error={dry.error} onRetry={dry.refresh} /> : checks;
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
      // Without a record there is no button: a release that fails its checks cannot be scheduled.
      record={mayGo ? NOTHING_TO_FILL_IN : undefined}
      waiting={isPast ? <Alert showIcon type="error" title={<T id="release.past" />} /> : checksOrFailure}
      save={(_, { confirmCodes }) => {
        const accepted = rows.map(({ code }) => code);
        // The button accepts the warnings that are shown here.
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
