import {
  ANNOUNCE_TYPE,
  type BranchAnnouncement,
  branchAnnouncementApi,
  MAX_ATTACHMENTS,
} from '@/contract/content/branch-announcements';
import { PUBLISH_STATUS } from '@/contract/content/publishing';
import { call } from '@/core/http/call';
import { useText } from '@/core/i18n';
import { RichText } from '@/ui/rich-text/RichText';
import { RecordDrawer } from '@kit/form/RecordDrawer';
import { AttachmentsField } from '../shared/AttachmentsField';
import { branchAnnouncementFields, type BranchAnnouncementValues } from './branchAnnouncementFields';

const { Field, inputs } = branchAnnouncementFields;
const WIDTH = 760;

/** A new announcement has neither id nor version. */
export type EditedAnnouncement = Partial<BranchAnnouncement>;

const valuesOf = ({ attachments = [], ...announcement }: EditedAnnouncement): Partial<BranchAnnouncementValues> => ({
  ...{ announceType: ANNOUNCE_TYPE.system, content: '', top: 0, startTime: null, endTime: null },
  ...announcement,
  files: attachments.map(({ fileId, name }) => ({ fileId, name })),
});

function save(
  values: BranchAnnouncementValues,
  { record }: { record: EditedAnnouncement | undefined },
): Promise<unknown> {
  const { title, announceType, content, branchIds, top, startTime, endTime, files } = values;
  const attachments = files.map(({ fileId }) => fileId);
  const form = { title, announceType, content, branchIds, top, startTime, endTime, attachments };
  const { announcementId, version } = record ?? {};
  return announcementId === undefined || version === undefined
    ? call(branchAnnouncementApi.add, form, { silent: true })
    : call(branchAnnouncementApi.update, { announcementId, version, ...form }, { silent: true });
}

interface Props {
  record: EditedAnnouncement | undefined;
  onClose: () => void;
}

/** The form of an announcement: its text, the companies that it is for, and its period. */
export function BranchAnnouncementDrawer({ record, onClose }: Props) {
  const text = useText();
  const isShown = record?.publishStatus === PUBLISH_STATUS.published;
  return (
    <RecordDrawer<EditedAnnouncement, BranchAnnouncementValues>
      drawer={{ width: WIDTH }}
      draftKey={`announcement ${record?.announcementId ?? ''}`}
      title={record?.announcementId === undefined ? 'branchAnnouncement.addTitle' : 'branchAnnouncement.editTitle'}
      titleValues={{ name: record?.title ?? '' }}
      {...(isShown ? { help: 'branchAnnouncement.fixedHelp' } : {})}
      fields={branchAnnouncementFields}
      record={record}
      toValues={valuesOf}
      save={save}
      onClose={onClose}
    >
      <Field name="title" disabled={isShown} />
      <Field name="announceType" />
      <Field name="content">
        <RichText label={text('branchAnnouncement.content')} />
      </Field>
      <Field name="files">
        <AttachmentsField max={MAX_ATTACHMENTS} stored={record?.attachments ?? []} />
      </Field>
      {inputs(['branchIds', 'top', 'startTime', 'endTime'])}
    </RecordDrawer>
  );
}
