import { Form, Select } from 'antd';
import {
  ANNOUNCE_TARGET,
  ANNOUNCE_TYPE,
  type AnnounceTarget,
  type Announcement,
  announcementApi,
  MAX_ATTACHMENTS,
  MAX_REMIND_DAYS,
  PUBLISH_STATUS,
  USUAL_SECONDS,
} from '@/contract/content/announcements';
import { FLAG } from '@/contract/fields';
import { call } from '@/core/http/call';
import { T, useText } from '@/core/i18n';
import { RecordDrawer } from '@kit/form/RecordDrawer';
import { RichText } from '@/ui/rich-text/RichText';
import { AttachmentsField } from '../shared/AttachmentsField';
import { announcementFields, type AnnouncementValues, target } from './announcementFields';
import { LanguageFields, wholeLanguages } from './LanguageFields';
import { FairField, TargetsField } from './TargetsField';

const { Field, inputs } = announcementFields;
const WIDTH = 760;
const DAYS = [1, 2, 3, 5, 7, 10, 14, 21, 30, 60] as const;
const { branch, role, customerType, users } = ANNOUNCE_TARGET;
const NAMED: readonly AnnounceTarget[] = [branch, role, customerType, users];

/** A new announcement has neither id nor version. */
export type EditedAnnouncement = Partial<Announcement>;

const valuesOf = ({ attachments = [], tradeFairId, ...one }: EditedAnnouncement): Partial<AnnouncementValues> => ({
  ...{ announceType: ANNOUNCE_TYPE.system, targetType: ANNOUNCE_TARGET.everyone, targetIds: [], content: '' },
  ...{ top: FLAG.no, popup: FLAG.no, popupTimes: 1, mustRead: FLAG.no, minSeconds: USUAL_SECONDS, confirmText: '' },
  ...{ confirmBy: null, remindDays: [], startTime: null, endTime: null, planTime: null, languages: {} },
  ...one,
  ...{ reconfirm: FLAG.no, tradeFairId: tradeFairId ?? null },
  files: attachments.map(({ fileId, name }) => ({ fileId, name })),
});

function save(values: AnnouncementValues, { record }: { record: EditedAnnouncement | undefined }): Promise<unknown> {
  const { title, content, announceType, targetType, tradeFairId, top, popup, popupTimes, mustRead } = values;
  const { minSeconds, confirmBy, confirmText, remindDays, startTime, endTime, planTime, reconfirm, files } = values;
  const form = {
    ...{ title, content, announceType, targetType, tradeFairId, top, popup, popupTimes, mustRead, minSeconds },
    ...{ confirmBy, confirmText, remindDays, startTime, endTime, planTime },
    attachments: files.map(({ fileId }) => fileId),
    targetIds: NAMED.includes(targetType) ? values.targetIds : [],
    ...(targetType === customerType && { popup: FLAG.no, mustRead: FLAG.no, remindDays: [] }),
    languages: wholeLanguages(values.languages),
  };
  const { announcementId, version } = record ?? {};
  return announcementId === undefined || version === undefined
    ? call(announcementApi.add, form, { silent: true })
    : call(announcementApi.update, { announcementId, version, ...form, reconfirm }, { silent: true });
}

/** For whom the announcement is; fixed once it is published. */
function Target({ isShown }: { isShown: boolean }) {
  const form = Form.useFormInstance();
  const targetType = Form.useWatch<AnnounceTarget | undefined>('targetType') ?? ANNOUNCE_TARGET.everyone;
  const isToGuests = targetType === ANNOUNCE_TARGET.fairGuests;
  return (
    <>
      <Field name="targetType">
        <Select
          disabled={isShown}
          options={[...target.options]}
          // Targets that were chosen of another kind do not fit this kind.
          onSelect={() => form.setFieldValue('targetIds', [])}
        />
      </Field>
      {NAMED.includes(targetType) && (
        <Field name="targetIds">
          <TargetsField targetType={targetType} disabled={isShown} />
        </Field>
      )}
      <Field name="tradeFairId" required={isToGuests}>
        <FairField disabled={isShown} />
      </Field>
    </>
  );
}

/** Whether the announcement pops up by itself. */
function Windows({ isShown }: { isShown: boolean }) {
  const text = useText();
  const isForCustomers = Form.useWatch<unknown>('targetType') === customerType;
  const hasPopup = Form.useWatch<unknown>('popup') === FLAG.yes;
  const mustRead = Form.useWatch<unknown>('mustRead') === FLAG.yes;
  // Customers have no account here, so nobody knows which of them have read it.
  if (isForCustomers) return null;
  return (
    <>
      <Field name="popup" />
      {hasPopup && <Field name="popupTimes" />}
      <Field name="mustRead" />
      {mustRead && inputs(['minSeconds', 'confirmBy', 'confirmText'])}
      {mustRead && isShown && <Field name="reconfirm" />}
      <Field name="remindDays">
        <Select
          placeholder={<T id="select.choose" />}
          mode="multiple"
          maxCount={MAX_REMIND_DAYS}
          options={DAYS.map((value) => ({ value, label: text('announcement.day', { count: value }) }))}
        />
      </Field>
    </>
  );
}

interface Props {
  record: EditedAnnouncement | undefined;
  onClose: () => void;
}

/** The text of an announcement, for whom it is, whether it pops up, and when it is shown. */
export function AnnouncementDrawer({ record, onClose }: Props) {
  const text = useText();
  const isShown = record?.publishStatus === PUBLISH_STATUS.published;
  return (
    <RecordDrawer<EditedAnnouncement, AnnouncementValues>
      drawer={{ width: WIDTH }}
      draftKey={`announcementV2 ${record?.announcementId ?? ''}`}
      title={record?.announcementId === undefined ? 'announcement.add' : 'announcement.edit'}
      titleValues={{ name: record?.title ?? '' }}
      help={isShown ? 'announcement.fixedHelp' : 'announcement.formHelp'}
      fields={announcementFields}
      record={record}
      toValues={valuesOf}
      save={save}
      onClose={onClose}
    >
      <Field name="title" disabled={isShown} />
      <Field name="announceType" />
      <Field name="content">
        <RichText label={text('announcement.content')} />
      </Field>
      <LanguageFields />
      <Field name="files">
        <AttachmentsField max={MAX_ATTACHMENTS} stored={record?.attachments ?? []} />
      </Field>
      <Target isShown={isShown} />
      <Field name="top" />
      <Windows isShown={isShown} />
      {inputs(isShown ? ['startTime', 'endTime'] : ['planTime', 'startTime', 'endTime'])}
    </RecordDrawer>
  );
}
