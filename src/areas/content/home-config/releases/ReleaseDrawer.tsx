import { releaseApi, type WholeRelease } from '@/contract/content/releases';
import { call } from '@/core/http/call';
import { T } from '@/core/i18n';
import { Waiting } from '@/ui/Waiting';
import { useCall } from '@kit/data/useCall';
import { RecordDrawer } from '@kit/form/RecordDrawer';
import { MembersField } from './MembersField';
import { areWhole, type MemberValue, valueOf } from './memberValue';
import { releaseFields, type ReleaseValues } from './releaseFields';

const { Field } = releaseFields;
const WIDTH = 760;

/** A new release has no id; a copy starts with the members of another release. */
export interface EditedRelease {
  releaseId?: string;
  isCopied?: boolean;
}

type Read = Partial<WholeRelease>;

const valuesOf = ({ releaseName, startTime, endTime, members = [] }: Read): Partial<ReleaseValues> => ({
  ...(releaseName === undefined ? {} : { releaseName }),
  ...{ startTime: startTime ?? null, endTime: endTime ?? null, members: members.map(valueOf) },
});

function save({ releaseName, startTime, endTime, members }: ReleaseValues, { releaseId, version }: Read) {
  const given = members.map(({ objectName: _, ...member }) => member);
  const form = { releaseName, startTime: startTime ?? '', endTime, members: given };
  const known = releaseId === undefined || version === undefined ? {} : { releaseId, version };
  return call(releaseApi.save, { ...form, ...known }, { silent: true });
}

/** A copy has neither id nor times. */
function opened(edited: EditedRelease, read: WholeRelease | undefined): Read | undefined {
  if (edited.releaseId === undefined) return {};
  if (!read || read.releaseId !== edited.releaseId) return undefined;
  return edited.isCopied === true ? { releaseName: read.releaseName, members: read.members } : read;
}

interface Props {
  edited: EditedRelease;
  onClose: () => void;
}

/** The moment and the members: checked when the release is scheduled, so that a draft may be unfinished. */
export function ReleaseDrawer({ edited, onClose }: Props) {
  const { releaseId = '', isCopied = false } = edited;
  const { data, error, refresh } = useCall(releaseApi.detail, { id: releaseId }, { ready: releaseId !== '' });
  const record = opened(edited, data);
  const isNew = releaseId === '' || isCopied;
  return (
    <RecordDrawer<Read, ReleaseValues>
      drawer={{ width: WIDTH }}
      draftKey={`release ${isNew ? '' : releaseId}`}
      title={isNew ? 'release.addTitle' : 'release.editTitle'}
      titleValues={{ name: data?.releaseName ?? '' }}
      help="release.formHelp"
      fields={releaseFields}
      record={error ? undefined : record}
      waiting={<Waiting error={error} onRetry={refresh} />}
      toValues={valuesOf}
      save={(values) => save(values, record ?? {})}
      onClose={onClose}
    >
      {releaseFields.inputs(['releaseName', 'startTime', 'endTime'])}
      <Field
        name="members"
        // A row that was just added shows no error yet.
        validateTrigger={[]}
        rules={[
          {
            validator: (_, members: MemberValue[] = []) =>
              areWhole(members) ? Promise.resolve() : Promise.reject(new Error('members')),
            message: <T id="release.memberProblem" />,
          },
        ]}
      >
        <MembersField />
      </Field>
    </RecordDrawer>
  );
}
