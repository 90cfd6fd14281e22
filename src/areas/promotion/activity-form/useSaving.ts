import type { ActivityDetail } from '@/contract/promotion/activity-answers';
import { createOf, detailOf, updateOf } from '@/contract/promotion/activities';
import type { ActivityType } from '@/contract/promotion/activity';
import { call } from '@/core/http/call';
import { useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { usePage } from '@/core/page/page';
import type { SaveContext } from '@kit/form/useAttempt';
import type { RecordForm } from '@kit/form/useRecordForm';
import { formPath, listPath } from '../shared/paths';
import type { useConflicts } from './conflicts/useConflicts';
import { pageOf } from '@/contract/promotion/activity-pages';
import { type ActivityValues, inputOf } from './activityValues';

type Conflicts = ReturnType<typeof useConflicts>;
type Form = RecordForm<ActivityDetail, ActivityValues>;

/** The fields that a draft requires. */
const DRAFT_FIELDS = ['activityName', 'branchId'];

/** Saves the form as a draft, or publishes it; the user confirms the server's warnings. */
export function useSaving(type: ActivityType, { form, record, setRecord, attempt }: Form, { settle }: Conflicts) {
  const text = useText();
  const { leave } = usePage();
  // Conflicts are asked about once, however often the server warns.
  const save = (saveMode: 'DRAFT' | 'PUBLISH') => {
    let settled: Promise<string | undefined> | undefined;
    return async (values: ActivityValues, { confirmCodes }: SaveContext<ActivityDetail>) => {
      const header = { ...inputOf(values, type), saveMode };
      const stored = record ? { activityId: record.activityId } : {};
      const before = record?.conflictReason ?? '';
      settled ??=
        saveMode === 'DRAFT' ? Promise.resolve(before) : settle({ ...header, ...stored, activityType: type }, before);
      const conflictReason = await settled;
      if (conflictReason === undefined) return undefined;
      const input = { ...header, conflictReason, confirmCodes };
      if (!record) return call(createOf(type), input, { silent: true });
      const { activityId, version } = record;
      return call(updateOf(type), { ...input, activityId, version }, { silent: true });
    };
  };
  const saveDraft = async () => {
    const saved = await attempt(save('DRAFT'), DRAFT_FIELDS);
    if (!saved) return;
    notifier.success(text('activityForm.draftSaved', { code: saved.activityCode }));
    if (!record) {
      leave(formPath({ type, mode: 'edit', id: saved.activityId }));
      return;
    }
    // The basket now belongs to the activity: the next picks need a new one.
    const fresh = await call(detailOf(type), { id: saved.activityId, forEdit: 1 });
    setRecord(fresh);
    form.setFieldsValue({ formId: fresh.formId ?? undefined });
  };
  const publish = async () => {
    const saved = await attempt(save('PUBLISH'));
    if (!saved) return;
    notifier.success(text(record ? 'kit.saved' : 'activityForm.published', { code: saved.activityCode }));
    leave(listPath(pageOf(type)));
  };
  return { saveDraft, publish };
}
